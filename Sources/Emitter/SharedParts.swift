import NavgenSpecParser

/// All that screens may share.
struct SharedParts {
  /// A push's animation, with what becomes of it for people who reduce motion.
  struct PushLook: Hashable {
    let animation: Animation
    let reduceMotion: Pop.ReduceMotion
  }

  let bars: SharedValues<BarLook>
  let fades: SharedValues<Fade>
  let pops: SharedValues<Pop>
  let pushes: SharedValues<PushLook>
  let questions: SharedValues<BackInterception.Ask>

  init(_ spec: NavigationSpec) {
    bars = SharedValues(spec) { $0.bar.isEmpty ? nil : $0.bar }
    fades = SharedValues(spec) { $0.fade?.scroll == .auto ? $0.fade : nil }
    pops = SharedValues(spec, of: \.sharedPop)
    pushes = SharedValues(spec, of: \.sharedPush)
    questions = SharedValues(spec, of: \.back?.ask)
  }
}

extension Screen {
  /// What stands inside `Pop` and would be taken there for a view of that name.
  private static let typesOfPop: Set<Substring> = [
    "Gesture", "ReduceMotion", "ScrollViews", "Style",
  ]

  fileprivate var sharedPop: Pop? {
    // Its views may be newer than the target, as its controller is.
    if available != nil, !pop.excludedViews.isEmpty { return nil }
    let namesOwnTypes = pop.excludedViews.contains { view in
      view.split { "<>., ".contains($0) }.contains(where: Self.typesOfPop.contains)
    }
    if namesOwnTypes { return nil }
    var pop = pop
    pop.animation = pop.animation.effective
    return pop
  }

  fileprivate var sharedPush: SharedParts.PushLook? {
    push.animation.map {
      SharedParts.PushLook(animation: $0.effective, reduceMotion: pop.reduceMotion)
    }
  }
}

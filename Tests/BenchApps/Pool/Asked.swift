import UIKitBench

/// What a screen answers when a person wants to leave it.
struct Mood {
  var answer = Answer.yes
  /// What it was asked about, in order.
  var asked: [String] = []
  /// Gives the answer that was put off.
  var later: (() -> Void)?

  enum Answer: CaseIterable { case yes, no, asksAndPops, asksAndForgets, asksAndWaits }
}

/// What a person has written and not yet saved.
struct Draft {
  var hasChanges: Bool
}

/// A screen that says whether it may be left, in the types of any spec.
@MainActor
protocol Asked: UIViewController {
  var mood: Mood { get set }
}

extension Asked {
  var hasChanges: Bool { mood.answer != .yes }
  var draft: Draft? { mood.answer == .no ? nil : Draft(hasChanges: hasChanges) }

  func shouldPop<Decision: PopDecision>(by trigger: some Any) -> Decision {
    mood.asked.append("\(trigger)")
    return switch mood.answer {
    case .yes: .pop
    case .no: .stay
    case .asksAndPops: .ask { $0.pop() }
    case .asksAndForgets: .ask { _ in }
    case .asksAndWaits: .ask { [weak self] answer in self?.mood.later = { answer.pop() } }
    }
  }
}

/// What the decisions of all specs have in common.
@MainActor
protocol PopDecision {
  associatedtype Answer: PopAnswer
  static var pop: Self { get }
  static var stay: Self { get }
  static func ask(_ question: @escaping @MainActor (Answer) -> Void) -> Self
}

/// What the answers of all specs have in common.
@MainActor
protocol PopAnswer: AnyObject {
  func pop()
}

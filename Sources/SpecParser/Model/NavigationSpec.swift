/// A whole spec, read, merged and checked: only valid values, nothing left to guess.
public struct NavigationSpec: Sendable, Equatable {
  /// The spec's file name without its folder, for example `shop.nav`.
  public var fileName: String
  public var module: Module
  public var output: Output
  /// The `defaults` first, then each style after all it uses and else by name.
  ///
  /// What they give is in the screens already; they only know by which name.
  public var styles: [Style]
  /// Sorted by name.
  public var screens: [Screen]
  /// Sorted by name.
  public var bars: [StandaloneBar]

  public init(
    fileName: String, module: Module, output: Output, styles: [Style], screens: [Screen],
    bars: [StandaloneBar]
  ) {
    self.fileName = fileName
    self.module = module
    self.output = output
    self.styles = styles
    self.screens = screens
    self.bars = bars
  }
}

/// How the output is laid out on disk.
public struct Output: Sendable, Equatable {
  public enum Layout: String, Sendable, CaseIterable { case split, single }
  /// The template sets that navgen itself holds.
  public enum BuiltInSet: String, Sendable, CaseIterable { case uikit }

  /// The set that writes it.
  public var set: BuiltInSet
  public var layout: Layout

  public init(set: BuiltInSet, layout: Layout) {
    self.set = set
    self.layout = layout
  }
}

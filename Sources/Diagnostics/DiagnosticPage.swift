/// What `navgen explain ID` prints about one diagnostic.
public struct DiagnosticPage: Sendable, Equatable {
  /// What it says, in a sentence or two.
  public let what: String
  /// Why navgen refuses it or warns.
  public let why: String
  /// The shortest input that gives it.
  public let wrong: String
  /// The same input put right.
  public let right: String

  public init(what: String, why: String, wrong: String, right: String) {
    self.what = what
    self.why = why
    self.wrong = wrong
    self.right = right
  }
}

extension DiagnosticID {
  /// Every id's page, from the sections in `Pages+….swift`; an id stands in one of them.
  static let pages = [syntaxPages, specPages, templatePages, filePages]
    .reduce(into: [DiagnosticID: DiagnosticPage]()) { pages, section in
      pages.merge(section) { page, _ in page }
    }

  /// What `navgen explain` prints about this id.
  public var page: DiagnosticPage {
    guard let page = DiagnosticID.pages[self] else {
      preconditionFailure("`\(rawValue)` has no page in Pages+….swift, which a test checks")
    }
    return page
  }
}

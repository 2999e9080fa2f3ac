/// Every diagnostic navgen can give. The raw value is what stands in brackets at a message's end
/// and what `navgen explain` takes.
///
/// Grouped by the stage that gives them, sorted within a group. The pages stand in `Pages+….swift`.
public enum DiagnosticID: String, Sendable, CaseIterable {
  // Syntax: the YAML subset. Pages+Syntax.swift
  case alias
  case ambiguousComment = "ambiguous-comment"
  case anchor
  case bidirectionalCharacter = "bidirectional-character"
  case blockHeader = "block-header"
  case blockIndentation = "block-indentation"
  case byteOrderMark = "byte-order-mark"
  case carriageReturn = "carriage-return"
  case colonInValue = "colon-in-value"
  case continuationIndentation = "continuation-indentation"
  case controlCharacter = "control-character"
  case directive
  case documentLine = "document-line"
  case duplicateKey = "duplicate-key"
  case explicitKey = "explicit-key"
  case fileTooLarge = "file-too-large"
  case indentation
  case invalidUTF8 = "invalid-utf8"
  case invisibleCharacter = "invisible-character"
  case keyTooLong = "key-too-long"
  case lineSeparator = "line-separator"
  case mergeKey = "merge-key"
  case missingBlank = "missing-blank"
  case missingColon = "missing-colon"
  case missingComma = "missing-comma"
  case missingKey = "missing-key"
  case missingValue = "missing-value"
  case mixedCollection = "mixed-collection"
  case multiLineKey = "multi-line-key"
  case multiLineText = "multi-line-text"
  case nestingTooDeep = "nesting-too-deep"
  case nonScalarKey = "non-scalar-key"
  case pairInSequence = "pair-in-sequence"
  case reservedCharacter = "reserved-character"
  case sequenceOnKeyLine = "sequence-on-key-line"
  case severalDocuments = "several-documents"
  case surrogateEscape = "surrogate-escape"
  case tab
  case tag
  case unclosedBracket = "unclosed-bracket"
  case unclosedQuote = "unclosed-quote"
  case unexpectedText = "unexpected-text"
  case unknownEscape = "unknown-escape"

  // Schema, merging and checks across keys. Pages+Spec.swift, Pages+Checks.swift
  case bareTime = "bare-time"
  case duplicateName = "duplicate-name"
  case emptyList = "empty-list"
  case emptySpec = "empty-spec"
  case emptyText = "empty-text"
  case fadedImage = "faded-image"
  case generatedName = "generated-name"
  case guardedAPI = "guarded-api"
  case hiddenFade = "hidden-fade"
  case ignoredValue = "ignored-value"
  case includeCycle = "include-cycle"
  case includeDepth = "include-depth"
  case includePath = "include-path"
  case invalidModuleName = "invalid-module-name"
  case invalidName = "invalid-name"
  case misplacedKey = "misplaced-key"
  case newerAPI = "newer-api"
  case notABool = "not-a-bool"
  case notAColor = "not-a-color"
  case notACurve = "not-a-curve"
  case notAFont = "not-a-font"
  case notAModule = "not-a-module"
  case notAnAsset = "not-an-asset"
  case notANumber = "not-a-number"
  case notAPropertyPath = "not-a-property-path"
  case notATable = "not-a-table"
  case notAType = "not-a-type"
  case noVersion = "no-version"
  case opaqueBar = "opaque-bar"
  case outOfRange = "out-of-range"
  case pathWithoutClass = "path-without-class"
  case requiredKey = "required-key"
  case reservedName = "reserved-name"
  case sharedController = "shared-controller"
  case steadyStatusBar = "steady-status-bar"
  case styleCycle = "style-cycle"
  case unknownKey = "unknown-key"
  case unknownStyle = "unknown-style"
  case unknownValue = "unknown-value"
  case unreachableMenu = "unreachable-menu"
  case unreachableSwipe = "unreachable-swipe"
  case unreadableInclude = "unreadable-include"
  case unsupportedIOS = "unsupported-ios"
  case unsupportedVersion = "unsupported-version"
  case unusedStyle = "unused-style"
  case vibrantWithoutBlur = "vibrant-without-blur"
  case wrongShape = "wrong-shape"
  case wrongUnit = "wrong-unit"

  // Templates and template sets. Pages+Templates.swift
  case filterArguments = "filter-arguments"
  case macroArguments = "macro-arguments"
  case strayTag = "stray-tag"
  case templateCycle = "template-cycle"
  case templateLimit = "template-limit"
  case templateLiteral = "template-literal"
  case templateOperator = "template-operator"
  case templateSyntax = "template-syntax"
  case templateType = "template-type"
  case unclosedDelimiter = "unclosed-delimiter"
  case unclosedTag = "unclosed-tag"
  case undefinedName = "undefined-name"
  case unknownFilter = "unknown-filter"
  case unknownMacro = "unknown-macro"
  case unknownTag = "unknown-tag"
  case unknownTemplate = "unknown-template"
  case unusedTemplate = "unused-template"

  // Files, folders and the command line. Pages+Files.swift
  case badOutputPath = "bad-output-path"
  case duplicateModule = "duplicate-module"
  case duplicateOutputFile = "duplicate-output-file"
  case editedFile = "edited-file"
  case editedStaleFile = "edited-stale-file"
  case includeOnlyFile = "include-only-file"
  case linkLeadingOut = "link-leading-out"
  case lostSpec = "lost-spec"
  case noSpecs = "no-specs"
  case noTemplates = "no-templates"
  case unreadableFile = "unreadable-file"
  case unwritableFile = "unwritable-file"
  case wrongUse = "wrong-use"
}

extension DiagnosticID {
  /// The severity every diagnostic of this id has.
  public var severity: Diagnostic.Severity {
    switch self {
    case .guardedAPI: .note
    case .editedStaleFile, .ignoredValue, .lostSpec, .opaqueBar, .unreachableMenu,
      .unreachableSwipe,
      .unusedStyle:
      .warning
    default: .error
    }
  }
}

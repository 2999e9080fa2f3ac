import NavgenDiagnostics
import NavgenEmitter
import NavgenSpecParser

/// The stages that are still to come, with the signatures the command calls them by.
func specDump(_ spec: NavigationSpec) -> String { "" }

func emit(_ spec: NavigationSpec) -> (FilePlan?, [Diagnostic]) { (nil, []) }

func readSpec(_ file: SourceFile, load: (String) -> SourceFile?) -> (
  spec: NavigationSpec?, diagnostics: [Diagnostic]
) {
  (nil, parse(file).diagnostics)
}

import NavgenDiagnostics
import NavgenEmitter
import NavgenSpecParser

/// The stages that are still to come, with the signatures the command calls them by.
func emit(_ spec: NavigationSpec) -> (FilePlan?, [Diagnostic]) { (nil, []) }

import Foundation
import PackagePlugin

/// Generates a Swift file from each spec of a target, wherever its folder holds it.
@main
struct NavgenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return SpecSet(target.sourceFiles.map(\.url), in: target.directoryURL).commands(
      running: try context.tool(named: "navgen").url, in: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      SpecSet(target.inputFiles.map(\.url), in: nil).commands(
        running: try context.tool(named: "navgen").url, in: context.pluginWorkDirectoryURL)
    }
  }
#endif

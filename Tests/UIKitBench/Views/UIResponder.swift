import Foundation

/// Whatever handles events.
@MainActor
open class UIResponder: NSObject {}

import UIKit

extension Bundle {
    /// What SwiftPM declares in a target with resources.
    nonisolated static var module: Bundle { Bundle(for: StampViewController.self) }
}

class StampViewController: UIViewController { deinit {} }

class LetterViewController: UIViewController { deinit {} }

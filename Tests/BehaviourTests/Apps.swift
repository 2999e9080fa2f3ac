import UIKitBench

@testable import EverythingApp
@testable import SmallApps

/// The app of the spec that uses everything, with screens pushed onto a root that the spec does not name.
@MainActor
func everything(_ bench: Bench, _ controllers: UIViewController...) -> App {
  let root = UIViewController().titled("root")
  let app = App(bench, EverythingNavigationController(rootViewController: root))
  for controller in controllers { app.push(controller) }
  return app
}

/// The app of the spec that mixes gestures, with screens pushed onto a root that the spec does not name.
@MainActor
func mail(_ bench: Bench, _ controllers: UIViewController...) -> App {
  let root = UIViewController().titled("root")
  let app = App(bench, MailNavigationController(rootViewController: root))
  for controller in controllers { app.push(controller) }
  return app
}

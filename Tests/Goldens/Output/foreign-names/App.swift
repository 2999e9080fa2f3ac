import UIKit

// Types that an app may have for itself. What is generated means Swift's.

enum Array {}
enum Bool {}
struct Bundle {}
enum Equatable {}
enum Error {}
enum Hashable {}
enum Int {}
enum Optional {}
enum Result {}
enum Screen {}
enum Selector {}
enum Sendable {}
enum Set {}
enum String {}
enum View {}

enum Animation {}
enum Back {}
enum Bar {}
enum Curve {}
enum Fade {}
enum Pop {}
enum StatusBar {}

enum ClassTable {}
enum DelegateKeeper {}
enum ForwardedCall {}
enum Parts {}
enum PopAttempt {}
enum PopDriver {}
enum PreparedBar {}
enum Stretch {}

// Members of UIKit's classes that an app may have added.

extension UIView {
    var firstVerticalScrollView: UIScrollView? { nil }
    var takesDrag: Swift.Bool { false }
}

extension UIScrollView {
    var canScrollBack: Swift.Bool { false }
    var isMovedByHand: Swift.Bool { false }
    var scrollsSideways: Swift.Bool { false }
}

extension UIColor {
    var components: [CGFloat] { [] }
    func faded(to progress: CGFloat) -> UIColor { self }
    func mixed(with other: UIColor, at progress: CGFloat) -> UIColor { self }
}

extension UIViewController {
    var topPresented: UIViewController { self }
}

extension CGFloat {
    func differsVisibly(from other: CGFloat) -> Swift.Bool { self != other }
}

class ListViewController: UIViewController {
    let list = UITableView()
    var isDirty = false

    deinit {}
}

class NoteViewController: UIViewController, CrowdShouldPop {
    deinit {}

    func shouldPop(by trigger: CrowdPopTrigger) -> CrowdPopDecision { .stay }
}

class StageViewController: UIViewController, CrowdScreenNaming {
    var crowdScreen: CrowdScreen? { .stage }

    deinit {}
}

class WallViewController: UIViewController { deinit {} }

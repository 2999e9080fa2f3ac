import UIKit

class GalleryViewController: UIViewController { deinit {} }

class ShelfViewController: UIViewController {
    var isFull = false

    deinit {}
}

/// Shows what it is given, as a hosting controller does.
class StageViewController<Content>: UIViewController, StudioScreenNaming, StudioShouldPop {
    var studioScreen: StudioScreen?

    deinit {}

    func shouldPop(by trigger: StudioPopTrigger) -> StudioPopDecision { .stay }
}

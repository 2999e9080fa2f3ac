import UIKitBench

// The screens of the small specs, named as in their files.

class FormViewController: UIViewController {}
class ListViewController: UITableViewController {}
class MovieViewController: UIViewController {}
class HomeViewController: UIViewController {}

/// Asks before UIKit's own swipe.
class NoteViewController: UIViewController, NotesShouldPop {
  var decision = NotesPopDecision.pop
  var asked: [NotesPopTrigger] = []

  func shouldPop(by trigger: NotesPopTrigger) -> NotesPopDecision {
    asked.append(trigger)
    return decision
  }
}

class InboxViewController: UIViewController {}

/// Asks while it sends.
class MessageViewController: UIViewController, MailShouldPop {
  var isSending = false
  var decision = MailPopDecision.stay
  var asked: [MailPopTrigger] = []

  func shouldPop(by trigger: MailPopTrigger) -> MailPopDecision {
    asked.append(trigger)
    return decision
  }
}

class ComposeViewController: UIViewController {
  var isDirty = false
}

class AddController: UIViewController {}
class BarController: UIViewController {}
class TableController: UIViewController {}
class ClassController: UIViewController {}
class IdController: UIViewController {}
class MakeController: UIViewController {}
class ScreenController: UIViewController {}
class ScreensController: UIViewController {}
class PopController: UIViewController {}
class DescriptionController: UIViewController {}
class HashController: UIViewController {}

// The screens of the spec whose texts are looked up.
class TripViewController: UIViewController {}

class MapViewController: UITableViewController, TravelShouldPop {
  var isBusy = false
  var list: UITableView? { tableView }

  func shouldPop(by trigger: TravelPopTrigger) -> TravelPopDecision { .stay }
}

class GalleryViewController: UIViewController {}
class ShelfViewController: UIViewController {
  var isFull = false
}

/// Shows what it is given, as a hosting controller does, and names its screen.
class StageViewController: UITableViewController, StudioScreenNaming, StudioShouldPop {
  var studioScreen: StudioScreen?
  var decision = StudioPopDecision.pop
  var asked: [StudioPopTrigger] = []

  func shouldPop(by trigger: StudioPopTrigger) -> StudioPopDecision {
    asked.append(trigger)
    return decision
  }
}

/// Names the screen of another class.
class PosterViewController: UIViewController, StudioScreenNaming {
  let studioScreen: StudioScreen? = .shelf
}

/// Names its screen and cannot be asked.
class SilentViewController: UIViewController, StudioScreenNaming {
  let studioScreen: StudioScreen? = .editor
}

// The screens of the spec whose assets and texts are a package's.
class StampViewController: UIViewController {}
class LetterViewController: UIViewController {}

extension Bundle {
  /// What SwiftPM declares in a target with resources.
  static var module: Bundle { Bundle(for: StampViewController.self) }
}

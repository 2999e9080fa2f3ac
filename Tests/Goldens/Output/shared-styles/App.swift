import UIKit

class AccountViewController: UIViewController { deinit {} }
class ArchiveViewController: UIViewController { deinit {} }
class HelpViewController: UIViewController { deinit {} }
class InboxViewController: UIViewController { deinit {} }
class LandscapeViewController: UIViewController { deinit {} }
class LicenseViewController: UIViewController { deinit {} }
class LockViewController: UIViewController { deinit {} }
class MapViewController: UIViewController { deinit {} }
class OutboxViewController: UIViewController { deinit {} }
class PortraitViewController: UIViewController { deinit {} }
class SettingsViewController: UIViewController { deinit {} }
class TermsViewController: UIViewController { deinit {} }
class WelcomeViewController: UIViewController { deinit {} }

class PanoramaViewController: UIViewController {
    let list = UIScrollView()

    deinit {}
}

/// What a person types in is asked about before it is thrown away.
class EditorViewController: UIViewController {
    var hasUnsavedChanges = false

    deinit {}
}

class DraftViewController: EditorViewController { deinit {} }
class LabelViewController: EditorViewController { deinit {} }
class NoteViewController: EditorViewController { deinit {} }

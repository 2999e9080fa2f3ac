import UIKit

/// The company's own, which answers for the back button.
class BaseNavigationController: UINavigationController {
    deinit {}

    @objc(navigationBar:shouldPopItem:)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }
}

struct Model {
    var isDirty = false
}

class EditorViewController: UITableViewController {
    var model = Model()
    deinit {}
}

final class SceneEditorViewController: EditorViewController { deinit {} }
final class ScheduleEditorViewController: EditorViewController { deinit {} }
final class ColorWheel: UIControl { deinit {} }

final class FirmwareUpdateViewController: UIViewController, HomeControlShouldPop {
    var isInstalling = false
    deinit {}

    func shouldPop(by trigger: HomeControlPopTrigger) -> HomeControlPopDecision {
        isInstalling ? .stay : .pop
    }
}

final class OnboardingViewController: UIViewController, HomeControlShouldPop {
    deinit {}

    func shouldPop(by trigger: HomeControlPopTrigger) -> HomeControlPopDecision {
        .stay
    }
}

final class AboutViewController: UITableViewController { deinit {} }
final class AppearanceViewController: UITableViewController { deinit {} }
final class DevicesViewController: UITableViewController { deinit {} }
final class DeviceViewController: UITableViewController { deinit {} }
final class FirmwareViewController: UITableViewController { deinit {} }
final class InvitationsViewController: UITableViewController { deinit {} }
final class LanguageViewController: UITableViewController { deinit {} }
final class LicencesViewController: UITableViewController { deinit {} }
final class MemberRightsViewController: UITableViewController { deinit {} }
final class MembersViewController: UITableViewController { deinit {} }
final class NetworkViewController: UITableViewController { deinit {} }
final class NotificationsViewController: UITableViewController { deinit {} }
final class PrivacyViewController: UITableViewController { deinit {} }
final class RoomsViewController: UITableViewController { deinit {} }
final class RoomViewController: UITableViewController { deinit {} }
final class ScenesViewController: UITableViewController { deinit {} }
final class SchedulesViewController: UITableViewController { deinit {} }

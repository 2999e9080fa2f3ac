import UIKit

public class AccountEditorViewController: UIViewController, MailShouldPop {
    deinit {}
    public func shouldPop(by trigger: MailPopTrigger) -> MailPopDecision { .stay }
}
public class AttachmentViewController: UIViewController { deinit {} }
public class ComposeViewController: UIViewController {
    public struct Draft {
        public var hasText = false
    }

    public var draft: Draft?
    deinit {}
}

/// The composer in SwiftUI, where there is room for it.
public class ComposeHostController: UIViewController, MailScreenNaming, MailShouldPop {
    deinit {}
    public var mailScreen: MailScreen? { .composeHost }
    public func shouldPop(by trigger: MailPopTrigger) -> MailPopDecision { .pop }
}
public class LockViewController: UIViewController, MailShouldPop {
    deinit {}
    public func shouldPop(by trigger: MailPopTrigger) -> MailPopDecision { .stay }
}
public class MailboxesViewController: UITableViewController { deinit {} }
public class MessageListViewController: UITableViewController { deinit {} }
public class MessageViewController: UIViewController {
    public class Body: UIView {
        public let scrollView = UIScrollView()
        deinit {}
    }

    public var body: Body?
    deinit {}
}
@available(iOS 16.0, *)
public class ScannerViewController: UIViewController { deinit {} }

extension Bundle {
    nonisolated static var module: Bundle { .main }
}

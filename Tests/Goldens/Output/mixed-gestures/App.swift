import UIKit

class InboxViewController: UIViewController { deinit {} }
class MessageViewController: UIViewController, MailShouldPop {
    var isSending = false
    func shouldPop(by trigger: MailPopTrigger) -> MailPopDecision { .stay }
    deinit {}
}
class ComposeViewController: UIViewController {
    var isDirty = false
    deinit {}
}

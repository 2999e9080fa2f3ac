import UIKit

class NoteViewController: UIViewController, NotesShouldPop {
    func shouldPop(by trigger: NotesPopTrigger) -> NotesPopDecision { .stay }
    deinit {}
}

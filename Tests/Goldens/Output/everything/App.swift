import UIKit

struct Screen {}
struct String {}
struct View {}
struct Photo {}
struct Caption {}
class Draft {
    var hasChanges = false
    deinit {}
}
public class ArticleViewController: UITableViewController {
    var draft: Draft?
    deinit {}
}
enum Catalog { class Home: UIViewController { deinit {} } }
class EditorViewController: UIViewController, EverythingShouldPop {
    func shouldPop(by trigger: EverythingPopTrigger) -> EverythingPopDecision {
        switch trigger {
        case .button, .menu, .escape: .stay
        case .swipe: .ask { answer in answer.pop() }
        }
    }
    deinit {}
}
class Content {
    let collectionView: UICollectionView
    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }
    deinit {}
}
class Grid<A, B>: UIViewController {
    var content: Content?
    deinit {}
}
class PlayerViewController: UIViewController, EverythingShouldPop {
    var isRecording = false
    func shouldPop(by trigger: EverythingPopTrigger) -> EverythingPopDecision { .pop }
    deinit {}
}

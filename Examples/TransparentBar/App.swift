import UIKit

class ArticleViewController: UITableViewController {
    var hasUnsavedComment = false
    deinit {}
}

import UIKitBench

class ArticleViewController: UITableViewController {
  var hasUnsavedComment = false
}

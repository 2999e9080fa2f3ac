import UIKitBench

/// The screen of the example: a list under a bar that fades in.
class ArticleViewController: UITableViewController {
  var hasUnsavedComment = false
}

/// A screen that the spec does not name.
class HomeViewController: UITableViewController {}

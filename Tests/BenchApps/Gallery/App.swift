import UIKitBench

/// The app's own navigation controller, which answers the bar itself.
class RotatingNavigationController: UINavigationController {
  var answer = true
  var asked = 0

  override func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    asked += 1
    return answer
  }
}

/// A view that is dragged itself.
class MapView: UIView {}

class AlbumViewController: UIViewController {}
class PhotoViewController: UIViewController {}
class StoryViewController: UITableViewController {}
class FormViewController: UIViewController {}

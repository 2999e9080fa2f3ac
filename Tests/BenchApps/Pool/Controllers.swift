import UIKitBench

// The screens that the specs of the pool share. A spec names some of them; the others are screens it does not know.

/// A list.
class ListViewController: UITableViewController, Asked {
  var mood = Mood()
}

/// A list whose class a spec may name beside that of the list it inherits from.
class FeaturedViewController: ListViewController {}

/// A list.
class DetailViewController: UITableViewController, Asked {
  var mood = Mood()
}

/// A list.
class NoteViewController: UITableViewController, Asked {
  var mood = Mood()
}

/// Nothing that scrolls.
class EditorViewController: UIViewController, Asked {
  var mood = Mood()
}

/// A sideways scroller over its whole view.
class PagesViewController: UIViewController, Asked {
  var mood = Mood()

  override func viewDidLoad() {
    super.viewDidLoad()
    let pages = UIScrollView(frame: view.bounds)
    pages.contentSize = CGSize(width: 1200, height: 400)
    view.addSubview(pages)
  }
}

/// Controls that are dragged themselves.
class FormViewController: UIViewController, Asked {
  var mood = Mood()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISlider(frame: CGRect(x: 20, y: 380, width: 200, height: 80)))
    view.addSubview(UISwitch(frame: CGRect(x: 240, y: 380, width: 60, height: 80)))
  }
}

/// A view that is dragged itself.
class MapView: UIView {}

/// A map in the lower half.
class MapViewController: UIViewController, Asked {
  var mood = Mood()

  override func viewDidLoad() {
    super.viewDidLoad()
    let map = MapView(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
    map.addGestureRecognizer(UIPanGestureRecognizer())
    view.addSubview(map)
  }
}

/// A list in an object of its own, beside a sideways one.
class ShelfViewController: UIViewController, Asked {
  /// Where the shelf keeps its list.
  struct Content {
    let collectionView: UICollectionView
  }

  var mood = Mood()
  private(set) var content: Content?

  override func viewDidLoad() {
    super.viewDidLoad()
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
    shelf.contentSize = CGSize(width: 1200, height: 100)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewLayout())
    list.contentSize = CGSize(width: 390, height: 3000)
    view.addSubview(list)
    view.addSubview(shelf)
    content = Content(collectionView: list)
  }
}

/// The app's own navigation controller, which answers the bar itself.
class VetoingNavigationController: UINavigationController {
  var allowsPop = true

  override func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    allowsPop
  }
}

/// The app's own navigation controller.
class QuietNavigationController: UINavigationController {}

import UIKit

class RotatingNavigationController: UINavigationController, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    deinit {}
}
class MapView: UIView { deinit {} }
class AlbumViewController: UIViewController { deinit {} }
class PhotoViewController: UIViewController { deinit {} }
class StoryViewController: UITableViewController { deinit {} }

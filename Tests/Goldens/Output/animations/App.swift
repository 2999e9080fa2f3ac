import UIKit

class CardViewController: UIViewController { deinit {} }
class DetailViewController: UIViewController { deinit {} }
class FlashViewController: UIViewController {
    var isDirty = false
    deinit {}
}
class NoteViewController: UIViewController { deinit {} }
class PhotoViewController: UIViewController { deinit {} }
class TipViewController: UIViewController { deinit {} }

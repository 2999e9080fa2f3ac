import UIKitBench

// The screens of the specs with animations, named as in their files.

class CardViewController: UIViewController {}
class DetailViewController: UIViewController {}

/// Asks before it is left while it is dirty.
class FlashViewController: UIViewController {
  var isDirty = false
}

class NoteViewController: UIViewController {}
class PhotoViewController: UIViewController {}
class TipViewController: UIViewController {}
class SlideViewController: UIViewController {}

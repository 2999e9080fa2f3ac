import UIKit

class SlideViewController: UIViewController { deinit {} }

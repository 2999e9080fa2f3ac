import UIKit

class MovieViewController: UIViewController { deinit {} }

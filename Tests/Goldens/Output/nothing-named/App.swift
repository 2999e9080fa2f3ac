import UIKit

class HomeViewController: UIViewController { deinit {} }

import UIKit

class FormViewController: UIViewController { deinit {} }

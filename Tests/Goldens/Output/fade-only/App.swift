import UIKit

class ListViewController: UITableViewController { deinit {} }

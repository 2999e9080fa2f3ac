import UIKit

class FeedViewController: UITableViewController { deinit {} }
class DetailViewController: UITableViewController { deinit {} }

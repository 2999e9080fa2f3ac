import UIKit

class CoverViewController: UITableViewController { deinit {} }
class PosterViewController: UITableViewController { deinit {} }
class PlainViewController: UIViewController { deinit {} }

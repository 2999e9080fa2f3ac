import UIKit

class MapViewController: UITableViewController { deinit {} }
class RoomViewController: UITableViewController { deinit {} }

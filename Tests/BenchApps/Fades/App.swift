import UIKitBench

// The screens of the specs about fades, named as in their files.

class CoverViewController: UITableViewController {}
class PosterViewController: UITableViewController {}
class PlainViewController: UIViewController {}
class FeedViewController: UITableViewController {}
class DetailViewController: UITableViewController {}
class MapViewController: UITableViewController {}
class RoomViewController: UITableViewController {}

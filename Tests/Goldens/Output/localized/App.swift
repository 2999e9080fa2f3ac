import UIKit

class TripViewController: UIViewController { deinit {} }

@available(iOS 16.0, *)
class MapViewController: UIViewController, TravelShouldPop {
    let list = UITableView()
    var isBusy = false

    deinit {}

    func shouldPop(by trigger: TravelPopTrigger) -> TravelPopDecision { .stay }
}

import UIKit

class AddressFormViewController: UITableViewController {
    var hasUnsavedChanges = false
    deinit {}
}
final class CartViewController: UITableViewController { deinit {} }
final class CategoryViewController: UITableViewController { deinit {} }
final class ConfirmationViewController: UIViewController { deinit {} }
final class GiftMessageViewController: AddressFormViewController { deinit {} }
final class HomeViewController: UITableViewController { deinit {} }
final class PaymentViewController: UIViewController, ShopShouldPop {
    deinit {}
    func shouldPop(by trigger: ShopPopTrigger) -> ShopPopDecision { .stay }
}
final class PhotoViewerViewController: UIViewController { deinit {} }
final class ProductViewController: UITableViewController { deinit {} }

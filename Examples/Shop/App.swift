import MapKit
import UIKit

// The shop's own side: what its spec names. Here the controllers are empty.

/// The navigation controller that the app had before; it asks the network layer before anything is left.
class ShopBaseNavigationController: UINavigationController, UINavigationBarDelegate {
    deinit {}

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }
}

class ShopListViewController: UITableViewController {
    deinit {}
}

/// A list in which something is typed.
class ShopFormViewController: UITableViewController {
    var hasUnsavedChanges = false
    deinit {}
}

struct Product {}

final class HomeViewController: ShopListViewController { deinit {} }
final class WelcomeViewController: UIViewController { deinit {} }
final class SearchViewController: ShopListViewController { deinit {} }
final class ResultsViewController<Item>: UITableViewController { deinit {} }

/// A page of the shop's editors. Any page may be a campaign, so that the controller says which screen it is.
final class PageViewController: UIViewController, ShopScreenNaming {
    var isCampaign = false
    deinit {}

    var shopScreen: ShopScreen? {
        isCampaign ? .campaign : nil
    }
}

/// The camera, which only newer systems let an app read text with.
@available(iOS 16.0, *)
final class ScannerViewController: UIViewController { deinit {} }

final class CategoryViewController: ShopListViewController { deinit {} }

final class BrandViewController: UIViewController {
    @MainActor
    final class Content {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        deinit {}
    }

    var content: Content?
    deinit {}
}

final class ColorPicker: UIControl { deinit {} }
final class ProductViewController: ShopListViewController { deinit {} }
final class PhotosViewController: UIViewController { deinit {} }
final class SizeGuideViewController: ShopListViewController { deinit {} }
final class ReviewsViewController: ShopListViewController { deinit {} }
final class WriteReviewViewController: ShopFormViewController { deinit {} }
final class CompareViewController: UIViewController { deinit {} }
final class StoresViewController: UIViewController {
    let map = MKMapView()
    deinit {}
}

final class CartViewController: ShopListViewController { deinit {} }
final class AddressViewController: ShopFormViewController { deinit {} }

/// No way back while the bank is being asked; else the person is.
final class PaymentViewController: ShopListViewController, ShopShouldPop {
    var isPaying = false
    deinit {}

    func shouldPop(by trigger: ShopPopTrigger) -> ShopPopDecision {
        isPaying ? .stay : .pop
    }
}

/// The order is placed: back leads to the shop's first page.
final class ConfirmationViewController: UIViewController, ShopShouldPop {
    deinit {}

    func shouldPop(by trigger: ShopPopTrigger) -> ShopPopDecision {
        navigationController?.popToRootViewController(animated: true)
        return .stay
    }
}

final class GiftMessageViewController: ShopFormViewController { deinit {} }
final class VoucherViewController: ShopListViewController { deinit {} }

final class AccountViewController: ShopListViewController { deinit {} }

enum Orders {
    final class ListViewController: ShopListViewController { deinit {} }
    final class DetailViewController: ShopListViewController { deinit {} }
}

final class InvoiceViewController: UIViewController { deinit {} }
final class FavouritesViewController: ShopListViewController { deinit {} }
final class AddressListViewController: ShopListViewController { deinit {} }
final class ProfileViewController: ShopFormViewController { deinit {} }
final class NotificationSettingsViewController: ShopListViewController { deinit {} }
final class HelpViewController: UIViewController { deinit {} }

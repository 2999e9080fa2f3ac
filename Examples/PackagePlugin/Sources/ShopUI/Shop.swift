#if os(iOS)
import UIKit

/// The shop, to be shown in a tab or a window.
@MainActor
public func makeShop() -> UIViewController {
    ShopNavigationController(rootViewController: CatalogViewController())
}

final class CatalogViewController: UITableViewController {
    deinit {}
}

final class ProductViewController: UITableViewController {
    deinit {}
}
#endif

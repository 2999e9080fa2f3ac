import UIKit

class AddController: UIViewController { deinit {} }
class BarController: UIViewController { deinit {} }
class TableController: UIViewController { deinit {} }
class ClassController: UIViewController { deinit {} }
class IdController: UIViewController { deinit {} }
class MakeController: UIViewController { deinit {} }
class ScreenController: UIViewController { deinit {} }
class ScreensController: UIViewController { deinit {} }
class PopController: UIViewController { deinit {} }
class DescriptionController: UIViewController { deinit {} }
class HashController: UIViewController { deinit {} }

import UIKitBench

/// What a person has written and not yet saved.
public class Draft {
  public var hasChanges = false
  public init() {}
}

/// A list under a bar that fades in, with a draft that may be lost.
public class ArticleViewController: UITableViewController {
  public var draft: Draft?
}

/// A screen whose type is nested.
public enum Catalog {
  public class Home: UIViewController {}
}

/// Asks for itself and keeps the answer.
public class EditorViewController: UITableViewController, EverythingShouldPop {
  public var decision = EverythingPopDecision.pop
  public var asked: [EverythingPopTrigger] = []

  public func shouldPop(by trigger: EverythingPopTrigger) -> EverythingPopDecision {
    asked.append(trigger)
    return decision
  }
}

public struct Photo {}
public struct Caption {}

/// Where a grid keeps its list.
public class Content {
  public let collectionView: UICollectionView
  public init(_ collectionView: UICollectionView) { self.collectionView = collectionView }
}

/// A generic screen.
public class Grid<A, B>: UIViewController {
  public var content: Content?

  public override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewLayout())
    list.contentSize = CGSize(width: 390, height: 3000)
    view.addSubview(list)
    content = Content(list)
  }
}

/// A screen that no swipe leaves.
public class PlayerViewController: UIViewController, EverythingShouldPop {
  public var isRecording = false
  public var decision = EverythingPopDecision.stay
  public var asked: [EverythingPopTrigger] = []

  public func shouldPop(by trigger: EverythingPopTrigger) -> EverythingPopDecision {
    asked.append(trigger)
    return decision
  }
}

import Testing
import UIKitBench

@testable import SmallApps

/// The back button over a screen that takes its menu away.
@Suite struct BackMenuStories {
  @MainActor
  private func gallery(_ bench: Bench, _ controllers: UIViewController...) -> App {
    let root = UIViewController().titled("root")
    let app = App(bench, StudioNavigationController(rootViewController: root))
    for controller in controllers { app.push(controller) }
    return app
  }

  @MainActor @Test("21 Over it a long press opens nothing", arguments: Variant.all)
  func off(_ variant: Variant) {
    story(variant) { bench in
      let app = gallery(
        bench, SmallApps.GalleryViewController().titled("gallery"),
        UIViewController().titled("photo"))
      #expect(bench.backTitle == "All")
      bench.longPressBack(pick: 0)
      app.expectStack(["root", "gallery", "photo"])
      bench.tapBack()
      app.expectStack(["root", "gallery"])
    }
  }

  @MainActor @Test("21 Over the screens around it the menu is there", arguments: Variant.from(14))
  func on(_ variant: Variant) {
    story(variant) { bench in
      let app = gallery(
        bench, SmallApps.GalleryViewController().titled("gallery"),
        UIViewController().titled("photo"), UIViewController().titled("detail"))
      #expect(bench.backTitle == "photo")
      bench.longPressBack(pick: 1)
      app.expectStack(["root", "gallery"])
      #expect(bench.backTitle == "root")
    }
  }

  @MainActor
  @Test("21 The button says what the app had it say, or the title", arguments: Variant.all)
  func titles(_ variant: Variant) {
    story(variant) { bench in
      let shelf = ShelfViewController().titled("shelf")
      let app = gallery(bench, shelf, UIViewController().titled("book"))
      #expect(bench.backTitle == "shelf")
      bench.tapBack()
      app.expectStack(["root", "shelf"])
      shelf.navigationItem.title = "books"
      app.push(UIViewController().titled("book"))
      #expect(bench.backTitle == "books")
      bench.tapBack()
      bench.advance(by: 1)
      shelf.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Up")
      app.push(UIViewController().titled("book"))
      #expect(bench.backTitle == "Up")
      bench.longPressBack(pick: 0)
      #expect(app.stack == ["root", "shelf", "book"])
    }
  }

  @MainActor
  @Test("21 A button of the app's own keeps its look, and comes back", arguments: Variant.all)
  func ownButton(_ variant: Variant) {
    final class Changing: UIViewController, StudioScreenNaming {
      var studioScreen: StudioScreen? = .gallery
    }
    story(variant) { bench in
      let changing = Changing().titled("changing")
      let own = UIBarButtonItem()
      own.image = UIImage(systemName: "house")
      own.tintColor = .red
      changing.navigationItem.backBarButtonItem = own
      let app = gallery(bench, changing, UIViewController().titled("photo"))
      let shown = changing.navigationItem.backBarButtonItem
      #expect(shown !== own)
      #expect(shown?.image === own.image)
      #expect(shown?.tintColor == .red)
      #expect(bench.backTitle == nil)
      bench.tapBack()
      changing.studioScreen = .preview
      app.push(UIViewController().titled("photo"))
      #expect(changing.navigationItem.backBarButtonItem === own)
    }
  }

  @MainActor
  @Test(
    "21 Generic leaves out the title, and not that of the app's button", arguments: Variant.from(14)
  )
  func generic(_ variant: Variant) {
    story(variant) { bench in
      let shelf = ShelfViewController().titled("shelf")
      shelf.navigationItem.backButtonDisplayMode = .generic
      let app = gallery(bench, shelf, UIViewController().titled("book"))
      #expect(bench.backTitle == nil)
      bench.tapBack()
      app.expectStack(["root", "shelf"])
      shelf.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Up")
      app.push(UIViewController().titled("book"))
      #expect(bench.backTitle == "Up")
    }
  }
}

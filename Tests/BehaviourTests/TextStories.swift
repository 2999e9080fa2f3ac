import Testing
import UIKitBench

@testable import EverythingApp
@testable import PoolApps
@testable import SmallApps

/// Rule 3: what may change while the app runs is looked up when it is used, where the spec says.
///
/// From iOS 16 on, where all classes of the spec are known: the emitted code learns once a run which ones are.
@Suite struct TextStories {
  @MainActor
  private func trip(_ bench: Bench) -> (app: App, trip: TripViewController) {
    let trip = TripViewController().titled("trip")
    let root = UIViewController().titled("root")
    return (App(bench, TravelNavigationController(rootViewController: root), trip), trip)
  }

  @MainActor @Test("3 The question is in the language of the moment", arguments: Variant.from(16))
  func question(_ variant: Variant) {
    story(variant) { bench in
      let (app, _) = trip(bench)
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.alert == "Discard?")
      bench.tapAlert("Keep")
      Translations.tables = [
        "SmallApps/Navigation": [
          "Discard?": "Verwerfen?", "Your \"trip\" is lost.": "Die Reise geht verloren.",
          "Discard": "Verwerfen", "Keep": "Behalten",
        ], "/Navigation": ["Discard?": "the app's"],
        "SmallApps/Localizable": ["Discard?": "another table's"],
      ]
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.alert?.title == "Verwerfen?")
      #expect(bench.alert?.message == "Die Reise geht verloren.")
      bench.tapAlert("Behalten")
      app.expectStack(["root", "trip"])
      bench.tapBack()
      bench.advance(by: 1)
      bench.tapAlert("Verwerfen")
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("3 So is the back title, each time it is given", arguments: Variant.from(16))
  func backTitle(_ variant: Variant) {
    story(variant) { bench in
      #expect(trip(bench).trip.navigationItem.backButtonTitle == "Trips")
      Translations.tables = ["SmallApps/Navigation": ["Trips": "Reisen"]]
      #expect(trip(bench).trip.navigationItem.backButtonTitle == "Reisen")
    }
  }

  @MainActor @Test("3 And the title of a bar on its own", arguments: Variant.from(16))
  func bar(_ variant: Variant) {
    story(variant) { _ in
      #expect(TravelStandaloneBar.note().item.title == "Note")
      Translations.tables = ["SmallApps/Navigation": ["Note": "Notiz"]]
      #expect(TravelStandaloneBar.note().item.title == "Notiz")
    }
  }

  @MainActor
  @Test("3 Colors and images are those beside the generated code", arguments: Variant.from(16))
  func assets(_ variant: Variant) {
    story(variant) { bench in
      let (_, trip) = trip(bench)
      #expect(bench.screen.bar?.background.hex == "#00ff00")
      #expect(trip.navigationItem.standardAppearance?.shadowImage?.name == "Line")
    }
  }

  @MainActor
  @Test("3 Those of a package's target are in its resources", arguments: Variant.all)
  func package(_ variant: Variant) {
    story(variant) { bench in
      Translations.tables = [
        "SmallApps/Localizable": ["Stamps": "Marken", "Discard?": "Weg damit?"]
      ]
      let stamp = StampViewController().titled("stamp")
      let root = UIViewController().titled("root")
      let app = App(bench, KitNavigationController(rootViewController: root), stamp)
      #expect(bench.screen.bar?.background.hex == "#00ff00")
      #expect(stamp.navigationItem.standardAppearance?.shadowImage?.name == "Line")
      #expect(stamp.navigationItem.backButtonTitle == "Marken")
      #expect(KitStandaloneBar.note().item.title == "Marken")
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.alert?.title == "Weg damit?")
      bench.tapAlert("Discard")
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("26 One that only the app has is missing there", arguments: Variant.from(16))
  func missing(_ variant: Variant) {
    let bench = stockedBench(variant.settings)
    Assets.moduleImages = [:]
    _ = trip(bench)
    #expect(bench.assertionFailures.allSatisfy { $0.contains("no image named Line") })
    #expect(!bench.assertionFailures.isEmpty)
  }

  /// The size of a screen's title, as its item has it, in points.
  @MainActor
  private func titleSize(of controller: UIViewController) -> CGFloat? {
    let look = controller.navigationItem.standardAppearance
    return (look?.titleTextAttributes[.font] as? UIFont)?.pointSize
  }

  @MainActor
  @Test("3 A title by text style has the size that the person chose last", arguments: Variant.all)
  func textStyle(_ variant: Variant) throws {
    let list = PoolApps.ListViewController()
    let kept = PoolApps.ListViewController()
    try given("titles", on: variant, pushed: [list]) { bench, app in
      app.push(kept)
      bench.tapBack()
      app.expectStack(["root", "list"])
      #expect(titleSize(of: list) == 17)
      let writes = bench.appearanceWrites
      bench.set { $0.contentSizeCategory = .extraExtraLarge }
      bench.turn()
      #expect(titleSize(of: list) == 21)
      #expect(bench.appearanceWrites > writes)
      app.push(kept)
      #expect(titleSize(of: kept) == 21)
      let all = bench.appearanceWrites
      app.navigation.view.setNeedsLayout()
      bench.turn()
      #expect(bench.appearanceWrites == all)
      bench.tapBack()
      app.expectStack(["root", "list"])
    }
  }

  @MainActor
  @Test("3 So has one of a screen that was never shown", arguments: Variant.all)
  func textStyleOfAnUnloadedScreen(_ variant: Variant) {
    story(variant) { bench in
      let below = EverythingApp.ArticleViewController().titled("below")
      let top = UIViewController().titled("top")
      let app = everything(bench)
      app.navigation.setViewControllers([below, top], animated: false)
      bench.advance(by: 1)
      #expect(!below.isViewLoaded)
      bench.set { $0.contentSizeCategory = .small }
      bench.turn()
      app.navigation.popViewController(animated: true)
      app.expectStack(["below"])
      #expect(titleSize(of: below) == 15)
    }
  }

  @MainActor
  @Test("3 So has one in a bar that fades, once no transition runs", arguments: Variant.all)
  func fadingTextStyle(_ variant: Variant) {
    story(variant) { bench in
      let below = EverythingApp.ArticleViewController().titled("below")
      let article = EverythingApp.ArticleViewController().titled("article")
      let app = everything(bench, below, article)
      article.scroll(to: 88)
      let shown = bench.screen
      #expect(titleSize(of: article) == 17)
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(90), over: 0.1)
      bench.set { $0.contentSizeCategory = .small }
      let writes = bench.appearanceWrites
      bench.turn()
      #expect(bench.isInTransition && bench.appearanceWrites == writes)
      finger.rest()
      finger.lift()
      app.expectStack(["root", "below", "article"])
      #expect(titleSize(of: article) == 15)
      #expect(titleSize(of: below) == 15)
      #expect(bench.screen == shown)
    }
  }
}

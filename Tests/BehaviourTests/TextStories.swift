import Testing
import UIKitBench

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
}

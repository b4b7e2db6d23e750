import Rulebooks
import Sessions
import Testing

@testable import Screens

/// The tour goes on by what its reader does, and speaks of what is there.
@Suite struct TourTests {
  private static let steps = try! Tour(.embedded).steps

  @Test func goesOnByWhatIsDone() throws {
    var driver = Driver()
    func title() -> String { driver.model.tour?.step.title ?? "none" }
    driver.press("<f1>")
    #expect(title() == "Welcome")
    driver.press("<f1>")
    #expect(title() == "Launch an app")
    driver.press("h")
    #expect(title() == "Launch an app")
    for (keys, next) in [
      ("1", "Leave it"), ("h", "Wait"), ("t", "Come back"), ("1", "Cover it"), ("c", "Cover it"),
      ("<esc>", "Lock"), ("l", "Lock"), ("l", "Why"), ("<tab><enter>", "Why"),
      ("<esc>", "The states"), ("S", "The app switcher"), ("S", "The app switcher"),
      ("s", "The app switcher"), ("x", "Every action"), ("o", "Every action"),
      ("<esc>", "Scenarios"), ("b", "The whole course"), ("<esc>", "The whole course"),
      ("C", "In front of a class"), ("<esc>;", "To keep"),
    ] {
      driver.press(keys)
      #expect(title() == next, "after \(keys)")
    }
    driver.press("<f1>")
    #expect(title() == "none")
  }

  @Test func endsWhereNothingElseIsDismissed() {
    var driver = Driver()
    driver.press("1<f1>c<esc>")
    #expect(driver.model.tour != nil)
    driver.press("<esc>")
    #expect(driver.model.tour == nil)
    #expect(driver.note == "the tour has ended; F1 begins it again")
  }

  @Test(arguments: GoldenTests.sizes) func looksAsRecorded(_ size: Size) throws {
    var driver = Driver(size: size)
    driver.press("<f1><f1>")
    try Golden.check(driver.text, "tour-\(size.columns)x\(size.rows)")
  }

  /// Every key that it names is there, and what it waits for can be done.
  @Test(arguments: steps.map(\.title)) func speaksOfWhatIsThere(title: String) throws {
    let step = try #require(TourTests.steps.first { $0.title == title })
    let model = Driver().model
    #expect(!model.words(of: step).contains("‘"))
    switch step.end {
    case .action(let word): #expect(ActionWord.all.contains { $0.word == word })
    case .command(let name): #expect(model.keys.bindings.contains { $0.command.name == name })
    case .state(let word): #expect(StateWord.apps.contains(word))
    case .goOn: break
    }
  }
}

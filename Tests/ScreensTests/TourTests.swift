import Rulebooks
import Sessions
import TerminalKit
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
      ("1", "Leave it"), ("h", "Wait"), ("t", "Come back"), ("1", "Show an overlay"),
      ("c", "Show an overlay"),
      ("<esc>", "Lock"), ("l", "Lock"), ("l", "Why"), ("<tab><enter>", "Why"),
      ("<esc>", "The states"), ("vs", "The App Switcher"), ("vs", "The App Switcher"),
      ("s", "The App Switcher"), ("x", "Every action"), ("ee", "Every action"),
      ("<esc><esc>1", "Every action"), (":crash Notes<enter>", "Scenarios"),
      ("gs", "The whole session"), ("<esc>", "The whole session"),
      ("vl", "In front of a class"), ("<esc>v.", "More to find"), ("<f1>", "To keep"),
    ] {
      driver.press(keys)
      #expect(title() == next, "after \(keys)")
    }
    driver.press("<f1>")
    #expect(title() == "none")
  }

  /// Without a picture the same lessons go on by what is typed, as the steps ask for it.
  @Test func leadsThroughTheLessonsInLines() {
    var lineInterface = LineInterface(Driver(apps: ["Memo scenes", "Mail scenes"]).model)
    #expect(lineInterface.answer("tour").lines.first == "Tour, 1 of 14: Welcome")
    #expect(lineInterface.answer("next").lines.first == "Tour, 2 of 14: Launch an app")
    for (line, next) in [
      ("home", nil), ("opne Memo", nil), ("open Memo", "3 of 14: Leave it"),
      ("home", "4 of 14: Wait"), ("wait 1", nil), ("wait 6", "5 of 14: Come back"),
      ("open Memo", "6 of 14: Show an overlay"), ("control-center", nil),
      ("dismiss", "7 of 14: Lock"),
      ("lock", nil), ("unlock", "8 of 14: Why"), ("why 99", nil), ("why", "9 of 14: The states"),
      ("states Memo", "10 of 14: The App Switcher"), ("switcher", nil),
      ("swipe-up Memo", "11 of 14: Every action"), ("home", nil), ("open Memo", nil),
      ("crash", "12 of 14: Scenarios"), ("scenario launch-and-leave", nil),
      ("step", "13 of 14: The whole session"), ("lanes", "14 of 14: To keep"),
    ] as [(String, String?)] {
      let lines = lineInterface.answer(line).lines
      #expect(lines.last { $0.hasPrefix("Tour, ") } == next.map { "Tour, \($0)" }, "after \(line)")
    }
    #expect(lineInterface.answer("next").lines == ["end of the tour; help lists the words"])
    #expect(lineInterface.answer("next").lines.first?.hasPrefix("Tour") == false)
  }

  /// Where the terminal shows no picture, `frontmost tour` is the one in words.
  @Test func aTourThatWasAskedForIsInWords() {
    var driver = Driver(apps: ["Memo scenes"])
    driver.press("<f1>")
    var lineInterface = LineInterface(driver.model)
    #expect(lineInterface.greeting.suffix(2).first == "Tour, 1 of 14: Welcome")
    #expect(lineInterface.answer("next").lines.last?.hasPrefix("Type 'open Memo'.") == true)
  }

  /// A step names the app that is there, and time that passes ends one too.
  @Test func speaksOfTheFirstAppAndLetsTimePass() {
    var lineInterface = LineInterface(Driver(apps: ["\"My Memo\" scenes", "Mail scenes"]).model)
    _ = lineInterface.answer("tour")
    #expect(lineInterface.answer("next").lines.last?.hasPrefix("Type 'open \"My Memo\"'.") == true)
    for line in ["open \"My Memo\"", "home", "clock on"] { _ = lineInterface.answer(line) }
    let lines = lineInterface.pass(6_000).lines
    #expect(lines.suffix(2).first == "Tour, 5 of 14: Come back")
    #expect(
      lineInterface.answer("tour").lines == ["the tour has ended; tour starts it again"])
    #expect(lineInterface.answer("next").lines.first?.hasPrefix("Tour") != true)
  }

  @Test func endsWhereNothingElseIsDismissed() {
    var driver = Driver()
    driver.press("1<f1>c<esc>")
    #expect(driver.model.tour != nil)
    driver.press("<esc>")
    #expect(driver.model.tour == nil)
    #expect(driver.note == "the tour has ended; F1 starts it again")
  }

  /// Many terminals keep F1 for themselves.
  @Test func enterGoesOnWhereItHasNothingElseToDo() {
    var driver = Driver()
    driver.press("<f1>")
    #expect(driver.find("Enter next step") != nil)
    driver.press("<enter>")
    #expect(driver.model.tour?.step.title == "Launch an app" && driver.actions.isEmpty)
    driver.press("1ea")
    #expect(driver.find("F1 next step") != nil && driver.find("✓ Launch an app") != nil)
    driver.press("<enter>")
    #expect(driver.model.tour?.step.title == "Leave it")
  }

  @Test func looksAsRecorded() throws {
    var driver = Driver()
    driver.press("<f1><f1>")
    try Golden.check(driver, "tour-80x24")
  }

  /// Every key that it names is there, and what it waits for can be done.
  @Test(arguments: steps.map(\.title)) func speaksOfWhatIsThere(title: String) throws {
    let step = try #require(TourTests.steps.first { $0.title == title })
    let model = Driver().model
    #expect(!model.words(of: step).contains("‘"))
    for end in [step.end, step.typed?.end].compactMap({ $0 }) { expectItCanBeDone(end, model) }
  }

  private func expectItCanBeDone(_ end: Tour.Step.End, _ model: Model) {
    switch end {
    case .word(let word): #expect(LineWord.all.contains { $0.word == word })
    case .action(let word): #expect(ActionWord.all.contains { $0.word == word })
    case .command(let name): #expect(model.keys.commands.contains { $0.original == name })
    case .state(let word): #expect(StateWord.apps.contains(word))
    case .goOn: break
    }
  }
}

import Rulebooks
import Sessions
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The tour goes on by what its reader does, and speaks of what is there.
@Suite struct TourTests {
  private static let steps = try! Tour(.embedded).steps

  /// The keys that the texts name, in the order in which a reader presses them.
  private static let walk: [(title: String, keys: [String])] = [
    ("Welcome", []), ("Launch an app", ["1"]), ("Leave it", ["h"]),
    ("Why", ["Tab", "Enter", "Esc", "Tab"]), ("Why not", ["t", "Tab", "Enter", "Esc", "Tab"]),
    ("Check your guess", ["v .", "1", "."]), ("An overlay", ["v .", "v .", "c", "Esc"]),
    ("Lock", ["l", "l"]), ("Compare versions", ["g c", "4", "Enter", "n", "Enter", "Esc", "Esc"]),
    ("Save points", ["v p", "Esc"]), ("The states", ["v s", "v s"]),
    ("The App Switcher", ["s", "x", "Esc"]), ("Everything you can do", [":", "Esc"]),
    ("Scenarios", ["g s", "Esc"]), ("To keep", []),
    ("Predict", ["p", "Mail", "Enter", "Enter", "p", "Esc"]),
  ]

  private func press(_ key: String, _ driver: inout Driver) {
    let named = ["Tab": "<tab>", "Enter": "<enter>", "Esc": "<esc>", "Mail": "2"]
    driver.press(named[key] ?? key.replacing(" ", with: ""))
  }

  /// The keys that the texts name lead to the end, past what they speak of.
  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
  ])
  func theKeysOfItsTextsLeadThroughIt(_ size: Size) throws {
    var driver = Driver(size: size)
    driver.press("<f1>")
    #expect(TourTests.walk.map(\.title) == TourTests.steps.map(\.title))
    for (title, keys) in TourTests.walk {
      let tour = try #require(driver.model.tour)
      #expect(tour.step.title == title && driver.model.popup == nil)
      let text = driver.model.words(of: tour.step)
      let layout = Layout(driver.model, driver.model.room(in: size))
      #expect(layout.device != nil && layout.log != nil, "\(driver.text)")
      for key in keys {
        #expect(text.contains(key), "\(title) does not name \(key): \(text)")
        press(key, &driver)
        if title == "Check your guess", key == "." {
          while driver.model.presenting.slowMotion.held != nil { press(key, &driver) }
        }
        // Its text stays, whatever has been opened.
        #expect(driver.model.tour?.step.title == title, "after \(key)")
        #expect(driver.text.contains(title), "\(driver.text)")
      }
      #expect(tour.step.end == .goOn || driver.model.tour?.isDone == true, "\(driver.text)")
      #expect(tour.step.end == .goOn || driver.text.contains("✓ done"), "\(driver.text)")
      driver.press(driver.model.goesOnByEnter ? "<enter>" : "<f1>")
    }
    #expect(driver.model.tour == nil && driver.note.contains("end of the tour"))
    // The first prediction is an easy one: a launch of an app that has never run.
    #expect(driver.actions.last == "open Mail")
    #expect(driver.model.device.apps[1].undeliveredDiscards == 0)
    // Enter turned the pages: once more behind the last one it opens nothing.
    let actions = driver.actions
    driver.press("<enter>")
    #expect(driver.actions == actions && driver.note.contains("end of the tour"))
    driver.press("1")
    #expect(driver.actions.last == "open Notes")
  }

  /// The answers that it promises are there.
  @Test func whatItPromisesIsThere() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("<f1><enter>1<enter>h<enter><tab><enter>")
    #expect(driver.text.contains("Why: sceneDidEnterBackground(_:)"))
    driver.press("<esc><tab><enter>t<tab><enter>")
    #expect(driver.text.contains("suspended"), "\(driver.text)")
    driver.press("<esc><tab><enter>v.1")
    #expect(driver.model.presenting.slowMotion.held != nil)
  }

  /// Who knows the way presses the next step's key at once, and is not held up.
  @Test func theNextStepsKeyGoesOnToo() {
    var driver = Driver()
    driver.press("<f1><f1>1")
    #expect(driver.model.tour?.step.title == "Launch an app")
    driver.press("h")
    #expect(driver.model.tour?.step.title == "Leave it" && driver.model.tour?.isDone == true)
    driver.press("<tab><enter>")
    #expect(driver.model.tour?.step.title == "Why" && driver.model.tour?.isDone == false)
    driver.press("<esc>")
    #expect(driver.model.tour?.isDone == true)
  }

  @Test func aTextLeavesRoomForWhatItSpeaksOf() {
    let model = Driver().model
    for step in TourTests.steps {
      #expect(Shortening.wrapped(model.words(of: step), to: 78).count <= 3, "\(step.title)")
    }
  }

  /// Without a picture the same lessons go on by what is typed, as the steps ask for it.
  @Test func leadsThroughTheLessonsInLines() {
    var lineInterface = LineInterface(Driver(apps: ["Memo scenes", "Mail scenes"]).model)
    #expect(lineInterface.answer("tour").lines.first == "Tour, 1 of 15: Welcome")
    #expect(lineInterface.answer("next").lines.first == "Tour, 2 of 15: Launch an app")
    for (line, next) in [
      ("home", nil), ("opne Memo", nil), ("open Memo", "3 of 15: Leave it"),
      ("home", "4 of 15: Why"), ("why 99", nil), ("why", "5 of 15: Why not"), ("wait 6", nil),
      ("why not", "6 of 15: An overlay"), ("open Memo", nil), ("control-center", nil),
      ("dismiss", "7 of 15: Lock"), ("lock", nil), ("unlock", "8 of 15: Compare versions"),
      ("compare ios 4", "9 of 15: Save points"), ("save-points Memo", "10 of 15: The states"),
      ("states Memo", "11 of 15: The App Switcher"), ("switcher", nil),
      ("swipe-up Memo", "12 of 15: Everything you can do"), ("home", nil), ("open Memo", nil),
      ("crash", "13 of 15: Scenarios"), ("scenario launch-and-leave", nil),
      ("step", "14 of 15: To keep"),
    ] as [(String, String?)] {
      let lines = lineInterface.answer(line).lines
      #expect(lines.last { $0.hasPrefix("Tour, ") } == next.map { "Tour, \($0)" }, "after \(line)")
    }
    #expect(lineInterface.answer("next").lines.first == "Tour, 15 of 15: Predict")
    #expect(lineInterface.answer("predict open Notes").lines.contains("Predict: open Notes"))
    #expect(lineInterface.answer("nothing").lines.contains("1 of 1 right"))
    #expect(lineInterface.answer("next").lines == ["end of the tour; 'help' lists the words"])
    #expect(lineInterface.answer("next").lines.first?.hasPrefix("Tour") == false)
  }

  /// Where the terminal shows no picture, `frontmost tour` is the one in words.
  @Test func aTourThatWasAskedForIsInWords() {
    var driver = Driver(apps: ["Memo scenes"])
    driver.press("<f1>")
    var lineInterface = LineInterface(driver.model)
    #expect(lineInterface.greeting.suffix(2).first == "Tour, 1 of 15: Welcome")
    #expect(lineInterface.answer("next").lines.last?.hasPrefix("Type 'open Memo'.") == true)
  }

  /// A step names the app that is there.
  @Test func speaksOfTheFirstApp() {
    var lineInterface = LineInterface(Driver(apps: ["\"My Memo\" scenes", "Mail scenes"]).model)
    _ = lineInterface.answer("tour")
    #expect(lineInterface.answer("next").lines.last?.hasPrefix("Type 'open \"My Memo\"'.") == true)
    let lines = lineInterface.answer("open \"My Memo\"").lines
    #expect(lines.suffix(2).first == "Tour, 3 of 15: Leave it")
    #expect(
      lineInterface.answer("tour").lines == ["the tour has ended; 'tour' starts it again"])
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
    #expect(driver.find("F1 next step") != nil && driver.find("✓ done") != nil)
    driver.press("<enter>")
    #expect(driver.model.tour?.step.title == "Launch an app" && driver.actions.last == "accept")
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

import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// Why a message was sent, and why none was.
@Suite struct WhyTests {
  /// What is read in the overlay, a line a paragraph.
  func reading(_ driver: Driver) -> String {
    guard let reading = driver.model.popup as? Reading else { return "" }
    return ([reading.title] + reading.paragraphs.map { "\($0.label): \($0.text)" })
      .joined(separator: "\n")
  }

  /// Presses keys, and asks why of the last row.
  func asked(
    _ keys: String, _ device: Device.Model = .iPhone, os: Release = Release(14),
    apps: [String] = [], later: UInt32 = 0
  ) -> String {
    var driver = Driver(device, os: os, apps: apps)
    driver.press(keys)
    driver.pass(later)
    driver.press("<tab>G<enter>")
    return reading(driver)
  }

  @Test func aMessageHasItsWholeStory() {
    var driver = Driver()
    driver.press("1c<tab><enter>")
    let text = reading(driver)
    for words in [
      "Why: sceneWillResignActive(_:)", "action: 00:00.0 ▸ control-center",
      "before: Notes in the foreground",
      "after: Notes in the foreground, under Control Center", "to: Notes sceneDelegate#1",
      "Objective-C: sceneWillResignActive:",
      "during call: applicationState is .active; after it, .inactive", "since: iOS 13",
      "rule: scene.will-resign-active", "source: Matt Neuburg: Programming iOS 14",
      "evidence: documented", "means: The scene receives no touches", "do: Pause",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    driver.press("<esc>")
    #expect(driver.model.popup == nil)
    #expect(driver.actions == ["open Notes", "control-center"])
  }

  /// Messages to views, observers and others are counted; what happens to the app without one is
  /// no message.
  @Test func messagesThatAreNotToDelegatesAreCounted() throws {
    var driver = Driver()
    driver.press("1")
    let lines = driver.model.simulation.timeline.events.messages.map(driver.model.simulation.line)
    let system = lines.count { $0.contains(" system ") }
    let delegates = lines.count { $0.contains(" appDelegate ") || $0.contains(" sceneDelegate#") }
    #expect(delegates > 0 && system > 0)
    driver.press("<tab>gg<enter>")
    let text = reading(driver)
    #expect(text.contains("\(delegates) messages to delegates"), "\(text)")
    let others = lines.count - delegates - system
    #expect(text.contains("\(others) more to views, observers and others"), "\(text)")
  }

  @Test func aScheduledMessageSaysSo() {
    let text = asked("1h", later: 7_000)
    #expect(text.contains("00:00.0 ▸ home; this followed as scheduled, at 00:05.0"))
    #expect(text.contains("no receiver: Notes gets no message"))
    #expect(text.contains("rule: "))
  }

  @Test func anExceptionIsNamedBesideTheRule() {
    var driver = Driver(.iPad)
    driver.press("1es")
    let events = driver.model.simulation.timeline.events
    guard
      let place = events.indices.last(where: {
        guard let message = events[$0].message else { return false }
        return message.exception != .none && message.receiver == .sceneDelegate
      })
    else {
      Issue.record("no message of an exception")
      return
    }
    driver.press("<tab>")
    driver.model.chooseLogRow(
      driver.model.log.index.place(of: .message(place), driver.model.simulation.timeline) ?? 0)
    driver.press("<enter>")
    #expect(reading(driver).contains(": The exception that includes this step"))
    #expect(reading(driver).contains(": The rule of the step"))
  }

  @Test func whatWaitedInAQueueSaysSo() {
    let text = asked("1:hang Notes 3<enter>h", later: 3_500)
    #expect(text.contains("waited: Notes was blocked or suspended when it was sent"))
  }

  @Test func silenceHasItsReason() {
    #expect(asked("1cea").contains("Notes#1 already had an overlay, Control Center"))
    #expect(asked("1cea<esc>").contains("Notes#1 still has an overlay, Control Center"))
    #expect(asked("1ec", os: Release(15)).contains("The banner of a call is not an overlay"))
    #expect(asked("c").contains("No app is on the screen that could become inactive"))
    #expect(asked("11").contains("Nothing changed: Notes in the foreground, as before"))
    #expect(asked(":wait 1<enter>").contains("no message to an app was scheduled"))
    #expect(asked("1:begin Notes task<enter>").contains("The app's own code does"))
    #expect(asked("1:hang Notes<enter>h").contains("Notes hangs: 6 messages wait in its queue"))
    #expect(asked("1:hang Notes<enter>h").contains("the watchdog kills it"))
    #expect(asked("em").contains("No app is running"))
    let slept = asked("1h", later: 0)
    #expect(!slept.contains("Why no message was sent"))
  }

  /// That an app is suspended is documented, after how many seconds is not.
  @Test func theTimeUntilSuspensionIsAssumed() {
    var driver = Driver(size: Size(columns: 160, rows: 60))
    driver.press("1h")
    #expect(driver.text.contains("suspends in 5 s (assumed)"), "\(driver.text)")
    #expect(driver.text.contains("suspended  in ~5 s"))
    driver.press("t")
    #expect(driver.text.contains("5 s in the background (assumed)"))
    driver.press("<tab><enter>")
    for words in [
      "Why: Notes suspended", "documented; its place and time: assumed",
      "Apple publishes no number", "limit.suspension",
    ] {
      #expect(driver.text.contains(words), "\(words)\n\(driver.text)")
    }
  }

  @Test func theDebuggerIsNamedWhereNothingHappens() {
    let waited = asked("1eg:home<enter>:wait 60<enter>")
    #expect(waited.contains("Notes runs under the debugger, so the system does not suspend it"))
    let hung = asked("1eg:hang Notes<enter>h:wait 60<enter>")
    #expect(hung.contains("Notes runs under the debugger, so the watchdog does not kill it"))
    #expect(asked("1eg").contains("The debugger is attached to Notes"))
    let detached = asked("1egeg:home<enter>:wait 1<enter>")
    #expect(!detached.contains("under the debugger"))
  }

  @Test func whatBecomesOfASubmittedTaskIsSaid() {
    let apps = ["Notes scenes tasks:refresh"]
    #expect(asked("1eb", apps: apps).contains("Notes has submitted its refresh task."))
    #expect(asked("1ebeb", apps: apps).contains("had submitted its refresh task already"))
    #expect(asked("1ef", apps: apps).contains("no background fetch from now on"))
    #expect(asked("1efef", apps: apps).contains("may refresh in the background again"))
    #expect(asked("1efeb", apps: apps).contains("throws the error unavailable"))
  }

  @Test func oneKeySubmitsStartsAndCompletesATask() {
    var driver = Driver(apps: ["Notes scenes tasks:refresh", "Mail scenes"])
    driver.press("1eb")
    #expect(driver.text.contains("submit Notes refresh"))
    #expect(driver.text.contains("↻"))
    driver.press("heb")
    #expect(driver.text.contains("wake Notes refresh"))
    driver.press("eb")
    #expect(driver.text.contains("complete-task Notes"))
    #expect(!driver.text.contains("↻"))
    driver.press("2eb")
    #expect(driver.text.contains("Mail does not permit a refresh task"))
  }

  @Test func whatIsNotImplementedIsNamed() {
    var driver = Driver(apps: ["Notes scenes"])
    driver.press("1:time-change<enter><tab>")
    driver.model.chooseLogRow(
      driver.model.log.index.place(of: .action(1), driver.model.simulation.timeline) ?? 0)
    driver.press("<enter>")
    #expect(
      reading(driver).contains(
        "Notes does not implement applicationSignificantTimeChange(_:); it would be called here."))
    driver.press("<esc><home><enter>")
    #expect(reading(driver).contains("application(_:willFinishLaunchingWithOptions:)"))
    driver = Driver(apps: ["Notes scenes significant-time-change"])
    driver.press("1:time-change<enter><tab><enter>")
    #expect(!reading(driver).contains("does not implement"))
  }

  /// It is suspended by then, and would hear nothing whatever it implements.
  @Test func timeThatPassedBeforeAnActionCounts() {
    var driver = Driver(apps: ["Notes scenes"])
    driver.press("1h")
    driver.pass(6_000)
    driver.press(":time-change<enter><tab><enter>")
    #expect(reading(driver).contains("Notes is suspended"))
    #expect(!reading(driver).contains("does not implement"))
  }

  @Test func aSuspendedAppIsNamed() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(6_000)
    driver.press("em<tab><enter>")
    #expect(reading(driver).contains("Notes is suspended: none of its code runs"))
  }

  @Test func aRefusalSaysWhatWouldMakeItPossible() {
    let text = asked("1cc")
    #expect(text.contains("because: Control Center is already shown"))
    #expect(text.contains("possible: dismiss it first"))
  }

  /// Whoever counts messages counts those to delegates: a launch with scenes has four on iOS 14.
  @Test func messagesToDelegatesAreCounted() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1<tab><home><enter>")
    #expect(reading(driver).contains("4 messages to delegates"), "\(reading(driver))")
    driver.press("<esc><tab>ht<tab>G<enter><left>")
    #expect(!reading(driver).contains("1 message"), "\(reading(driver))")
  }

  @Test func aClickOnTheChosenRowAsks() {
    var driver = Driver()
    driver.press("1")
    driver.click("sceneWillEnterForeground")
    #expect(driver.model.popup == nil)
    driver.click("sceneWillEnterForeground")
    #expect(reading(driver).hasPrefix("Why: sceneWillEnterForeground(_:)"))
    driver.click("Enter why")
    driver.press("<esc><tab>c<tab>Gea")
    driver.click("Enter why")
    #expect(reading(driver).hasPrefix("Why not: system-alert"))
  }

  @Test func oneRowIsReadAfterTheOther() {
    var driver = Driver()
    driver.press("1h<tab><enter>")
    #expect(reading(driver).hasPrefix("Why: sceneDidEnterBackground(_:)"))
    driver.press("<left>")
    #expect(reading(driver).hasPrefix("Why: sceneWillResignActive(_:)"))
    driver.press("p")
    #expect(reading(driver).hasPrefix("Result of: home"))
    driver.press("n<right><right>")
    #expect(reading(driver).hasPrefix("Why: sceneDidEnterBackground(_:)"))
    driver.click("← previous row")
    #expect(reading(driver).hasPrefix("Why: sceneWillResignActive(_:)"))
    driver.press("<esc>")
    #expect(driver.model.chosenLogPlace == driver.model.logRowCount - 2)
  }

  @Test func itScrollsToItsEndAndNoFurther() {
    var driver = Driver()
    driver.press("1h<tab>k<enter>")
    #expect(driver.text.contains("↓ 10 more"))
    driver.press("jj")
    #expect(driver.text.contains("↓ 8 more"))
    driver.press("<pgdn>G")
    #expect(driver.text.contains("source      Matt Neuburg"))
    driver.press("k")
    #expect(driver.text.contains("↓ 1 more"))
    driver.press("<home>q")
    #expect(driver.model.popup == nil)
  }

  /// Every row of a long session has its explanation, and what an action is said to have sent is
  /// what the log has beneath it.
  @Test(arguments: [Device.Model.iPhone, .iPad]) func everyRowIsExplained(_ device: Device.Model) {
    var driver = Driver(device)
    for keys in [
      "12h", "ceay<esc>", "1:hang Notes 4<enter>h", "sx", "3l", "leser", "ewex", "ecy<esc>",
    ] {
      driver.press(keys + "emek12:rotate<enter>:memory-warning<enter>zZ")
      driver.pass(2_500)
    }
    driver.press("vmvm")
    let timeline = driver.model.simulation.timeline
    let count = driver.model.logRowCount
    for (place, row) in driver.model.log.index.rows(0..<count, timeline).enumerated() {
      #expect(driver.model.log.index.place(of: row, timeline) == place)
      driver.model.log.chosen = place
      driver.model.popup = nil
      driver.model.explainChosenRow()
      let text = reading(driver)
      #expect(text.contains("action: "), "\(row)")
      if case .message(let index) = row {
        let entry = timeline.entry(ofEvent: index)
        #expect(entry.map { timeline.events(beneath: $0).contains(index) } == true)
        #expect(text.contains("rule: "))
      }
      if text.contains("Why no message was sent") { #expect(text.contains("\n: ")) }
    }
  }
}

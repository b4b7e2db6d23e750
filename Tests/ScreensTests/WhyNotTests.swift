import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The specific reason of a message, and the rule that withheld one.
@Suite struct WhyNotTests: ReadsPopups {
  /// The difference of an iOS version without which the message would not be there comes first.
  @Test(arguments: [Release(5), Release(14), Release(26)])
  func lockingIsExplainedByTheVersionThatChangedIt(_ os: Release) {
    let text = read("1l<tab><enter>", os: os)
    let lines = text.split(separator: "\n")
    #expect(
      lines.count > 2 && lines[1].hasPrefix("because: iOS 5 began to send apps to the"), "\(text)")
    #expect(text.contains("rule: lock.enters-background"))
    #expect(!read("1h<tab><enter>", os: os).contains("lock.enters-background"))
  }

  @Test func applicationStateIsSaidDuringTheCallAndAfterIt() {
    #expect(
      read("1l<tab><enter>", os: Release(5)).contains(
        "during call: applicationState is .inactive; after it, .background"))
    #expect(
      read("1h<tab><up><enter>").contains("applicationState is .active; after it, .inactive"))
    #expect(read("1h<tab><enter>").contains("applicationState is .background, and stays so"))
    #expect(read("1sx<tab><up><enter>", os: Release(12)).contains("then the process ends"))
  }

  @Test func sourcesStandInOneLine() {
    let text = read("1l<tab><enter>", os: Release(4))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("source: ") } == 1)
    #expect(text.contains("(2013, iOS 7); "))
  }

  /// A suspended app that is killed receives nothing because it runs no code: that is the reason.
  @Test func aSuspendedAppIsKilledForOneReason() {
    let text = read("1ht:jetsam Notes<enter>gw")
    #expect(text.contains("A suspended app runs no code"), "\(text)")
    #expect(!text.contains("does not run in the background"), "\(text)")
  }

  /// An App and its view have methods of the same name: each is named as the log names it.
  @Test func anAppAndItsViewAreNamed() {
    let text = read("1cgw", os: Release(17), apps: ["Diary swiftui"])
    #expect(
      text.contains("Diary app scenePhase(.inactive)")
        && text.contains("Diary contentView#1 scenePhase(.inactive)"), "\(text)")
  }

  @Test func theMessageOfALaterVersionIsMissedWithItsReason() {
    let text = read("1l<tab><up><enter>", os: Release(4))
    #expect(
      text.contains("applicationDidEnterBackground(_:): Called from iOS 5 on. iOS 5 began"),
      "\(text)")
    #expect(!read("1l<tab><up><up><enter>", os: Release(5)).contains("Not sent"))
    let call = read("1ec<tab><enter>", os: Release(15))
    #expect(call.contains("sceneWillResignActive(_:): No longer called from iOS 14 on."), "\(call)")
  }

  /// From anywhere, the last action; in the log, the action of the chosen row.
  @Test func anActionIsExplainedFromAnywhere() {
    #expect(read("1lgw").hasPrefix("Result of: lock"))
    #expect(read("1l<tab><home>gw").hasPrefix("Result of: open Notes"))
    #expect(read("1lgw<left>").hasPrefix("Why: sceneDidBecomeActive(_:)"))
    #expect(read("gw").isEmpty)
  }

  /// Question 10: the one comes at launch, the other does not.
  @Test func whyOneComesAtLaunchAndTheOtherDoesNot() {
    let scenes = read("1<tab><home><enter>")
    #expect(
      scenes.contains("sceneWillEnterForeground(_:): The scene enters the foreground. Called at"))
    #expect(scenes.contains("because the app is being launched."))
    #expect(scenes.contains("Not called at launch: an app without scenes starts inactive"))
    let delegate = read("1<tab><home><enter>", os: Release(12))
    #expect(
      delegate.contains("applicationWillEnterForeground(_:): Not called here, because the app is"))
  }

  @Test func aRuleThatActsInstead() {
    var driver = Driver(os: Release(12))
    driver.press("1h")
    driver.pass(7_000)
    driver.press("sx<tab>")
    let timeline = driver.model.simulation.timeline
    driver.model.chooseLogRow(driver.model.log.index.place(of: .action(3), timeline) ?? 0)
    driver.press("<enter>")
    let text = reading(driver)
    #expect(text.contains("No message to a delegate"), "\(text)")
    #expect(
      text.contains("applicationWillTerminate(_:): A suspended app that is force-quit is killed"))
  }

  @Test func aGapInAComparisonHasItsReason() throws {
    func gap(_ os: Release, _ line: String, _ keys: String, _ name: String) throws -> String {
      var driver = Driver(os: os, size: Size(columns: 120, rows: 40))
      driver.press(keys + ":compare \(line)<enter>")
      let sides = try #require(driver.comparing?.sides)
      for act in 0..<sides.count {
        for (index, row) in sides.act(act).rows.enumerated() where row.sign != .same {
          let side = row.isRight ? sides.right : sides.left
          guard let place = row.isRight ? row.right : row.left,
            side.selector(side.timeline.message(at: place)).hasPrefix(name)
          else { continue }
          let reading = driver.model.explanation(of: act, row: index, in: sides)
          return reading.paragraphs.map { "\($0.label): \($0.text)" }.joined(separator: "\n")
        }
      }
      return ""
    }
    let lock = try gap(Release(4), "ios 5", "1l", "applicationDidEnterBackground")
    #expect(
      lock.hasPrefix(": − iPhone, iOS 4\n: not sent\n: Called from iOS 5 on. iOS 5 began"),
      "\(lock)")
    let back = try gap(Release(5), "ios 4", "1l", "applicationDidEnterBackground")
    #expect(
      back.hasPrefix(": + iPhone, iOS 4\n: not sent\n: Called from iOS 5 on. iOS 5 began"),
      "\(back)")
    let scenes = try gap(Release(14), "ios 7", "1", "sceneDidBecomeActive")
    #expect(
      scenes.contains("Notes has no scenes here") && scenes.contains("Scenes came with iOS 13"))
    let call = try gap(Release(15), "ios 12", "1ec", "applicationWillResignActive")
    #expect(call.contains("Notes has scenes here"))
    let pad = try gap(Release(14), "iPad", "2sx", "sceneDidEnterBackground")
    #expect(pad.contains("The rule that sends it is for apps with scenes, on an iPhone."), "\(pad)")
    // The same iOS version: what a later one would send, whoever receives it.
    let phone = try gap(Release(14), "iPad", "2sx", "application(_:didDiscardSceneSessions:)")
    #expect(phone.contains("Called from iOS 15 on."), "\(phone)")
  }

  /// Question 6: locking on 14, 5 and 4, on one page.
  @Test func everyVersionIsReadOnOnePage() {
    let text = read("1lgv")
    for words in [
      "iOS 13 to 27 (this session)", "applicationDidEnterBackground(_:) [inactive]",
      "because: iOS 5 began to send apps", "iOS 3 to 4.3", "iOS 7 to 12",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
    let views = read("1vmgv")
    #expect(
      views.contains("iOS 13 to 16 (this session)"),
      "\(views)")
    #expect(views.contains("because: Apps linked with the iOS 17 SDK or later"))
    #expect(read("gv").isEmpty)
  }

  @Test func whatWaitsInAQueueIsNotWithheld() {
    let text = read("1:hang Notes<enter>h<tab><enter>")
    #expect(text.contains("Notes hangs: 6 messages wait in its queue"))
    #expect(!text.contains("instead"))
  }

  /// Question 7: where to save so that nothing is lost.
  /// What is lost stands out, by a mark and a meaning.
  @Test func verdictsOfSavePointsStandOut() throws {
    var driver = Driver(size: Size(columns: 120, rows: 60))
    driver.press("1vp")
    let grid = driver.picture.screen.grid
    for (words, mark, style) in [
      ("Save in scene", "✓", Style.plain), ("Nothing helps", "✗", .refusal),
      ("a crash: nothing", "✗", .refusal), ("Home: sceneWill", "✓", .plain),
    ] {
      let place = try #require(driver.find(words), "\(words)\n\(driver.text)")
      #expect(driver.line(words).contains(mark))
      #expect(grid[place.x, place.y].style == style, "\(words)")
    }
  }

  /// Whether an app has saved before an end may be disputed: the mark stands out, the words do not.
  @Test func theMarkOfADisputedSavePointStandsOut() throws {
    var driver = Driver(
      apps: ["Notes scenes saves:applicationWillTerminate"], size: Size(columns: 120, rows: 60))
    driver.press("1vp")
    let place = try #require(driver.find("│  ? "), "\(driver.text)")
    let row = (place.x..<place.x + 4).map { driver.picture.screen.grid[$0, place.y] }
    let mark = try #require(row.firstIndex { $0.scalar == 0x3F }, "\(driver.text)")
    #expect(row[mark].style == .strong && row[mark + 2].style == .plain)
  }

  @Test func savePointsStandInTheInterface() {
    let text = read("1vp")
    for words in [
      "Save points: Notes", ": Save in sceneWillResignActive(_:).",
      "Nothing helps against: a hang, then Home; a crash.",
      "Sources disagree on whether sceneDidEnterBackground(_:) is called: force-quit in the",
      "applicationWillTerminate(_:) (?)", "(?) disputed: the sources disagree",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
    #expect(text.contains("Notes saves in sceneWillResignActive(_:)"))
    let own = read("1vp", apps: ["Notes scenes saves:sceneDidEnterBackground"])
    #expect(own.contains("It loses edits in these cases: force-quit in the foreground"), "\(own)")
    #expect(read("1vp", apps: ["Notes scenes"]).contains("Notes itself saves nothing"))
  }

  /// A comparison has the mark, too, beside each other and as one list.
  @Test func whatIsDisputedIsMarkedInAComparison() {
    for columns in [80, 120] {
      var driver = Driver(size: Size(columns: columns, rows: 40))
      driver.press("1sx:compare ios 15<enter>")
      #expect(driver.text.contains("sceneDidEnterBackground(_:) ?"), "\(driver.text)")
      #expect(driver.text.contains("? disputed"))
      #expect(!driver.text.contains("sceneWillResignActive(_:) ?"))
      driver = Driver(os: Release(15), size: Size(columns: columns, rows: 40))
      driver.press("1h:compare ios 16<enter>")
      #expect(!driver.text.contains("? disputed"))
    }
  }

  /// The mark of a disputed message, and what it means.
  @Test func whatIsDisputedIsMarkedInTheLog() {
    var driver = Driver()
    driver.press("1sx")
    #expect(driver.text.contains("sceneDidEnterBackground(_:) ?"))
    #expect(driver.text.contains("? disputed: the sources disagree"))
    #expect(!driver.text.contains("sceneWillResignActive(_:) ?"))
    driver.press("vl")
    #expect(driver.text.contains("sceneDidEnterBackground(_:) ?"))
    driver = Driver(os: Release(15))
    driver.press("1sx")
    #expect(!driver.text.contains("disputed"))
    // On iOS 14 a call sends nothing, and a book says otherwise.
    driver = Driver()
    driver.press("1ec")
    #expect(driver.text.contains("no message ?"), "\(driver.text)")
    #expect(driver.text.contains("? disputed: the sources disagree"))
  }
}

import Lifecycle
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The diagram of states, and the steps that it tells of.
@Suite struct StateTests {
  /// The last steps of what is chosen, a line each.
  func steps(_ driver: Driver) -> [String] {
    guard let subject = driver.model.stateSubject else { return [] }
    return driver.model.lastSteps(of: subject).map { step in
      "\(step.from.look.word) → \(step.to.look.word): \(step.words.joined(separator: ", "))"
    }
  }

  func steps(after keys: String, os: Release = Release(14), later: UInt32 = 0) -> [String] {
    var driver = Driver(os: os)
    driver.press(keys)
    driver.pass(later)
    return steps(driver)
  }

  /// Where states are lines, the steps stand apart from them if there is room for both.
  @Test(arguments: [(7, 1), (8, 2), (9, 2)])
  func stepsStandBeneathTheStates(rows: Int, distance: Int) throws {
    var driver = Driver(size: Size(columns: 24, rows: rows))
    driver.press("1vs")
    let state = try #require(driver.find("● foregroundActive"))
    let steps = try #require(driver.find("before"), "\(driver.text)")
    #expect(steps.y - state.y == distance)
  }

  @Test func aLaunchOfAnAppWithoutScenes() {
    #expect(
      steps(after: "1", os: Release(12)) == [
        "not running → inactive: launched: a new process, "
          + "application(_:didFinishLaunchingWithOptions:)",
        "inactive → active: applicationDidBecomeActive(_:)",
      ])
  }

  @Test func aLaunchOfAnAppWithScenes() {
    #expect(
      steps(after: "1") == [
        "not running → running: launched: a new process, "
          + "application(_:didFinishLaunchingWithOptions:)",
        "unattached → background: scene(_:willConnectTo:options:)",
        "background → foregroundInactive: sceneWillEnterForeground(_:)",
        "foregroundInactive → foregroundActive: sceneDidBecomeActive(_:)",
      ])
  }

  /// What is told of a second scene is no step of the first.
  @Test func anotherSceneTakesItsOwnSteps() {
    var driver = Driver()
    driver.press("1:connect-display<enter>")
    #expect(driver.model.stateSubject?.window == 1)
    // The first has taken none since it came to the front.
    #expect(steps(driver).last == "foregroundInactive → foregroundActive: sceneDidBecomeActive(_:)")
    driver.press("j")
    if driver.model.stateSubject?.window == 1 { driver.press("j") }
    #expect(steps(driver).last == "background → foregroundInactive: sceneWillEnterForeground(_:)")
  }

  @Test func whatFallsDueByItself() {
    #expect(
      steps(after: "1h", later: 6_000) == ["running → suspended: suspended, no message"])
    #expect(
      steps(after: "1h", os: Release(12), later: 6_000)
        == ["background → suspended: suspended, no message"])
  }

  @Test func whatWasWaitedFor() {
    #expect(steps(after: "1ht") == ["running → suspended: suspended, no message"])
    #expect(
      steps(after: "1ht", os: Release(12))
        == ["background → suspended: suspended, no message"])
  }

  @Test func aResume() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(6_000)
    driver.press("1")
    #expect(
      steps(driver) == [
        "suspended → running: resumed, no message",
        "background → foregroundInactive: sceneWillEnterForeground(_:)",
        "foregroundInactive → foregroundActive: sceneDidBecomeActive(_:)",
      ])
  }

  @Test func aDeathIsAStep() {
    #expect(
      steps(after: "1:crash Notes<enter>", os: Release(12)) == ["active → not running: crashed"])
    let swiped = steps(after: "1s:swipe-up Notes<enter>", os: Release(12))
    #expect(
      swiped.last?.hasSuffix("→ not running: applicationWillTerminate(_:), terminated") == true,
      "\(swiped)")
  }

  @Test func whatWasNotTakenIsAStepAllTheSame() {
    #expect(
      steps(after: "1:hang Notes<enter>h", os: Release(12)) == [
        "active → inactive: waiting: Notes hangs", "inactive → background: waiting: Notes hangs",
      ])
  }

  @Test func aStepLongAgoIsStillTheLast() {
    var driver = Driver(os: Release(12))
    driver.press("1c")
    let before = steps(driver)
    driver.press("ememem")
    #expect(steps(driver) == before)
    #expect(before == ["active → inactive: applicationWillResignActive(_:)"])
  }

  @Test func eachSceneHasItsOwn() {
    var driver = Driver(.iPad)
    driver.press("1ew")
    driver.model.appsPanel.select(AppID(0), window: 2)
    #expect(steps(driver).last == "foregroundInactive → foregroundActive: sceneDidBecomeActive(_:)")
    driver.press("vs")
    #expect(driver.text.contains("States of Notes #2"))
  }

  /// Whatever happens, the steps lead to where the subject is.
  @Test(arguments: [Release(3), Release(12), Release(14), Release(26)])
  func stepsLeadToThePresent(_ os: Release) {
    var driver = Driver(.iPad, os: os)
    let keys = Array("12hs3cay<esc>1pwWllmMi3hzZ2L<esc>s1h")
    for (place, key) in (keys + keys).enumerated() {
      driver.press(key == "<" || key == ">" ? "u" : String(key))
      if driver.model.popup != nil { driver.press("<esc>") }
      driver.pass(UInt32(place % 5) * 900)
      for app in driver.model.device.apps.indices {
        driver.model.appsPanel.select(AppID(UInt8(app)))
        guard let subject = driver.model.stateSubject else { continue }
        let now = subject.nodes(driver.model.device)
        var ends: [StateNode] = []
        for step in driver.model.lastSteps(of: subject) {
          #expect(step.from != step.to)
          ends.removeAll { $0 == step.from }
          ends.append(step.to)
        }
        for end in ends { #expect(now.contains(end), "\(os) \(place) \(app) \(end) \(now)") }
      }
    }
  }

  @Test func theDiagramComesAndGoes() {
    var driver = Driver()
    driver.press("1vs")
    #expect(driver.text.contains("States of Notes #1"))
    #expect(driver.text.contains("━ now ━"))
    // The device's keys stay in force, and the diagram shows what they do.
    driver.press("h")
    #expect(driver.text.contains("sceneDidEnterBackground(_:)"))
    driver.press("<tab>")
    #expect(driver.model.focus == .apps)
    driver.press("<esc>")
    #expect(driver.text.contains("Delegate messages"))
    #expect(driver.actions == ["open Notes", "home"])
    driver.press("<tab>vs")
    #expect(driver.model.focus == .apps)
    driver.click("v s close")
    #expect(driver.text.contains("Delegate messages"))
    driver.click("1▸Notes")
    #expect(driver.text.contains("States of Notes"))
    driver.press("2")
    #expect(driver.text.contains("States of Mail"))
  }

  @Test(arguments: [Device.Model.iPhone, .iPad]) func everySizeHasADiagram(_ device: Device.Model) {
    for os in [Release(12), Release(14)] {
      var driver = Driver(device, os: os)
      driver.press("1vs")
      for columns in stride(from: 1, through: 140, by: 3) {
        for rows in stride(from: 1, through: 50, by: 3) {
          let picture = draw(driver.model, Size(columns: columns, rows: rows))
          for hit in picture.hits {
            let bounds = picture.screen.grid.bounds
            #expect(hit.rect.intersection(bounds) == hit.rect && !hit.rect.isEmpty)
          }
        }
      }
    }
  }

  /// Where boxes have no room, the path of states has: in the tour at 80x24.
  @Test func thePathStandsWhereBoxesDoNotFit() {
    var driver = Driver()
    driver.press("<f1>1vs")
    #expect(driver.text.contains("States of Notes"))
    #expect(driver.line("● active").contains("○ background━▶◐ inactive"), "\(driver.text)")
    #expect(driver.line("◐ → ●").contains("sceneDidBecomeActive(_:)"))
    #expect(driver.text.contains("because The scene is in the foreground"))
  }
}

import Lifecycle
import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// Apps whose code is real: what it does reaches the kernel, and the recording has it.
@Suite struct LiveAppsTests {
  static let library = try! Library()
  let notes = AppID(0)

  func simulation(
    _ header: String = "os: 14\napp: Notes scenes\napp: Mail scenes\n"
  ) throws -> Simulation {
    let file = try SessionParser.parse(
      SourceFile(name: "a", text: header + "show: all\n"), library: LiveAppsTests.library)
    return try Simulation(file.setup, library: LiveAppsTests.library)
  }

  /// A wait, whatever stops it on the way.
  private func wait(_ milliseconds: UInt32, _ live: inout LiveApps, _ simulation: inout Simulation)
  {
    var left = milliseconds
    while left > 0 {
      left = live.perform(.act(.wait(milliseconds: left)), on: &simulation).left
    }
  }

  func open(_ app: AppID) -> Action { .open(SceneID(app: app, number: 0)) }

  /// A recording of the session, and the device that it leads to without the code.
  func replayed(_ simulation: Simulation) throws -> (text: String, device: Device) {
    var text = ""
    var recorder = Recorder(simulation) { text += $0 }
    text += recorder.end(simulation)
    let file = try SessionParser.parse(
      SourceFile(name: "recorded", text: text), library: LiveAppsTests.library)
    var printed = ""
    SessionPrinter(file, try Simulation(file.setup, library: LiveAppsTests.library)).print {
      printed += $0 + "\n"
    }
    #expect(printed == text)
    let opened = try OpenedSession(file, library: LiveAppsTests.library)
    return (text, opened.simulation.timeline.kernel.device)
  }

  @Test func itReceivesWhatItsAppReceives() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.home), on: &simulation)
    wait(6_000, &live, &simulation)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.crash(notes)), on: &simulation)
    #expect(
      script.heard == [
        "end", "reset", "launch", "application(_:didFinishLaunchingWithOptions:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        "suspend", "resume", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "end",
      ])
  }

  /// However the system ends a process, the app's own ends with it.
  @Test(arguments: [
    ("jetsam Notes", []), ("kill Notes update", []), ("swipe-up Notes", ["switcher"]),
    ("accept", ["hold-lock"]),
  ])
  func itEndsWhenItsProcessDoes(end: String, before: [String]) throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    live.host(notes, as: script)
    let parser = ActionParser(apps: simulation.text.apps)
    for words in ["open Notes", "home"] + before + [end] {
      #expect(live.perform(try parser.parse(words), on: &simulation).refusal == nil, "\(words)")
    }
    #expect(script.heard.last == "end")
    #expect(script.heard.count { $0 == "launch" } == 1)
  }

  /// Woken in the background, it executes again; launched there, its process starts.
  @Test func itIsWokenAndPrewarmed() throws {
    var simulation = try simulation("os: 15\napp: Notes scenes background:fetch\n")
    var live = LiveApps()
    let script = LiveScript()
    live.host(notes, as: script)
    _ = live.perform(.act(.prewarm(notes)), on: &simulation)
    #expect(script.heard.contains("launch"))
    wait(60_000, &live, &simulation)
    #expect(script.heard.last == "suspend")
    _ = live.perform(.act(.wake(notes, .fetch)), on: &simulation)
    #expect(script.heard.contains("resume"))
  }

  /// A task that is begun in a method and ended by a timer: the app is suspended after it.
  @Test func whatItDoesIsRecordedAndReplaysWithoutIt() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    script.does["sceneDidEnterBackground(_:)"] = [.printed("saving"), .did(.begin(notes, .task))]
    script.timer = ("sceneDidEnterBackground(_:)", 8_000, [.did(.end(notes, .task))])
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.home), on: &simulation)
    wait(20_000, &live, &simulation)
    #expect(script.heard.suffix(2) == ["timer", "suspend"])
    let (text, device) = try replayed(simulation)
    #expect(text.contains("sceneDidEnterBackground(_:)\n| saving\n< begin Notes task\n"))
    #expect(text.contains("> wait 8\n< end Notes task\n> wait 12\n  Notes system suspended\n"))
    #expect(device == simulation.timeline.kernel.device)
  }

  /// A crash in a method: nothing of what would have come reaches the code.
  @Test func aCrashEndsIt() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    script.does["scene(_:willConnectTo:options:)"] = [.did(.crash(notes))]
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    #expect(script.heard.last == "end")
    #expect(!script.heard.contains("sceneDidBecomeActive(_:)"))
    #expect(simulation.timeline.kernel.device[notes].process == .notRunning)
    #expect(try replayed(simulation).device == simulation.timeline.kernel.device)
  }

  /// Done in the past, the processes start again and receive what their apps have received there.
  @Test func inThePastItIsStartedAgain() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.home), on: &simulation)
    _ = simulation.timeline.perform(.undo)
    script.forget()
    _ = live.perform(.act(.controlCenter), on: &simulation)
    #expect(
      script.heard == [
        "end", "reset", "launch", "application(_:didFinishLaunchingWithOptions:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
      ])
  }

  /// What it did since its installation is done once more, controls that were touched included.
  @Test func itIsInstalledOnceMoreForAnotherPast() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    script.controls = ["Save"]
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.touch(.left), detail: "Save"), on: &simulation)
    _ = live.perform(.act(.crash(notes)), on: &simulation)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.home), on: &simulation)
    _ = simulation.timeline.perform(.undo)
    script.forget()
    _ = live.perform(.act(.lock), on: &simulation)
    #expect(script.heard.count { $0 == "launch" } == 2)
    #expect(script.heard.count { $0 == "touch Save" } == 1)
    #expect(script.heard.prefix(2) == ["end", "reset"])
  }

  // MARK: - Time

  /// A timer that prints stops the wait; one that does nothing does not.
  @Test func onlyATimerThatDoesSomethingStopsTime() throws {
    for isSeen in [true, false] {
      var simulation = try simulation()
      var live = LiveApps()
      let script = LiveScript()
      script.timer = ("sceneDidBecomeActive(_:)", 2_000, isSeen ? [.printed("tick")] : [])
      live.host(notes, as: script)
      _ = live.perform(.act(open(notes)), on: &simulation)
      wait(10_000, &live, &simulation)
      #expect(script.heard.last == "timer")
      let text = try replayed(simulation).text
      let expected = isSeen ? "> wait 2\n| tick\n> wait 8\n" : "> wait 10\n"
      #expect(text.contains("viewDidAppear(_:)\n" + expected), "\(text)")
    }
  }

  /// Time that flows is a delay, unless code does something meanwhile.
  @Test func timeThatFlowsStopsWhereCodeActs() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    script.timer = ("sceneDidEnterBackground(_:)", 3_000, [.did(.save(notes))])
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    #expect(live.pass(1_000, on: &simulation).left == 0)
    _ = live.perform(.act(.home), on: &simulation)
    let outcome = live.pass(20_000, on: &simulation)
    #expect(outcome.left == 17_000)
    _ = live.pass(outcome.left, on: &simulation)
    _ = live.perform(.act(open(notes)), on: &simulation)
    let (text, device) = try replayed(simulation)
    #expect(text.contains("> home +1.000\n"))
    #expect(text.contains("> wait 3\n< save Notes\n"))
    #expect(text.contains("> open Notes +17.000\n"))
    #expect(device == simulation.timeline.kernel.device)
  }

  @Test func whatIsLeftInTheBackgroundIsKnown() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.home), on: &simulation)
    #expect(script.remaining["sceneDidBecomeActive(_:)"] == nil)
    #expect(script.remaining["sceneDidEnterBackground(_:)"] == 5_000)
  }

  // MARK: - Files

  /// What cannot be done here is said as a print, so that the recording passes a check.
  @Test func whatIsRefusedIsSaid() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    script.does["sceneDidBecomeActive(_:)"] = [.did(.completeTask(notes))]
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    let text = try replayed(simulation).text
    #expect(text.contains("| (complete-task Notes: "))
    #expect(!text.contains("< complete-task"))
  }

  /// A file is checked against what the code does now.
  @Test func aCheckSaysWhatTheCodeDoesOtherwise() throws {
    let text = """
      os: 14
      app: Notes scenes
      show: appDelegate sceneDelegate
      > open Notes
        ...
      > home
        Notes sceneDelegate#1 sceneWillResignActive(_:)
        Notes sceneDelegate#1 sceneDidEnterBackground(_:)
      < begin Notes task
      | old words

      """
    let file = try SessionParser.parse(
      SourceFile(name: "a", text: text), library: LiveAppsTests.library)
    func failures(_ does: [CodeEvent]) throws -> [Checker.Failure] {
      var live = LiveApps()
      let script = LiveScript()
      script.does["sceneDidEnterBackground(_:)"] = does
      live.host(notes, as: script)
      let simulation = try Simulation(file.setup, library: LiveAppsTests.library)
      return Checker(file, simulation, live: live).check()
    }
    #expect(try failures([.printed("new words"), .did(.begin(notes, .task))]).isEmpty)
    let missing = try failures([])
    #expect(missing.map(\.line) == [9])
    #expect(missing.first?.text.last == "    - < begin Notes task")
    let more = try failures([.did(.begin(notes, .task)), .did(.save(notes))])
    #expect(more.map(\.line) == [6])
    #expect(more.first?.text.last == "    + < save Notes")
  }
}

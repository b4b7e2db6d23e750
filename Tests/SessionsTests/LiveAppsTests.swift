import Lifecycle
import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// Apps whose code is real: what it does reaches the kernel, and the recording has it.
@Suite struct LiveAppsTests {
  let notes = AppID(0)

  func open(_ app: AppID) -> Action { .open(SceneID(app: app, number: 0)) }

  @Test func itReceivesWhatItsAppReceives() throws {
    var session = try LiveSession()
    session.perform(open(notes))
    session.perform(.home)
    session.wait(6_000)
    session.perform(open(notes))
    session.perform(.crash(notes))
    #expect(
      session.script.heard == [
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
    var session = try LiveSession()
    let parser = ActionParser(apps: session.simulation.text.apps)
    for words in ["open Notes", "home"] + before + [end] {
      #expect(session.perform(try parser.parse(words)).refusal == nil, "\(words)")
    }
    #expect(session.script.heard.last == "end")
    #expect(session.script.heard.count { $0 == "launch" } == 1)
  }

  /// Woken in the background, it executes again; launched there, its process starts.
  @Test func itIsWokenAndPrewarmed() throws {
    var session = try LiveSession("os: 15\napp: Notes scenes background:fetch\n")
    session.perform(.prewarm(notes))
    #expect(session.script.heard.contains("launch"))
    session.wait(60_000)
    #expect(session.script.heard.last == "suspend")
    session.perform(.wake(notes, .fetch))
    #expect(session.script.heard.contains("resume"))
  }

  /// A task that is begun in a method and ended by a timer: the app is suspended after it.
  @Test func whatItDoesIsRecordedAndReplaysWithoutIt() throws {
    var session = try LiveSession()
    session.script.does["sceneDidEnterBackground(_:)"] = [
      .printed("saving"), .did(.begin(notes, .task)),
    ]
    session.script.timer = ("sceneDidEnterBackground(_:)", 8_000, [.did(.end(notes, .task))])
    session.perform(open(notes))
    session.perform(.home)
    session.wait(20_000)
    #expect(session.script.heard.suffix(2) == ["timer", "suspend"])
    let (text, device) = try session.replayed()
    #expect(text.contains("sceneDidEnterBackground(_:)\n| saving\n< begin Notes task\n"))
    #expect(text.contains("> wait 8\n< end Notes task\n> wait 12\n  Notes system suspended\n"))
    #expect(device == session.simulation.timeline.kernel.device)
  }

  /// A crash in a method: nothing of what would have come reaches the code.
  @Test func aCrashEndsIt() throws {
    var session = try LiveSession()
    session.script.does["scene(_:willConnectTo:options:)"] = [.did(.crash(notes))]
    session.perform(open(notes))
    #expect(session.script.heard.last == "end")
    #expect(!session.script.heard.contains("sceneDidBecomeActive(_:)"))
    #expect(session.simulation.timeline.kernel.device[notes].process == .notRunning)
    #expect(try session.replayed().device == session.simulation.timeline.kernel.device)
  }

  /// Done in the past, the processes start again and receive what their apps have received there.
  @Test func inThePastItIsStartedAgain() throws {
    var session = try LiveSession()
    session.perform(open(notes))
    session.perform(.home)
    _ = session.simulation.timeline.perform(.undo)
    session.script.forget()
    session.perform(.controlCenter)
    #expect(
      session.script.heard == [
        "end", "reset", "launch", "application(_:didFinishLaunchingWithOptions:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
      ])
  }

  /// What it did since its installation is done once more, controls that were touched included.
  @Test func itIsInstalledOnceMoreForAnotherPast() throws {
    var session = try LiveSession()
    session.script.controls = ["Save"]
    session.perform(open(notes))
    session.perform(.touch(.left), detail: "Save")
    session.perform(.crash(notes))
    session.perform(open(notes))
    session.perform(.home)
    _ = session.simulation.timeline.perform(.undo)
    session.script.forget()
    session.perform(.lock)
    #expect(session.script.heard.count { $0 == "launch" } == 2)
    #expect(session.script.heard.count { $0 == "touch Save" } == 1)
    #expect(session.script.heard.prefix(2) == ["end", "reset"])
  }

  // MARK: - Time

  /// A timer that prints stops the wait; one that does nothing does not.
  @Test func onlyATimerThatDoesSomethingStopsTime() throws {
    for isSeen in [true, false] {
      var session = try LiveSession()
      session.script.timer = ("sceneDidBecomeActive(_:)", 2_000, isSeen ? [.printed("tick")] : [])
      session.perform(open(notes))
      session.wait(10_000)
      #expect(session.script.heard.last == "timer")
      let text = try session.replayed().text
      let expected = isSeen ? "> wait 2\n| tick\n> wait 8\n" : "> wait 10\n"
      #expect(text.contains("viewDidAppear(_:)\n" + expected), "\(text)")
    }
  }

  /// Time that flows is a delay, unless code does something meanwhile.
  @Test func timeThatFlowsStopsWhereCodeActs() throws {
    var session = try LiveSession()
    session.script.timer = ("sceneDidEnterBackground(_:)", 3_000, [.did(.save(notes))])
    session.perform(open(notes))
    #expect(session.pass(1_000).left == 0)
    session.perform(.home)
    let outcome = session.pass(20_000)
    #expect(outcome.left == 17_000)
    _ = session.pass(outcome.left)
    session.perform(open(notes))
    let (text, device) = try session.replayed()
    #expect(text.contains("> home +1.000\n"))
    #expect(text.contains("> wait 3\n< save Notes\n"))
    #expect(text.contains("> open Notes +17.000\n"))
    #expect(device == session.simulation.timeline.kernel.device)
  }

  @Test func whatIsLeftInTheBackgroundIsKnown() throws {
    var session = try LiveSession()
    session.perform(open(notes))
    session.perform(.home)
    #expect(session.script.remaining["sceneDidBecomeActive(_:)"] == nil)
    #expect(session.script.remaining["sceneDidEnterBackground(_:)"] == 5_000)
  }

  // MARK: - Files

  /// What cannot be done here is said as a print, so that the recording passes a check.
  @Test func whatIsRefusedIsSaid() throws {
    var session = try LiveSession()
    session.script.does["sceneDidBecomeActive(_:)"] = [.did(.completeTask(notes))]
    session.perform(open(notes))
    let text = try session.replayed().text
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
      SourceFile(name: "a", text: text), library: LiveSession.library)
    func failures(_ does: [CodeEvent]) throws -> [Checker.Failure] {
      var live = LiveApps()
      let script = LiveScript()
      script.does["sceneDidEnterBackground(_:)"] = does
      live.host(notes, as: script)
      let simulation = try Simulation(file.setup, library: LiveSession.library)
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

import Lifecycle
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// The interface without a picture says everything that the panels show.
@Suite struct LineInterfaceTests {
  private func lineInterface(
    _ device: Device.Model = .iPhone, apps: [String] = ["Notes scenes", "Mail scenes"]
  ) -> LineInterface {
    LineInterface(Driver(device, apps: apps).model)
  }

  /// What is said of each line typed, all in one.
  private func say(_ lines: [String], in lineInterface: inout LineInterface) -> [String] {
    lines.flatMap { lineInterface.answer($0).lines }
  }

  private func read(_ own: [OwnScenario], in lineInterface: inout LineInterface) -> [String] {
    lineInterface.scenariosRead(own).lines
  }

  @Test func tellsMessagesAndTheStatesThatTheyChange() {
    var lineInterface = lineInterface()
    #expect(
      say(["open Notes", "home"], in: &lineInterface) == [
        "  Notes launched: a new process",
        "  Notes appDelegate application(_:didFinishLaunchingWithOptions:)",
        "  Notes sceneDelegate#1 scene(_:willConnectTo:options:)",
        "  Notes sceneDelegate#1 sceneWillEnterForeground(_:)",
        "  Notes sceneDelegate#1 sceneDidBecomeActive(_:)",
        "= Notes active", "= Notes#1 foregroundActive",
        "  Notes sceneDelegate#1 sceneWillResignActive(_:)",
        "  Notes sceneDelegate#1 sceneDidEnterBackground(_:)",
        "= Notes background", "= Notes#1 background",
      ])
  }

  @Test func saysWhatIsRefusedWhatIsUnknownAndWhatSendsNothing() {
    var lineInterface = lineInterface()
    #expect(say(["unlock"], in: &lineInterface) == ["! the device is not locked"])
    #expect(say(["home"], in: &lineInterface) == ["no messages"])
    #expect(
      say(["hoem"], in: &lineInterface) == ["? unknown action 'hoem'; did you mean 'home'?"])
    #expect(say([""], in: &lineInterface).isEmpty)
  }

  @Test func tellsWhatThePanelsShow() {
    var lineInterface = lineInterface()
    _ = say(["open Notes", "switcher"], in: &lineInterface)
    #expect(
      say(["screen"], in: &lineInterface) == [
        "App Switcher", "Cards, the most recent first: Notes", "Notes: foregroundInactive",
      ])
    #expect(
      say(["apps"], in: &lineInterface) == [
        "Notes: running, inactive, process 101, 10 MB", "  window 1: foregroundInactive",
        "Mail: not-running",
      ])
    _ = say(["home"], in: &lineInterface)
    #expect(
      say(["due"], in: &lineInterface) == [
        "now 00:00.0", "00:05.0 Notes is suspended (the time is assumed)",
      ])
    #expect(
      say(["log 1"], in: &lineInterface) == [
        "1 > home", "2   Notes sceneDelegate#1 sceneDidEnterBackground(_:)",
      ])
  }

  @Test func timeThatPassesIsTold() {
    var lineInterface = lineInterface()
    _ = say(["open Notes", "home", "clock on"], in: &lineInterface)
    #expect(
      lineInterface.pass(6_000).lines == [
        "  Notes suspended, no message", "= Notes suspended",
      ])
    #expect(say(["clock off"], in: &lineInterface) == ["the clock is stopped"])
    #expect(lineInterface.pass(6_000).lines.isEmpty)
  }

  @Test func whatWaitsCanBeAskedFor() {
    var lineInterface = lineInterface()
    _ = say(["open Notes", "hang Notes 3", "touch"], in: &lineInterface)
    #expect(
      say(["queue Notes"], in: &lineInterface) == [
        "4 messages are waiting for Notes:", "  Notes application sendEvent(_:)",
        "  Notes window#1 sendEvent(_:)",
        "  Notes view#1 touchesBegan(_:with:)", "  Notes view#1 touchesEnded(_:with:)",
      ])
    #expect(
      say(["queue Nots"], in: &lineInterface) == ["? unknown app 'Nots'; did you mean 'Notes'?"])
  }

  @Test func wordsThatNameNoAppMeanTheOneInFrontOrTheOneNamedLast() {
    var lineInterface = lineInterface()
    #expect(say(["crash"], in: &lineInterface) == ["? expected an app: crash APP"])
    #expect(
      say(["open Notes", "edit"], in: &lineInterface).suffix(2) == [
        "> edit Notes", "  Notes has unsaved edits",
      ])
    #expect(
      say(["home", "open Mail", "begin task"], in: &lineInterface).contains("> begin Mail task"))
    #expect(say(["home", "push Notes", "crash"], in: &lineInterface).contains("> crash Notes"))
    #expect(say(["crash"], in: &lineInterface).first == "> crash Notes")
    #expect(say(["crash Nots"], in: &lineInterface).first?.contains("did you mean 'Notes'") == true)
    #expect(say(["help crash"], in: &lineInterface) == ["crash [APP]: the app crashes"])
    #expect(say(["actions"], in: &lineInterface).last?.hasPrefix("[APP] is optional") == true)
    var only = self.lineInterface(apps: ["Solo scenes"])
    #expect(say(["prewarm"], in: &only).first == "> prewarm Solo")
  }

  @Test func scenariosAreFoundAndSteppedThrough() {
    var lineInterface = lineInterface()
    #expect(say(["scenarios launch-and-leave"], in: &lineInterface).count == 1)
    _ = say(["scenario launch-and-leave"], in: &lineInterface)
    let lines = say(["redo", "undo"], in: &lineInterface)
    #expect(lines.contains("done: open Notes"))
    #expect(lines.contains("= Notes active"))
    #expect(lines.last == "undone: open Notes")
    #expect(lines.contains("= Notes not-running"))
  }

  @Test func saysWhyAndWhyNot() {
    var lineInterface = lineInterface()
    #expect(say(["why"], in: &lineInterface) == ["the log is empty: nothing to explain"])
    _ = say(["open Notes", "home", "unlock"], in: &lineInterface)
    #expect(say(["why"], in: &lineInterface).first == "Why not: unlock")
    #expect(
      say(["log 2", "why 2"], in: &lineInterface).contains("Why: sceneWillResignActive(_:)"))
    #expect(
      say(["why 9"], in: &lineInterface) == ["? there is no line 9; 'log' numbers the last lines"])
    _ = say(["lock", "call", "open Mail"], in: &lineInterface)
    #expect(say(["why not"], in: &lineInterface).first?.hasPrefix("Why not: ") == true)
    #expect(say(["find Resign", "why 1"], in: &lineInterface).contains("The rule"))
    _ = say(["undo", "undo", "undo", "undo", "undo"], in: &lineInterface)
    #expect(say(["why 1"], in: &lineInterface).first?.hasPrefix("? there is no line") == true)
  }

  @Test func theDiagramTheRunLoopAndTheLanesHaveWords() {
    var lineInterface = lineInterface()
    #expect(say(["states"], in: &lineInterface) == ["no app is running"])
    _ = say(["open Notes", "home"], in: &lineInterface)
    #expect(
      say(["states Notes"], in: &lineInterface) == [
        "Notes: running, background".replacing("Notes", with: "Notes #1"),
        "  1 foregroundActive → foregroundInactive: sceneWillResignActive(_:)",
        "  2 foregroundInactive → background: sceneDidEnterBackground(_:)",
      ])
    _ = say(["clock off"], in: &lineInterface)
    #expect(
      say(["run-loop Notes"], in: &lineInterface) == [
        "Notes: waiting for events: processes every message at once", "  kept running by: nothing",
        "  suspends in 5 s (assumed); the clock is stopped", "  its queue is empty",
      ])
    #expect(
      say(["lanes 1"], in: &lineInterface) == [
        "00:00.0 Notes sceneDelegate#1 sceneDidEnterBackground(_:); Notes background; "
          + "Notes#1 background"
      ])
    #expect(
      say(["run-loop Nots"], in: &lineInterface) == ["? unknown app 'Nots'; did you mean 'Notes'?"])
  }

  @Test func aSessionIsSteppedThroughAndPlayed() {
    var lineInterface = lineInterface()
    let opened = say(["scenario hang-and-recover"], in: &lineInterface)
    #expect(opened.contains { $0.hasPrefix("# Hang of three seconds") })
    #expect(opened.last == "'step' performs the next action, 'play' plays the session.")
    #expect(say(["step"], in: &lineInterface).first == "> open Notes")
    #expect(
      say(["step"], in: &lineInterface).last
        == "# Its main thread is busy, and meanwhile it is touched and left.")
    // It plays at its own pace, and what comes is told.
    #expect(say(["play"], in: &lineInterface) == ["playing, 1x"])
    let played = lineInterface.pass(6_000).lines
    #expect(played.first == "> hang Notes 3")
    #expect(say(["home"], in: &lineInterface).contains("no messages") == false)
    #expect(lineInterface.nextDeadline == nil)
    // Where nobody looks on it plays at once.
    lineInterface.playsAtOnce = true
    let lines = say(["play hang-and-recover"], in: &lineInterface)
    #expect(lines.last == "= Notes suspended" && lines.contains("? wait 1"))
    #expect(say(["step"], in: &lineInterface) == ["no next action"])
  }

  @Test func onesOwnScenariosAreAskedFor() {
    var lineInterface = lineInterface()
    let effects = lineInterface.answer("scenario mine").effects
    #expect(effects == [.readScenarios])
    let own = [
      OwnScenario(
        name: "mine", path: "mine.session",
        contents: .file(SourceFile(name: "mine.session", text: "# Mine\n\n> open Notes\n"))),
      OwnScenario(
        name: "bad", path: "bad.session",
        contents: .file(SourceFile(name: "bad.session", text: "> opne\n"))),
    ]
    #expect(read(own, in: &lineInterface).contains("# Mine"))
    _ = lineInterface.answer("take-over bad")
    let problem = read(own, in: &lineInterface)
    #expect(problem.first?.hasPrefix("! bad cannot be opened: bad.session:1:3:") == true)
    _ = lineInterface.answer("scenarios mine")
    #expect(read(own, in: &lineInterface) == ["mine, your own: Mine"])
    _ = lineInterface.answer("scenario mein")
    #expect(read(own, in: &lineInterface).first?.hasSuffix("did you mean 'mine'?") == true)
  }

  @Test func theSetUpIsToldAndChanged() {
    var lineInterface = lineInterface()
    #expect(say(["set-up"], in: &lineInterface).first == "iPhone with iOS 14")
    #expect(
      say(["set-up device iPad"], in: &lineInterface) == ["new session: an iPad with iPadOS 14"])
    _ = say(["set-up os 17", "set-up app Foo scenes", "set-up without Mail"], in: &lineInterface)
    #expect(
      say(["set-up"], in: &lineInterface).prefix(3) == [
        "iPad with iOS 17", "app: Notes scenes", "app: Foo scenes",
      ])
    #expect(
      say(["set-up os 99"], in: &lineInterface).first?.hasPrefix("? unknown iOS version") == true)
    #expect(say(["set-up without Bar"], in: &lineInterface) == ["? there is no app 'Bar'"])
    #expect(
      say(["settings"], in: &lineInterface) == [
        "no place for settings: neither XDG_CONFIG_HOME nor HOME is set"
      ])
  }

  /// Every word answers, also without what should follow it, and never with silence.
  @Test(arguments: LineWord.all.map(\.word)) func everyWordAnswers(word: String) {
    var lineInterface = lineInterface()
    _ = say(["open Notes"], in: &lineInterface)
    let answer = lineInterface.answer(word)
    #expect(!answer.lines.isEmpty || answer.effects.contains(.quit))
  }

  @Test func leadsToOtherMomentsAndLines() {
    var lineInterface = lineInterface()
    _ = say(["open Notes", "home"], in: &lineInterface)
    #expect(
      say(["back"], in: &lineInterface) == [
        "1 of 2 actions, 00:00.0", "= Notes active", "= Notes#1 foregroundActive",
      ])
    #expect(say(["mark here", "marks"], in: &lineInterface).last == "after 1: here")
    _ = say(["lock"], in: &lineInterface)
    #expect(
      say(["branches"], in: &lineInterface).last
        == "1 home at 00:00.0: starts after 1, 1 of its own: 2 actions")
    #expect(say(["compare-branch 1"], in: &lineInterface).contains("− lock: not in the other"))
    #expect(say(["branch 1"], in: &lineInterface).contains("now on the branch 'home at 00:00.0'"))
    #expect(say(["go-to 7"], in: &lineInterface) == ["? there is no action 7"])
    #expect(say(["branch 7"], in: &lineInterface).first?.contains("no branch 7") == true)
    let left = say(["leave-out 1"], in: &lineInterface)
    #expect(left.first == "redone without open Notes: 0 more are refused now")
    #expect(left.contains("= Notes not-running"))
  }
}

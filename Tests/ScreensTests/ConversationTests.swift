import Lifecycle
import Rulebooks
import Testing

@testable import Screens

/// The interface without a picture says everything that the panels show.
@Suite struct ConversationTests {
  private func conversation(
    _ device: Device.Model = .iPhone, apps: [String] = ["Notes scenes", "Mail scenes"]
  ) -> Conversation {
    Conversation(Driver(device, apps: apps).model)
  }

  /// What is said of each line typed, all in one.
  private func say(_ lines: [String], in conversation: inout Conversation) -> [String] {
    lines.flatMap { conversation.take($0).lines }
  }

  private func read(_ own: [OwnScenario], in conversation: inout Conversation) -> [String] {
    conversation.scenariosRead(own).lines
  }

  @Test func tellsMessagesAndTheStatesThatTheyChange() {
    var conversation = conversation()
    #expect(
      say(["open Notes", "home"], in: &conversation) == [
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
    var conversation = conversation()
    #expect(say(["unlock"], in: &conversation) == ["! the device is not locked"])
    #expect(say(["home"], in: &conversation) == ["nothing is sent"])
    #expect(
      say(["hoem"], in: &conversation) == ["? unknown action 'hoem'; did you mean 'home'?"])
    #expect(say([""], in: &conversation).isEmpty)
  }

  @Test func tellsWhatThePanelsShow() {
    var conversation = conversation()
    _ = say(["open Notes", "switcher"], in: &conversation)
    #expect(
      say(["screen"], in: &conversation) == [
        "App switcher", "Cards, the latest first: Notes", "Notes: foregroundInactive",
      ])
    #expect(
      say(["apps"], in: &conversation) == [
        "Notes: running, inactive, process 101, 10 MB", "  window 1: foregroundInactive",
        "Mail: not-running",
      ])
    _ = say(["home"], in: &conversation)
    #expect(say(["due"], in: &conversation) == ["now 00:00.0", "00:05.0 Notes is suspended"])
    #expect(
      say(["log 1"], in: &conversation) == [
        "1 > home", "2   Notes sceneDelegate#1 sceneDidEnterBackground(_:)",
      ])
  }

  @Test func timeThatPassesIsTold() {
    var conversation = conversation()
    _ = say(["open Notes", "home", "clock on"], in: &conversation)
    #expect(
      conversation.pass(6_000).lines == ["  Notes suspended; nothing is sent", "= Notes suspended"])
    #expect(say(["clock off"], in: &conversation) == ["the clock stands"])
    #expect(conversation.pass(6_000).lines.isEmpty)
  }

  @Test func whatWaitsCanBeAskedFor() {
    var conversation = conversation()
    _ = say(["open Notes", "hang Notes 3", "touch"], in: &conversation)
    #expect(
      say(["queue Notes"], in: &conversation) == [
        "4 wait for Notes:", "  Notes application sendEvent(_:)", "  Notes window#1 sendEvent(_:)",
        "  Notes view#1 touchesBegan(_:with:)", "  Notes view#1 touchesEnded(_:with:)",
      ])
    #expect(
      say(["queue Nots"], in: &conversation) == ["? unknown app 'Nots'; did you mean 'Notes'?"])
  }

  @Test func wordsThatNameNoAppMeanTheOneInFrontOrTheOneNamedLast() {
    var conversation = conversation()
    #expect(say(["crash"], in: &conversation) == ["? expected an app: crash APP"])
    #expect(
      say(["open Notes", "edit"], in: &conversation).suffix(2) == [
        "> edit Notes", "  Notes is edited, and has not saved it",
      ])
    #expect(
      say(["home", "open Mail", "begin task"], in: &conversation).contains("> begin Mail task"))
    #expect(say(["home", "push Notes", "crash"], in: &conversation).contains("> crash Notes"))
    #expect(say(["crash"], in: &conversation).first == "> crash Notes")
    #expect(say(["crash Nots"], in: &conversation).first?.contains("did you mean 'Notes'") == true)
    #expect(say(["help crash"], in: &conversation) == ["crash [APP]: the app crashes"])
    #expect(say(["actions"], in: &conversation).last?.hasPrefix("[APP] may be left out") == true)
    var only = self.conversation(apps: ["Solo scenes"])
    #expect(say(["prewarm"], in: &only).first == "> prewarm Solo")
  }

  @Test func scenariosAreFoundAndSteppedThrough() {
    var conversation = conversation()
    #expect(say(["scenarios launch-and-leave"], in: &conversation).count == 1)
    _ = say(["scenario launch-and-leave"], in: &conversation)
    let lines = say(["redo", "undo"], in: &conversation)
    #expect(lines.contains("done: open Notes"))
    #expect(lines.contains("= Notes active"))
    #expect(lines.last == "taken back: open Notes")
    #expect(lines.contains("= Notes not-running"))
  }

  @Test func saysWhyAndWhyNot() {
    var conversation = conversation()
    #expect(say(["why"], in: &conversation) == ["the log is empty: there is nothing to explain"])
    _ = say(["open Notes", "home", "unlock"], in: &conversation)
    #expect(say(["why"], in: &conversation).first == "Why not: unlock")
    #expect(
      say(["log 2", "why 2"], in: &conversation).contains("Why: sceneWillResignActive(_:)"))
    #expect(
      say(["why 9"], in: &conversation) == ["? there is no line 9; log numbers the last lines"])
    _ = say(["lock", "call", "open Mail"], in: &conversation)
    #expect(say(["why not"], in: &conversation).first?.hasPrefix("Why not: ") == true)
    #expect(say(["find Resign", "why 1"], in: &conversation).contains("The rule"))
    _ = say(["undo", "undo", "undo", "undo", "undo"], in: &conversation)
    #expect(say(["why 1"], in: &conversation).first?.hasPrefix("? there is no line") == true)
  }

  @Test func theDiagramTheRunLoopAndTheLanesHaveWords() {
    var conversation = conversation()
    #expect(say(["states"], in: &conversation) == ["no app runs"])
    _ = say(["open Notes", "home"], in: &conversation)
    #expect(
      say(["states Notes"], in: &conversation) == [
        "Notes: running, background".replacing("Notes", with: "Notes #1"),
        "  1 foregroundActive → foregroundInactive: sceneWillResignActive(_:)",
        "  2 foregroundInactive → background: sceneDidEnterBackground(_:)",
      ])
    _ = say(["clock off"], in: &conversation)
    #expect(
      say(["run-loop Notes"], in: &conversation) == [
        "Notes: waits for events: takes at once what is sent", "  kept by: nothing",
        "  suspended in 5 s; the clock stands", "  nothing waits in its queue",
      ])
    #expect(
      say(["lanes 1"], in: &conversation) == [
        "00:00.0 Notes sceneDelegate#1 sceneDidEnterBackground(_:); Notes background; "
          + "Notes#1 background"
      ])
    #expect(
      say(["run-loop Nots"], in: &conversation) == ["? unknown app 'Nots'; did you mean 'Notes'?"])
  }

  @Test func aSessionIsSteppedThroughAndPlayed() {
    var conversation = conversation()
    let opened = say(["scenario hang-and-recover"], in: &conversation)
    #expect(opened.contains { $0.hasPrefix("# An app that hangs for three seconds") })
    #expect(opened.last == "step steps on, play plays.")
    #expect(say(["step"], in: &conversation).first == "> open Notes")
    #expect(
      say(["step"], in: &conversation).last
        == "# Its main thread is busy, and it is touched and left meanwhile.")
    // It plays at its own pace, and what comes is told.
    #expect(say(["play"], in: &conversation) == ["the session plays, 1x"])
    let played = conversation.pass(2_000).lines
    #expect(played.first == "> hang Notes 3")
    #expect(say(["home"], in: &conversation).contains("nothing is sent") == false)
    #expect(conversation.nextDeadline == nil)
    // Where nobody looks on it plays at once.
    conversation.playsAtOnce = true
    let lines = say(["play hang-and-recover"], in: &conversation)
    #expect(lines.last == "= Notes suspended" && lines.contains("> wait 1"))
    #expect(say(["step"], in: &conversation) == ["there is no action to step on to"])
  }

  @Test func onesOwnScenariosAreAskedFor() {
    var conversation = conversation()
    let effects = conversation.take("scenario mine").effects
    #expect(effects == [.readScenarios])
    let own = [
      OwnScenario(
        name: "mine", path: "mine.session",
        contents: .file(SourceFile(name: "mine.session", text: "# Mine\n\n> open Notes\n"))),
      OwnScenario(
        name: "bad", path: "bad.session",
        contents: .file(SourceFile(name: "bad.session", text: "> opne\n"))),
    ]
    #expect(read(own, in: &conversation).contains("# Mine"))
    _ = conversation.take("take-over bad")
    let problem = read(own, in: &conversation)
    #expect(problem.first?.hasPrefix("! bad cannot be opened: bad.session:1:3:") == true)
    _ = conversation.take("scenarios mine")
    #expect(read(own, in: &conversation) == ["mine, your own: Mine"])
    _ = conversation.take("scenario mein")
    #expect(read(own, in: &conversation).first?.hasSuffix("did you mean 'mine'?") == true)
  }

  @Test func theSetUpIsToldAndChanged() {
    var conversation = conversation()
    #expect(say(["set-up"], in: &conversation).first == "iPhone with iOS 14")
    #expect(say(["set-up device iPad"], in: &conversation) == ["an iPad with iOS 14 begins anew"])
    _ = say(["set-up os 17", "set-up app Foo scenes", "set-up without Mail"], in: &conversation)
    #expect(
      say(["set-up"], in: &conversation).prefix(3) == [
        "iPad with iOS 17", "app: Notes scenes", "app: Foo scenes",
      ])
    #expect(say(["set-up os 99"], in: &conversation).first?.hasPrefix("? unknown release") == true)
    #expect(say(["set-up without Bar"], in: &conversation) == ["? there is no app 'Bar'"])
    #expect(
      say(["settings"], in: &conversation) == ["the environment names no place for settings"])
  }

  /// Every word answers, also without what should follow it, and never with silence.
  @Test(arguments: LinearWord.all.map(\.word)) func everyWordAnswers(word: String) {
    var conversation = conversation()
    _ = say(["open Notes"], in: &conversation)
    let answer = conversation.take(word)
    #expect(!answer.lines.isEmpty || answer.effects.contains(.quit))
  }

  @Test func leadsToOtherMomentsAndLines() {
    var conversation = conversation()
    _ = say(["open Notes", "home"], in: &conversation)
    #expect(
      say(["back"], in: &conversation) == [
        "1 of 2 actions, 00:00.0", "= Notes active", "= Notes#1 foregroundActive",
      ])
    #expect(say(["mark here", "marks"], in: &conversation).last == "after 1: here")
    _ = say(["lock"], in: &conversation)
    #expect(
      say(["branches"], in: &conversation).last
        == "1 home at 00:00.0: leaves after 1, 1 of its own: 2 actions")
    #expect(say(["compare-branch 1"], in: &conversation).contains("− lock: not in the other"))
    #expect(say(["branch 1"], in: &conversation).contains("this is the line 'home at 00:00.0'"))
    #expect(say(["go-to 7"], in: &conversation) == ["? there is no action 7"])
    #expect(say(["branch 7"], in: &conversation).first?.contains("no line 7") == true)
    let left = say(["leave-out 1"], in: &conversation)
    #expect(left.first == "done anew without open Notes: 0 more are refused now")
    #expect(left.contains("= Notes not-running"))
  }
}

import Lifecycle
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

  /// Every word answers, also without what should follow it, and never with silence.
  @Test(arguments: LinearWord.all.map(\.word)) func everyWordAnswers(word: String) {
    var conversation = conversation()
    _ = say(["open Notes"], in: &conversation)
    let answer = conversation.take(word)
    #expect(!answer.lines.isEmpty || answer.effects.contains(.quit))
  }
}

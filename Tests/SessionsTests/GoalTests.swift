import Lifecycle
import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// What the header of an exercise asks for: read with its place where it is wrong.
@Suite struct GoalTests {
  static let library = try! Library()

  private func goals(_ lines: String) throws -> Goals? {
    let text = "os: 14\napp: Notes scenes\napp: \"device\" scenes\n" + lines + "\n> open Notes\n"
    let file = SourceFile(name: "exercise", text: text)
    return try SessionParser.parse(file, library: GoalTests.library).goals
  }

  /// Whether a condition holds after some actions, the last of which it may be about.
  private func holds(_ condition: String, after actions: [String]) throws -> Bool {
    let goals = try #require(try goals("goal: \(condition)"))
    let text = "os: 14\napp: Notes scenes\napp: \"device\" scenes\n"
    let file = try SessionParser.parse(
      SourceFile(name: "", text: text), library: GoalTests.library)
    var simulation = try Simulation(file.setup, library: GoalTests.library)
    let parser = ActionParser(apps: ["Notes", "device"])
    var sent: [Event] = []
    for action in actions {
      let outcome = simulation.timeline.perform(try parser.parse(action))
      sent = Array(simulation.timeline.events[outcome.sent])
    }
    return goals.goals[0].condition.holds(on: simulation.timeline.kernel.device, after: sent)
  }

  @Test func everythingIsRead() throws {
    let goals = try #require(
      try goals(
        """
        goal: Notes suspended
        goal: not device locked
        via: Notes sceneDelegate#1 sceneDidEnterBackground
        never: Notes foregroundActive
        at-most: 6
        allow: user time call
        forbid: home
        hint: The lock button does more than it seems.
        hint: Wait.
        """))
    #expect(goals.goals.map(\.text) == ["Notes suspended", "not device locked"])
    #expect(goals.via.count == 1 && goals.never.count == 1 && goals.hints.count == 2)
    #expect(goals.atMost == 6)
    let words = goals.words.map(\.word)
    #expect(words.contains("lock") && words.contains("call") && words.contains("next"))
    #expect(!words.contains("home") && !words.contains("jetsam") && !words.contains("crash"))
    #expect(try self.goals("# no goal") == nil)
  }

  @Test(
    arguments: [
      ("Notes active", ["open Notes"], true),
      ("Notes#1 foregroundActive", ["open Notes"], true),
      ("Notes foregroundActive", ["open Notes", "control-center"], false),
      ("Notes#2 unattached", ["open Notes"], true),
      ("Notes background", ["open Notes", "home"], true),
      ("Notes suspended", ["open Notes", "home", "next"], true),
      ("Notes background", ["open Notes", "home", "next"], false),
      ("not Notes not-running", ["open Notes"], true),
      ("Notes sceneDelegate sceneWillResignActive", ["open Notes", "home"], true),
      ("Notes sceneDelegate#2 sceneWillResignActive(_:)", ["open Notes", "home"], false),
      ("Notes receives sceneWillResignActive", ["open Notes", "system-alert"], true),
      ("Notes receives sceneWillResignActive", ["open Notes", "home"], false),
      ("Notes receives nothing", ["open Notes", "home", "next"], true),
      ("device locked", ["lock"], true),
      ("device switcher", ["open Notes", "switcher"], true),
      ("device overlay", ["open Notes", "system-alert"], true),
      ("\"device\" active", ["open \"device\""], true),
    ])
  func conditionsHold(_ condition: String, _ actions: [String], _ isSo: Bool) throws {
    #expect(try holds(condition, after: actions) == isSo)
  }

  @Test(
    arguments: [
      ("goal: Nots suspended", "4:7: unknown app 'Nots'; did you mean 'Notes'?"),
      ("goal: Notes asleep", "4:13: unknown app state 'asleep'"),
      ("goal: Notes#1 suspended", "4:15: unknown scene state 'suspended'"),
      ("goal: device sleeping", "4:14: unknown state of the device 'sleeping'"),
      ("goal: Notes sceneDelegate sceneDidBecomActive", "4:27: unknown message"),
      ("goal: Notes suspended now", "4:13: unknown receiver 'suspended'"),
      ("goal: Notes receives", "4:21: expected the messages"),
      ("goal: not", "4:10: expected a condition"),
      ("goal: Notes", "4:12: expected a condition"),
      ("at-most: none", "4:10: 'none' is no number of actions"),
      ("allow: user jump", "4:13: unknown action 'jump'"),
      ("never: Notes active", "4:1: 'never' needs a goal"),
      ("goal: Notes active\nat-most: 3\nat-most: 4", "6:1: "),
    ])
  func whatIsWrongIsSaidInItsPlace(_ lines: String, _ message: String) throws {
    let error = #expect(throws: Diagnostic.self) { try goals(lines) }
    #expect("\(error!)".hasPrefix("exercise:" + message), "\(error!)")
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

/// What a launch and a connection pass to the app. Session files show the messages alone; JSON
/// lines and the interface have what their options contain.
@Suite struct LaunchOptionsTests {
  /// Some actions, and what the options of the last one's messages contain.
  struct Example: CustomTestStringConvertible, Sendable {
    var releases: [String]
    var traits: String
    var actions: [String]
    var passes: [String]
    var device = "iPhone"
    var testDescription: String { "\(releases) \(traits): \(actions.joined(separator: ", "))" }
  }

  private static let finished = "application(_:didFinishLaunchingWithOptions:)"
  private static let connects = "scene(_:willConnectTo:options:)"

  /// An app without scenes that is launched by these actions.
  private static func launch(
    _ releases: [String], _ actions: [String], _ option: String, _ traits: String = ""
  ) -> Example {
    Example(
      releases: releases, traits: "app-delegate\(traits)", actions: actions,
      passes: ["\(finished) launchOptions[.\(option)]"])
  }

  /// An app with scenes whose scene is connected by these actions: its launch options are empty.
  private static func connection(
    _ actions: [String], _ option: String, _ traits: String = ""
  ) -> Example {
    Example(
      releases: ["13", "14", "17", "26", "27"], traits: "scenes\(traits)", actions: actions,
      passes: ["\(connects) \(option)"])
  }

  static let examples = [
    launch(["3", "4", "9", "12", "14"], ["open-url Notes x"], "url"),
    launch(["10", "12"], ["push Notes", "accept"], "remoteNotification"),
    launch(
      ["7", "12"], ["push Notes silent"], "remoteNotification",
      " background:remote-notification"),
    launch(["4", "7", "12"], ["local-alert Notes", "accept"], "localNotification"),
    launch(["4", "7", "12"], ["wake Notes location"], "location", " background:location"),
    launch(["8", "12"], ["continue-activity Notes"], "userActivityDictionary"),
    launch(["9", "12"], ["quick-action Notes Add"], "shortcutItem"),
    connection(["open-url Notes x"], "connectionOptions.urlContexts"),
    connection(["continue-activity Notes"], "connectionOptions.userActivities"),
    connection(["quick-action Notes Add"], "connectionOptions.shortcutItem"),
    connection(["push Notes", "accept"], "connectionOptions.notificationResponse"),
    connection(["local-alert Notes", "accept"], "connectionOptions.notificationResponse"),
    connection(
      ["open Notes", "home", "jetsam Notes", "open Notes"], "stateRestorationActivity",
      " state-restoration"),
    // A tab that is dragged out, or a window that the app requests for an activity.
    Example(
      releases: ["13", "14", "17", "26", "27"], traits: "scenes multiple-windows",
      actions: ["open Notes", "new-window Notes activity"],
      passes: ["\(connects) connectionOptions.userActivities"], device: "iPad"),
    Example(
      releases: ["14", "17"], traits: "scenes multiple-windows",
      actions: ["open Notes", "new-window Notes"], passes: [], device: "iPad"),
    connection(
      ["continue-activity Notes link"], "connectionOptions.userActivities"),
    // A tap on the icon passes nothing, nor does a location event to an app with scenes.
    Example(releases: ["12"], traits: "app-delegate", actions: ["open Notes"], passes: []),
    Example(releases: ["14"], traits: "scenes", actions: ["open Notes"], passes: []),
    Example(
      releases: ["14"], traits: "scenes background:location", actions: ["wake Notes location"],
      passes: []),
    // The app runs: the URL is delivered, and nothing is launched.
    Example(
      releases: ["14"], traits: "scenes", actions: ["open Notes", "home", "open-url Notes x"],
      passes: []),
  ]

  /// What the options contain of the messages that the last action sends, by some rules.
  static func passes(
    _ example: Example, _ rules: ReleaseRules, _ library: Library
  ) throws -> [String] {
    let text =
      (["device: \(example.device)", "os: \(rules.release)", "app: Notes \(example.traits)"]
      + example.actions.map { "> \($0)" })
      .joined(separator: "\n")
    let session = try SessionParser.parse(SourceFile(name: "x", text: text), library: library)
    var simulation = Simulation(session.setup, rules: rules)
    var passes: [String] = []
    for line in session.lines {
      guard case .action(let action) = line.content else { continue }
      let outcome = simulation.timeline.perform(action.step)
      if let refusal = outcome.refusal { return ["refused: \(refusal)"] }
      passes = simulation.timeline.events[outcome.sent].messages.flatMap { message in
        rules.options(of: message).map { "\(simulation.selector(message)) \($0)" }
      }
    }
    return passes
  }

  @Test(arguments: examples) func aLaunchSaysWhatItIsFor(example: Example) throws {
    let library = try Library()
    for name in example.releases {
      let release = try #require(Release(name))
      let passes = try LaunchOptionsTests.passes(example, try library.rules(of: release), library)
      #expect(passes == example.passes, "iOS \(name)")
    }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

/// What an app reads as its state inside a message. Sessions show the messages alone; the record
/// has these states where they were logged.
@Suite struct ReadStateTests {
  /// Some actions, and what the messages of the last one read.
  struct Example: CustomTestStringConvertible, Sendable {
    var releases: [String]
    var traits: String
    /// The alternatives in force.
    var with: [String] = []
    /// Whether only messages of scenes and about them are looked at.
    var isOfScenes = false
    var actions: [String]
    var reads: [String]
    func looks(at receiver: Receiver, _ selector: String) -> Bool {
      if !isOfScenes { return receiver == .appDelegate }
      return receiver == .sceneDelegate
        || receiver == .notification && !selector.contains("didFinishLaunching")
    }
    var testDescription: String { "\(releases) \(traits): \(actions.joined(separator: ", "))" }
  }

  static let plain = "app-delegate will-finish-launching"

  static let examples = [
    Example(
      releases: ["6", "11"], traits: plain, actions: ["open Notes"],
      reads: [
        "application(_:willFinishLaunchingWithOptions:) inactive",
        "application(_:didFinishLaunchingWithOptions:) inactive",
        "applicationDidBecomeActive(_:) active",
      ]),
    Example(
      releases: ["4", "7", "12"], traits: "app-delegate", actions: ["open Notes", "home"],
      reads: [
        "applicationWillResignActive(_:) active", "applicationDidEnterBackground(_:) background",
      ]),
    Example(
      releases: ["4", "7", "12"], traits: "app-delegate",
      actions: ["open Notes", "home", "open Notes"],
      reads: [
        "applicationWillEnterForeground(_:) background", "applicationDidBecomeActive(_:) active",
      ]),
    Example(
      releases: ["4", "4.3"], traits: "app-delegate", actions: ["open Notes", "lock"],
      reads: ["applicationWillResignActive(_:) active"]),
    Example(
      releases: ["5", "6"], traits: "app-delegate", actions: ["open Notes", "lock"],
      reads: [
        "applicationWillResignActive(_:) active", "applicationDidEnterBackground(_:) inactive",
      ]),
    Example(
      releases: ["5", "6"], traits: "app-delegate", actions: ["open Notes", "lock", "unlock"],
      reads: [
        "applicationWillEnterForeground(_:) inactive", "applicationDidBecomeActive(_:) active",
      ]),
    Example(
      releases: ["7", "12"], traits: "app-delegate", actions: ["open Notes", "lock"],
      reads: [
        "applicationWillResignActive(_:) active", "applicationDidEnterBackground(_:) background",
      ]),
    Example(
      releases: ["9", "11"], traits: "app-delegate",
      actions: ["open Notes", "home", "open-url Notes x"],
      reads: [
        "applicationWillEnterForeground(_:) background", "application(_:open:options:) inactive",
        "applicationDidBecomeActive(_:) active",
      ]),
    Example(
      releases: ["11"], traits: "app-delegate",
      actions: ["open Notes", "home", "continue-activity Notes"],
      reads: [
        "applicationWillEnterForeground(_:) background",
        "application(_:willContinueUserActivityWithType:) inactive",
        "application(_:continue:restorationHandler:) inactive",
        "applicationDidBecomeActive(_:) active",
      ]),
    Example(
      releases: ["7", "11"], traits: plain + " background:fetch", actions: ["wake Notes fetch"],
      reads: [
        "application(_:willFinishLaunchingWithOptions:) background",
        "application(_:didFinishLaunchingWithOptions:) background",
        "application(_:performFetchWithCompletionHandler:) background",
      ]),
    Example(
      releases: ["10"], traits: "app-delegate background:remote-notification",
      actions: ["push Notes silent"],
      reads: [
        "application(_:didFinishLaunchingWithOptions:) background",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) background",
      ]),
    Example(
      releases: ["10"], traits: "app-delegate background:remote-notification",
      actions: ["push Notes silent", "push Notes", "accept"],
      reads: [
        "applicationWillEnterForeground(_:) background",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) inactive",
        "applicationDidBecomeActive(_:) active",
      ]),
    Example(
      releases: ["13", "17", "26"], traits: "scenes configuration-for-connecting",
      actions: ["open Notes"],
      reads: [
        "application(_:didFinishLaunchingWithOptions:) background",
        "application(_:configurationForConnecting:options:) background",
      ]),
    // One pull request saw the old state in UIScene.didActivateNotification.
    Example(
      releases: ["13", "14", "26"], traits: "scenes", isOfScenes: true, actions: ["open Notes"],
      reads: [
        "scene(_:willConnectTo:options:) background", "UIScene.willConnectNotification background",
        "sceneWillEnterForeground(_:) background",
        "UIScene.willEnterForegroundNotification background",
        "UIApplication.willEnterForegroundNotification background",
        "sceneDidBecomeActive(_:) inactive", "UIScene.didActivateNotification inactive",
        "UIApplication.didBecomeActiveNotification active",
      ]),
    Example(
      releases: ["13", "26"], traits: "scenes", with: ["scene.reads-state-after"], isOfScenes: true,
      actions: ["open Notes", "control-center", "dismiss"],
      reads: [
        "sceneDidBecomeActive(_:) active", "UIScene.didActivateNotification active",
        "UIApplication.didBecomeActiveNotification active",
      ]),
    // Of two active scenes, the second changes nothing about the app's state.
    Example(
      releases: ["14"], traits: "scenes multiple-windows", isOfScenes: true,
      actions: ["open Notes", "new-window Notes", "control-center", "dismiss"],
      reads: [
        "sceneDidBecomeActive(_:) inactive", "UIScene.didActivateNotification inactive",
        "UIApplication.didBecomeActiveNotification active",
        "sceneDidBecomeActive(_:) active", "UIScene.didActivateNotification active",
      ]),
  ]

  /// What the messages of an example's last action read, by some rules of its release.
  static func reads(_ example: Example, _ rules: ReleaseRules, _ library: Library) throws
    -> [String]
  {
    let text =
      ([
        "os: \(rules.release)", "app: Notes \(example.traits)",
        example.traits.contains("multiple-windows") ? "device: iPad" : "device: iPhone",
      ] + example.actions.map { "> \($0)" })
      .joined(separator: "\n")
    let session = try SessionParser.parse(SourceFile(name: "x", text: text), library: library)
    var simulation = Simulation(session.setup, rules: try rules.choosing(example.with))
    var reads: [String] = []
    for line in session.lines {
      guard case .action(let action) = line.content else { continue }
      let outcome = simulation.timeline.perform(action.step)
      if outcome.refusal != nil { return ["refused"] }
      let messages = simulation.timeline.events[outcome.sent].messages
      reads = messages.filter { example.looks(at: $0.receiver, simulation.selector($0)) }
        .map { "\(simulation.selector($0)) \($0.applicationState)" }
    }
    return reads
  }

  @Test(arguments: examples)
  func messagesReadTheStateThatWasLogged(example: Example) throws {
    let library = try Library()
    for release in example.releases {
      let rules = try library.rules(of: try #require(Release(release)))
      let reads = try ReadStateTests.reads(example, rules, library)
      #expect(reads == example.reads, "iOS \(release)")
    }
  }
}

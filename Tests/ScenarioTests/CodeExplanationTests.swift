import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Explanations

/// Explanations carry actions out once more: apps' own code does then what it did.
@Suite struct CodeExplanationTests {
  private static let library = try! Library()

  /// Notes blocks its main thread while it leaves, so its second message waits; after that it
  /// crashes.
  private static let session = """
    os: 14
    app: Notes scenes
    app: Mail scenes
    > open Notes
    > home
      Notes sceneDelegate#1 sceneWillResignActive(_:)
    < hang Notes 3
    > wait 4
    > open Mail
    > open Notes
      Notes sceneDelegate#1 sceneWillEnterForeground(_:)
    < crash Notes
    > open Notes

    """

  private func run() throws -> Simulation {
    let file = try SessionParser.parse(
      SourceFile(name: "", text: CodeExplanationTests.session),
      library: CodeExplanationTests.library)
    var run = SessionRun(try Simulation(file.setup, library: CodeExplanationTests.library))
    run.run(file) { done, _ in #expect(done.code.allSatisfy { $0.refusal == nil }) }
    return run.simulation
  }

  private func place(
    of selector: String, beneath entry: Int, _ simulation: Simulation
  ) throws -> Int {
    let timeline = simulation.timeline
    return try #require(
      timeline.allEvents(beneath: entry).first {
        timeline.allEvents[$0].message.map(simulation.selector) == selector
      })
  }

  @Test func whyKnowsWhatCodeDid() throws {
    let simulation = try run()
    let waited = try #require(
      Why(
        message: try place(of: "sceneDidEnterBackground(_:)", beneath: 2, simulation),
        in: simulation, CodeExplanationTests.library))
    #expect(waited.hadWaited)
    // The message during which the app crashed: the device afterwards is that without it.
    let crashed = try #require(
      Why(
        message: try place(of: "sceneWillEnterForeground(_:)", beneath: 4, simulation),
        in: simulation, CodeExplanationTests.library))
    #expect(crashed.after == "the Home Screen" && !crashed.wasScheduled)
    // It happened in the action itself.
    let end = try #require(
      Why(
        message: try place(of: "crashed", beneath: 4, simulation), in: simulation,
        CodeExplanationTests.library))
    #expect(!end.wasScheduled)
  }

  @Test func anActionIsExplainedWithItsCode() throws {
    let simulation = try run()
    let home = ActionResult(of: 1, in: simulation)
    #expect(home.sent == 1 && home.sentLater == 0)
    #expect(ActionResult(of: 4, in: simulation).after == "the Home Screen")
    let sent = ActionReplay(of: 1, in: simulation).run().messages.map(simulation.selector)
    #expect(
      sent.contains("sceneWillResignActive(_:)") && !sent.contains("sceneDidEnterBackground(_:)"))
  }

  /// A launch after a crash is that, and no first one.
  @Test func theOccasionKnowsTheCrash() throws {
    let simulation = try run()
    let launch = try place(
      of: "application(_:didFinishLaunchingWithOptions:)", beneath: 5, simulation)
    #expect(simulation.reason(ofMessageAt: launch).contains("crashed"))
    // What disappears with the app that crashes is seen in the device after the action.
    let occasions = Occasions(of: 4, in: simulation)
    let enters = try place(of: "sceneWillEnterForeground(_:)", beneath: 4, simulation)
    #expect(occasions.occasion(of: simulation.timeline.message(at: enters)) == nil)
  }

  /// Other rules send other messages; code does in them what it did here.
  @Test func otherRulesAndVersionsHaveTheCode() throws {
    let simulation = try run()
    let replay = ActionReplay(of: 1, in: simulation)
    let messages = try #require(replay.messages(by: simulation.rules)).map(simulation.selector)
    #expect(!messages.contains("sceneDidEnterBackground(_:)"))
    let versions = ActionVersions(
      of: 1, in: simulation, CodeExplanationTests.library, shows: \.isDelegate)
    let group = try #require(versions.groups.first { $0.releases.contains(Release(15)) })
    #expect(group.result.contains("sceneWillResignActive(_:)"))
    #expect(!group.result.contains("sceneDidEnterBackground(_:)"))
  }

  /// What an app does not implement is found by doing the session once more, with its code.
  @Test func whatIsNotImplementedIsFoundWithTheCode() throws {
    let simulation = try run()
    let sentences = Unimplemented(simulation: simulation).sentences(beneath: 5)
    #expect(sentences.contains { $0.contains("willFinishLaunching") })
  }
}

import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Explanations

/// A reader sees how certain a rule is, and what its sources are sources of.
@Suite struct EvidenceTests {
  private static let library = try! Library()

  /// What explanations of a session's messages say about the evidence of rules, each with the label
  /// of the sources below it.
  private func evidences(_ header: String, _ actions: String...) throws -> [String: String] {
    let text = header + "\n" + actions.map { "> \($0)\n" }.joined()
    let file = try SessionParser.parse(
      SourceFile(name: "", text: text), library: EvidenceTests.library)
    var run = SessionRun(try Simulation(file.setup, library: EvidenceTests.library))
    run.run(file) { _, _ in }
    var found: [String: String] = [:]
    let events = run.simulation.timeline.allEvents
    for index in events.indices where events[index].message != nil {
      let why = Why(message: index, in: run.simulation, EvidenceTests.library)
      let list = why?.paragraphs { _ in "" } ?? []
      for (evidence, next) in zip(list, list.dropFirst()) where evidence.label == "evidence" {
        if evidence.text.contains(": ") { found[evidence.text] = next.label }
      }
    }
    return found
  }

  @Test func whatIsAssumedFollowsFromItsSources() throws {
    let found = try evidences(
      "device: iPad\nos: 14\napp: Notes scenes\napp: Mail scenes", "open Notes", "split Mail")
    #expect(found["assumed: no source says so; it follows from what is known"] == "follows from")
    #expect(found["documented: Apple says so"] == "source")
    #expect(found.keys.allSatisfy { !$0.contains("no source") || found[$0] != "source" })
  }

  @Test func whatWasObservedBeforeIsAssumedOfALaterVersion() throws {
    let found = try evidences("os: 17\napp: Game app-delegate window-in-code", "open Game")
    let observed = "assumed: observed up to iOS 14; that it is still so is assumed"
    #expect(found[observed] == "source", "\(found)")
    let before = try evidences("os: 14\napp: Game app-delegate window-in-code", "open Game")
    #expect(before[observed] == nil, "\(before)")
  }
}

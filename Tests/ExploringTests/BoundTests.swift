import Lifecycle
import Sessions
import Testing
import TextFiles

/// What keeps the space of a device finite.
@Suite struct BoundTests {
  private func simulation(_ header: String) throws -> Simulation {
    let file = try SessionParser.parse(
      SourceFile(name: "", text: header), library: StateSpaceTests.library)
    return try Simulation(file.setup, library: StateSpaceTests.library)
  }

  /// Only so much waits for an app that hangs; what would exceed it is refused and changes nothing.
  /// Time passes all the same, and the app takes what waits or is killed.
  @Test func whatWaitsForAHungAppIsBounded() throws {
    var simulation = try simulation("os: 14\napp: Notes scenes\n")
    let parser = ActionParser(apps: ["Notes"])
    for action in ["open Notes", "hang Notes 50"] {
      #expect(simulation.timeline.perform(try parser.parse(action)).refusal == nil)
    }
    var reason = ""
    var count = 0
    while reason.isEmpty, count < 1_000 {
      let before = simulation.timeline.kernel.device
      let action = count.isMultiple(of: 2) ? "control-center" : "dismiss"
      let outcome = simulation.timeline.perform(try parser.parse(action))
      count += 1
      if let refusal = outcome.refusal {
        reason = simulation.sentence(refusal)
        #expect(outcome.sent.isEmpty && simulation.timeline.kernel.device == before)
      }
    }
    #expect(reason.contains("Notes hangs"), "\(reason) after \(count)")
    #expect(simulation.timeline.kernel.device.queues[0].count <= Bounds.queue)
    #expect(simulation.timeline.perform(try parser.parse("wait 60")).refusal == nil)
    #expect(simulation.timeline.kernel.device.queues[0].isEmpty)
  }

  /// The uneven sizes of a split view go with it.
  @Test func anotherPairBeginsEven() throws {
    var simulation = try simulation(
      "device: iPad\nos: 14\napp: Notes scenes\napp: Mail scenes\napp: Maps scenes\n")
    let parser = ActionParser(apps: ["Notes", "Mail", "Maps"])
    func perform(_ actions: [String]) throws -> Bool {
      for action in actions {
        #expect(simulation.timeline.perform(try parser.parse(action)).refusal == nil, "\(action)")
      }
      return simulation.timeline.kernel.device.situation.splitIsUneven
    }
    #expect(try perform(["open Notes", "split Mail", "resize"]))
    #expect(try perform(["control-center", "dismiss"]))
    #expect(try !perform(["unsplit"]))
    #expect(try !perform(["split Maps"]))
  }
}

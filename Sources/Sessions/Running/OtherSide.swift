import Lifecycle
import Rulebooks
import TextFiles

/// A session by the other side of something that sources disagree about.
public struct OtherSide: Sendable {
  /// The alternative that is in force.
  public let alternative: Alternative
  public var simulation: Simulation

  /// The word by which a session chooses it.
  public var name: String { alternative.rule.name }
}

extension Simulation {
  /// The same setup before its first action, once for each alternative that the session has left
  /// open. What is not the same in all of them is disputed.
  public var otherSides: [OtherSide] {
    rules.open(beside: setup.with).compactMap { alternative in
      choosing([alternative.rule.name]).map {
        OtherSide(alternative: alternative, simulation: $0)
      }
    }
  }

  /// The same setup before its first action, with more alternatives in force.
  public func choosing(_ alternatives: [String]) -> Simulation? {
    guard let rules = try? rules.choosing(alternatives) else { return nil }
    return Simulation(setup, rules: rules)
  }

  /// More actions than this are not done once more while somebody waits for a key.
  private static let mostRepeated = 5_000

  /// The device as it is now, once for each alternative that the session has left open. In a very
  /// long session, what was done before is not done once more.
  public var devicesOfOtherSides: [(alternative: Alternative, kernel: Kernel)] {
    otherSides.map { side in
      var kernel = side.simulation.timeline.kernel
      guard timeline.cursor <= Simulation.mostRepeated else {
        return (side.alternative, timeline.kernel.under(kernel.rulebook))
      }
      var log = EventLog()
      for entry in timeline.past {
        _ = kernel.pass(entry.delay, into: &log)
        kernel.send(entry, into: &log)
        log.events.removeAll(keepingCapacity: true)
      }
      _ = kernel.pass(timeline.sinceEntry, into: &log)
      return (side.alternative, kernel)
    }
  }
}

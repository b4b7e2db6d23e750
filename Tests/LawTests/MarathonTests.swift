import CLibrary
import Lifecycle
import RandomWalks
import Sessions
import Testing

/// A law did not hold, and the walk has told of it.
private struct Breach: Error {}

/// A long walk over all releases and both devices, for nights: FRONTMOST_WALK=10000000 sets how
/// many actions in all. Without it a short one runs, so that the code stays true.
@Suite struct MarathonTests {
  @Test func breaksNoInvariant() throws {
    let wanted = getenv("FRONTMOST_WALK").flatMap { Int(String(cString: $0)) } ?? 100_000
    let seed = getenv("FRONTMOST_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
    let grounds = LawTests.grounds
    let clock = ContinuousClock()
    let start = clock.now
    var done = 0
    var round = seed
    while done < wanted {
      for ground in grounds where done < wanted {
        let simulation = try Walk.simulation(ground.release, ground.model)
        done += try walk(simulation, seed: round, length: min(2_000, wanted - done), ground)
      }
      round += 1
    }
    print("marathon: \(done) actions from seed \(seed), in \(clock.now - start)")
  }

  private func walk(
    _ simulation: Simulation, seed: UInt64, length: Int, _ ground: LawTests.Ground
  ) throws -> Int {
    var kernel = simulation.timeline.kernel
    var walk = RandomWalk(seed: seed)
    var watch = Watch(simulation)
    for _ in 0..<length where watch.breach(by: walk.next(kernel.device), on: &kernel) != nil {
      let walk = try Walk(ground.release, ground.model, seed: seed, length: length)
      let breach = walk.breach { simulation, actions in
        var kernel = simulation.timeline.kernel
        var watch = Watch(simulation)
        for action in actions {
          if let broken = watch.breach(by: action, on: &kernel) { return broken }
        }
        return nil
      }
      Issue.record("\(ground.testDescription): \(breach ?? "holds when it is walked again")")
      throw Breach()
    }
    return length
  }
}

/// Holds the invariants of the device and the path of the messages after each action.
private struct Watch {
  private var log = EventLog()
  private var observer: PathObserver

  init(_ simulation: Simulation) { observer = PathObserver(simulation) }

  mutating func breach(by action: Action, on kernel: inout Kernel) -> String? {
    kernel.send(action, into: &log)
    defer { log.events.removeAll(keepingCapacity: true) }
    if let broken = kernel.brokenInvariants.first { return broken }
    for message in log.events.messages {
      if let broken = observer.take(message) { return broken }
    }
    return nil
  }
}

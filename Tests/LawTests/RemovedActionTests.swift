import Lifecycle
import RandomNumbers
import Sessions
import Testing

/// What is left out never happened: all that came later happens at its own time without it.
@Suite struct RemovedActionTests {
  @Test(arguments: LawTests.grounds)
  func isARunWithoutTheAction(ground: LawTests.Ground) throws {
    for seed in 1...UInt64(3) {
      let walk = try Walk(ground.release, ground.model, seed: seed, length: 80)
      let breach = walk.breach { simulation, actions in
        guard actions.count > 1 else { return nil }
        var timeline = simulation.timeline
        var chance = SplitMix64(seed: seed)
        let delays = actions.map { _ in UInt32(chance.below(9_000)) }
        for (action, delay) in zip(actions, delays) {
          timeline.pass(delay)
          _ = timeline.perform(.act(action))
        }
        timeline.pass(4_000)
        let left = chance.below(actions.count)
        timeline.move(to: left)
        timeline.removeNext()

        var fresh = simulation.timeline
        for index in actions.indices {
          fresh.pass(delays[index])
          if index != left { _ = fresh.perform(.act(actions[index])) }
        }
        fresh.pass(4_000)
        if timeline.kernel.device != fresh.kernel.device { return "without \(left): the device" }
        return timeline.events == fresh.events ? nil : "without \(left): the messages"
      }
      if let breach {
        Issue.record("\(breach)")
        return
      }
    }
  }
}

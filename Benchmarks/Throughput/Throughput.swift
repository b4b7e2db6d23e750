import CSwitch
import Lifecycle
import RandomNumbers
import RandomWalks
import Rulebooks
import Sessions

/// Messages a second that the kernel sends on a mixed random walk with eight apps, beside the
/// transitions a second of a hand-written C switch, in one run: read the ratio, not the rate.
@main
struct Throughput {
  static let actions = 200_000
  static let rounds = 7
  static let least = 0.4

  static func main() throws {
    let library = try Library()
    let reference = Self.reference()
    print("C switch                     \(rate(reference))  1.0000")
    for (release, model) in [(Release(14), Device.Model.iPad), (Release(12), .iPhone)] {
      let setup = Setup(model: model, release: release, apps: eightApps(release))
      let simulation = try Simulation(setup, library: library)
      let walk = Self.walk(simulation.timeline.kernel)
      let name = "iOS \(release) \(model)"
      let messages = Self.messages(simulation, walk)
      let bare = median { Self.bare(simulation, walk, messages) }
      print("\(name) kernel       \(rate(bare))  \(ratio(bare, reference))   (at least 0.0400)")
      let kept = median { Self.kept(simulation, walk, messages) }
      print("\(name) timeline     \(rate(kept))  \(ratio(kept, reference))   (at least 0.0100)")
    }
    try Spaces.print(library)
  }

  /// Eight apps of every kind that the release has.
  static func eightApps(_ release: Release) -> [InstalledApp] {
    let hasScenes = release >= Release(13)
    let traits =
      hasScenes
      ? [
        "scenes multiple-windows", "scenes", "scenes background:audio",
        "scenes background:location",
        "app-delegate", "scenes multiple-windows background:fetch", "scenes", "app-delegate",
      ]
      : [
        "app-delegate", "app-delegate background:audio", "app-delegate background:location",
        "app-delegate background:fetch", "app-delegate exits-on-suspend", "app-delegate",
        "app-delegate will-finish-launching", "app-delegate",
      ]
    return traits.enumerated().map { index, words in
      guard let parsed = try? AppTraits.parse(words.split(separator: " ").map(String.init)) else {
        fatalError("not traits: \(words)")
      }
      return InstalledApp(name: "App\(index + 1)", traits: parsed)
    }
  }

  /// The actions of a walk that were not refused.
  static func walk(_ start: Kernel) -> [Action] {
    var kernel = start
    var walk = RandomWalk(seed: 42)
    var log = EventLog()
    var actions: [Action] = []
    while actions.count < Throughput.actions {
      let action = walk.next(kernel.device)
      if kernel.device.now.milliseconds > Bounds.milliseconds / 2 { break }
      if kernel.send(action, into: &log) == nil { actions.append(action) }
      log.events.removeAll(keepingCapacity: true)
    }
    return actions
  }

  /// Messages a second, the log emptied as it fills.
  static func bare(_ simulation: Simulation, _ actions: [Action], _ messages: Int) -> Double {
    measure {
      var kernel = simulation.timeline.kernel
      var log = EventLog()
      for action in actions {
        kernel.send(action, into: &log)
        if log.events.count > 4_096 { log.events.removeAll(keepingCapacity: true) }
      }
      return messages
    }
  }

  /// Messages a second with everything kept that undo needs.
  static func kept(_ simulation: Simulation, _ actions: [Action], _ messages: Int) -> Double {
    measure {
      var timeline = Timeline(kernel: simulation.timeline.kernel)
      for action in actions { _ = timeline.perform(.act(action)) }
      return messages
    }
  }

  /// How many messages the actions send; changes of state are not counted.
  static func messages(_ simulation: Simulation, _ actions: [Action]) -> Int {
    var kernel = simulation.timeline.kernel
    var log = EventLog()
    for action in actions { kernel.send(action, into: &log) }
    return log.events.messages.count
  }

  static func reference() -> Double {
    let events = events()
    return median { measure { Int(c_switch_run(events, events.count)) } }
  }

  /// A walk of valid events over the five states, that ends where it began.
  static func events() -> [UInt8] {
    let next: [[(event: UInt8, state: Int)]] = [
      [(0, 1)], [(1, 2), (3, 3), (7, 0)], [(2, 1), (7, 0)], [(4, 1), (5, 4), (7, 0)],
      [(6, 3), (7, 0)],
    ]
    var chance = SplitMix64(seed: 42)
    var state = 0
    var events: [UInt8] = []
    for _ in 0..<(1 << 20) {
      let likely = next[state].filter { $0.event != 7 }
      let step = chance.pick(likely + likely + likely + next[state].filter { $0.event == 7 })
      events.append(step.event)
      state = step.state
    }
    while state != 0 {
      events.append(7)
      state = 0
    }
    return events
  }

  // MARK: - Measuring

  /// Counts a second: passes until they take long enough to be told from noise.
  static func measure(_ pass: () -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var count = 0
    var seconds = 0.0
    repeat {
      count += pass()
      let duration = clock.now - start
      seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    } while seconds < least
    return Double(count) / seconds
  }

  static func median(_ round: () -> Double) -> Double {
    (0..<rounds).map { _ in round() }.sorted()[rounds / 2]
  }

  static func rate(_ value: Double) -> String {
    let text = "\(Int(value / 1_000) ) k/s"
    return String(repeating: " ", count: max(0, 12 - text.count)) + text
  }

  static func ratio(_ value: Double, _ reference: Double) -> String {
    let scaled = Int(value / reference * 10_000)
    let digits = String(scaled % 10_000)
    return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

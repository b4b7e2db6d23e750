import Lifecycle
import RandomWalks
import Rulebooks
import Sessions

/// A seeded walk on one release and device, and the search for the shortest run that breaks a law.
struct Walk {
  let simulation: Simulation
  let seed: UInt64
  let actions: [Action]

  static let library = try! Library()

  /// Eight apps of every kind that the release has, on a device that does not stop at a broken
  /// invariant: a law finds the shortest run that breaks it.
  static func simulation(_ release: Release, _ model: Device.Model) throws -> Simulation {
    let rules = try library.rules(of: release)
    let hasScenes = rules.features.contains(.scenes)
    let modes = release >= Release(4)
    let words =
      hasScenes
      ? [
        "scenes multiple-windows saves:sceneWillResignActive memory:200 tasks:refresh",
        "scenes multiple-windows background:audio observes-activation tasks:continued",
        "scenes state-restoration protected-data ends-tasks memory:400 window-in-code "
          + "tasks:refresh,processing,continued",
        "scenes background:location scene-updates launch-time:3 tasks:processing "
          + "no-expiration-handler",
        "app-delegate state-restoration protected-data window-in-code keeps-memory",
        "app-delegate background:fetch saves:applicationDidEnterBackground",
        "scenes multiple-windows configuration-for-connecting memory:700 keeps-memory",
        "scenes will-finish-launching significant-time-change resets:sceneWillEnterForeground",
      ]
      : [
        "app-delegate saves:applicationWillResignActive memory:60",
        "app-delegate exits-on-suspend ends-tasks launch-time:25",
        "app-delegate will-finish-launching state-restoration protected-data observes-activation",
        "app-delegate" + (modes ? " background:audio" : ""),
        "app-delegate" + (modes ? " background:location" : ""),
        "app-delegate" + (modes ? " background:fetch" : ""),
        "app-delegate significant-time-change keeps-memory memory:30",
        "app-delegate window-in-code resets:applicationDidBecomeActive launch-time:2",
      ]
    let modern = rules.hasSwiftUI ? swiftUI : []
    let apps = try (words.dropLast(modern.count) + modern).enumerated().map { index, words in
      InstalledApp(
        name: "App\(index + 1)",
        traits: try AppTraits.parse(words.split(separator: " ").map(String.init)))
    }
    let setup = Setup(model: model, release: release, apps: apps)
    var simulation = try Simulation(setup, library: library)
    var kernel = simulation.timeline.kernel
    kernel.assertsInvariants = false
    simulation.timeline = Timeline(kernel: kernel)
    return simulation
  }

  /// In the place of the last ones, on releases that have them.
  private static let swiftUI = [
    "swiftui multiple-windows scene-storage saves:scenePhase(.inactive) notification-delegate "
      + "tasks:refresh,continued background-task-modifier",
    "swiftui multiple-windows sdk:17 delegate-adaptor configuration-for-connecting app-storage",
  ]

  init(_ release: Release, _ model: Device.Model, seed: UInt64, length: Int) throws {
    simulation = try Walk.simulation(release, model)
    self.seed = seed
    var kernel = simulation.timeline.kernel
    var walk = RandomWalk(seed: seed)
    var log = EventLog()
    actions = (0..<length).map { _ in
      let action = walk.next(kernel.device)
      kernel.send(action, into: &log)
      log.events.removeAll(keepingCapacity: true)
      return action
    }
  }

  /// Holds a law against the walk. What breaks it is told with the seed and the shortest run that
  /// still breaks it, as a session to paste and run.
  func breach(of law: (Simulation, [Action]) -> String?) -> String? {
    guard let broken = law(simulation, actions) else { return nil }
    let shortest = shrink(actions) { law(simulation, $0) != nil }
    let reason = law(simulation, shortest) ?? broken
    var lines = ["\(reason)", "seed \(seed), the shortest run that breaks it:"]
    lines += simulation.setup.header
    lines += shortest.map { "> " + simulation.text.line($0) }
    return lines.joined(separator: "\n")
  }

  /// Leaves out ever smaller pieces as long as it still fails.
  private func shrink(_ actions: [Action], fails: ([Action]) -> Bool) -> [Action] {
    var current = actions
    var size = current.count / 2
    while size > 0 {
      var start = 0
      while start < current.count {
        var shorter = current
        shorter.removeSubrange(start..<min(start + size, current.count))
        if fails(shorter) { current = shorter } else { start += size }
      }
      size /= 2
    }
    return current
  }
}

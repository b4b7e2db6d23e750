import Lifecycle
import Rulebooks
import Sessions

/// Reads messages as an app would, and says what no app may ever see: a step that does not begin
/// where the last one ended, or a word to a process that does not run.
struct PathObserver {
  private var scenes: [SceneID: ActivationState] = [:]
  private var isRunning: [AppID: Bool] = [:]
  private let simulation: Simulation

  init(_ simulation: Simulation) { self.simulation = simulation }

  /// What is wrong with a message, given all before it.
  mutating func take(_ message: Message) -> String? {
    let selector = simulation.selector(message)
    let text = simulation.line(message)
    if message.receiver == .system {
      switch selector {
      case "launched", "resumed", "woken": isRunning[message.app] = true
      case "suspended": isRunning[message.app] = false
      case "terminated", "killed", "jetsammed", "crashed":
        isRunning[message.app] = false
        for id in scenes.keys where id.app == message.app { scenes[id] = .unattached }
      default: break
      }
      return nil
    }
    if isRunning[message.app] != true { return "\(text): sent to a process that does not run" }
    guard let step = PathObserver.steps[selector] else { return nil }
    let id = SceneID(app: message.app, number: max(1, message.number))
    let state = scenes[id] ?? .unattached
    defer { scenes[id] = step.to }
    // A rule may leave a step out; the situation never does.
    let mayStartFrom = message.exception == .none ? step.from : step.fromByRule
    return mayStartFrom.contains(state) ? nil : "\(text): sent to a scene that is \(state)"
  }

  private struct Step {
    var from: [ActivationState]
    var fromByRule: [ActivationState]
    var to: ActivationState

    init(
      _ from: [ActivationState], byRule: [ActivationState] = [], _ to: ActivationState
    ) {
      self.from = from
      self.fromByRule = from + byRule
      self.to = to
    }
  }

  private static let steps: [String: Step] = [
    "scene(_:willConnectTo:options:)": Step([.unattached], .background),
    "sceneWillEnterForeground(_:)": Step([.background], .foregroundInactive),
    "sceneDidBecomeActive(_:)": Step([.foregroundInactive], .foregroundActive),
    "sceneWillResignActive(_:)": Step([.foregroundActive], .foregroundInactive),
    "sceneDidEnterBackground(_:)": Step(
      [.foregroundInactive], byRule: [.foregroundActive], .background),
    "sceneDidDisconnect(_:)": Step(
      [.background], byRule: [.foregroundInactive, .foregroundActive], .unattached),
    "application(_:didFinishLaunchingWithOptions:)": Step([.unattached], .unattached),
    // An app without scenes comes to the front at its launch without being told.
    "applicationDidBecomeActive(_:)": Step([.unattached, .foregroundInactive], .foregroundActive),
    "applicationWillResignActive(_:)": Step([.foregroundActive], .foregroundInactive),
    "applicationDidEnterBackground(_:)": Step([.unattached, .foregroundInactive], .background),
    "applicationWillEnterForeground(_:)": Step([.unattached, .background], .foregroundInactive),
  ]
}

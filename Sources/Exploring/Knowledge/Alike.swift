import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// What an app can know at the end of a session: what it received, and which devices are possible.
public struct Alike: Sendable {
  public let simulation: Simulation
  public let app: AppID
  /// What the app's delegates received, action by action; not what sent them nothing.
  public private(set) var received: [[Message]] = []
  public private(set) var space: KnowledgeSpace
  public private(set) var belief: Belief
  /// The action that caused what was received last; nil where a scheduled event did.
  private var lastAction: String?

  /// Nil where the devices within reach are too many to be all met.
  public init?(_ file: SessionFile, app: AppID, library: Library) throws(Diagnostic) {
    self.app = app
    let start = try Simulation(file.setup, library: library)
    let actions = file.lines.compactMap(\.action)
    var run = SessionRun(start)
    run.run(file) { _, _ in }
    simulation = run.simulation
    space = KnowledgeSpace(
      app, of: start.timeline.kernel,
      words: Set(actions.map { String($0.words.prefix { $0 != " " }) }),
      code: simulation.timeline.past.flatMap(\.code).map(\.action),
      apps: Alike.played(actions, app, start),
      mostOverlays: Alike.overlays(simulation.timeline, start.timeline.kernel))
    space.explore()
    belief = Belief(space)
    // What was undone has not been received.
    var kernel = start.timeline.kernel
    var log = EventLog()
    for entry in simulation.timeline.past {
      var before = kernel.device
      _ = kernel.pass(entry.delay, into: &log)
      guard receive(log.events, before, nil) else { return nil }
      log.clear()
      before = kernel.device
      kernel.send(entry, into: &log)
      let words = start.text.line(.act(entry.step, detail: entry.detail))
      guard receive(log.events, before, words) else { return nil }
      log.clear()
    }
  }

  /// False where no device within the space would have sent this.
  private mutating func receive(
    _ events: [Event], _ before: Device, _ action: String?
  ) -> Bool {
    // Of what happens at one time an app sees one thing: a `wait` has several.
    for events in Alike.byTime(events[...]) {
      let own = Received(events, of: app, before: before)
      if own.isNothing { continue }
      belief.receive(own, in: space)
      if belief.states.isEmpty { return false }
      received.append(events.messages.filter { $0.app == app && $0.receiver.isDelegate })
      lastAction = action
    }
    return true
  }

  /// The actions other than the session's own by which the app would have received the same.
  public var causes: [String] {
    belief.causes.map { space.space.alphabet.moves[$0].line(simulation.text) }
      .filter { $0 != lastAction }
  }

  /// What the session's own device is.
  public var truth: (condition: KnowledgeSpace.Condition, screen: KnowledgeSpace.Screen) {
    let device = simulation.timeline.kernel.device
    return (KnowledgeSpace.Condition(device[app]), KnowledgeSpace.Screen(device, beside: app))
  }

  /// The app, the apps that the session names, and one more that can be opened in its place.
  private static func played(
    _ actions: [SessionFile.ActionLine], _ app: AppID, _ start: Simulation
  ) -> [AppID] {
    let named = actions.compactMap { action -> AppID? in
      if case .act(let act, _) = action.step { act.app } else { nil }
    }
    let all = start.timeline.kernel.device.apps.map(\.id)
    let played = all.filter { $0 == app || named.contains($0) }
    return played.count > 1 ? played : played + all.filter { $0 != app }.prefix(1)
  }

  /// The most overlays that are on the screen at a time.
  private static func overlays(_ timeline: Timeline, _ start: Kernel) -> Int {
    var kernel = start
    var log = EventLog()
    var most = 1
    for entry in timeline.past {
      _ = kernel.pass(entry.delay, into: &log)
      kernel.send(entry, into: &log)
      log.clear()
      most = max(most, kernel.device.situation.overlays.count)
    }
    return most
  }

  static func byTime(_ events: ArraySlice<Event>) -> [ArraySlice<Event>] {
    var parts: [ArraySlice<Event>] = []
    for event in events {
      if let last = parts.last?.last, last.time == event.time {
        parts[parts.count - 1].append(event)
      } else {
        parts.append([event])
      }
    }
    return parts
  }
}

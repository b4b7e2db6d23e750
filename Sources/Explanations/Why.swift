import Lifecycle
import Rulebooks
import Sessions

/// Why a message was sent: the explanation of one line of a session's log.
public struct Why: Sendable {
  /// What other sources say in the place of a disputed rule.
  public struct Other: Sendable, Equatable {
    public var id: String
    public var reason: String
  }

  /// A rule, as far as it answers for a message.
  public struct Basis: Sendable {
    public var id: String
    public var reason: String
    public var evidence: Rule.Evidence
    /// What it was up to the newest version of which its sources speak, where that is an older one.
    public var earlier: (evidence: Rule.Evidence, newest: Release)?
    /// Each with its author, title and edition.
    public var sources: [String]
    /// Where the sources disagree: what others say, with the word by which a session chooses it.
    public var others: [Other]
  }

  public var app: String
  public var receiver: String
  public var isSystem: Bool
  public var time: Instant
  /// The action beneath which it stands, and when that was done.
  public var action: String
  public var actionTime: Instant
  /// Whether it followed the action as scheduled.
  public var wasScheduled: Bool
  /// The method that had not returned.
  public var inside: String?
  /// What its options contain, by their names, and why.
  public var options: [(name: String, reason: String)]
  /// What was on the screen before the action, and when the message had been sent.
  public var before: String
  public var after: String
  /// Whether it had been sent before, and waited for the app to take it.
  public var hadWaited: Bool
  /// What `UIApplication.applicationState` reads inside the method, and once its step is complete;
  /// nil where the process has ended by then.
  public var applicationState: ApplicationState
  public var stateAfter: ApplicationState?
  public var row: MessageTable.Row
  /// What on the device led to it, where that is more specific than the rule.
  var occasion: Occasion?
  /// The rules of the iOS version as a whole without which it would not have been sent.
  public var causes: [Basis]
  /// The rule that sends it on its step.
  public var rule: Basis?
  /// The rule that walked the step in the situation's place.
  public var exception: Basis?
  /// The limit at whose end it was sent.
  public var timing: Basis?
  /// How certain it is that it is sent, and how certain its place among the others is.
  var evidence: Rule.Evidence?
  var evidenceOfPlace: Rule.Evidence?

  /// The rule about what `applicationState` reads in it, where there is one.
  public var reading: Basis?

  /// Looks a message of the log up; nil where it is there no longer.
  public init?(message index: Int, in simulation: Simulation, _ library: Library) {
    let timeline = simulation.timeline
    guard let entry = timeline.entry(ofEvent: index) else { return nil }
    let message = timeline.message(at: index)
    let situation = SituationText(text: simulation.text)
    app = simulation.text.name(message.app)
    receiver = simulation.text.receiver(message)
    isSystem = message.receiver == .system
    time = message.time
    let done = timeline.entries[entry]
    action = simulation.text.line(.act(done.step, detail: done.detail))
    var kernel = timeline.kernel(before: entry)
    actionTime = kernel.device.now
    before = situation.sentence(kernel.device)
    var from = kernel.device
    var first = done.firstEvent
    var log = EventLog()
    kernel.send(done, into: &log)
    wasScheduled = index >= first + log.events.count
    if wasScheduled {
      from = kernel.device
      first += log.events.count
      let left = message.time.milliseconds - kernel.device.now.milliseconds
      _ = kernel.pass(left, into: &log)
    }
    after = situation.sentence(kernel.device)
    hadWaited = Why.hadWaited(message, from, timeline.allEvents[first..<index].messages)
    applicationState = message.applicationState
    let rules = simulation.rules
    inside = rules.inside(message).map(rules.messages.selector)
    let traits = simulation.setup.apps[Int(message.app.raw)].traits
    options = rules.passes(message, to: traits, on: simulation.setup.model).map {
      ($0.name, $0.rule.reason)
    }
    stateAfter = Why.stateAfter(index, of: entry, in: simulation)
    let replay = ActionReplay(of: entry, in: simulation)
    if !wasScheduled {
      occasion = Occasions(of: entry, before: replay.before, in: simulation).occasion(of: message)
    }
    causes = FeatureEffects(replay).rules(behind: message).map {
      Basis($0, simulation.rules, library.sources)
    }
    row = simulation.rules.messages[message.selector]
    rule = simulation.rules[message.rule].map {
      Basis($0, simulation.rules, library.sources)
    }
    exception = simulation.rules[message.exception].map {
      Basis($0, simulation.rules, library.sources)
    }
    timing = simulation.rules.timing(of: message).map {
      Basis($0, simulation.rules, library.sources)
    }
    evidence = simulation.rules.evidence(of: message)
    evidenceOfPlace = simulation.rules.evidenceOfPlace(of: message)
    reading = simulation.rules.reading(of: message).map {
      Basis($0, simulation.rules, library.sources)
    }
  }

  /// The state of the app once the message's step is complete.
  private static func stateAfter(
    _ index: Int, of entry: Int, in simulation: Simulation
  ) -> ApplicationState? {
    let timeline = simulation.timeline
    let message = timeline.message(at: index)
    let changes = simulation.stateChanges(in: timeline.allEvents(beneath: entry))
    let change = changes.first {
      $0.transition.app == message.app && $0.transition.number == 0 && $0.place > index
        && $0.messages.contains(index)
    }
    if let change { return ApplicationState(change.transition.to) }
    guard let app = timeline.device(at: index, of: entry)?[message.app] else { return nil }
    return app.process == .notRunning ? nil : app.state
  }

  /// Whether a message was taken from the app's queue: as many of its like as waited there, and no
  /// more, unless the process that they waited for ended before.
  private static func hadWaited(
    _ message: Message, _ from: Device, _ earlier: [Message]
  ) -> Bool {
    func isLike(_ other: Message) -> Bool {
      other.selector == message.selector && other.receiver == message.receiver
        && other.number == message.number && other.app == message.app
    }
    let waiting = from.queues[Int(message.app.raw)].count { isLike($0.message) }
    return earlier.count(where: isLike) < waiting
  }
}

extension Why.Basis {
  init(_ rule: Rule, _ rules: ReleaseRules, _ table: SourceTable) {
    id = rule.name
    reason = rule.reason
    evidence = rule.evidence(on: rules.release)
    if evidence != rule.evidence, let newest = rule.newestKnown {
      earlier = (rule.evidence, newest)
    }
    sources = rule.sources.map { table[$0]?.cited ?? $0 }
    others = rules.alternatives.filter { $0.original == rule.name }.map {
      Why.Other(id: $0.rule.name, reason: $0.rule.reason)
    }
  }
}

extension ApplicationState {
  /// The state of an app that runs; nil for what is none.
  init?(_ state: LifecycleState) {
    switch state {
    case .background, .suspended: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    case .absent, .notRunning, .unattached: return nil
    }
  }
}

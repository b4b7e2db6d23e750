import Lifecycle
import Rulebooks
import Sessions
import Texts

/// Why one side of a comparison does not send a message that the other side sends.
public struct MissingMessage {
  private let entry: Int
  private let message: Message
  private let here: Simulation
  private let there: Simulation
  private let library: Library

  /// `here` does not send what `there` sends beneath an entry.
  public init(
    _ message: Message, beneath entry: Int, here: Simulation, there: Simulation, _ library: Library
  ) {
    self.message = message
    self.entry = entry
    self.here = here
    self.there = there
    self.library = library
  }

  /// The reasons that are known, the most specific one first; none where nothing is known.
  public var reasons: [String] {
    let architecture = self.architecture
    if !architecture.isEmpty { return architecture }
    let reason = refusal ?? change ?? rule ?? device
    return [state, reason].compactMap { $0 }
  }

  private var name: MessageName { MessageName(message) }

  private var refusal: String? {
    here.timeline.entries[entry].refusal.map {
      localized("withheld.refused", ["reason": here.text.sentence($0)])
    }
  }

  /// The app is written in another way on the other side.
  private var architecture: [String] {
    let app = Int(message.app.raw)
    let own = here.setup.apps[app].traits.interface
    guard own != there.setup.apps[app].traits.interface else { return [] }
    let feature = there.rules.rules.first { $0.feature == .scenes }
    let isMissing = own == .appDelegate && !here.rules.features.contains(.scenes)
    return [localized("withheld.written-\(own.rawValue)", ["app": here.text.name(message.app)])]
      + [isMissing ? feature?.reason : nil].compactMap { $0 }
  }

  /// The change between the two iOS versions that adds the message here, or removes it there.
  private var change: String? {
    guard here.setup.release != there.setup.release else { return nil }
    let added = RuleSearch(ActionReplay(of: entry, in: here), library)
      .change(towards: there.setup.release) { $0.contains { MessageName($0) == name } }
    return (added ?? removal ?? ownChange).map { change in
      localized(
        change.release > here.setup.release ? "withheld.later" : "withheld.earlier",
        ["release": "\(change.release)", "reason": change.cause.reason])
    }
  }

  private var removal: RuleChange? {
    let replay = ActionReplay(of: entry, in: there)
    let count = replay.messages(by: there.rules)?.count { MessageName($0) == name } ?? 0
    return RuleSearch(replay, library).change(towards: here.setup.release) {
      $0.count { MessageName($0) == name } < count
    }
  }

  /// The change that is about the rule that sends it.
  private var ownChange: RuleChange? {
    guard let rule = there.rules[message.rule] else { return nil }
    let (low, high) =
      here.setup.release < there.setup.release
      ? (here.setup.release, there.setup.release) : (there.setup.release, here.setup.release)
    return (try? library.changes(after: low, upTo: high))?.last {
      ($0.after ?? $0.before)?.name == rule.name
    }
  }

  /// A rule of this side that did not apply.
  private var rule: String? {
    NotSent(by: entry, in: here, library, shows: { _ in true }).reason(of: name)
  }

  /// The rule is not for this device.
  private var device: String? {
    guard let rule = there.rules[message.exception] ?? there.rules[message.rule],
      here.setup.model != there.setup.model, rule.conditions.contains(where: \.isOfDevice)
    else { return nil }
    return localized(
      "withheld.other-device",
      ["audience": RuleText(rule, there.rules.messages).audience, "reason": rule.reason])
  }

  /// The app was in another state before the action.
  private var state: String? {
    let own = state(in: here)
    let other = state(in: there)
    if own == other { return nil }
    return localized(
      "withheld.other-state",
      ["app": here.text.name(message.app), "here": own, "there": other])
  }

  private func state(in simulation: Simulation) -> String {
    let device = simulation.timeline.kernel(before: entry).device
    return LifecycleState(device[message.app]).text
  }
}

extension LifecycleState {
  /// The state in words.
  fileprivate var text: String {
    switch self {
    case .absent, .notRunning: localized("changes.not-running")
    case .suspended: localized("changes.suspended")
    case .unattached, .background, .inactive, .active: "\(self)"
    }
  }
}

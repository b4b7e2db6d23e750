import Lifecycle
import Rulebooks
import Sessions
import Texts

/// One action of a session on every iOS version: which messages each sends, and why they are others
/// than on the version before.
public struct ActionVersions: Sendable {
  /// A message as the versions are compared by it.
  struct Line: Hashable {
    var name: MessageName
    var state: ApplicationState
  }

  /// Versions in a row that send the same.
  struct Group: Sendable {
    var releases: [Release]
    var result: String
    /// What changed with the first of them; of the earliest group, what led to its messages.
    var reasons: [String] = []
    /// What the earliest group does not send and the next one does.
    var missing: String?
  }

  /// A longer session is not done twenty times more for one action.
  public static let most = 5_000

  private(set) var groups: [Group] = []
  private let own: Release
  private let releases: [Release]

  /// `shows` says which receivers the reader wants to know about.
  public init(
    of entry: Int, in simulation: Simulation, _ library: Library,
    shows: @escaping (Receiver) -> Bool
  ) {
    own = simulation.setup.release
    releases = library.releases
    var last: Version?
    for release in library.releases {
      guard let version = Version(simulation, on: release, upTo: entry, library, shows) else {
        continue
      }
      if let last, last.result == version.result {
        groups[groups.count - 1].releases.append(release)
      } else {
        var group = Group(releases: [release], result: version.result)
        if let last {
          group.reasons = version.reasons(after: last, library)
          if groups.count == 1 { groups[0].missing = version.news(after: last) }
        } else {
          group.reasons = version.occasions
        }
        groups.append(group)
      }
      last = version
    }
  }

  /// The latest versions first, each group with what it sends and why.
  public var paragraphs: [Paragraph] {
    var list = [Paragraph("", localized("versions.legend"))]
    for group in groups.reversed() {
      let range = Release.range(group.releases, among: releases)
      let key = group.releases.contains(own) ? "versions.own" : "versions.other"
      list.append(.heading(localized(key, ["releases": range])))
      list.append(Paragraph(localized("course.label-sends"), group.result))
      for (place, reason) in group.reasons.enumerated() {
        let label = place == 0 ? "course.label-because" : "course.label-and"
        list.append(Paragraph(localized(label), reason))
      }
      if let missing = group.missing {
        list.append(Paragraph(localized("course.label-not-sent"), missing))
      }
    }
    return list
  }
}

extension ActionVersions {
  /// The action on one version: the same session, up to the action, with apps that the version can
  /// have.
  private struct Version {
    let simulation: Simulation
    let entry: Int
    let lines: [Line]
    let result: String
    private let shows: (Receiver) -> Bool

    init?(
      _ session: Simulation, on release: Release, upTo entry: Int, _ library: Library,
      _ shows: @escaping (Receiver) -> Bool
    ) {
      let variant = Variant(os: "\(release)")
      guard
        var other = try? variant.simulation(like: session.setup, library: library).simulation
      else { return nil }
      for index in 0...entry {
        other.timeline.pass(session.timeline.entries[index].delay)
        other.timeline.perform(index, of: session.timeline)
      }
      simulation = other
      self.entry = entry
      self.shows = shows
      let messages = other.timeline.allEvents[other.timeline.allEvents(beneath: entry)].messages
      lines = Version.lines(messages, shows)
      if let refusal = other.timeline.entries[entry].refusal {
        result = localized("versions.refused", ["reason": other.text.sentence(refusal)])
      } else {
        result = Version.words(lines, other)
      }
    }

    private static func lines(
      _ messages: some Sequence<Message>, _ shows: (Receiver) -> Bool
    ) -> [Line] {
      messages.filter { $0.receiver != .system && shows($0.receiver) }.map {
        Line(name: MessageName($0), state: $0.applicationState)
      }
    }

    private static func words(_ lines: [Line], _ simulation: Simulation) -> String {
      if lines.isEmpty { return localized("versions.nothing") }
      let isOfOne = lines.allSatisfy { $0.name.app == lines[0].name.app }
      return Lists.comma(
        lines.map { line in
          let message = simulation.rules.messages.selector(line.name.selector)
          let app = isOfOne ? "" : simulation.text.name(line.name.app) + " "
          return localized(
            "versions.message", ["message": app + message, "state": "\(line.state)"])
        })
    }

    /// What the version changed: each of its changes that alone makes the action send something
    /// else than on the version before.
    func reasons(after earlier: Version, _ library: Library) -> [String] {
      let release = simulation.setup.release
      if let reason = newInterface(after: earlier) { return [reason] }
      let changes =
        (try? library.changes(after: earlier.simulation.setup.release, upTo: release)) ?? []
      let forward = reasons(ActionReplay(of: entry, in: earlier.simulation), changes) {
        $0.applying($1)
      }
      if !forward.isEmpty { return forward }
      let backward = reasons(ActionReplay(of: entry, in: simulation), changes) {
        $0.reverting($1)
      }
      return backward.isEmpty ? [newReason(after: earlier)].compactMap { $0 } : backward
    }

    /// Why an app that has a part in it is written in another way than on the version before.
    private func newInterface(after earlier: Version) -> String? {
      let (apps, before) = (simulation.setup.apps, earlier.simulation.setup.apps)
      let other = (lines + earlier.lines).lazy.map { Int($0.name.app.raw) }.first {
        apps[$0].traits.interface != before[$0].traits.interface
      }
      guard let other else { return nil }
      if apps[other].traits.isSwiftUI { return localized("versions.swiftui") }
      return simulation.rules.rules.first { $0.feature == .scenes }?.reason
    }

    /// What on the device led to the messages, each reason once.
    var occasions: [String] {
      let occasions = Occasions(of: entry, in: simulation)
      var reasons: [String] = []
      for place in simulation.timeline.allEvents(beneath: entry) {
        guard case .message(let message) = simulation.timeline.allEvents[place],
          shows(message.receiver), !simulation.timeline.wasScheduled(place, after: entry),
          let reason = occasions.occasion(of: message)?.reason, !reasons.contains(reason)
        else { continue }
        reasons.append(reason)
      }
      return reasons
    }

    /// The messages that an earlier version does not send; nil where there are none.
    func news(after earlier: Version) -> String? {
      var selectors: [SelectorID] = []
      for line in lines where !earlier.lines.contains(where: { $0.name == line.name }) {
        if !selectors.contains(line.name.selector) { selectors.append(line.name.selector) }
      }
      if selectors.isEmpty { return nil }
      return localized(
        "versions.not-before",
        [
          "messages": Lists.and(selectors.map(simulation.rules.messages.selector)),
          "release": "\(simulation.setup.release)",
        ])
    }

    /// The reason of the first message that the earlier version does not send: with the version its
    /// apps are linked with another SDK.
    private func newReason(after earlier: Version) -> String? {
      let messages = simulation.timeline.allEvents[simulation.timeline.allEvents(beneath: entry)]
        .messages.filter { $0.receiver != .system && shows($0.receiver) }
      let new = messages.first { message in
        !earlier.lines.contains { $0.name == MessageName(message) }
      }
      return new.flatMap { simulation.rules[$0.rule]?.reason }
    }

    private func reasons(
      _ replay: ActionReplay, _ changes: [RuleChange],
      _ change: (ReleaseRules, RuleChange) -> ReleaseRules
    ) -> [String] {
      let usual = replay.messages(by: replay.rules).map { Version.lines($0, shows) }
      var reasons: [String] = []
      for other in changes {
        let lines = replay.messages(by: change(replay.rules, other)).map {
          Version.lines($0, shows)
        }
        let reason = other.cause.reason
        if lines != usual, !reasons.contains(reason) { reasons.append(reason) }
      }
      return Array(reasons.prefix(2))
    }
  }
}

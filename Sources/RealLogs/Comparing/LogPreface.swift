import Rulebooks
import Sessions
import Texts

/// What is said before the lines of a comparison: what the log is compared with, how much of it was
/// read, which story explains it, and how sure that is.
struct LogPreface {
  private let study: LogStudy
  private var comparison: LogComparison { study.comparison }
  private var log: RealLog { study.comparison.log }

  init(_ study: LogStudy) { self.study = study }

  var lines: [String] {
    let parts: [String?] = [
      comparison.title, read, stack, states, views, methods, releases, disputed, unsaid, verdict,
    ]
    return parts.compactMap { $0 } + outside + stories
  }

  /// How many lines were read, and how many are about something else.
  private var read: String {
    localized(
      "reallog.read",
      ["read": "\(log.read)", "count": "\(log.count)", "others": "\(log.ignored)"])
  }

  private var stack: String? { log.isStack ? localized("reallog.stack") : nil }

  /// What an app's states stand for.
  private var states: String? {
    guard log.hasStates, comparison.setup.apps.first?.traits.isSwiftUI == false else { return nil }
    let framework = log.framework ?? log.notes.framework
    return framework.map { localized("reallog.states-of", ["framework": $0.rawValue]) }
      ?? localized("reallog.states")
  }

  private var views: String? {
    comparison.setup.show.contains(.presentedViewController) ? localized("reallog.views") : nil
  }

  private var unsaid: String? {
    comparison.unsaid.isEmpty
      ? nil : localized("reallog.unsaid", ["actions": LogPreface.spelled(comparison.unsaid)])
  }

  private var methods: String? {
    comparison.isOfItsMethods ? localized("reallog.its-methods") : nil
  }

  /// The iOS versions that fit as well.
  private var releases: String? {
    guard study.releases.count > 1 else { return nil }
    let others = Release.range(study.releases, among: study.allReleases)
    return localized("reallog.releases", ["releases": others])
  }

  private var disputed: String? {
    guard let name = study.alternative else { return nil }
    let reason = comparison.simulation.rules.rule(named: name)?.rule.reason ?? ""
    return localized(
      "reallog.disputed",
      [
        "alternative": name, "count": "\(study.differencesWithout)", "reason": reason,
      ])
  }

  private var verdict: String? {
    study.verdict == .same
      ? nil : log.notes.verdict.map { localized("reallog.verdict", ["text": $0]) }
  }

  private var outside: [String] {
    let after = comparison.count(.after)
    return after > 0 ? [localized("reallog.after-count", count: after)] : []
  }

  // MARK: - Stories

  /// Where no story explains the log, others do not explain it as well.
  private var stories: [String] {
    guard let first = comparison.stories.first else { return [] }
    let lines = [localized("reallog.story", ["actions": LogPreface.spelled(first)])]
    let others = comparison.storyCount - 1
    guard others > 0, comparison.differences == 0 else { return lines }
    let isMost = comparison.storyCount >= StoryEnd.most
    let count =
      isMost
      ? localized("reallog.most-stories", ["count": "\(StoryEnd.most)"])
      : localized("reallog.other-stories", count: others)
    return lines + [count] + comparison.stories.dropFirst().map { "  " + LogPreface.spelled($0) }
  }

  /// Longer stories are cut.
  private static let longest = 24

  static func spelled(_ actions: [String]) -> String {
    let left = actions.count - longest
    let shown = actions.prefix(longest).joined(separator: ", ")
    return left > 0 ? shown + ", …" : shown
  }
}

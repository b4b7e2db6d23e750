import Rulebooks
import Sessions

/// A log beside the device that fits it best: where an option does not say so, the iOS version, the
/// kind of app, what is special about the device, and an alternative of a disputed rule are
/// searched for.
public struct LogStudy: Sendable {
  public enum Verdict: String, Sendable {
    case same
    /// The log is the same only with an alternative.
    case disputed
    case differs
  }

  public let comparison: LogComparison
  public let verdict: Verdict
  /// The iOS versions that fit as well, where they were searched for.
  public let releases: [Release]
  /// All that there are.
  let allReleases: [Release]
  /// The alternative with which alone a story explains the log; nil where none is needed, or none
  /// does.
  public let alternative: String?
  /// Without the alternative, so many messages differ.
  public let differencesWithout: Int

  /// The numbers of the lines that were read as messages.
  public var lines: [Int] {
    let kind = comparison.setup.apps.first.map { LogKind($0.traits) } ?? .scenes
    return comparison.log.lines(as: kind).map(\.number)
  }

  public init(
    _ log: RealLog, _ overrides: Overrides, _ options: LogComparison.Options = .init(),
    library: Library
  ) throws {
    var search = SetupSearch(log, overrides, options, library: library)
    try search.run()
    comparison = search.best
    releases = search.releases
    allReleases = library.releases
    differencesWithout = search.differencesWithout
    alternative = search.alternative
    verdict = !comparison.isSame ? .differs : alternative == nil ? .same : .disputed
  }
}

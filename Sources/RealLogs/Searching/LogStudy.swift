import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// A log beside the device that fits it best: where an option does not say so, the iOS version, the
/// kind of app, what is special about the device, and an alternative of a disputed rule are
/// searched for.
public struct LogStudy: Sendable {
  public enum Verdict: Sendable, Equatable {
    case same
    /// Only with an alternative, the log is the same.
    case disputed(with: String)
    case differs
  }

  public let comparison: LogComparison
  public let verdict: Verdict
  /// The iOS versions that fit as well, where they were searched for.
  public let releases: [Release]
  /// All that there are.
  let allReleases: [Release]
  /// The alternative that is in force beside what the user chose; nil where there is none.
  public var alternative: String? {
    if case .disputed(let name) = verdict { name } else { nil }
  }
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
    if let name = search.alternative, search.best.isSame {
      verdict = .disputed(with: name)
    } else {
      verdict = search.best.isSame ? .same : .differs
    }
  }
}

/// Tries one setup after the other, and keeps the one with the fewest differences.
private struct SetupSearch {
  private let log: RealLog
  private let overrides: Overrides
  private let options: LogComparison.Options
  private let library: Library
  private var found: (comparison: LogComparison, overrides: Overrides)?
  private var problem: (any Error)?
  /// The iOS versions with as few differences as the best one.
  private(set) var releases: [Release] = []
  private(set) var alternative: String?
  private(set) var differencesWithout = 0

  init(
    _ log: RealLog, _ overrides: Overrides, _ options: LogComparison.Options, library: Library
  ) {
    self.log = log
    self.overrides = overrides
    self.options = options
    self.library = library
  }

  var best: LogComparison { found!.comparison }

  mutating func run() throws {
    for overrides in candidates where found?.comparison.isSame != true { tryOut(overrides) }
    guard found != nil else {
      throw problem ?? Problem(localized("reallog.no-line", ["file": log.name]))
    }
    if !best.isSame { tryTraits() }
    differencesWithout = best.differences
    if !best.isSame, best.differences <= SetupSearch.mostByAlternative { tryAlternatives() }
    releases = options.actions == nil ? fitting : [best.setup.release]
  }

  /// One alternative explains no more differences than this.
  private static let mostByAlternative = 6

  /// The iOS versions on which the story explains the log as well.
  private var fitting: [Release] {
    let found = wantedReleases.filter { release in
      if release == best.setup.release { return true }
      guard let some = overrides(of: release), alternative == nil,
        let setup = try? setup(some, with: nil)
      else { return false }
      var shown = setup
      shown.show = best.setup.show
      return LogReplay(best).fits(shown, library)
    }
    return found.sorted()
  }

  /// The setups that the options and the log itself suggest, the likeliest first.
  private var candidates: [Overrides] {
    if options.actions != nil { return [overrides] }
    let apps = overrides.apps.isEmpty ? log.kinds.map { log.headers(as: $0) } : [overrides.apps]
    return wantedReleases.flatMap { release in
      apps.map { apps in
        var some = overrides
        some.os = "\(release)"
        some.apps = apps
        some.device = overrides.device ?? device(release)
        return some
      }
    }
  }

  private var wantedReleases: [Release] {
    if let os = overrides.os.flatMap({ Release($0) }) { return [os] }
    let named = log.notes.releases(among: library.releases)
    if !named.isEmpty { return named }
    let usual = Setup.usualRelease
    return [usual] + library.releases.filter { $0 != usual }
  }

  /// As the log's notes have it.
  private func device(_ release: Release) -> String? {
    if log.notes.isOfPad { return Device.Model.iPad.word }
    return log.notes.isAlwaysOn == true && release >= Release(16)
      ? SetupSearch.alwaysOn : nil
  }

  private static let alwaysOn = "\(Device.Model.iPhone.word) always-on"

  private mutating func tryOut(_ some: Overrides, with alternative: String? = nil) {
    do {
      let setup = try setup(some, with: alternative)
      let comparison = try LogComparison(log, on: setup, options, library: library)
      if found.map({ isBetter(comparison, than: $0.comparison) }) ?? true {
        found = (comparison, some)
        self.alternative = alternative
      }
    } catch {
      problem = problem ?? error
    }
  }

  private func isBetter(_ one: LogComparison, than other: LogComparison) -> Bool {
    (one.differences, one.said.unsaid, -one.said.words)
      < (other.differences, other.said.unsaid, -other.said.words)
  }

  private func setup(_ some: Overrides, with alternative: String?) throws -> Setup {
    var setup: Setup
    if let actions = options.actions {
      setup = actions.setup
    } else {
      let empty = SourceFile(name: localized("session.command-line"), text: "")
      setup = try SessionParser.parse(empty, library: library, overrides: some).setup
    }
    if let alternative { setup.with.append(alternative) }
    return setup
  }

  /// What a log does not say of the app's first view and of the display.
  private mutating func tryTraits() {
    guard options.actions == nil, let some = found?.overrides else { return }
    let release = best.setup.release
    if overrides.device == nil, log.notes.isAlwaysOn != false, release >= Release(16) {
      var other = some
      other.device = SetupSearch.alwaysOn
      tryOut(other)
    }
    guard overrides.apps.isEmpty, best.setup.show.contains(.viewController), some.apps.count == 1
    else { return }
    for trait in ["navigation-controller", "tab-bar-controller", "window-in-code"]
    where !some.apps[0].contains(trait) {
      var other = some
      other.apps[0] += " " + trait
      tryOut(other)
    }
  }

  /// The best setup, on another iOS version.
  private func overrides(of release: Release) -> Overrides? {
    guard var some = found?.overrides else { return nil }
    some.os = "\(release)"
    if overrides.device == nil { some.device = device(release) }
    return some
  }

  private mutating func tryAlternatives() {
    guard let rules = try? library.rules(of: best.setup.release), let some = found?.overrides
    else { return }
    let before = found
    let replay = LogReplay(best)
    let usual = replay.told(best.setup, library)
    for name in rules.alternatives.map(\.rule.name) where !best.setup.with.contains(name) {
      var other = best.setup
      other.with.append(name)
      // One that changes nothing of the story explains nothing, unless the user names another.
      if best.said.unsaid == 0, usual != nil, replay.told(other, library) == usual { continue }
      tryOut(some, with: name)
      if best.isSame { return }
    }
    // One that leaves a difference explains nothing.
    found = before
    alternative = nil
  }
}

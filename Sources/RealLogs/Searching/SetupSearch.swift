import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// Tries one setup after the other, and keeps the one with the fewest differences. The
/// beginning of a long log decides: all setups on all messages would take minutes.
struct SetupSearch {
  private let whole: RealLog
  private let log: RealLog
  private let overrides: Overrides
  private let options: LogComparison.Options
  private let library: Library
  private var found: (comparison: LogComparison, overrides: Overrides)?
  private var problem: (any Error)?
  /// The iOS versions on which the story explains the log as well.
  private(set) var releases: [Release] = []
  private(set) var alternative: String?
  private(set) var differencesWithout = 0

  init(
    _ log: RealLog, _ overrides: Overrides, _ options: LogComparison.Options, library: Library
  ) {
    whole = log
    self.log = options.actions == nil ? log.beginning(SetupSearch.mostMessages) : log
    self.overrides = overrides
    self.options = options
    self.library = library
  }

  var best: LogComparison { found!.comparison }

  mutating func run() throws {
    for overrides in candidates where found?.comparison.isExplained != true { tryOut(overrides) }
    guard found != nil else {
      throw problem ?? Problem(localized("reallog.no-line", ["file": log.name]))
    }
    if !best.isExplained { tryTraits() }
    differencesWithout = best.differences
    if !best.isExplained, best.differences <= SetupSearch.mostByAlternative { tryAlternatives() }
    try compareWhole()
    releases = options.actions == nil ? fitting : [best.setup.release]
  }

  /// A setup is chosen by so many messages.
  private static let mostMessages = 2_000

  /// The whole log on the setup that its beginning chose.
  private mutating func compareWhole() throws {
    guard log.messageCount < whole.messageCount, let chosen = found else { return }
    if alternative != nil {
      let usual = try setup(chosen.overrides, with: nil)
      differencesWithout = try LogComparison(whole, on: usual, options, library: library)
        .differences
    }
    let setup = try setup(chosen.overrides, with: alternative)
    let comparison = try LogComparison(whole, on: setup, options, library: library)
    found = (comparison, chosen.overrides)
  }

  /// One alternative explains no more differences than this.
  private static let mostByAlternative = 6

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
      }
    } catch {
      problem = problem ?? error
    }
  }

  private func isBetter(_ one: LogComparison, than other: LogComparison) -> Bool {
    (one.differences, one.unsaid.count, -one.saidCount)
      < (other.differences, other.unsaid.count, -other.saidCount)
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
    if overrides.device == nil, log.notes.isAlwaysOn != false,
      let release = ([best.setup.release] + wantedReleases).first(where: { $0 >= Release(16) })
    {
      var other = some
      other.os = "\(release)"
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
    return some
  }

  private mutating func tryAlternatives() {
    guard let usual = found, let rules = try? library.rules(of: usual.comparison.setup.release)
    else { return }
    let replay = LogReplay(usual.comparison)
    let told = replay.told(usual.comparison.setup, library)
    for name in rules.alternatives.map(\.rule.name) {
      var setup = usual.comparison.setup
      if setup.with.contains(name) { continue }
      setup.with.append(name)
      // One that does not change the story does not explain it, unless the user names another.
      if usual.comparison.unsaid.isEmpty, told != nil, replay.told(setup, library) == told {
        continue
      }
      tryOut(usual.overrides, with: name)
      if best.isExplained {
        alternative = name
        return
      }
    }
    // One that leaves a difference does not explain the log.
    found = usual
  }
}

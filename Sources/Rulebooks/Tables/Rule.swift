import Lifecycle
import Texts

/// A rule as its iOS version's file has it.
public struct Rule: Sendable, Equatable {
  /// How well a fact is known.
  public enum Evidence: String, CaseIterable, Sendable {
    case documented, observed, assumed, disputed
  }

  /// What is fixed about an app and its device while it is installed.
  public struct Condition: Sendable, Equatable {
    /// What the condition asks about.
    public enum Subject: Sendable, Equatable {
      case scenes, appDelegate, swiftUI, multipleWindows, exitsOnSuspend
      case device(Device.Model)
      /// Its identifiers permit one of these tasks of `BGTaskScheduler`.
      case tasks(BackgroundUses)
      /// Linked with this SDK or a later one.
      case sdk(Release)
      /// Its code does what this trait says.
      case trait(String)
    }

    public var subject: Subject
    public var holds: Bool

    public var isOfDevice: Bool {
      if case .device = subject { true } else { false }
    }

    static let words = Vocabulary<Subject>(
      [
        ("scenes", .scenes), ("app-delegate", .appDelegate), ("swiftui", .swiftUI),
        ("multiple-windows", .multipleWindows), ("exits-on-suspend", .exitsOnSuspend),
      ] + Device.Model.allCases.map { ($0.word, .device($0)) } + [
        ("tasks", .tasks(.tasks)), ("scheduled-tasks", .tasks(.scheduled)),
        ("continued-tasks", .tasks(.continued)),
      ] + AppTraits.flags.map { ($0, .trait($0)) })
  }

  public var name: String
  /// The iOS versions whose files added and changed it.
  public internal(set) var releases: [Release]
  public internal(set) var conditions: [Condition] = []
  /// The moment at which it speaks; nil where it only says what an iOS version has.
  public internal(set) var trigger: Trigger?
  /// The facts that must hold, and those that must not.
  public internal(set) var needs: Facts = []
  public internal(set) var forbids: Facts = []
  public internal(set) var steps: [RuleStep] = []
  /// What `UIApplication.applicationState` reads in its messages, where that is not what it is.
  public internal(set) var reads: ApplicationState?
  /// The delegate's method that has not returned while the rule's calls are made.
  public internal(set) var inside: SelectorID?
  /// What the iOS version has as a whole, where the rule says so.
  public internal(set) var feature: Feature?
  /// How the device is drawn: nothing that runs.
  public internal(set) var look: Look?
  var limit: Limit?
  /// The limit's value: milliseconds, megabytes or scenes.
  var value: UInt32 = 0
  /// Why it holds.
  public var because: String { reasonProse?.text ?? "" }
  var reasonProse: TextSlice?
  /// The keys of the sources that say so.
  public var sources: [String] { citation?.items.map(\.text) ?? [] }
  var citation: TextSlice?
  public var evidence = Evidence.assumed
  /// The newest iOS version of which its sources speak; nil where they are kept up to date.
  public internal(set) var newestKnown: Release?

  init(name: String, release: Release) {
    self.name = name
    self.releases = [release]
  }

  public static func == (left: Rule, right: Rule) -> Bool {
    left.name == right.name && left.releases == right.releases && left.doesTheSame(as: right)
      && left.evidence == right.evidence && left.because == right.because
      && left.sources == right.sources
  }

  /// How certain it is on an iOS version: of a newer one than its sources know, it is assumed.
  public func evidence(on release: Release) -> Evidence {
    evidence.on(release, newestKnown: newestKnown)
  }

  /// Whether two rules do the same: all but their reasons.
  func doesTheSame(as other: Rule) -> Bool {
    conditions == other.conditions && trigger == other.trigger && needs == other.needs
      && forbids == other.forbids && steps == other.steps && reads == other.reads
      && inside == other.inside
      && feature == other.feature && look == other.look && limit == other.limit
      && value == other.value
  }
}

extension Rule.Evidence {
  /// Evidence that sources give up to an iOS version, as it is on another one.
  public func on(_ release: Release, newestKnown: Release?) -> Rule.Evidence {
    switch self {
    case .documented, .observed: newestKnown.map { release > $0 } == true ? .assumed : self
    case .assumed, .disputed: self
    }
  }
}

/// The other side of a disputed rule: what the device would do if others were right.
public struct Alternative: Sendable {
  public var rule: Rule
  /// The rule in whose place it may stand; nil where it adds to what is there.
  public var original: String?
  /// Whether it says nothing but that the rule does not hold.
  public var isAbsence = false
  /// The rule behind which it speaks, where its place is another.
  var after: String?

  /// What a session may write after `with:` to choose one of the sides.
  public var words: [String] { [original, rule.name].compactMap { $0 } }
}

extension Limit {
  /// What its number counts, as a rulebook writes it.
  enum Unit: String {
    case seconds = "s"
    case megabytes = "MB"
    case scenes

    /// How many of the kernel's units it is.
    var factor: UInt32 { self == .seconds ? 1_000 : 1 }
  }

  var unit: Unit {
    switch self {
    case .suspension, .backgroundTask, .leaving, .resuming, .launching, .dataProtection,
      .terminating, .appRefresh, .processing:
      .seconds
    case .memory, .appMemory: .megabytes
    case .ownMemory: .scenes
    }
  }
}

extension Rule {
  /// `because`, or what the language that is set has in its place.
  public var reason: String { Language.current["because.\(name)"] ?? because }

  /// A limit with its number and unit; nil for a rule that is none.
  public var limitText: String? {
    guard let limit else { return nil }
    let name = Limit.names[Int(limit.rawValue)]
    return "\(name) \(value / limit.unit.factor) \(limit.unit.rawValue)"
  }

  /// The steps of the path that it takes.
  public var walks: [Trigger] {
    steps.compactMap { if case .walk(let step) = $0 { step } else { nil } }
  }

  /// The messages that it sends, as Swift spells them.
  public func messages(_ table: MessageTable) -> [String] {
    steps.compactMap { step in
      switch step {
      case .send(let id, _, _): table[id].selector
      case .walk, .effect, .pass, .end: nil
      }
    }
  }
}

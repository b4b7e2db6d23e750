import Lifecycle
import TextFiles
import Texts

/// What a session's header says of an app: the words after its name.
public struct AppTraits: Equatable, Sendable {
  public var kind: AppKind
  /// Whether it has the SwiftUI life cycle: its `App` takes the place of the delegates.
  public var isSwiftUI = false
  /// The SDK it was linked with; nil stands for the device's iOS version.
  public var sdk: Release?
  /// Its footprint in megabytes, where it is said.
  public var memory: Int?
  /// The optional methods that its delegate implements, and what else its code does, by their
  /// traits.
  public var optional: [String]
  /// The methods in which it saves what the user has edited, and those in which it puts it back.
  public var saves: [String] = []
  public var resets: [String] = []
  /// The folder with the sources of its own code, relative to the session's file; nil where it has
  /// none.
  public var host: String?

  public init(kind: AppKind, sdk: Release? = nil, memory: Int? = nil, optional: [String] = []) {
    self.kind = kind
    self.sdk = sdk
    self.memory = memory
    self.optional = optional
  }

  /// The optional methods that a trait implies.
  public static let optionalMethods = [
    "will-finish-launching", "configuration-for-connecting", "state-restoration", "protected-data",
    "significant-time-change", "scene-updates",
  ]

  /// What an app's code does or leaves, beyond the methods that it implements.
  public static let behaviours = [
    "window-in-code", "navigation-controller", "tab-bar-controller", "observes-activation",
    "ends-tasks", "keeps-memory",
    "delegate-adaptor", "scene-storage", "app-storage",
    "notification-delegate", "late-notification-delegate", "background-task-modifier",
    "late-task-registration", "double-task-registration", "no-task-handler",
    "no-expiration-handler", "idle-timer-disabled", "display-accessory",
  ]

  /// The traits that are one word, beside those of the architecture.
  public static let flags = optionalMethods + behaviours

  /// The background modes by their names.
  public static var modeNames: [String] { modes.map(\.word) }

  /// The tasks of `BGTaskScheduler` by their names.
  public static var taskNames: [String] { tasks.map(\.word) }

  private static let ownHelp = [
    "multiple-windows", "exits-on-suspend", "state-restoration", "protected-data",
  ]

  /// What a trait means, in a few words.
  public static func help(_ word: String) -> String {
    if word.hasPrefix("background:") { return localized("traits.background") }
    if word.hasPrefix(hostPrefix) { return localized("traits.host") }
    if word.hasPrefix("tasks:") {
      return localized("traits.\(word.dropFirst("tasks:".count))-task")
    }
    let isOwn = behaviours.contains(word) || ownHelp.contains(word)
    return localized(isOwn ? "traits.\(word)" : "traits.method")
  }

  static let modes: [(word: String, value: BackgroundModes)] = [
    ("audio", .audio), ("location", .location), ("fetch", .fetch),
    ("remote-notification", .remoteNotification), ("voip", .voip),
  ]

  static let tasks: [(word: String, value: BackgroundUses)] = [
    ("refresh", .refresh), ("processing", .processing), ("continued", .continued),
  ]

  static let words =
    Interface.allCases.map(\.rawValue) + ["multiple-windows", "exits-on-suspend"] + flags
    + ["background:", "tasks:", "memory:", "sdk:", "launch-time:", "saves:", "resets:", hostPrefix]

  /// What the trait with an app's folder begins with.
  public static let hostPrefix = "host:"

  /// A word that is no trait, or cannot stand where it does: which of them, and why.
  public struct WordError: Error {
    public var index: Int
    public var message: String
  }

  public static func parse(_ words: [String]) throws(WordError) -> AppTraits {
    var traits = AppTraits(kind: AppKind(architecture: .appDelegate))
    var interface: Interface?
    for (index, word) in words.enumerated() {
      do throws(Problem) {
        try traits.readTrait(word, &interface)
      } catch {
        throw WordError(index: index, message: error.description)
      }
    }
    guard let interface else {
      throw WordError(
        index: words.count, message: localized("rulebooks.no-architecture"))
    }
    traits.kind.architecture = interface.architecture
    traits.isSwiftUI = interface == .swiftUI
    for word in traits.optional where !isTrait(word, of: interface) {
      throw WordError(
        index: words.firstIndex(of: word) ?? 0,
        message: localized("rulebooks.needs-swiftui", ["trait": word]))
    }
    if traits.kind.multipleWindows, interface == .appDelegate {
      throw WordError(
        index: words.firstIndex(of: "multiple-windows") ?? 0,
        message: localized("rulebooks.windows-need-scenes"))
    }
    return traits
  }

  private mutating func readTrait(
    _ word: String, _ interface: inout Interface?
  ) throws(Problem) {
    if let (key, value) = AppTraits.pair(word) {
      switch key {
      case "background":
        for mode in try AppTraits.list(value, "background-mode", AppTraits.modes) {
          kind.backgroundModes.formUnion(mode)
        }
      case "tasks":
        for task in try AppTraits.list(value, "task", AppTraits.tasks) {
          kind.tasks.formUnion(task)
        }
      case "memory":
        guard let megabytes = UInt16(value), megabytes > 0, megabytes <= Bounds.megabytes else {
          throw Problem(localized("rulebooks.no-memory", ["word": value]))
        }
        memory = Int(megabytes)
        kind.memory = megabytes
      case "launch-time":
        guard let seconds = UInt32(value), (1...600).contains(seconds) else {
          throw Problem(localized("rulebooks.no-launch-time", ["word": value]))
        }
        kind.launchTime = seconds * 1_000
      case "host":
        if value.isEmpty { throw Problem(localized("rulebooks.no-host")) }
        host = value
      case "saves": saves.append(value)
      case "resets": resets.append(value)
      case "sdk":
        guard let release = Release(value) else {
          throw Problem(localized("rulebooks.no-sdk", ["word": value]))
        }
        sdk = release
      default: throw Problem(NearestWord.unknown("trait", key + ":", among: AppTraits.words))
      }
      return
    }
    if let named = Interface(rawValue: word) {
      if interface != nil { throw Problem(localized("rulebooks.second-architecture")) }
      interface = named
      return
    }
    switch word {
    case "multiple-windows": kind.multipleWindows = true
    case "exits-on-suspend": kind.exitsOnSuspend = true
    default:
      guard AppTraits.flags.contains(word) else {
        throw Problem(NearestWord.unknown("trait", word, listing: AppTraits.words))
      }
      if !optional.contains(word) { optional.append(word) }
    }
  }

  /// Whether the app's code has what a trait of one word stands for. A delegate that is set too
  /// late is a delegate, too.
  public func has(flag: String) -> Bool {
    optional.contains(flag)
      || flag == "notification-delegate" && optional.contains("late-notification-delegate")
  }

  private static func pair(_ word: String) -> (key: String, value: String)? {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    return (String(word[..<colon]), String(word[word.index(after: colon)...]))
  }

  /// The values of words with commas between them.
  private static func list<Value>(
    _ list: String, _ kind: String, _ known: [(word: String, value: Value)]
  ) throws(Problem) -> [Value] {
    var values: [Value] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let value = known.first(where: { $0.word == word })?.value else {
        throw Problem(NearestWord.unknown(kind, String(word), among: known.map(\.word)))
      }
      values.append(value)
    }
    return values
  }

  /// The traits as words without the methods in which it saves and resets: those are long.
  public var shortWords: [String] {
    words.filter { !$0.hasPrefix("saves:") && !$0.hasPrefix("resets:") }
  }

  /// The traits as words, in the order in which a recording writes them.
  public var words: [String] {
    var words = [interface.rawValue]
    if kind.multipleWindows { words.append("multiple-windows") }
    if kind.exitsOnSuspend { words.append("exits-on-suspend") }
    let modes = AppTraits.modes.filter { kind.backgroundModes.contains($0.value) }.map(\.word)
    if !modes.isEmpty { words.append("background:" + modes.joined(separator: ",")) }
    let tasks = AppTraits.tasks.filter { kind.tasks.contains($0.value) }.map(\.word)
    if !tasks.isEmpty { words.append("tasks:" + tasks.joined(separator: ",")) }
    if let memory { words.append("memory:\(memory)") }
    if let sdk { words.append("sdk:\(sdk)") }
    if kind.launchTime > 0 { words.append("launch-time:\(kind.launchTime / 1_000)") }
    words += saves.map { "saves:\($0)" } + resets.map { "resets:\($0)" }
    words += optional
    if let host { words.append(AppTraits.hostPrefix + host) }
    return words
  }
}

import Lifecycle
import Rulebooks

/// An app as a session installs it.
public struct InstalledApp: Equatable, Sendable {
  public var name: String
  public var traits: AppTraits

  public init(name: String, traits: AppTraits) {
    self.name = name
    self.traits = traits
  }

  /// As a header has it: the name, then the traits, quoted where they have to be.
  public var words: String {
    ([name] + traits.words).map(Tokenizer.spelling).joined(separator: " ")
  }
}

/// What a header says: which device, which iOS version, which apps.
public struct Setup: Sendable {
  public var model: Device.Model
  /// What is special about the device.
  public var traits: DeviceTraits = []
  public var release: Release
  public var apps: [InstalledApp]
  /// The receivers that are shown and checked.
  public var show: ReceiverSet
  /// The apps whose messages are shown and checked; nil means all.
  public var watch: Set<AppID>?
  /// The alternative rules that are in force.
  public var with: [String] = []

  public static let usualReceivers: ReceiverSet = [
    .appDelegate, .sceneDelegate, .app, .contentView, .notificationDelegate,
    .taskHandler,
  ]
  public static let usualModel = Device.Model.iPhone
  public static let usualRelease = Release(14)

  public init(
    model: Device.Model, release: Release, apps: [InstalledApp],
    show: ReceiverSet = Setup.usualReceivers, watch: Set<AppID>? = nil
  ) {
    self.model = model
    self.release = release
    self.apps = apps
    self.show = show
    self.watch = watch
  }

  public var text: SessionText { SessionText(apps: apps.map(\.name)) }

  /// Whether an app has code of its own.
  public var hasSources: Bool { apps.contains { $0.traits.host != nil } }

  /// Shows only what another session shows, too: what one of two omits is no difference.
  public mutating func show(noMoreThan other: Setup) {
    show = showOfAnyApp
    show.formIntersection(other.showOfAnyApp)
    guard let watched = other.watch else { return }
    let names = Set(watched.map { other.apps[Int($0.raw)].name })
    let both = apps.indices.filter {
      watch?.contains(AppID(UInt8($0))) != false && names.contains(apps[$0].name)
    }
    watch = Set(both.map { AppID(UInt8($0)) })
  }

  public func shows(_ message: Message) -> Bool {
    show.contains(message.receiver) && watch?.contains(message.app) != false
  }

  /// The messages among some events that a session shows. Changes of state are no messages, and a
  /// session file never has them.
  public func shown(_ events: some Sequence<Event>) -> [Message] {
    var messages: [Message] = []
    for case .message(let message) in events where shows(message) { messages.append(message) }
    return messages
  }

  /// The header that a recording begins with: nothing in it is left to a default.
  public var header: [String] {
    let device = ([model.word] + traits.words).joined(separator: " ")
    var lines = ["session: 1", "device: \(device)", "os: \(release)"]
    if !with.isEmpty { lines.append("with: " + with.joined(separator: " ")) }
    for app in apps { lines.append("app: " + app.words) }
    lines.append("show: " + Setup.words(shownOfApps))
    return lines
  }

  /// The receivers that only some apps have, and none of these.
  private var absent: [Receiver] {
    Receiver.allCases.filter { receiver in
      receiver.isOfSomeApps && !apps.contains { $0.traits.has(receiver) }
    }
  }

  /// What is shown, without the receivers that are absent.
  package var shownOfApps: ReceiverSet {
    if show == .all { return show }
    let others = absent.reduce(into: show) { $0.remove($1) }
    return others == [] ? show : others
  }

  /// What is shown, with the receivers that a header omits because they are absent.
  private var showOfAnyApp: ReceiverSet {
    show.hasDelegates ? absent.reduce(into: show) { $0.insert($1) } : show
  }

  public static func words(_ receivers: ReceiverSet) -> String {
    if receivers == .all { return "all" }
    return Receiver.allCases.filter(receivers.contains).map(\.word).joined(separator: " ")
  }
}

/// Options of the command line that replace a header's lines.
public struct Overrides: Sendable {
  public var device: String?
  public var os: String?
  /// `NAME TRAIT…` each; where there is one, they take the place of all of the header's.
  public var apps: [String]
  public var show: String?

  public init(
    device: String? = nil, os: String? = nil, apps: [String] = [], show: String? = nil
  ) {
    self.device = device
    self.os = os
    self.apps = apps
    self.show = show
  }
}

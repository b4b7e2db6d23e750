import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// Which methods would have saved what the user just edited, for every way in which an app can die:
/// computed by letting the kernel do it.
public struct SavePoints: Sendable {
  /// A way to die, as a session does it.
  public struct Way: Sendable {
    /// What its text is called.
    public var name: String
    /// What happens after the user has edited something in the app in front.
    public var actions: [String]
    /// What the app is, beside an app that frees nothing: one that does would not die of the memory
    /// that it takes.
    public var extraTraits: [String] = []
    var since = Release(3)

    public var title: String { localized("ways.\(name)") }

    /// Nil where no app written so can be so.
    func traits(_ interface: AppTraits.Interface) -> AppTraits? {
      if interface != .appDelegate, extraTraits.contains("exits-on-suspend") { return nil }
      return try? AppTraits.parse([interface.rawValue, "keeps-memory"] + extraTraits)
    }
  }

  /// The methods called in one kind of app on some iOS versions between the edit and its end.
  public struct Row: Sendable {
    public var way: String
    public var interface: AppTraits.Interface
    public var devices: [Device.Model]
    public var releases: [Release]
    /// The methods, or a SwiftUI app's changes of phase, in their order; empty where nothing would
    /// have saved it.
    public var methods: [String]
    /// Those of them whose calls are disputed.
    public var disputed: [String]

    /// The methods in words, disputed ones with a mark.
    public var words: String {
      if methods.isEmpty { return localized("ways.nothing") }
      return Lists.comma(
        methods.map { DisputedMark.marked($0, if: disputed.contains($0)) })
    }
  }

  public static let ways: [Way] = [
    Way(name: "home", actions: ["home"]),
    Way(
      name: "home-suspended",
      actions: ["home", "wait 10", "jetsam Notes"]),
    Way(
      name: "locked-suspended", actions: ["lock", "wait 10", "jetsam Notes"]),
    Way(
      name: "exits-on-suspend", actions: ["home"],
      extraTraits: ["exits-on-suspend"], since: Release(4)),
    Way(name: "card-in-front", actions: ["switcher", "swipe-up Notes"]),
    Way(
      name: "card-suspended",
      actions: ["home", "wait 10", "switcher", "swipe-up Notes"]),
    Way(
      name: "card-with-task",
      actions: ["begin Notes task", "home", "switcher", "swipe-up Notes"]),
    Way(
      name: "dropped-with-task",
      actions: ["begin Notes task", "home", "jetsam Notes"]),
    Way(
      name: "shut-off-with-task",
      actions: ["begin Notes task", "home", "hold-lock", "accept"]),
    Way(name: "text-message", actions: ["text-message", "accept"]),
    Way(name: "shut-off", actions: ["hold-lock", "accept"]),
    Way(name: "battery", actions: ["low-battery"]),
    Way(name: "battery-locked", actions: ["lock", "wait 10", "low-battery"]),
    Way(name: "memory", actions: ["grow Notes 9000"]),
    Way(
      name: "task-never-ended",
      actions: ["begin Notes task", "home", "wait 1000"]),
    Way(
      name: "call-dropped",
      actions: [
        "call", "accept", "wait 10", "jetsam Notes",
      ]),
    Way(name: "hangs", actions: ["hang Notes", "home", "wait 20"]),
    Way(name: "crashes", actions: ["crash Notes"]),
  ]

  public let rows: [Row]

  public init(
    _ library: Library, on only: Release? = nil, device: Device.Model? = nil
  ) throws(Diagnostic) {
    var rows: [Row] = []
    let models = device.map { [$0] } ?? Device.Model.allCases
    for way in SavePoints.ways {
      for interface in AppTraits.Interface.allCases {
        var found: [[Row]] = []
        for model in models {
          found.append(try SavePoints.rows(way, interface, model, only, library))
        }
        if found.count > 1, found.allSatisfy({ SavePoints.isSame($0, found[0]) }) {
          rows += found[0].map { row in
            var row = row
            row.devices = models
            return row
          }
        } else {
          rows += found.flatMap { $0 }
        }
      }
    }
    self.rows = rows
  }

  private static func isSame(_ left: [Row], _ right: [Row]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy {
        $0.releases == $1.releases && $0.methods == $1.methods && $0.disputed == $1.disputed
      }
  }

  /// One row for each run of iOS versions that call the same methods.
  private static func rows(
    _ way: Way, _ interface: AppTraits.Interface, _ model: Device.Model, _ only: Release?,
    _ library: Library
  ) throws(Diagnostic) -> [Row] {
    var rows: [Row] = []
    for release in library.releases where only.map({ $0 == release }) ?? true {
      let rules = try library.rules(of: release)
      guard let calls = try calls(way, interface, model, rules) else { continue }
      if rows.last?.methods == calls.methods, rows.last?.disputed == calls.disputed {
        rows[rows.count - 1].releases.append(release)
      } else {
        rows.append(
          Row(
            way: way.title, interface: interface, devices: [model], releases: [release],
            methods: calls.methods, disputed: calls.disputed))
      }
    }
    return rows
  }

  /// Nil where the iOS version has no such app, or no such way to die.
  private static func calls(
    _ way: Way, _ interface: AppTraits.Interface, _ model: Device.Model, _ rules: ReleaseRules
  ) throws(Diagnostic) -> (methods: [String], disputed: [String])? {
    guard interface.isPossible(on: rules), let traits = way.traits(interface),
      way.since <= rules.release
    else { return nil }
    let app = InstalledApp(name: "Notes", traits: traits)
    let setup = Setup(model: model, release: rules.release, apps: [app])
    var simulation = Simulation(setup, rules: rules)
    let parser = ActionParser(apps: ["Notes"])
    _ = simulation.timeline.perform(try parser.parse("open Notes"))
    // An app that does not even start has nothing to lose.
    if simulation.timeline.kernel.device[AppID(0)].state != .active { return nil }
    let start = simulation.timeline.events.count
    for action in way.actions {
      if simulation.timeline.perform(try parser.parse(action)).refusal != nil { return nil }
    }
    var methods: [String] = []
    var disputed: [String] = []
    for message in simulation.timeline.events[start...].messages
    where message.receiver.isDelegate && message.receiver != .contentView {
      let name = simulation.selector(message)
      methods.append(name)
      if rules.isDisputed(message) { disputed.append(name) }
    }
    return (methods, disputed)
  }
}

extension SavePoints {
  /// The save points of one kind of app on one device, by rules that a session may have chosen.
  public init(
    _ interface: AppTraits.Interface, on model: Device.Model, by rules: ReleaseRules
  ) throws(Diagnostic) {
    var rows: [Row] = []
    for way in SavePoints.ways {
      guard let calls = try SavePoints.calls(way, interface, model, rules) else { continue }
      rows.append(
        Row(
          way: way.title, interface: interface, devices: [model], releases: [rules.release],
          methods: calls.methods, disputed: calls.disputed))
    }
    self.rows = rows
  }
}

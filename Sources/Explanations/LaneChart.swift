import Lifecycle
import Rulebooks
import Sessions
import Texts

/// The course of a session as a picture: time runs down, and each app and scene has a lane in which
/// its state is seen. The picture to look at when the lesson is over.
public struct LaneChart: Sendable {
  /// An app's lane, or with a number the lane of one of its scenes.
  public struct Lane: Hashable, Sendable {
    public var app: AppID
    public var scene: UInt16

    public init(app: AppID, scene: UInt16) {
      self.app = app
      self.scene = scene
    }
  }

  /// The state of a lane's app or scene, as far as a picture shows it. An app without scenes has
  /// the levels of a scene.
  public enum Level: UInt8, Sendable {
    case none, suspended, background, inactive, active

    /// Its name. UIKit's names are the same in all languages.
    public var word: String {
      switch self {
      case .none: localized("states.not-running")
      case .suspended: localized("states.suspended")
      case .background: "background"
      case .inactive: "inactive"
      case .active: "active"
      }
    }
  }

  /// One line of the picture.
  public struct Row: Sendable {
    /// What the line shows.
    public enum Content: Equatable, Sendable {
      /// An entry of the timeline.
      case action(Int)
      case refusal(Int)
      /// A message of the timeline.
      case message(Int)
    }

    public var time: Instant
    public var content: Content
    /// The states of all lanes after it, in their order.
    public var states: [Level]
  }

  public private(set) var lanes: [Lane] = []
  public private(set) var rows: [Row] = []

  /// Draws the last entries of a session, up to where it stands. `shows` says which messages have a
  /// line.
  public init(_ simulation: Simulation, last count: Int = 2_000, shows: (Message) -> Bool) {
    let timeline = simulation.timeline
    guard timeline.cursor > 0 else { return }
    let first = max(0, timeline.cursor - count)
    var painter = LanePainter(simulation, from: first)
    for entry in first..<timeline.cursor { painter.add(entry, shows) }
    lanes = painter.lanes
    // Lanes that began later have been nothing before.
    rows = painter.rows.map { row in
      var row = row
      row.states += Array(repeating: .none, count: lanes.count - row.states.count)
      return row
    }
    sort()
  }

  /// Each app's lane, and behind it those of its scenes.
  private mutating func sort() {
    let order = lanes.indices.sorted {
      (lanes[$0].app.raw, lanes[$0].scene) < (lanes[$1].app.raw, lanes[$1].scene)
    }
    lanes = order.map { lanes[$0] }
    for index in rows.indices {
      let states = rows[index].states
      rows[index].states = order.map { states[$0] }
    }
  }
}

extension LaneChart.Level {
  public init(_ state: LifecycleState) {
    switch state {
    case .absent, .notRunning, .unattached: self = .none
    case .suspended: self = .suspended
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }
}

import Sessions
import TerminalKit

/// How far a session has been seen: so many entries, and messages.
struct Seen: Comparable, Sendable {
  var entries = 0
  var messages = 0

  init() {}

  init(_ timeline: Timeline) {
    entries = timeline.cursor
    messages = timeline.messages.count
  }

  static func < (left: Seen, right: Seen) -> Bool {
    (left.entries, left.messages) < (right.entries, right.messages)
  }
}

/// How the session is looked at in time: its other lines, its marks, and how it is replayed.
public struct TimeTravel: Sendable {
  /// How fast a session is replayed.
  public enum Pace: Int, CaseIterable, Sendable {
    case quarter, half, one, two, four, eight, sixteen

    public var text: String {
      switch self {
      case .quarter: "1/4x"
      case .half: "1/2x"
      case .one: "1x"
      case .two: "2x"
      case .four: "4x"
      case .eight: "8x"
      case .sixteen: "16x"
      }
    }

    /// How long somebody waits for what took so many milliseconds.
    func wait(for milliseconds: UInt32) -> UInt32 { max(1, (milliseconds * 4) >> rawValue) }
  }

  var branches = Branches()
  var pace = Pace.one
  /// Whether the line over the whole session is shown at the present as well.
  var showsScrub = false
  /// Where the mouse drags along that line.
  var dragged: Rect?
  /// Whether the future has been seen: in a session that was opened at its beginning it has not,
  /// beyond where somebody went.
  var hidesFuture = false
  /// How far that is.
  var seen = Seen()
}

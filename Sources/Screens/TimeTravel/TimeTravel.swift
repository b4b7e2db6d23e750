import Sessions
import TerminalKit

/// How far a session has been seen: so many entries, and messages.
struct Seen: Comparable, Sendable {
  var entries = 0
  var messages = 0

  init() {}

  init(_ timeline: Timeline) {
    entries = timeline.cursor
    messages = timeline.events.count
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
  /// How fast a session is replayed at first, and how fast it is now.
  let usualPace: Pace
  var pace: Pace
  /// The opened session, while its actions are stepped through.
  var lesson: Lesson?
  /// While they play: how long until the next one comes, in milliseconds.
  var playback: UInt32?
  /// Where the session's file has other messages than are sent now.
  var difference: FileDifference?
  /// Whether the line over the whole session is shown at the present as well.
  var showsScrub = false
  /// Where the mouse drags along that line.
  var dragged: Rect?
  /// Whether the future has been seen: in a session that was opened at its beginning it has not,
  /// beyond where somebody went.
  var hidesFuture = false
  /// How far that is.
  var seen = Seen()

  init(pace: Pace) {
    usualPace = pace
    self.pace = pace
  }

  mutating func stopPlayback() { playback = nil }

  /// Somebody else's session is followed: its branch is the file's.
  mutating func follow(_ name: String) { branches = Branches(following: name) }

  /// A session has been opened, at its beginning or at its end.
  mutating func open(_ session: OpenedSession, atEnd: Bool) {
    let lesson = Lesson(session)
    branches = Branches(name: lesson.name)
    for mark in lesson.marks { branches.mark(mark.place, mark.text) }
    for line in lesson.narration { branches.narrate(line.place, line.text) }
    hidesFuture = !atEnd
    self.lesson = atEnd ? nil : lesson
    difference = session.difference
  }

  /// Something else than the opened session has has been done.
  mutating func leaveLesson() {
    lesson = nil
    hidesFuture = false
  }

  /// How far the session has been seen, with where it stands now counted in.
  mutating func see(_ timeline: Timeline) -> Seen {
    seen = max(seen, Seen(timeline))
    return seen
  }
}

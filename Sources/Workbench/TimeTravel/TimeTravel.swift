import Preferences
import Sessions

/// How far a session has been shown: the number of entries and of messages.
public struct Seen: Comparable, Sendable {
  public var entries = 0
  public var messages = 0

  init() {}

  init(_ timeline: Timeline) {
    entries = timeline.cursor
    messages = timeline.events.count
  }

  public static func < (left: Seen, right: Seen) -> Bool {
    (left.entries, left.messages) < (right.entries, right.messages)
  }
}

/// The state of time travel: branches, marks, and the replay.
public struct TimeTravel: Sendable {
  public var branches = Branches()
  /// The pace of a replay at its start, and the current pace.
  let usualPace: ReplayPace
  public var pace: ReplayPace
  /// The opened session, while the user steps through its actions.
  public var lesson: Lesson?
  /// The time until the next action of the replay, in milliseconds; nil while nothing plays.
  public var playback: UInt32?
  /// The first place where the session's file differs from the messages that are sent now.
  public var difference: FileDifference?
  /// Whether the future is hidden. In a session opened at its beginning it is, beyond the point
  /// that the user has reached.
  public var hidesFuture = false
  /// That point.
  var seen = Seen()

  init(pace: ReplayPace) {
    usualPace = pace
    self.pace = pace
  }

  mutating func stopPlayback() { playback = nil }

  /// Follows another user's session, whose branch belongs to its file.
  public mutating func follow(_ name: String) { branches = Branches(following: name) }

  /// Starts over with an opened session, at its beginning or at its end.
  public mutating func open(_ session: OpenedSession, atEnd: Bool) {
    let lesson = Lesson(session)
    branches = Branches(name: lesson.name, others: session.branches.others)
    for mark in lesson.marks { branches.mark(mark.place, mark.text) }
    for line in lesson.narration { branches.narrate(line.place, line.text) }
    hidesFuture = !atEnd
    self.lesson = atEnd ? nil : lesson
    difference = session.difference
  }

  /// Hides what only the teacher sees.
  public mutating func hideTeacherNotes() { lesson?.hideTeacherNotes() }

  /// Leaves the opened session, because the user performed an action of their own.
  mutating func leaveLesson() {
    lesson = nil
    hidesFuture = false
  }

  /// Hides what comes after the current point in time: it is to be gone through again.
  mutating func hideFuture(of timeline: Timeline) {
    hidesFuture = true
    seen = Seen(timeline)
  }

  /// How far the session has been shown, including the current point in time.
  public mutating func see(_ timeline: Timeline) -> Seen {
    seen = max(seen, Seen(timeline))
    return seen
  }
}

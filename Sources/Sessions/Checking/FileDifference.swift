import Lifecycle

/// The first action beneath which a session's file has other messages than are sent now.
public struct FileDifference: Sendable {
  /// How many actions had been done when its messages had been sent.
  public var place: Int
  /// The action's line in the file, from 1, and its words.
  public var line: Int
  public var words: String
  public var places: [MessageComparison.Place]
  /// What has changed in the rules since the file was recorded.
  public internal(set) var revision: RevisionDifference?
}

/// Looks for that action while a file is read and run. Nothing is kept but the action that is open.
struct FileComparison: Sendable {
  /// The action whose messages are being read.
  private struct Open: Sendable {
    var line: Int
    var words: String
    var place: Int
    var sent: Range<Int>
    /// From where on something fell due after it.
    var end: Int
    var expected: [SessionFile.ExpectedMessage] = []
    var isUnchecked = false
  }

  private var open: Open?
  private var first: FileDifference?
  /// A file without any messages is a course of actions: nothing is expected of it.
  private var hasMessages = false

  /// The first difference, once the whole file has been read.
  var difference: FileDifference? { hasMessages ? first : nil }

  /// An action has been done.
  mutating func began(
    _ action: SessionFile.ActionLine, line: Int, _ sent: Range<Int>, _ timeline: Timeline
  ) {
    guard first == nil || !hasMessages else { return }
    open = Open(
      line: line, words: action.words, place: timeline.cursor, sent: sent,
      end: timeline.events.count)
  }

  /// What stands beneath it.
  mutating func addLine(_ content: SessionFile.Line.Content) {
    switch content {
    case .message(let message):
      hasMessages = true
      open?.expected.append(message)
    case .unchecked: open?.isUnchecked = true
    case .blank, .narration, .header, .action, .state, .refusal: break
    }
  }

  /// All that belongs to the action has happened.
  mutating func ended(_ simulation: Simulation) {
    guard let done = open else { return }
    open = nil
    if done.isUnchecked || first != nil { return }
    let timeline = simulation.timeline
    let due = done.end..<max(done.end, timeline.events.count)
    let setup = simulation.setup
    let sent = setup.shown(timeline.events[done.sent]) + setup.shown(timeline.events[due])
    if MessageComparison.isSame(done.expected, sent, simulation) { return }
    let comparison = MessageComparison(expected: done.expected, sent: sent, simulation)
    first = FileDifference(
      place: done.place, line: done.line, words: done.words, places: comparison.places)
  }
}

import Lifecycle

/// The first action beneath which a session's file has other messages than are sent now.
public struct FileDifference: Sendable {
  /// How many actions had been done when its messages had been sent.
  public var place: Int
  /// The action's line in the file, from 1, and its words.
  public var line: Int
  public var words: String
  public var places: [MessageComparison.Place]
  /// What apps' real code did otherwise, where it runs.
  public var code: CodeComparison?
  /// What has changed in the rules since the file was recorded.
  public internal(set) var revision: RevisionDifference?
}

/// Looks for that action while a file is run.
struct FileComparison: Sendable {
  private var first: FileDifference?
  /// A file without any messages is a course of actions: nothing is expected of it.
  private var hasMessages = false

  /// The first difference, once the whole file has been read.
  var difference: FileDifference? { hasMessages ? first : nil }

  /// Compares an action that is over.
  mutating func add(_ done: PerformedAction?, _ simulation: Simulation) {
    guard let done else { return }
    let expected = done.expected
    if !expected.messages.isEmpty { hasMessages = true }
    guard first == nil, !expected.isUnchecked else { return }
    let sent = simulation.setup.shown(done.events)
    let isSame = MessageComparison.isSame(expected.messages, sent, simulation)
    let code = done.realCode.flatMap { $0.isSame ? nil : $0 }
    if isSame, code == nil { return }
    let comparison = MessageComparison(expected: expected.messages, sent: sent, simulation)
    first = FileDifference(
      place: done.place, line: done.line, words: done.action.words, places: comparison.places,
      code: code)
  }
}

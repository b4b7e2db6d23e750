import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// A session that is read while it is written. Its bytes come in any pieces; a line
/// counts when its end has come, and with it the characters that were cut apart.
public struct FollowedSession: Sendable {
  /// What to do for the next line, in order.
  public enum Event: Sendable {
    /// The header as it stands; it may come again while no action has come.
    case setUp(Setup)
    case narration(String)
    /// The device's time passes, in milliseconds.
    case passes(UInt32)
    case step(Step, isQuestion: Bool)
    /// What an app's own code did during the message above, or printed.
    case code(Action)
    case print(String)
    /// The result of the action above, or `...` in its place.
    case beneath(SessionFile.Line.Content)
    /// The recorder has ended the recording. More may come all the same, where somebody adds to the
    /// file.
    case ended
    /// Another recording begins in the same stream: all before it is over.
    case restarted
    /// The header's lines so far do not go together; those that are still to come may change that.
    case unsettled(Diagnostic)
    /// A line that cannot be read: the session goes on with the next.
    case problem(Diagnostic)
  }

  private var parser: SessionParser
  private var queue: [Event] = []
  /// Whether the header has been handed over for good.
  private var isHeaderClosed = false
  /// The line up to which the header has been handed over.
  private var headerLine = 0
  /// Whether an action could not be read, and so what stands beneath it belongs to none.
  private var isAstray = false
  /// How many actions have come in whole lines and have not been handed over.
  public private(set) var waiting = 0
  /// How the line begins whose end has not come: nil before its first character.
  private var begun: LineMark?

  /// The first bytes of the line whose end has not come, as far as they are needed.
  private var lineStart: [UInt8] = []
  private var hasActions = false
  /// The lines of the next recording so far.
  private var nextRecording: [UInt8]?

  /// More is not kept: memory stays bounded for any pipe.
  private let limit: InputLimit
  private var isFull = false

  public init(name: String, library: Library, limit: InputLimit = .session) {
    self.limit = limit
    let file = SourceFile(name: name, bytes: [])
    parser = SessionParser(file: file, library: library, overrides: Overrides())
    parser.reader.isGrowing = true
  }

  /// The line that the last event was read from, from 1.
  public var line: Int { parser.reader.number }

  /// The revision of the rulebooks that it is recorded with, where it names one.
  public var revision: Int? { parser.revision }

  public mutating func append(_ bytes: [UInt8]) {
    if nextRecording != nil {
      nextRecording?.append(contentsOf: bytes)
      return
    }
    guard let place = placeOfHeader(in: bytes) else { return take(bytes) }
    // The line began in an earlier piece.
    take(Array(bytes[..<max(0, place)]))
    let before = place < 0 ? Array(FollowedSession.firstKey[..<(-place)]) : []
    nextRecording = before + bytes[max(0, place)...]
  }

  private static let firstKey = Array("session:".utf8)

  /// Where a header begins after actions; negative by as many bytes as came before.
  private mutating func placeOfHeader(in bytes: [UInt8]) -> Int? {
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        lineStart = []
        continue
      }
      guard lineStart.count < FollowedSession.firstKey.count else { continue }
      if lineStart.isEmpty, LineMark(byte).isAction { hasActions = true }
      lineStart.append(byte)
      if hasActions, lineStart == FollowedSession.firstKey { return place + 1 - lineStart.count }
    }
    return nil
  }

  private mutating func take(_ bytes: [UInt8]) {
    if isFull { return }
    if parser.file.bytes.count + bytes.count > limit.bytes {
      isFull = true
      let message = localized("following.too-large", ["most": "\(limit.bytes >> 20)"])
      queue.append(
        .problem(Diagnostic(file: parser.file.name, line: line + 1, column: 1, message: message)))
      return
    }
    for byte in bytes { count(byte) }
    parser.reader.append(bytes)
  }

  /// Nothing comes any more: a last line without an end is whole.
  public mutating func finish() {
    if begun != nil { count(UInt8(ascii: "\n")) }
    parser.reader.isGrowing = false
  }

  /// What waits is known by the first character of its line: reading it is left for later.
  private mutating func count(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      if begun?.isAction == true { waiting += 1 }
      begun = nil
    } else if begun == nil {
      begun = LineMark(byte)
    }
  }

  /// What comes next, or nil where nothing does until there are more bytes.
  public mutating func next() -> Event? {
    if !queue.isEmpty { return queue.removeFirst() }
    do throws(Diagnostic) {
      while let content = try parser.next() {
        if let event = try event(content) { return event }
      }
      waiting = 0
      if let event = headerSoFar() { return event }
      guard let bytes = nextRecording else { return nil }
      self = FollowedSession(name: parser.file.name, library: parser.library, limit: limit)
      append(bytes)
      return .restarted
    } catch {
      let first = parser.reader.file.bytes[parser.reader.place].first
      if first.map(LineMark.init)?.isAction == true {
        isAstray = true
        waiting = max(0, waiting - 1)
      }
      return .problem(error)
    }
  }

  private mutating func event(_ content: SessionFile.Line.Content) throws(Diagnostic) -> Event? {
    switch content {
    case .narration(let text):
      if Narration.isEndOfRecording(text) { return .ended }
      return Narration.shown(text).map(Event.narration)
    case .action(let action):
      isAstray = false
      if action.delay > 0 { queue.append(.passes(action.delay)) }
      queue.append(.step(action.step, isQuestion: action.isQuestion))
      var event: Event?
      if !isHeaderClosed {
        isHeaderClosed = true
        event = .setUp(try parser.finishHeader())
      }
      waiting = max(0, waiting - 1)
      return event ?? queue.removeFirst()
    case .message, .unchecked, .refusal, .prediction: return isAstray ? nil : .beneath(content)
    case .code(let code):
      guard case .act(let action, _) = code.step, !isAstray else { return nil }
      return .code(action)
    case .print(let text): return isAstray ? nil : .print(text)
    case .blank, .header, .state: return nil
    }
  }

  /// A recording has its header before its first action: a follower sees the device at once.
  private mutating func headerSoFar() -> Event? {
    guard !isHeaderClosed, line > headerLine else { return nil }
    headerLine = line
    do throws(Diagnostic) {
      return .setUp(try parser.setupSoFar())
    } catch {
      return .unsettled(error)
    }
  }
}

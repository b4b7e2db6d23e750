import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// What a real app wrote on a device: lines of `[lifecycle] SECONDS APP RECEIVER MESSAGE`, as
/// `frontmost logger` writes them; or, in a log without any of them, lines that name a method, a
/// notification or a state, as people print them. Among other lines, after any prefix of a console.
public struct RealLog: Sendable {
  /// One line that is about a message.
  public struct Line: Sendable {
    /// Counted from 1.
    public var number: Int
    /// In milliseconds. Only differences count.
    var time: UInt64
    var app: String
    /// The id of the process that wrote it, where the console names it.
    var process: Int?
    var receiver: String
    /// As Swift spells it, however the log does.
    var selector: String
    /// The class that the line names.
    var type: String?
    /// Why the line says nothing that is known.
    var problem: String?
    /// Whether it is taken for a message all the same: for the nearest one.
    var hasPlace: Bool { problem == nil || isNear }
    var isNear = false
    /// As it stands there, behind the mark or the console's prefix.
    var text: String
  }

  /// A line that was not read.
  public typealias Unread = (number: Int, text: String)

  public let name: String
  /// What the user wrote at the head of the log, if anything.
  public let notes: LogNotes
  /// How many lines have any text, without the notes.
  public let count: Int
  /// How many of them were read as messages, as states or as the end of a call.
  public let read: Int
  /// The lines that name a lifecycle method and were not read, by their numbers: the first of them.
  public let unread: [Unread]
  /// How many there are.
  public let unreadCount: Int
  /// Whether it is one of `print(#function)`, which names no receivers.
  public let isPlain: Bool
  /// Whose states it has in place of messages; nil where it has messages.
  public let framework: AppState.Framework?
  /// Whether it has states that stand for messages.
  public let hasStates: Bool
  /// Whether it is a call stack, the innermost call first.
  public let isStack: Bool
  private var marked: [Line]
  private var printed: [PrintedLog.Entry]
  let rows: [MessageTable.Row]

  /// A log without a line that is about a message is none.
  public init(_ file: SourceFile, library: Library) throws {
    let name = file.name
    self.name = name
    try LogBytes.check(file)
    let rows = try library.rules(of: Setup.usualRelease).messages.rows
    self.rows = rows
    var notes = LogNotes()
    var marked: [Line] = []
    var printed = PrintedLog(rows)
    var count = 0
    let names = UnreadLines(rows)
    try LogBytes.eachLine(of: file) { bytes, number in
      if count == 0, LogNotes.isNote(bytes) {
        notes.add(bytes)
        return
      }
      count += 1
      if let line = MarkedLine.read(bytes, number: number, rows) {
        marked.append(line)
      } else if marked.isEmpty {
        printed.read(bytes, number: number, names)
      }
      if max(marked.count, printed.entries.count) > RealLog.most {
        throw Problem(
          localized("reallog.too-many", ["file": file.name, "count": "\(RealLog.most)"]))
      }
    }
    self.notes = notes
    self.count = count
    self.marked = marked
    isPlain = marked.isEmpty
    if isPlain { printed.finish() }
    self.printed = isPlain ? printed.entries : []
    read = isPlain ? printed.readCount : marked.count
    unread = isPlain ? printed.unread : []
    unreadCount = isPlain ? printed.unreadCount : 0
    framework = isPlain ? printed.framework : nil
    hasStates = isPlain && printed.hasStates
    isStack = isPlain && printed.isStack
    if self.marked.isEmpty, self.printed.isEmpty {
      throw Problem(
        unread.isEmpty
          ? localized("reallog.no-line", ["file": file.name])
          : localized(
            "reallog.nothing-read",
            ["file": file.name, "line": "\(unread[0].number)", "text": unread[0].text]))
    }
  }

  /// More messages are not compared.
  private static let most = 50_000

  var messageCount: Int { marked.count + printed.count }

  /// The log up to that many messages.
  func beginning(_ count: Int) -> RealLog {
    var log = self
    log.marked = Array(marked.prefix(count))
    log.printed = Array(printed.prefix(count))
    return log
  }

  /// How many lines are about something else.
  public var ignored: Int { count - read - unreadCount }

  /// The lines as an app of that kind writes them.
  func lines(as kind: LogKind) -> [Line] {
    isPlain ? PrintedLog.lines(printed, as: kind, framework: framework) : marked
  }

  /// Its apps, in the order in which they appear.
  public var apps: [String] {
    var apps: [String] = []
    for app in isPlain ? printed.map(\.line.app) : marked.map(\.app)
    where !app.isEmpty && !apps.contains(app) { apps.append(app) }
    return apps
  }
}

extension [RealLog.Line] {
  /// Its receivers: messages to others are no difference.
  var receivers: ReceiverSet {
    var set: ReceiverSet = []
    for line in self where line.hasPlace {
      if let receiver = line.knownReceiver { set.insert(receiver) }
    }
    return set
  }

  /// Whether all lines that could carry a window's number do.
  var isNumbered: Bool {
    allSatisfy { line in
      !line.hasPlace || line.knownReceiver?.isNumbered != true || line.receiver.contains("#")
    }
  }
}

extension RealLog.Line {
  /// Nil where it names one that is unknown.
  var knownReceiver: Receiver? {
    let word = receiver.prefix { $0 != "#" }
    return Receiver.allCases.first { $0.word == word }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// What a real app wrote on a device: lines of `[lifecycle] SECONDS APP RECEIVER MESSAGE`, as
/// `frontmost logger` writes them; or, in a log without any of them, lines that end with a method's
/// name, as `print(#function)` writes them. Among other lines, after any prefix of a console.
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
    /// Why the line says nothing that is known.
    var problem: String?
    /// Whether it is taken for a message all the same: for the nearest one.
    var hasPlace: Bool { problem == nil || isNear }
    var isNear = false
    /// As it stands there, behind the mark or the console's prefix.
    var text: String
  }

  /// As much of a line that was not read is kept, in bytes.
  private static let longestUnread = 200

  public let name: String
  public private(set) var lines: [Line] = []
  /// How many lines are about something else.
  public private(set) var ignored = 0
  /// The lines that name a lifecycle method and were not read, by their numbers.
  public private(set) var unread: [(number: Int, text: String)] = []
  /// Whether it is one of `print(#function)`, which names no receivers.
  public private(set) var isPlain = false

  /// A log without a line that is about a message is none.
  public init(_ file: SourceFile, library: Library, release: Release) throws {
    name = file.name
    let rows = try library.rules(of: release).messages.rows
    let all = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in all.enumerated() {
      guard let line = MarkedLine.read(bytes, number: index + 1, rows) else { continue }
      lines.append(line)
    }
    if lines.isEmpty {
      isPlain = true
      var reader = PlainLines(rows)
      for (index, bytes) in all.enumerated() { reader.read(bytes, number: index + 1) }
      lines = reader.finished
      let read = Set(lines.map(\.number))
      let names = UnreadLines(rows)
      for (index, bytes) in all.enumerated() where !read.contains(index + 1) {
        guard names.names(bytes) else { continue }
        let start = ConsoleText.trimmed(bytes).prefix(RealLog.longestUnread)
        let text = String(decoding: start, as: UTF8.self)
        unread.append((index + 1, Narration.shown(text) ?? ""))
      }
    }
    if lines.isEmpty { throw Problem(localized("reallog.no-line", ["file": file.name])) }
    ignored = all.count { !$0.allSatisfy(ConsoleText.isBlank) } - lines.count
  }

  /// Its apps, in the order in which they appear.
  public var apps: [String] {
    var apps: [String] = []
    for line in lines where !line.app.isEmpty && !apps.contains(line.app) { apps.append(line.app) }
    return apps
  }

  /// Its receivers: messages to others are no difference.
  var receivers: ReceiverSet {
    var set: ReceiverSet = []
    for line in lines where line.hasPlace {
      if let receiver = line.knownReceiver { set.insert(receiver) }
    }
    return set
  }

  /// Whether all lines that could carry a window's number do.
  var isNumbered: Bool {
    lines.allSatisfy { line in
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

import Lifecycle
import Rulebooks
import Texts

/// A session file made readable again, after a crash, an editor or a transfer: what cannot stay
/// becomes a comment, nothing is guessed, and all of it is said.
public struct SessionRepair: Sendable {
  /// The session as it can be read.
  public private(set) var text: String
  /// What was done, each with its line in the file as it was.
  public private(set) var repairs: [Diagnostic] = []

  /// More than this is no session that was damaged.
  private static let mostRepairs = 1_000

  /// Throws where the header itself is wrong: which device and release it was, nobody can know.
  public init(_ file: SourceFile, library: Library) throws(Diagnostic) {
    text = ""
    var lines = readLines(of: file)
    while true {
      text = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
      let source = SourceFile(name: file.name, text: text)
      do throws(Diagnostic) {
        let session = try SessionParser.parse(source, library: library)
        try completeLastAction(of: session, library)
        return
      } catch {
        let firstAction = lines.firstIndex { $0.hasPrefix(">") || $0.hasPrefix("?") }
        guard let firstAction, error.line > firstAction, error.line <= lines.count,
          repairs.count < SessionRepair.mostRepairs
        else { throw error }
        let line = lines[error.line - 1]
        lines[error.line - 1] = "# \(line.drop { $0 == " " })"
        note(
          error.line, error.column, localized("repair.commented", ["reason": error.message]), file)
      }
    }
  }

  private mutating func note(_ line: Int, _ column: Int, _ message: String, _ file: SourceFile) {
    repairs.append(Diagnostic(file: file.name, line: line, column: column, message: message))
  }

  /// The file's lines as text: without a byte-order mark, zero bytes and carriage returns, and with
  /// a mark in the place of what is no character.
  private mutating func readLines(of file: SourceFile) -> [String] {
    var bytes = file.bytes[...]
    if UTF16Bytes.areMarked(bytes) {
      bytes = UTF16Bytes.utf8(file.bytes)[...]
      note(1, 1, localized("repair.utf16"), file)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = bytes.dropFirst(3)
      note(1, 1, localized("repair.byte-order-mark"), file)
    }
    var lines: [String] = []
    var hasReturns = false
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var part = part
      while part.last == UInt8(ascii: "\r") {
        part.removeLast()
        hasReturns = true
      }
      if part.contains(0) {
        note(index + 1, 1, localized("repair.zero-bytes"), file)
        part = part.filter { $0 != 0 }[...]
      }
      if String(validating: part, as: UTF8.self) == nil {
        note(index + 1, 1, localized("repair.not-utf8"), file)
      }
      lines.append(String(decoding: part, as: UTF8.self))
    }
    if lines.last == "" { lines.removeLast() }
    if hasReturns { note(1, 1, localized("repair.returns"), file) }
    return lines
  }

  /// A recording that was cut off in its last action has the beginning of what that one sent: the
  /// rest is added. What says something else is left to `check`.
  private mutating func completeLastAction(
    of session: SessionFile, _ library: Library
  ) throws(Diagnostic) {
    var last: (line: Int, expected: [String], sent: [String])?
    var run = SessionRun(session, try Simulation(session.setup, library: library))
    run.run { block, simulation in
      let expected = block.beneath.compactMap { index -> String? in
        guard case .message(let message) = session.lines[index].content else { return nil }
        return "\(simulation.text.name(message.app)) \(message.receiver) \(message.selector)"
      }
      let sent = block.messages.filter(session.setup.shows).map(simulation.line)
      last = (session.lines[block.line].number, expected, sent)
    }
    guard let last, let end = last.expected.last, last.expected != last.sent else { return }
    let count = last.expected.count
    guard count <= last.sent.count, Array(last.sent.prefix(count - 1)) == last.expected.dropLast(),
      last.sent[count - 1].hasPrefix(end)
    else { return }
    // The last message may have been cut off within its line.
    let cut = "  \(end)\n"
    if last.sent[count - 1] != end {
      guard text.hasSuffix(cut) else { return }
      text.removeLast(cut.count)
    }
    for line in last.sent.dropFirst(last.sent[count - 1] == end ? count : count - 1) {
      text += "  \(line)\n"
    }
    repairs.append(
      Diagnostic(
        file: session.name, line: last.line, column: 1, message: localized("repair.completed")))
  }
}

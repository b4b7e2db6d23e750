import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// A session file made readable again, after a crash, an editor or a transfer: what cannot stay
/// becomes a comment, nothing is guessed, and all of it is reported.
public struct SessionRepair: Sendable {
  /// The session as it can be read.
  public private(set) var text: String
  /// The actions, each with its line in the damaged file.
  public private(set) var repairs: [Diagnostic] = []

  /// A line of the file, and where it stood there.
  private struct Line {
    var text: String
    var number: Int
  }

  /// More lines than this are not damaged in a session.
  private static let mostComments = 100_000
  /// What becomes a comment changes what the lines beneath it say, and that no more than once.
  private static let mostPasses = 8

  /// Throws where the header itself is wrong: its device and iOS version cannot be guessed.
  public init(_ file: SourceFile, library: Library) throws(Diagnostic) {
    text = ""
    var lines = readLines(of: file)
    var comments = 0
    let isCutOff = file.bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
    var hasCutMessage = false
    for pass in 1... {
      text = lines.isEmpty ? "" : lines.map(\.text).joined(separator: "\n") + "\n"
      let source = SourceFile(name: file.name, text: text)
      let firstAction = lines.firstIndex { $0.text.lineMark?.isAction == true }
      let wrong = SessionRepair.problems(in: source, library)
      if wrong.isEmpty { break }
      for problem in wrong {
        comments += 1
        guard let firstAction, problem.line > firstAction, problem.line <= lines.count,
          comments <= SessionRepair.mostComments, pass <= SessionRepair.mostPasses
        else { throw problem }
        let line = lines[problem.line - 1]
        // What the action above sends is known: the message comes whole.
        if problem.line == lines.count, isCutOff, line.text.hasPrefix(" ") {
          lines.removeLast()
          hasCutMessage = true
          note(line.number, problem.column, localized("repair.cut-message"), file)
          continue
        }
        // What was predicted is not known; what the action sends, beneath it, is.
        if problem.line == lines.count, isCutOff, line.text.lineMark == .prediction {
          hasCutMessage = true
        }
        lines[problem.line - 1].text = "# \(line.text.drop { $0 == " " })"
        let message = localized("repair.commented", ["reason": problem.message])
        note(line.number, problem.column, message, file)
      }
    }
    let source = SourceFile(name: file.name, text: text)
    let session = try SessionParser.parse(source, library: library)
    try completeLastAction(of: session, library, hasCutMessage: hasCutMessage)
  }

  /// All lines that cannot be read, or what is wrong with the header.
  private static func problems(in source: SourceFile, _ library: Library) -> [Diagnostic] {
    var parser = SessionParser(
      file: source, library: library, overrides: Overrides(),
      allowsBareActions: source.isStandardInput)
    var problems: [Diagnostic] = []
    var isOver = false
    while !isOver {
      do throws(Diagnostic) {
        while try parser.next() != nil {}
        isOver = true
        _ = try parser.finishHeader()
      } catch {
        problems.append(error)
        // With a header that is wrong each line is.
        if error.line != parser.reader.number || problems.count > mostComments { isOver = true }
      }
    }
    return problems
  }

  private mutating func note(_ line: Int, _ column: Int, _ message: String, _ file: SourceFile) {
    repairs.append(Diagnostic(file: file.name, line: line, column: column, message: message))
  }

  /// The file's lines as text: without a byte-order mark, zero bytes, carriage returns and control
  /// characters, and with a mark in the place of what is no character.
  private mutating func readLines(of file: SourceFile) -> [Line] {
    var bytes = file.bytes[...]
    if UTF16Bytes.areMarked(bytes) {
      bytes = UTF16Bytes.utf8(file.bytes)[...]
      note(1, 1, localized("repair.utf16"), file)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = bytes.dropFirst(3)
      note(1, 1, localized("repair.byte-order-mark"), file)
    }
    var lines: [Line] = []
    var hasReturns = false
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var part = part
      while part.last == UInt8(ascii: "\r") {
        part.removeLast()
        hasReturns = true
      }
      if part.contains(0) { note(index + 1, 1, localized("repair.zero-bytes"), file) }
      if String(validating: part, as: UTF8.self) == nil {
        note(index + 1, 1, localized("repair.not-utf8"), file)
      }
      for piece in SessionRepair.pieces(of: part) {
        let line = String(decoding: piece, as: UTF8.self)
        let shown = ControlCharacters.removed(from: line)
        if shown != line { note(index + 1, 1, localized("repair.control-characters"), file) }
        lines.append(Line(text: shown, number: index + 1))
      }
    }
    if lines.last?.text == "" { lines.removeLast() }
    if hasReturns { note(1, 1, localized("repair.returns"), file) }
    return lines
  }

  /// A line without its zero bytes. Where it has many in its middle, a file was cut off and written
  /// on: another line begins behind them.
  private static func pieces(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    guard line.contains(0) else { return [line] }
    var pieces: [ArraySlice<UInt8>] = [[]]
    var zeros = 0
    for byte in line {
      if byte == 0 {
        zeros += 1
        continue
      }
      if zeros > 1, pieces.last?.isEmpty == false { pieces.append([]) }
      zeros = 0
      pieces[pieces.count - 1].append(byte)
    }
    return pieces
  }

  /// A recording that was cut off in its last action has the beginning of what that one sent: the
  /// rest is added. What says something else is left to `check`.
  private mutating func completeLastAction(
    of session: SessionFile, _ library: Library, hasCutMessage: Bool
  ) throws(Diagnostic) {
    var last: (line: Int, expected: [String], sent: [String])?
    var run = SessionRun(try Simulation(session.setup, library: library))
    run.run(session) { done, simulation in
      let sent = session.setup.shown(done.events).map(simulation.line)
      last = (done.line, done.expected.messages.map(simulation.line), sent)
    }
    guard let last, last.expected != last.sent, !last.expected.isEmpty || hasCutMessage else {
      return
    }
    let count = last.expected.count
    guard count <= last.sent.count, last.sent.starts(with: last.expected.dropLast()) else { return }
    var whole = count
    if let end = last.expected.last, last.sent[count - 1] != end {
      // The last message may have been cut off within its line.
      let cut = "  \(end)\n"
      guard last.sent[count - 1].hasPrefix(end), text.hasSuffix(cut) else { return }
      text.removeLast(cut.count)
      whole -= 1
    }
    for line in last.sent.dropFirst(whole) { text += "  \(line)\n" }
    repairs.append(
      Diagnostic(
        file: session.name, line: last.line, column: 1, message: localized("repair.completed")))
  }
}

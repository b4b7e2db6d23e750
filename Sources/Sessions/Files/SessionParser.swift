import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Reads session files.
public struct SessionParser: Sendable {
  let library: Library
  let overrides: Overrides
  /// Whether a bare line is an action, as on standard input.
  let allowsBareActions: Bool

  var reader: LineReader
  var known = KnownLines()
  /// The text of the line that was read last, where one like it had been read before.
  var knownText: String?
  private var header = HeaderReader()
  /// What an action's words are read with, once the header is complete.
  private(set) var setup: Setup?
  private(set) var actions = ActionParser(apps: [])
  var actionCount = 0
  var actionLimit = SessionLimit.actions
  private(set) var hasAction = false
  /// The revision of the rulebooks that it was recorded with, where it names one.
  private(set) var revision: Int?
  /// The lines beneath the last action: messages, or `...` in their place.
  var hasMessages = false
  var isUnchecked = false
  /// What was predicted of it so far.
  var prediction = PredictionLines()
  /// What is wrong in the header, found when the first action closes it.
  private var headerError: Diagnostic?

  /// Reads a file. An error names the place.
  public static func parse(
    _ file: SourceFile, library: Library, overrides: Overrides = Overrides()
  ) throws(Diagnostic) -> SessionFile {
    var parser = SessionParser(
      file: file, library: library, overrides: overrides, allowsBareActions: file.isStandardInput)
    var lines: [SessionFile.Line] = []
    // To grow in steps would copy a long session several times.
    lines.reserveCapacity(file.lineCount)
    while let content = try parser.next() {
      var text: String
      if let known = parser.knownText { text = known } else { text = try parser.reader.lineText() }
      if case .action = content, text.lineMark?.isAction != true { text = "> " + text }
      lines.append(SessionFile.Line(text: text, number: parser.reader.number, content: content))
    }
    return SessionFile(
      name: file.name, setup: try parser.finishHeader(), goals: try parser.goals(), lines: lines,
      revision: parser.revision)
  }

  var file: SourceFile { reader.file }

  init(
    file: SourceFile, library: Library, overrides: Overrides, allowsBareActions: Bool = false
  ) {
    reader = LineReader(file)
    self.library = library
    self.overrides = overrides
    self.allowsBareActions = allowsBareActions
  }

  /// What the next line says, or nil at the end.
  mutating func next() throws(Diagnostic) -> SessionFile.Line.Content? {
    guard reader.next() else { return nil }
    knownText = nil
    try reader.refuseWhatIsTooLong()
    do throws(LineError) {
      if let content = try repeated() { return content }
    } catch {
      throw Diagnostic(
        file: file.name, line: reader.number, column: error.column, message: error.message)
    }
    let text = try reader.lineText()
    do throws(LineError) {
      let content = try parseLine(text, number: reader.number)
      remember(content, text)
      return content
    } catch {
      if let headerError { throw headerError }
      throw Diagnostic(
        file: file.name, line: reader.number, column: error.column,
        message: isBrokenOff
          ? localized("session.breaks-off", ["problem": error.message]) : error.message)
    }
  }

  private mutating func parseLine(
    _ text: String, number: Int
  ) throws(LineError) -> SessionFile.Line.Content {
    guard let mark = text.lineMark, text.contains(where: { $0 != " " && $0 != "\t" }) else {
      return .blank
    }
    switch mark {
    case .indented: return try indented(text)
    case .narration:
      let narration = String(text.dropFirst().drop { $0 == " " })
      if !hasAction, let named = Narration.revision(narration) { revision = named }
      return .narration(narration)
    case .action, .question:
      return .action(try action(text.dropFirst(), from: 1, isQuestion: mark == .question))
    case .state: return .state(try state(text))
    case .code: return .code(try code(text))
    case .print:
      try needAction("print")
      return .print(String(text.dropFirst(text.dropFirst().first == " " ? 2 : 1)))
    case .prediction: return .prediction(try predicted(text))
    case .refusal:
      try needAction("refusal")
      let reason = String(text.dropFirst().drop { $0 == " " })
      return .refusal(reason: reason.isEmpty ? nil : reason)
    case .word:
      if let colon = headerColon(text) {
        try headerLine(text, colon, number)
        return .header(key: String(text[..<colon]))
      } else if allowsBareActions {
        return .action(try action(text[...], from: 0, isQuestion: false))
      } else {
        throw LineError(
          column: 1,
          message: localized(
            isAction(text) ? "session.expected-line-action" : "session.expected-line",
            ["line": text]))
      }
    }
  }

  private func isAction(_ text: String) -> Bool {
    ActionWord.all.contains { text == $0.word || text.hasPrefix($0.word + " ") }
  }

  // MARK: - Header

  /// The colon of `KEY:`, where the line begins with one.
  private func headerColon(_ text: String) -> String.Index? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return text[..<colon].allSatisfy { $0.isLetter || $0 == "-" } ? colon : nil
  }

  private mutating func headerLine(
    _ text: String, _ colon: String.Index, _ number: Int
  ) throws(LineError) {
    let key = String(text[..<colon])
    if hasAction {
      throw LineError(
        column: 1, message: localized("session.header-after-action", ["key": key]))
    }
    let rest = text[text.index(after: colon)...]
    let value = rest.drop { $0 == " " }
    let column = text.count - value.count + 1
    try header.addEntry(key, String(value), line: number, column: column)
  }

  /// Whether a recording ends in the middle of the line. A session written by hand need not end its
  /// last one.
  private var isBrokenOff: Bool { hasAction && header.namesFormat && reader.isBrokenOff }

  mutating func finishHeader() throws(Diagnostic) -> Setup {
    if let setup { return setup }
    let complete = try header.finish(file: file.name, library: library, overrides: overrides)
    setup = complete
    actions = ActionParser(apps: complete.apps.map(\.name))
    return complete
  }

  /// What the header asks for; nil where it asks for nothing.
  mutating func goals() throws(Diagnostic) -> Goals? {
    try header.goals(try finishHeader(), file: file.name, library: library)
  }

  /// The setup that the header's lines so far come to, where more may come.
  func setupSoFar() throws(Diagnostic) -> Setup {
    if let setup { return setup }
    return try header.finish(file: file.name, library: library, overrides: overrides)
  }

  /// The first action or state closes the header: from there on the apps are known.
  mutating func closeHeader() throws(LineError) {
    hasAction = true
    if setup != nil { return }
    do throws(Diagnostic) {
      _ = try finishHeader()
    } catch {
      headerError = error
      throw LineError(column: error.column, message: error.message)
    }
  }
}

import Lifecycle
import Rulebooks
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
  private var setup: Setup?
  private var actions = ActionParser(apps: [])
  private var actionCount = 0
  var actionLimit = SessionLimit.actions
  private var hasAction = false
  /// The revision of the rulebooks that it was recorded with, where it names one.
  private(set) var revision: Int?
  /// What stands beneath the last action: messages, or `...` in their place.
  var hasMessages = false
  private(set) var isUnchecked = false
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
  private mutating func closeHeader() throws(LineError) {
    hasAction = true
    if setup != nil { return }
    do throws(Diagnostic) {
      _ = try finishHeader()
    } catch {
      headerError = error
      throw LineError(column: error.column, message: error.message)
    }
  }

  // MARK: - Lines

  private mutating func action(
    _ text: Substring, from start: Int, isQuestion: Bool
  ) throws(LineError) -> SessionFile.ActionLine {
    try closeHeader()
    try beginAction()
    var tokens = try Tokenizer.tokens(text, from: start)
    var words = text.drop { $0 == " " }
    while words.last == " " { words = words.dropLast() }
    var delay: UInt32 = 0
    if let last = tokens.last, tokens.count > 1, !last.isQuoted, last.spelled.first == "+" {
      guard let milliseconds = Seconds.milliseconds(last.spelled.utf8.dropFirst()) else {
        throw LineError(
          column: last.column,
          message: localized("session.no-time", ["word": last.spelled]))
      }
      delay = milliseconds
      tokens.removeLast()
      words = words.dropLast(last.spelled.count)
      while words.last == " " { words = words.dropLast() }
    }
    let step = try actions.parse(tokens)
    return SessionFile.ActionLine(
      step: step, delay: delay, isQuestion: isQuestion, words: String(words))
  }

  /// What an app's own code does.
  private mutating func code(_ text: String) throws(LineError) -> SessionFile.ActionLine {
    try needAction("code")
    let tokens = try Tokenizer.tokens(text.dropFirst(), from: 1)
    let step = try actions.parse(tokens)
    guard ActionWord.of(step)?.performer == .code else {
      let known = ActionWord.all.filter { $0.performer == .code }.map { "'\($0.word)'" }
      throw LineError(
        column: tokens[0].column,
        message: localized(
          "session.not-code", ["word": tokens[0].text, "known": Lists.comma(known)]))
    }
    var words = text.dropFirst().drop { $0 == " " }
    while words.last == " " { words.removeLast() }
    return SessionFile.ActionLine(step: step, delay: 0, isQuestion: false, words: String(words))
  }

  /// Nothing stands beneath a new action yet.
  mutating func beginAction() throws(LineError) {
    actionCount += 1
    if actionCount > actionLimit {
      throw LineError(
        column: 1,
        message: localized("session.too-many-actions", ["most": "\(actionLimit)"]))
    }
    hasMessages = false
    isUnchecked = false
  }

  private func needAction(_ what: String) throws(LineError) {
    if !hasAction {
      throw LineError(column: 1, message: localized("session.early-\(what)"))
    }
  }

  private mutating func state(_ text: String) throws(LineError) -> SessionFile.ExpectedState {
    try closeHeader()
    let tokens = try Tokenizer.tokens(text.dropFirst(), from: 1)
    guard tokens.count == 2 else {
      throw LineError(column: 1, message: localized("session.expected-state"))
    }
    let isScene = tokens[0].number > 0
    let known = isScene ? StateWord.scenes : StateWord.apps
    guard known.contains(tokens[1].spelled) else {
      let kind = isScene ? "state-of-a-scene" : "state-of-an-app"
      throw LineError(
        column: tokens[1].column,
        message: localized(
          "session.expected-one",
          [
            "unknown": NearestWord.unknown(kind, tokens[1].spelled, among: known),
            "words": Lists.comma(known),
          ]))
    }
    let app = try app(tokens[0])
    return SessionFile.ExpectedState(
      window: SceneID(app: app, number: tokens[0].number), state: tokens[1].spelled)
  }

  private func app(_ token: Token) throws(LineError) -> AppID {
    guard let index = actions.apps.firstIndex(of: token.text) else {
      throw LineError(
        column: token.column,
        message: NearestWord.unknown("app", token.text, among: actions.apps))
    }
    return AppID(UInt8(index))
  }

  private mutating func indented(_ text: String) throws(LineError) -> SessionFile.Line.Content {
    let tokens = try Tokenizer.tokens(text)
    if tokens.count == 1, tokens[0].spelled == "..." {
      try needAction("dots")
      isUnchecked = true
      try standAlone(tokens[0].column)
      return .unchecked
    }
    try needAction("message")
    hasMessages = true
    try standAlone(tokens[0].column)
    guard tokens.count == 3 else {
      throw LineError(column: tokens[0].column, message: localized("session.expected-message"))
    }
    let known = Receiver.allCases.map(\.word)
    guard let receiver = Receiver.allCases.first(where: { $0.word == tokens[1].text }) else {
      throw LineError(
        column: tokens[1].column,
        message: NearestWord.unknown("receiver", tokens[1].text, among: known))
    }
    if receiver.isNumbered != (tokens[1].number > 0) {
      throw LineError(
        column: tokens[1].column,
        message: receiver.isNumbered
          ? localized("session.needs-number", ["receiver": "\(receiver)"])
          : localized("session.has-no-number", ["receiver": "\(receiver)"]))
    }
    return .message(
      SessionFile.ExpectedMessage(
        app: try app(tokens[0]), kind: receiver, number: tokens[1].number,
        selector: tokens[2].spelled))
  }

  /// `...` says that messages are not checked, so there can be none beside it.
  private func standAlone(_ column: Int) throws(LineError) {
    guard hasMessages, isUnchecked else { return }
    throw LineError(column: column, message: localized("session.dots-alone"))
  }
}

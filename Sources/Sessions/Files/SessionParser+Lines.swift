import Lifecycle
import TextFiles
import Texts

// What each kind of line says, beneath the header.
extension SessionParser {
  mutating func action(
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
  mutating func code(_ text: String) throws(LineError) -> SessionFile.ActionLine {
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
    prediction = PredictionLines()
  }

  func needAction(_ what: String) throws(LineError) {
    if !hasAction {
      throw LineError(column: 1, message: localized("session.early-\(what)"))
    }
  }

  mutating func state(_ text: String) throws(LineError) -> SessionFile.ExpectedState {
    try closeHeader()
    let tokens = try Tokenizer.tokens(text.dropFirst(), from: 1)
    guard tokens.count == 2 else {
      throw LineError(column: 1, message: localized("session.expected-state"))
    }
    return try state(tokens)
  }

  private func state(_ tokens: [Token]) throws(LineError) -> SessionFile.ExpectedState {
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

  mutating func indented(_ text: String) throws(LineError) -> SessionFile.Line.Content {
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
    return .message(try message(tokens))
  }

  /// `needsNumber` says that the window of a receiver that belongs to one is named.
  private func message(
    _ tokens: [Token], needsNumber: Bool = true
  ) throws(LineError) -> SessionFile.ExpectedMessage {
    let known = Receiver.allCases.map(\.word)
    guard let receiver = Receiver.allCases.first(where: { $0.word == tokens[1].text }) else {
      throw LineError(
        column: tokens[1].column,
        message: NearestWord.unknown("receiver", tokens[1].text, among: known))
    }
    let hasNumber = tokens[1].number > 0
    if receiver.isNumbered != hasNumber, hasNumber || needsNumber {
      throw LineError(
        column: tokens[1].column,
        message: receiver.isNumbered
          ? localized("session.needs-number", ["receiver": "\(receiver)"])
          : localized("session.has-no-number", ["receiver": "\(receiver)"]))
    }
    return SessionFile.ExpectedMessage(
      app: try app(tokens[0]), kind: receiver, number: tokens[1].number,
      selector: tokens[2].spelled)
  }

  /// What somebody predicted of the action above.
  mutating func predicted(_ text: String) throws(LineError) -> PredictionLines.Line {
    try needAction("prediction")
    let tokens = try Tokenizer.tokens(text.dropFirst(), from: 1)
    let line: PredictionLines.Line
    switch tokens.count {
    case 1 where tokens[0].spelled == "...": line = .unanswered
    case 1 where tokens[0].spelled == PredictionLines.nothing: line = .nothing
    case 2: line = .state(try state(tokens))
    case 3: line = .message(try message(tokens, needsNumber: false))
    default: throw notPredicted(tokens)
    }
    guard prediction.admits(line) else {
      let isAboutDots = line == .unanswered || !prediction.isAnswered
      throw LineError(
        column: tokens[0].column,
        message: localized(
          isAboutDots ? "session.prediction-dots-alone" : "session.prediction-nothing-alone"))
    }
    prediction.add(line)
    return line
  }

  /// A line `~` that says nothing that can be predicted.
  private func notPredicted(_ tokens: [Token]) -> LineError {
    let expected = localized("session.expected-prediction")
    guard tokens.count == 1,
      let near = NearestWord.to(tokens[0].text, among: [PredictionLines.nothing])
    else { return LineError(column: tokens.first?.column ?? 1, message: expected) }
    return LineError(
      column: tokens[0].column,
      message: localized("session.expected-prediction-nearest", ["nearest": near]))
  }

  /// `...` says that messages are not checked, so there can be none beside it.
  private func standAlone(_ column: Int) throws(LineError) {
    guard hasMessages, isUnchecked else { return }
    throw LineError(column: column, message: localized("session.dots-alone"))
  }
}

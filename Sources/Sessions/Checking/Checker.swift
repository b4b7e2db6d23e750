import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Compares what a session file expects with what its actions give.
public struct Checker {
  let file: SessionFile
  let simulation: Simulation
  /// Where the revisions of the rules are printed; without it they are not.
  let library: Library?
  /// The apps whose own code runs; nil where what code does stands in the file.
  let live: LiveApps?

  public init(
    _ file: SessionFile, _ simulation: Simulation, library: Library? = nil, live: LiveApps? = nil
  ) {
    self.file = file
    self.simulation = simulation
    self.library = library
    self.live = live
  }

  /// One expectation that does not hold.
  public struct Failure: Sendable, Equatable {
    /// The file's line that it is about.
    public var line: Int
    /// What is wrong, and beneath it the − / + listing.
    public var text: [String]
    /// Whether it is about what apps' real code did.
    public var isOfCode = false

    public init(line: Int, text: [String], isOfCode: Bool = false) {
      self.line = line
      self.text = text
      self.isOfCode = isOfCode
    }
  }

  /// Something that the file does not ask about.
  public struct Note: Sendable, Equatable {
    public var line: Int
    public var text: String

    public init(line: Int, text: String) { (self.line, self.text) = (line, text) }
  }

  /// A refused action whose result is not checked: it may be a mistake.
  public func note(_ done: PerformedAction, _ simulation: Simulation) -> Note? {
    guard done.expected.isUnchecked, let refusal = done.refusal,
      done.expected.refusal == nil
    else { return nil }
    return Note(
      line: done.line,
      text: localized(
        "check.refused-unchecked",
        ["action": done.action.words, "reason": simulation.reason(refusal)]))
  }

  /// `each` receives every action when it is complete, with the session as it is then.
  public func check(
    each: (_ done: PerformedAction, _ simulation: Simulation) -> Void = { _, _ in }
  ) -> [Failure] {
    var failures: [Failure] = []
    var run = SessionRun(simulation)
    run.live = live
    run.run(file) { done, simulation in
      failures += checkMessages(done, simulation)
      failures += checkRealCode(done)
      failures += done.code.compactMap { checkCode($0, simulation) }
      failures += checkRefusal(done, simulation)
      failures += done.states.compactMap(checkState)
      each(done, simulation)
    }
    failures += run.missingControls.map {
      Failure(line: $0.line, text: [$0.control.sentence(simulation.text)], isOfCode: true)
    }
    failures += run.firstStates.compactMap(checkState)
    failures.sort { $0.line < $1.line }
    sayWhatRulesChanged(&failures)
    return failures
  }

  /// Where other rules were in force when the file was recorded, its first failure says which.
  private func sayWhatRulesChanged(_ failures: inout [Failure]) {
    guard !failures.isEmpty, let library,
      let difference = RevisionDifference(of: file.revision, simulation, library)
    else { return }
    let words = failures.flatMap(\.text).flatMap { $0.split { " (:,)".contains($0) } }
    let reasons = difference.reasons(naming: Set(words.map(String.init)))
    failures[0].text += ["    # \(difference.summary)"] + reasons.map { "    #   \($0)" }
  }

  // MARK: - Messages

  private func checkMessages(_ done: PerformedAction, _ simulation: Simulation) -> [Failure] {
    guard !done.expected.isUnchecked else { return [] }
    let sent = file.setup.shown(done.events)
    if MessageComparison.isSame(done.expected.messages, sent, simulation) { return [] }
    let comparison = MessageComparison(expected: done.expected.messages, sent: sent, simulation)
    var line: Int?
    let listing = comparison.places.map { place in
      switch place {
      case .both(let text): return "  \(text)"
      case .expected(let text, let index):
        line = line ?? done.expected.lines[index]
        return "- \(text)" + hint(text)
      case .sent(let text, let message): return unexpected(text, message, simulation)
      }
    }
    return [
      Failure(
        line: line ?? done.line,
        text: [localized("check.messages", ["action": done.action.words])]
          + listing.map { "    " + $0 })
    ]
  }

  /// A message that was not expected, and the rule that sent it.
  private func unexpected(_ text: String, _ message: Message, _ simulation: Simulation) -> String {
    guard let rule = simulation.rules[message.rule] else { return "+ " + text }
    let exception = simulation.rules[message.exception]
    let reason = exception ?? rule
    let name =
      exception.map {
        localized("check.rule-by", ["rule": rule.name, "exception": $0.name])
      } ?? rule.name
    return "+ \(text)   (\(Lists.colon(name, reason.reason)))"
  }

  /// For a message that could never be sent: what would be.
  private func hint(_ text: String) -> String {
    let parts = text.split(separator: " ")
    guard let selector = parts.last.map(String.init) else { return "" }
    let known = simulation.rules.messages.rows.map(\.selector)
    if known.contains(selector) { return "" }
    return "   (" + NearestWord.unknown("message", selector, among: known) + ")"
  }

  // MARK: - Refusals

  private func checkRefusal(_ done: PerformedAction, _ simulation: Simulation) -> [Failure] {
    let words = done.action.words
    guard let expected = done.expected.refusal else {
      guard let refusal = done.refusal, !done.expected.isUnchecked else { return [] }
      let values: KeyValuePairs = ["action": words, "reason": simulation.sentence(refusal)]
      return [Failure(line: done.line, text: [localized("check.refused", values)])]
    }
    guard let refusal = done.refusal else {
      let text = localized("check.not-refused", ["action": words])
      return [Failure(line: expected.line, text: [text])]
    }
    guard let reason = expected.reason, !simulation.isReason(reason, of: refusal) else { return [] }
    let sentence = simulation.reason(refusal)
    let text = localized("check.other-reason", ["action": words])
    return [Failure(line: expected.line, text: [text, "    - \(reason)", "    + \(sentence)"])]
  }

  // MARK: - Code

  /// Actions of code in the file that are not possible.
  private func checkCode(_ code: PerformedAction.Code, _ simulation: Simulation) -> Failure? {
    code.refusal.map {
      Failure(line: code.line, text: [simulation.sentence($0, of: code.words)])
    }
  }

  /// What apps' real code did otherwise than the file has it.
  private func checkRealCode(_ done: PerformedAction) -> [Failure] {
    guard let code = done.realCode, !code.isSame, !done.expected.isUnchecked else { return [] }
    return [
      Failure(
        line: code.firstLine ?? done.line,
        text: [localized("check.real-code", ["action": done.action.words])]
          + code.listing.map { "    \($0.sign.rawValue) \($0.text)" }, isOfCode: true)
    ]
  }

  // MARK: - States

  private func checkState(_ state: PerformedAction.State) -> Failure? {
    if state.found == state.expected.state { return nil }
    let values: KeyValuePairs = [
      "window": simulation.text.window(state.expected.window), "expected": state.expected.state,
      "state": state.found,
    ]
    return Failure(line: state.line, text: [localized("check.state", values)])
  }
}

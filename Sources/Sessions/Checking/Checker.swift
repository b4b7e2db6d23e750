import Lifecycle
import Rulebooks
import Texts

/// Compares what a session file expects with what its actions give.
public struct Checker {
  let file: SessionFile
  let simulation: Simulation
  /// Where the revisions of the rules are told; without it nothing is said of them.
  let library: Library?

  public init(_ file: SessionFile, _ simulation: Simulation, library: Library? = nil) {
    self.file = file
    self.simulation = simulation
    self.library = library
  }

  /// One expectation that does not hold.
  public struct Failure: Sendable, Equatable {
    /// The file's line that it is about.
    public var line: Int
    /// What is wrong, and beneath it the − / + listing.
    public var text: [String]
  }

  public func check() -> [Failure] {
    var failures: [Failure] = []
    var states: [Failure] = []
    var run = SessionRun(file, simulation)
    run.run(
      after: { block, simulation in states = checkStates(block, simulation) },
      done: { block, simulation in
        failures += checkMessages(block, simulation)
        failures += checkRefusal(block, simulation)
        failures += states
      })
    failures += checkStatesBeforeActions()
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

  private func checkMessages(_ block: SessionRun.Block, _ simulation: Simulation) -> [Failure] {
    var expected: [SessionFile.ExpectedMessage] = []
    var lines: [Int] = []
    for index in block.beneath {
      switch file.lines[index].content {
      case .unchecked: return []
      case .message(let message):
        expected.append(message)
        lines.append(file.lines[index].number)
      case .blank, .narration, .header, .action, .state, .refusal: break
      }
    }
    let sent = block.messages.filter(file.setup.shows)
    if MessageComparison.isSame(expected, sent, simulation) { return [] }
    let comparison = MessageComparison(expected: expected, sent: sent, simulation)
    var line: Int?
    let listing = comparison.places.map { place in
      switch place {
      case .both(let text): return "  \(text)"
      case .expected(let text, let index):
        line = line ?? lines[index]
        return "- \(text)" + hint(text)
      case .sent(let text, let message): return unexpected(text, message, simulation)
      }
    }
    return [
      Failure(
        line: line ?? file.lines[block.line].number,
        text: [localized("check.messages", ["action": words(block)])]
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
    return "+ \(text)   (\(name): \(reason.reason))"
  }

  /// For a message that could never be sent: what would be.
  private func hint(_ text: String) -> String {
    let parts = text.split(separator: " ")
    guard let selector = parts.last.map(String.init) else { return "" }
    let known = simulation.rules.messages.rows.map(\.selector)
    if known.contains(selector) { return "" }
    return "   (" + NearestWord.unknown("message", selector, among: known) + ")"
  }

  private func words(_ block: SessionRun.Block) -> String {
    if case .action(let action) = file.lines[block.line].content { action.words } else { "" }
  }

  // MARK: - Refusals

  private func checkRefusal(_ block: SessionRun.Block, _ simulation: Simulation) -> [Failure] {
    var isUnchecked = false
    for index in block.beneath {
      switch file.lines[index].content {
      case .unchecked: isUnchecked = true
      case .refusal(let reason):
        return checkRefusal(block, simulation, reason: reason, line: file.lines[index].number)
      case .blank, .narration, .header, .action, .message, .state: break
      }
    }
    guard let refusal = block.refusal, !isUnchecked else { return [] }
    return [
      Failure(
        line: file.lines[block.line].number,
        text: [
          localized(
            "check.refused", ["action": words(block), "reason": simulation.sentence(refusal)])
        ])
    ]
  }

  private func checkRefusal(
    _ block: SessionRun.Block, _ simulation: Simulation, reason: String?, line: Int
  ) -> [Failure] {
    guard let refusal = block.refusal else {
      return [
        Failure(line: line, text: [localized("check.not-refused", ["action": words(block)])])
      ]
    }
    let sentence = simulation.reason(refusal)
    guard let reason, reason != sentence else { return [] }
    return [
      Failure(
        line: line,
        text: [
          localized("check.other-reason", ["action": words(block)]), "    - \(reason)",
          "    + \(sentence)",
        ])
    ]
  }

  // MARK: - States

  private func checkStates(_ block: SessionRun.Block, _ simulation: Simulation) -> [Failure] {
    block.beneath.compactMap { checkState(file.lines[$0], simulation) }
  }

  /// States that stand before the first action hold on the device as it begins.
  private func checkStatesBeforeActions() -> [Failure] {
    var failures: [Failure] = []
    for line in file.lines {
      if case .action = line.content { break }
      if let failure = checkState(line, simulation) { failures.append(failure) }
    }
    return failures
  }

  private func checkState(_ line: SessionFile.Line, _ simulation: Simulation) -> Failure? {
    guard case .state(let expected) = line.content else { return nil }
    let state = simulation.state(expected.window)
    if state == expected.state { return nil }
    return Failure(
      line: line.number,
      text: [
        localized(
          "check.state",
          [
            "window": simulation.text.window(expected.window), "expected": expected.state,
            "state": state,
          ])
      ])
  }
}

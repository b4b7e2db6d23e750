import Lifecycle

/// Prints a session with the results of its actions in place of the file's messages and refusals.
public struct SessionPrinter {
  let file: SessionFile
  let simulation: Simulation
  /// Header lines from the command line, so that running the output again gives the same result.
  let overrides: Overrides
  /// Whether the lines below an unchecked action are kept as they are.
  let keepsUnchecked: Bool
  /// Whether disputed messages have a mark. Only for a reader: a file with marks is not a session.
  let marksDisputed: Bool
  /// Whether the answers to the file's questions are left for a student to write.
  let hidesAnswers: Bool

  public init(
    _ file: SessionFile, _ simulation: Simulation, overrides: Overrides = Overrides(),
    keepsUnchecked: Bool = false, marksDisputed: Bool = false, hidesAnswers: Bool = false
  ) {
    self.hidesAnswers = hidesAnswers
    self.marksDisputed = marksDisputed
    self.keepsUnchecked = keepsUnchecked
    self.file = file
    self.simulation = simulation
    self.overrides = overrides
  }

  /// Passes on the output line by line. Returns whether a line has the disputed mark.
  @discardableResult
  public func print(_ write: (String) -> Void) -> Bool {
    var hasDisputed = false
    let first = file.lines.firstIndex { $0.action != nil }
    printHeader(file.lines[..<(first ?? file.lines.count)], write)
    var run = SessionRun(simulation)
    let asksAll = !file.hasQuestions
    run.run(file) { done, simulation in
      if hidesAnswers, asksAll || done.action.isQuestion { return ask(done, write) }
      write(file.lines[done.line - 1].text)
      if keepsUnchecked, done.expected.isUnchecked {
        for line in lines(beneath: done) { write(line.text) }
        return
      }
      printPrediction(done, write)
      // A refused action sends nothing, so events below it were scheduled.
      if let refusal = done.refusal { write("! " + simulation.reason(refusal)) }
      let code = CodeLines(done, simulation)
      code.lines(after: 0).forEach(write)
      var messages = 0
      for (place, event) in done.events.enumerated() {
        guard let message = event.message else { continue }
        messages += 1
        defer { code.lines(after: messages).forEach(write) }
        guard file.setup.shows(message) else { continue }
        let isMarked =
          marksDisputed
          && simulation.isDisputed(
            message, beneath: done.place - 1, wasScheduled: place >= done.caused)
        hasDisputed = hasDisputed || isMarked
        write("  " + DisputedMark.marked(simulation.line(message), if: isMarked))
      }
      for lost in done.code where !lost.isKept { write("< \(lost.words)") }
      for line in lines(beneath: done) { printBeneath(line, write) }
    }
    return hasDisputed
  }

  /// Prints an action without what it sends.
  private func ask(_ done: PerformedAction, _ write: (String) -> Void) {
    write("?" + file.lines[done.line - 1].text.dropFirst())
    write("  ...")
    for line in lines(beneath: done) {
      if case .state = line.content { continue }
      printBeneath(line, write)
    }
  }

  /// Prints what was predicted, as the file has it. What an action sends is no prediction of it, so
  /// a question without one says so.
  private func printPrediction(_ done: PerformedAction, _ write: (String) -> Void) {
    var isAnswered = false
    for line in lines(beneath: done) {
      guard case .prediction = line.content else { continue }
      isAnswered = true
      write(line.text)
    }
    if done.action.isQuestion, !isAnswered { write(PredictionLines.unansweredLine) }
  }

  private func lines(beneath done: PerformedAction) -> some Sequence<SessionFile.Line> {
    file.lines[done.line...].prefix { $0.action == nil }
  }

  /// Prints the header. An override takes the place of the line that it replaces, or comes last.
  private func printHeader(
    _ lines: ArraySlice<SessionFile.Line>, _ write: (String) -> Void
  ) {
    var pending: [(key: String, lines: [String])] = []
    if let device = overrides.device { pending.append(("device", ["device: \(device)"])) }
    if let os = overrides.os { pending.append(("os", ["os: \(os)"])) }
    if !overrides.apps.isEmpty { pending.append(("app", overrides.apps.map { "app: \($0)" })) }
    if let show = overrides.show { pending.append(("show", ["show: \(show)"])) }
    let overridden = Set(pending.map(\.key))
    let last = lines.lastIndex { if case .header = $0.content { true } else { false } }
    if last == nil { for entry in pending { entry.lines.forEach(write) } }
    for index in lines.indices {
      if case .header(let key) = lines[index].content, overridden.contains(key) {
        if let place = pending.firstIndex(where: { $0.key == key }) {
          pending.remove(at: place).lines.forEach(write)
        }
      } else if !isHidden(lines[index]) {
        write(lines[index].text)
      }
      if index == last { for entry in pending { entry.lines.forEach(write) } }
    }
  }

  private func printBeneath(_ line: SessionFile.Line, _ write: (String) -> Void) {
    switch line.content {
    case .message, .unchecked, .refusal, .code, .print, .prediction: break
    case .blank, .narration, .header, .action, .state:
      if !isHidden(line) { write(line.text) }
    }
  }

  /// A sheet for students has none of the teacher's notes.
  private func isHidden(_ line: SessionFile.Line) -> Bool {
    guard hidesAnswers, case .narration(let text) = line.content else { return false }
    return Narration.teacherNote(text) != nil
  }
}

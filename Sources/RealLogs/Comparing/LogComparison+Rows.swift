import Lifecycle
import Sessions
import Texts

// What is said of a line.
extension LogComparison {
  /// A line of the comparison. What has moved stands where the log has it.
  func row(_ row: ComparedAct.Row, of act: LogAct) -> Row? {
    let line = row.right.map { compared.lines[act.lines.lowerBound + $0] }
    let sent = row.left.map { act.sent[$0] }
    // A line that says nothing known is no message that has moved.
    let isUnknown = line?.problem != nil
    switch (row.sign, line, sent) {
    case (.moved, _, let sent?) where isUnknown && !row.isRight:
      return self.row(.missing, sent, line: nil)
    case (_, let line?, _) where isUnknown: return LogComparison.unknown(line)
    case (.moved, let line?, let sent?):
      return row.isRight ? self.row(.moved, sent, line: line.number) : nil
    case (_, let line?, let sent?): return self.row(.same, sent, line: line.number)
    case (_, nil, let sent?): return self.row(.missing, sent, line: nil)
    case (_, let line?, nil): return self.row(line, act, row.right ?? 0)
    case (_, nil, nil): return nil
    }
  }

  private func row(_ sign: Sign, _ message: Message, line: Int?) -> Row {
    let rule = simulation.rules[message.exception] ?? simulation.rules[message.rule]
    let cited = (rule?.sources ?? []).map { key in
      sources[key].map { "\($0.author): \($0.title)" } ?? key
    }
    let why = [rule?.reason ?? ""] + cited
    return Row(
      sign: sign, text: compared.text(message), line: line, rule: rule?.name ?? "",
      why: why.filter { !$0.isEmpty }.joined(separator: "; "))
  }

  static func unknown(_ line: RealLog.Line) -> Row {
    Row(sign: .unknown, text: line.text, line: line.number, why: line.problem ?? "")
  }

  private func row(_ line: RealLog.Line, _ act: LogAct, _ place: Int) -> Row {
    if line.problem != nil { return LogComparison.unknown(line) }
    let row = simulation.rules.messages.rows.first {
      $0.selector == line.selector && $0.receiver == line.knownReceiver
    }
    let text = compared.texts[act.lines.lowerBound + place]
    if let row, row.since > simulation.setup.release {
      let why = localized("reallog.not-yet", ["release": "\(row.since)"])
      return Row(sign: .more, text: text, line: line.number, why: why)
    }
    let why =
      row?.guidance.map { localized("reallog.causes", ["causes": $0.causes]) }
      ?? localized(act.words.isEmpty ? "reallog.unexplained" : "reallog.not-here")
    return Row(sign: .more, text: text, line: line.number, why: why)
  }
}

import Explanations
import Lifecycle
import Sessions
import TextFiles
import Texts
import Workbench

// The log as numbered lines, and explanations of them.
extension LineWord {
  static let log = [
    LineWord("log", "[NUMBER]") { ($0.log(Int($1) ?? 5), []) },
    LineWord("find", "TEXT") { ($0.find($1), []) },
    LineWord("why", "[NUMBER|not]") { ($0.why($1), []) },
    LineWord("show", "delegates|views|all") { ($0.show($1), []) },
    LineWord("explain", "MESSAGE") { ($0.explain($1), []) },
  ]
}

extension LineInterface {
  /// The rows of the last actions, oldest first.
  private func rows(_ count: Int) -> [LogRow] {
    let timeline = simulation.timeline
    var rows: [LogRow] = []
    for entry in max(0, timeline.cursor - max(1, count))..<timeline.cursor {
      timeline.forEachRow(of: entry, filter) { row in
        switch row {
        case .later, .mark, .narration: return
        case .message(let index) where index >= timeline.events.count: return
        case .message, .action, .refusal, .code: rows.append(row)
        }
      }
    }
    return rows
  }

  private func logLine(_ row: LogRow) -> String {
    let timeline = simulation.timeline
    switch row {
    case .action(let entry): return heading(entry).joined()
    case .mark(let place): return markLine(place)
    case .narration(let place, let line):
      return "# " + travel.branches.narration(at: place, line: line)
    case .code(let entry, let line):
      return simulation.codeLine(line, of: entry).map { "  " + $0.line } ?? ""
    case .refusal(let entry):
      return "! " + (timeline.entries[entry].refusal.map(simulation.text.sentence) ?? "")
    case .message(let index), .later(_, let index): return messageLine(at: index)
    }
  }

  /// An action's line.
  func heading(_ entry: Int) -> [String] {
    let entry = simulation.timeline.entries[entry]
    return ["\(entry.mark) " + simulation.text.line(.act(entry.step, detail: entry.detail))]
  }

  /// The last actions, each with what it sent.
  mutating func log(_ count: Int) -> [String] {
    say(rows(count), otherwise: localized("linear.nothing-done"))
  }

  mutating func find(_ words: String) -> [String] {
    let wanted = words.lowercased()
    let found = rows(simulation.timeline.cursor).filter {
      logLine($0).lowercased().contains(wanted)
    }
    return say(found, otherwise: localized("linear.not-found", ["text": words]))
  }

  private mutating func say(_ rows: [LogRow], otherwise: String) -> [String] {
    if rows.isEmpty { return [otherwise] }
    numbered = rows
    let lines = rows.enumerated().map { "\($0 + 1) \(logLine($1))" }
    let hasDisputed = rows.contains { row in
      guard case .message(let place) = row else { return false }
      return simulation.isDisputed(messageAt: place)
    }
    return hasDisputed ? lines + [DisputedMark.legend] : lines
  }

  // MARK: - Why

  /// Explains the last message or refusal, a line that was numbered, or a silence.
  func why(_ word: String) -> [String] {
    let row: LogRow?
    if word.isEmpty {
      row = rows(1).last
      if row == nil { return [localized("notes.nothing-to-explain")] }
    } else if word == "not" {
      row = lastSilence
      if row == nil { return [localized("linear.nothing-silent")] }
    } else if let number = Int(word) {
      let lines = numbered.isEmpty ? rows(5) : numbered
      row = lines.indices.contains(number - 1) ? lines[number - 1] : nil
      if row == nil { return ["? " + localized("linear.no-line", ["number": word])] }
    } else {
      return ["? " + NearestWord.unknown("word", word, among: ["not"])]
    }
    guard let row, isThere(row), let page = explanation(of: row) else {
      return ["? " + localized("linear.no-line", ["number": word])]
    }
    return lines(page)
  }

  /// Whether a numbered row still exists; its action may have been undone since.
  private func isThere(_ row: LogRow) -> Bool {
    let timeline = simulation.timeline
    switch row {
    case .action(let entry), .refusal(let entry), .code(let entry, _):
      return entry < timeline.cursor
    case .mark(let place), .narration(let place, _): return place <= timeline.cursor
    case .message(let index), .later(_, let index): return index < timeline.events.count
    }
  }

  /// The last action that was refused or sent nothing, among the last hundred.
  private var lastSilence: LogRow? {
    let timeline = simulation.timeline
    for entry in (max(0, timeline.cursor - 100)..<timeline.cursor).reversed() {
      if timeline.entries[entry].refusal != nil { return .refusal(entry) }
      if ActionResult(of: entry, in: simulation).isSilent { return .action(entry) }
    }
    return nil
  }

  func lines(_ page: Page) -> [String] { [page.title] + lines(page.paragraphs) }

  func lines(_ paragraphs: [Paragraph]) -> [String] {
    paragraphs.map { paragraph in
      if paragraph.isHeading { return paragraph.text }
      if paragraph.isQuoted { return "  " + paragraph.text }
      return paragraph.label.isEmpty
        ? "- \(paragraph.text)" : "  " + Lists.colon(paragraph.label, paragraph.text)
    }
  }

  fileprivate mutating func show(_ word: String) -> [String] {
    let levels: [(String, LogFilter.Level)] = [
      ("delegates", .delegates), ("views", .views), ("all", .all),
    ]
    guard let level = levels.first(where: { $0.0 == word })?.1 else {
      return ["? \(NearestWord.unknown("word", word, among: levels.map(\.0)))"]
    }
    filter.level = level
    return [localized("linear.told", ["what": filter.title])]
  }

  fileprivate func explain(_ name: String) -> [String] {
    let found = (try? MessageExplanation.find(name, in: library)) ?? []
    let topics = (try? TopicExplanation.find(name, in: library)) ?? []
    if found.isEmpty, topics.isEmpty {
      let near = MessageExplanation.nearest(to: name, in: library)
      return [localized("explain.no-message", ["name": name])]
        + near.map { "  " + localized("linear.did-you-mean", ["nearest": $0]) }
    }
    var lines: [String] = []
    for explanation in found {
      lines.append(
        localized(
          "linear.message-to",
          ["message": explanation.row.selector, "receiver": "\(explanation.row.receiver)"]))
      if let guidance = explanation.row.guidance {
        lines.append("  " + localized("linear.means", ["text": guidance.means]))
        lines.append("  " + localized("linear.causes", ["text": guidance.causes]))
        lines.append("  " + localized("linear.do", ["text": guidance.task]))
      }
      lines += linesInForce(explanation.rules)
      let places = linesInForce(explanation.places)
      if !places.isEmpty { lines += ["  " + localized("explain.places")] + places }
    }
    return lines + topics.flatMap(topicLines)
  }

  /// What is known about a topic on this iOS version.
  private func topicLines(_ topic: TopicExplanation) -> [String] {
    var lines = [topic.name] + topic.about.map { "  " + $0 }
    if !topic.messages.isEmpty {
      lines.append(
        "  " + localized("explain.messages", ["messages": Lists.comma(topic.messages)]))
    }
    for action in topic.actions { lines.append("  " + Lists.colon(action.usage, action.help)) }
    return lines + linesInForce(topic.rules)
  }

  /// The reasons of the rules that this iOS version has.
  private func linesInForce(_ rules: [RuleList.Entry]) -> [String] {
    let release = simulation.setup.release
    return rules.filter { $0.releases.contains(release) && !$0.isAlternative }.map {
      "  "
        + localized(
          "linear.here", ["reason": $0.reason, "evidence": $0.certainty(on: release)])
    }
  }
}

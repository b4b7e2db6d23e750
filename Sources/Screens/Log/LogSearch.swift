import Lifecycle
import Sessions
import Texts

extension Model {
  mutating func askWhatToSearch() {
    popup = Prompt(localized("panels.search")) { model, text in
      model.log.query = text
      model.log.hit = nil
      if !text.isEmpty { model.search(forward: model.log.top != nil) }
      return []
    }
  }

  /// Shows the next row that contains the text. The search wraps around.
  mutating func search(forward: Bool) {
    guard !log.query.isEmpty else {
      let text = keys.sentence(localized("notes.no-search"), .search, "does")
      say(text)
      return
    }
    let count = logRowCount
    let height = logHeight
    let first = firstLogRow(height: height)
    // The search starts at the chosen row or the last match, or else at the first visible row.
    let chosen = focus == .log ? log.chosen : nil
    let start = log.hit ?? chosen ?? (forward ? first - 1 : min(count, first + height))
    guard let hit = LogSearch(self).find(from: start, forward: forward, count: count) else {
      log.hit = nil
      say(localized("notes.not-in-log", ["text": log.query]), .refusal)
      return
    }
    let isRound = forward ? hit <= start : hit >= start
    if isRound, log.hit != nil {
      say(localized(forward ? "notes.round-end" : "notes.round-beginning"))
    }
    log.hit = hit
    if focus == .log {
      chooseLogRow(hit)
    } else if hit < first || hit >= first + height {
      let wanted = max(0, hit - height / 2)
      log.top = wanted >= count - height ? nil : wanted
    }
  }
}

/// Searches the log for a text and ignores case. Messages with the same text are compared once.
struct LogSearch {
  let simulation: Simulation
  let index: LogIndex
  let query: String
  private let isObjectiveC: Bool
  private let narration: @Sendable (Int, Int) -> String

  init(_ model: Model) {
    simulation = model.simulation
    index = model.log.index
    query = model.log.query.lowercased()
    isObjectiveC = model.log.isObjectiveC
    let branches = model.travel.branches
    narration = { branches.narration(at: $0, line: $1) }
  }

  /// The first row after or before `start` that contains the text. The whole log is searched.
  func find(from start: Int, forward: Bool, count: Int) -> Int? {
    var known = Known()
    let chunk = 512
    var seen = 0
    var place = start
    while seen < count {
      let wanted = min(chunk, count - seen)
      let next = ((forward ? place + 1 : place - 1) % count + count) % count
      let range =
        forward ? next..<min(count, next + wanted) : max(0, next + 1 - wanted)..<next + 1
      let rows = index.rows(range, simulation.timeline)
      let order = forward ? Array(rows.indices) : rows.indices.reversed()
      for offset in order where has(rows[offset], &known) { return range.lowerBound + offset }
      seen += range.count
      place = forward ? range.upperBound - 1 : range.lowerBound
    }
    return nil
  }

  /// Results by text, because most rows of a long log repeat a text.
  struct Known {
    fileprivate var messages: [UInt64: Bool] = [:]
    fileprivate var actions: [Action: Bool] = [:]
  }

  /// Whether a row has the text.
  func has(_ row: LogRow, _ known: inout Known) -> Bool {
    let timeline = simulation.timeline
    switch row {
    case .action(let entry):
      let entry = timeline.entries[entry]
      if entry.hasDetail {
        return matches(simulation.text.line(.act(entry.step, detail: entry.detail)))
      }
      if let answer = known.actions[entry.step] { return answer }
      let answer = matches(simulation.text.line(.act(entry.step)))
      known.actions[entry.step] = answer
      return answer
    case .refusal(let entry):
      return timeline.entries[entry].refusal.map { matches(simulation.text.sentence($0)) } ?? false
    case .later, .mark: return false
    case .code(let entry, let line):
      return simulation.codeLine(line, of: entry).map { matches($0.text) } ?? false
    case .narration(let place, let line): return matches(narration(place, line))
    case .message(let index):
      let message = timeline.message(at: index)
      let key =
        UInt64(message.app.raw) << 48 | UInt64(message.number) << 32
        | UInt64(message.receiver.rawValue) << 16 | UInt64(message.selector.raw)
      if let answer = known.messages[key] { return answer }
      let answer =
        matches(simulation.line(message))
        || isObjectiveC && matches(simulation.rules.messages[message.selector].objectiveC ?? "")
      known.messages[key] = answer
      return answer
    }
  }

  private func matches(_ text: String) -> Bool { text.lowercased().contains(query) }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// A real log beside what the model sends, action by action.
public struct LogComparison: Sendable {
  /// How a line of one stands to those of the other.
  public enum Sign: String, Sendable, CaseIterable {
    case same = "="
    /// The model sends it, and the log does not have it.
    case missing = "-"
    /// The log has it, and the model does not send it here.
    case more = "+"
    /// Both have it, at other places.
    case moved = "~"
    /// No table has it.
    case unknown = "?"
  }

  /// A message, or a line that is none.
  public struct Row: Sendable {
    public var sign: Sign
    public var text: String
    /// The log's line.
    public var line: Int?
    /// The rule that sends it, with its reason and its source; or what else is known.
    public var rule = ""
    public var why = ""
  }

  /// An action with its messages.
  public struct Item: Sendable {
    /// Empty where no action explains the lines.
    public var words: String
    public var wait: UInt32
    public var others: [String]
    /// Whether it was done before the log began.
    public var isBefore: Bool
    /// How a process ended, where it did so without a message.
    public var ending: ProcessEnding?
    public var rows: [Row]
  }

  public let title: String
  /// How many lines of the log are about something else.
  public let ignored: Int
  /// The lines that name a lifecycle method and were not read.
  public let unread: [(number: Int, text: String)]
  public let isPlain: Bool
  public private(set) var items: [Item] = []
  private let simulation: Simulation
  private let sources: SourceTable
  private let log: ComparedLog

  /// `actions` are those that were done, where they were written down; else they are found.
  public init(
    _ log: RealLog, on setup: Setup, actions: SessionFile? = nil, library: Library
  ) throws {
    var setup = setup
    setup.show = log.receivers
    setup.watch = nil
    simulation = try Simulation(setup, library: library)
    sources = library.sources
    ignored = log.ignored
    unread = log.unread
    isPlain = log.isPlain
    try log.checkKind(of: setup, library: library)
    let names = setup.apps.map(\.name)
    var odd: [RealLog.Line] = []
    var lines: [RealLog.Line] = []
    var apps: [AppID] = []
    for var line in log.lines {
      // One app on either side is the same one, no matter what it is called.
      let name = names.count == 1 && log.apps.count < 2 ? names[0] : line.app
      if log.isPlain, name.isEmpty {
        throw Problem(
          localized(
            "reallog.no-name",
            ["file": log.name, "line": "\(line.number)", "apps": Lists.comma(names)]))
      }
      if line.hasPlace, !names.contains(name) {
        line.problem = NearestWord.unknown("app", name, listing: names)
        line.isNear = false
      }
      if !line.hasPlace {
        odd.append(line)
      } else {
        lines.append(line)
        apps.append(AppID(UInt8(names.firstIndex(of: name) ?? 0)))
      }
    }
    let compared = ComparedLog(lines, of: apps, isNumbered: log.isNumbered, simulation)
    self.log = compared
    title = localized(
      "reallog.title",
      [
        "device": setup.model.word, "release": simulation.rules.title,
        "apps": Lists.comma(setup.apps.map(\.name)), "receivers": Setup.words(setup.shownOfApps),
      ])
    let acts: [LogAct]
    if let actions {
      acts = LogComparison.acts(of: actions, simulation, compared)
    } else {
      var search = LogSearch(compared, simulation)
      search.run()
      acts = search.acts
    }
    for act in acts { add(act) }
    for line in odd { insert(line) }
  }

  public func count(_ sign: Sign) -> Int {
    items.reduce(0) { $0 + $1.rows.count { $0.sign == sign } }
  }

  /// What was not read is not the same.
  public var isSame: Bool {
    unread.isEmpty && count(.same) == items.reduce(0) { $0 + $1.rows.count }
  }

  // MARK: - What was written down

  /// A session's actions, each with the lines that its messages are laid beside.
  private static func acts(
    of file: SessionFile, _ simulation: Simulation, _ log: ComparedLog
  ) -> [LogAct] {
    var acts: [LogAct] = []
    var run = SessionRun(simulation)
    run.run(file) { done, simulation in
      let sent = simulation.setup.shown(done.events)
      let action = done.action
      acts.append(LogAct(words: action.words, wait: action.delay, sent: sent, lines: 0..<0))
    }
    let owners = acts.indices.flatMap { Array(repeating: $0, count: acts[$0].sent.count) }
    var ends = Array(repeating: 0, count: acts.count)
    var owner = 0
    for place in Alignment.of(acts.flatMap { $0.sent.map(log.text) }, log.texts) {
      switch place {
      case .both(let sent, let line):
        owner = owners[sent]
        ends[owner] = line + 1
      case .left(let sent): owner = max(owner, owners[sent])
      case .right(let line): if !ends.isEmpty { ends[owner] = line + 1 }
      }
    }
    var start = 0
    for index in acts.indices {
      let end = max(start, ends[index])
      acts[index].lines = start..<end
      start = end
    }
    if start < log.texts.count {
      acts.append(LogAct(words: "", wait: 0, sent: [], lines: start..<log.texts.count))
    }
    return acts
  }

  // MARK: - Rows

  private mutating func add(_ act: LogAct) {
    let lines = Array(log.texts[act.lines])
    let rows = ComparedAct(act.sent.map(log.text), lines).rows.compactMap {
      row($0, of: act)
    }
    items.append(
      Item(
        words: act.words, wait: act.wait, others: act.others, isBefore: act.isBefore,
        ending: act.ending, rows: rows))
  }

  /// A line of the comparison. What has moved stands where the log has it.
  private func row(_ row: ComparedAct.Row, of act: LogAct) -> Row? {
    let line = row.right.map { log.lines[act.lines.lowerBound + $0] }
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
      sign: sign, text: log.text(message), line: line, rule: rule?.name ?? "",
      why: why.filter { !$0.isEmpty }.joined(separator: "; "))
  }

  private static func unknown(_ line: RealLog.Line) -> Row {
    Row(sign: .unknown, text: line.text, line: line.number, why: line.problem ?? "")
  }

  private func row(_ line: RealLog.Line, _ act: LogAct, _ place: Int) -> Row {
    if line.problem != nil { return LogComparison.unknown(line) }
    let row = simulation.rules.messages.rows.first {
      $0.selector == line.selector && $0.receiver == line.knownReceiver
    }
    if let row, row.since > simulation.setup.release {
      let why = localized("reallog.not-yet", ["release": "\(row.since)"])
      let text = log.texts[act.lines.lowerBound + place]
      return Row(sign: .more, text: text, line: line.number, why: why)
    }
    let why =
      row?.guidance.map { localized("reallog.causes", ["causes": $0.causes]) }
      ?? localized(act.words.isEmpty ? "reallog.unexplained" : "reallog.not-here")
    return Row(
      sign: .more, text: log.texts[act.lines.lowerBound + place], line: line.number, why: why)
  }

  /// A line that says nothing known, where it stands among the others.
  private mutating func insert(_ line: RealLog.Line) {
    let row = LogComparison.unknown(line)
    for item in items.indices.reversed() {
      guard
        let before = items[item].rows.lastIndex(where: { ($0.line ?? .max) < line.number })
      else { continue }
      items[item].rows.insert(row, at: before + 1)
      return
    }
    if items.isEmpty {
      items.append(Item(words: "", wait: 0, others: [], isBefore: false, rows: []))
    }
    items[0].rows.insert(row, at: 0)
  }
}

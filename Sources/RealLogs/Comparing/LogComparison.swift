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
    public var wait: UInt32 = 0
    public var others: [String] = []
    /// Whether it was done before the log begins or after it ends. Its messages are not compared.
    public var outside: Outside?
    /// Whether the log ends before all of its messages came.
    public var isCut = false
    /// How a process ended, where it did so without a message.
    public var ending: ProcessEnding?
    public var rows: [Row]
  }

  /// Where an action is that the log does not reach.
  public enum Outside: Sendable { case before, after }

  /// What is compared beside the log itself.
  public struct Options: Sendable {
    /// A session with the actions that were done; else they are searched for.
    public var actions: SessionFile?
    /// What was done in the user's words.
    public var spoken: [SpokenAction]
    /// Whether methods are missing that the log never has.
    public var comparesAll: Bool

    public init(
      actions: SessionFile? = nil, spoken: [SpokenAction] = [], comparesAll: Bool = false
    ) {
      self.actions = actions
      self.spoken = spoken
      self.comparesAll = comparesAll
    }
  }

  public let title: String
  public let log: RealLog
  public let setup: Setup
  /// Whether only the methods are compared that the log has.
  public let isOfItsMethods: Bool
  public private(set) var items: [Item] = []
  /// The likeliest stories that explain it as well, the first one among them; none where a session
  /// tells it.
  public private(set) var stories: [[String]] = []
  /// How many stories explain it as well.
  public private(set) var storyCount = 0
  /// The actions that explain it.
  private(set) var acts: [LogAct] = []
  /// How many of the user's words the story has come past.
  private(set) var saidCount = 0
  let simulation: Simulation
  let compared: ComparedLog
  let sources: SourceTable

  public init(
    _ log: RealLog, on setup: Setup, _ options: Options = Options(), library: Library
  ) throws {
    let kind = setup.apps.first.map { LogKind($0.traits) } ?? .scenes
    let all = log.lines(as: kind)
    var setup = setup
    setup.show = all.receivers
    setup.watch = nil
    self.log = log
    self.setup = setup
    simulation = try Simulation(setup, library: library)
    sources = library.sources
    try log.check(all, on: setup)
    let known = try KnownLines(all, of: log, on: setup)
    // The logger prints every method that it has, so one that is missing was not called.
    isOfItsMethods = log.isPlain && !options.comparesAll
    compared = ComparedLog(
      known.lines, of: known.apps, hasAll: !isOfItsMethods, simulation)
    title = localized(
      "reallog.title",
      [
        "device": ([setup.model.word] + setup.traits.words).joined(separator: " "),
        "release": simulation.rules.title, "apps": Lists.comma(setup.apps.map(\.words)),
        "receivers": Setup.words(setup.shownOfApps),
      ])
    acts = found(options)
    for act in acts { add(act) }
    for line in known.odd { insert(line) }
  }

  private mutating func found(_ options: Options) -> [LogAct] {
    if let file = options.actions { return SessionActs(file, simulation, compared).acts }
    guard !compared.lines.isEmpty else { return [] }
    let spoken = options.spoken.isEmpty ? log.notes.actions : options.spoken
    var search = StorySearch(compared, simulation, spoken: spoken)
    let ends = search.run()
    guard let best = ends.first else { return [] }
    let equal = ends.filter { $0.cost.faults == best.cost.faults }
    storyCount = min(equal.reduce(0) { $0 + $1.count }, StoryEnd.most)
    saidCount = best.cost.said
    for story in equal.flatMap(\.stories).sorted(by: { $0.cost < $1.cost }) {
      let words = (story.story?.acts ?? []).filter { $0.action != nil }.map(\.words)
      if stories.count < 3, !stories.contains(words) { stories.append(words) }
    }
    return OtherActs(search).added(to: best.stories[0].story?.acts ?? [])
  }

  public func count(_ sign: Sign) -> Int {
    items.reduce(0) { $0 + $1.rows.count { $0.sign == sign } }
  }

  /// How many messages the log and the model do not have in common.
  public var differences: Int { items.reduce(0) { $0 + $1.rows.count } - count(.same) }

  /// How many actions the log does not reach.
  public func count(_ outside: Outside) -> Int { items.count { $0.outside == outside } }

  /// The actions of the story that the user's words do not name.
  public var unsaid: [String] { acts.filter(\.isUnsaid).map(\.words) }

  /// Whether a story explains every line that was read, and the user's words name its actions.
  public var isExplained: Bool { differences == 0 && count(.same) > 0 && unsaid.isEmpty }

  /// What was not read is not the same.
  public var isSame: Bool { isExplained && log.unread.isEmpty }

  // MARK: - Rows

  private mutating func add(_ act: LogAct) {
    var item = Item(
      words: act.words, wait: act.wait, others: act.others, isCut: act.isCut,
      ending: act.ending, rows: [])
    if act.isOutside {
      item.outside = items.contains { $0.outside == nil } ? .after : .before
    } else {
      let lines = Array(compared.texts[act.lines])
      item.rows = ComparedAct(act.sent.map(compared.text), lines).rows.compactMap {
        row($0, of: act)
      }
    }
    if item.words.isEmpty, items.last?.words.isEmpty == true {
      items[items.count - 1].rows += item.rows
    } else {
      items.append(item)
    }
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
    if items.isEmpty { items.append(Item(words: "", rows: [])) }
    items[0].rows.insert(row, at: 0)
  }
}

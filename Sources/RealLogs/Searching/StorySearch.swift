import Lifecycle
import Sessions

/// Finds the actions whose messages are those of a real log. It follows the best stories side by
/// side, line by line; those that lead to the same device are one from there on.
struct StorySearch {
  let simulation: Simulation
  let log: ComparedLog
  /// What the user says was done.
  let spoken: [SpokenAction]
  /// Where the lines end that are explained together: those of one process.
  private var end = 0
  private var ends: [Int: [[UInt8]: StoryEnd]] = [:]
  private let width: Int
  private let expansions: Expansions

  /// Messages of one action come one right after the other, in milliseconds.
  static let longest: UInt64 = 1_500
  /// A story with so many more faults than the best one is given up.
  private static let mostWorse = 16

  init(_ log: ComparedLog, _ simulation: Simulation, spoken: [SpokenAction] = []) {
    self.log = log
    self.simulation = simulation
    self.spoken = spoken
    expansions = Expansions(log)
    // A long log is explained by few stories at a time.
    width = log.texts.count > 2_000 ? 2 : log.texts.count > 300 ? 6 : 16
  }

  /// The ends of the best stories, the best first.
  mutating func run() -> [StoryEnd] {
    var kernel = simulation.timeline.kernel
    // Thousands of actions are tried that nobody does.
    kernel.assertsInvariants = false
    add(StoryEnd(kernel: kernel, place: 0, clock: log.lines.first?.time ?? 0))
    for start in log.starts {
      explain(until: start.place)
      let here = (ends.removeValue(forKey: start.place) ?? [:]).values
      for end in here { add(endProcess(of: start.app, end)) }
    }
    explain(until: log.lines.count)
    let last = (ends[log.lines.count] ?? [:]).values
    return last.sorted { $0.cost < $1.cost }
  }

  private mutating func explain(until end: Int) {
    self.end = end
    for place in (ends.keys.min() ?? end)..<end {
      for story in best(at: place) { expand(story) }
      ends[place] = nil
    }
  }

  private func best(at place: Int) -> [StoryEnd] {
    let all = (ends[place] ?? [:]).values.sorted { $0.cost < $1.cost }
    guard let best = all.first else { return [] }
    return all.prefix(width).filter {
      $0.cost.faults <= best.cost.faults + StorySearch.mostWorse
    }
  }

  private mutating func add(_ story: StoryEnd) {
    let key = story.key()
    if ends[story.place, default: [:]][key]?.take(story) == nil {
      ends[story.place, default: [:]][key] = story
    }
  }

  // MARK: - One line on

  private mutating func expand(_ story: StoryEnd) {
    let wait = wait(story)
    let (here, due) = passed(story.kernel, wait)
    let ways = StoryWays(log, expansions, until: end)
    var isWhole = false
    for way in ways.from(here, due, at: story.place) {
      isWhole = isWhole || way.faults == 0
      add(taking(way, story, wait))
    }
    if story.place == 0, story.stories[0].story == nil { expandFromBefore(story, ways) }
    expandSilently(story, wait, here, due, ways, isWhole: isWhole)
    leaveUnexplained(story)
  }

  private func taking(
    _ way: StoryWays.Way, _ story: StoryEnd, _ wait: UInt32
  ) -> StoryEnd {
    var (cost, isUnsaid) = said(way.action, after: story)
    let act = LogAct(
      action: way.action, words: words(way.action), wait: wait, sent: way.sent,
      lines: story.place..<story.place + way.count, isCut: way.isCut, isUnsaid: isUnsaid)
    let last = story.place + way.count - 1
    cost.faults += way.faults
    cost.rank += way.rank
    return story.after(act, cost, way.kernel, clock: log.lines[last].time)
  }

  /// Whether one of the user's next words is about this action. Where the user says what was done,
  /// anything else is a fault. A word may be passed over: people name states and places, too.
  private func said(
    _ action: Action, after story: StoryEnd
  ) -> (cost: StoryCost, isUnsaid: Bool) {
    if spoken.isEmpty { return (StoryCost(), false) }
    let rest = spoken.dropFirst(story.cost.said)
    if let place = rest.firstIndex(where: { $0.isSaid(of: action) }) {
      let passed = place - rest.startIndex
      return (StoryCost(faults: passed, said: passed + 1), false)
    }
    if rest.prefix(2).contains(where: { $0.implies(action) }) { return (StoryCost(), false) }
    return (StoryCost(faults: StoryCost.unsaid), true)
  }

  /// Actions of which the log has nothing, before one that it has: those that send nothing, or
  /// where no other action explains the line, any.
  private mutating func expandSilently(
    _ story: StoryEnd, _ wait: UInt32, _ here: Kernel, _ due: [Message], _ ways: StoryWays,
    isWhole: Bool
  ) {
    var starts: [(story: StoryEnd, kernel: Kernel, isSilent: Bool)] = []
    for expansion in expansions.of(here) {
      let isSilent = expansion.sent.isEmpty
      if isSilent ? !expansion.mayBeSilent : isWhole { continue }
      let next = skipping(expansion, story, wait)
      starts.append((next, expansion.kernel, isSilent))
    }
    // Two of them explain a line that one does not.
    var found = false
    for start in starts {
      for way in ways.from(start.kernel, due, at: story.place, isWhole: true) {
        found = true
        add(taking(way, start.story, 0))
      }
    }
    if isWhole || found { return }
    for start in starts where start.isSilent {
      for expansion in expansions.of(start.kernel)
      where expansion.sent.isEmpty && expansion.mayBeSilent {
        let next = skipping(expansion, start.story, 0)
        for way in ways.from(expansion.kernel, due, at: story.place, isWhole: true) {
          add(taking(way, next, 0))
        }
      }
    }
  }

  /// After an action of which the log has nothing.
  private func skipping(
    _ expansion: Expansions.Expansion, _ story: StoryEnd, _ wait: UInt32
  ) -> StoryEnd {
    let sent = expansion.sent
    var (cost, isUnsaid) = said(expansion.action, after: story)
    let ending = sent.isEmpty ? ProcessEnding(expansion.action) : nil
    let silent = ending == nil ? StoryCost.silent : StoryCost.silentEnd
    cost.faults += sent.isEmpty ? silent : StoryCost.unheard + StoryCost.missing * sent.count
    cost.rank += expansion.rank
    let act = LogAct(
      action: expansion.action, words: words(expansion.action), wait: wait, sent: sent,
      lines: story.place..<story.place, isUnsaid: isUnsaid, ending: ending)
    return story.after(
      act, cost, expansion.kernel, clock: wait > 0 ? log.lines[story.place].time : story.clock)
  }

  /// The log may begin in the middle.
  private mutating func expandFromBefore(_ story: StoryEnd, _ ways: StoryWays) {
    for before in LogActions.before(story.kernel.device) {
      guard let start = began(story, with: before) else { continue }
      for way in ways.from(start.kernel, [], at: 0, isWhole: true) { add(taking(way, start, 0)) }
    }
  }

  /// After some actions before the log; nil where one of them cannot be done.
  private func began(_ story: StoryEnd, with actions: [Action]) -> StoryEnd? {
    var story = story
    for action in actions {
      guard let (kernel, _) = done(story.kernel, action) else { return nil }
      let act = LogAct(action: action, words: words(action), lines: 0..<0, isOutside: true)
      // It is no part of what the user says was done, or its beginning.
      let next = spoken.dropFirst(story.cost.said).first
      let cost = StoryCost(
        faults: StoryCost.before, said: next?.isSaid(of: action) == true ? 1 : 0)
      story = story.after(act, cost, kernel, clock: story.clock)
    }
    return story
  }

  private mutating func leaveUnexplained(_ story: StoryEnd) {
    let act = LogAct(lines: story.place..<story.place + 1)
    add(
      story.after(
        act, StoryCost(faults: log.cost(ofExtra: story.place)), story.kernel, clock: story.clock))
  }

  /// How long it is until the next line.
  private func wait(_ story: StoryEnd) -> UInt32 {
    let time = log.lines[story.place].time
    return time > story.clock ? UInt32(clamping: time - story.clock) : 0
  }

  // MARK: - Processes

  /// The next line is of a new process. Unless the end of the one before is explained already, it
  /// was a silent one: the system killed the suspended app; else it crashed, or Xcode stopped it.
  private func endProcess(of app: AppID, _ story: StoryEnd) -> StoryEnd {
    guard story.kernel.device[app].process != .notRunning else { return story }
    // Without times it is unknown when the app was suspended.
    let waits = log.isTimed ? [wait(story), 0] : ComparedLog.untilSuspended + [0]
    for action in [Action.jetsam(app), .crash(app)] {
      for wait in waits {
        let (here, due) = passed(story.kernel, wait)
        guard due.isEmpty, let (after, sent) = done(here, action), sent.isEmpty else { continue }
        if case .jetsam = action, here.device[app].process != .suspended { continue }
        let act = LogAct(
          action: action, words: words(action), wait: wait, lines: story.place..<story.place,
          ending: ProcessEnding(action))
        let clock = wait > 0 ? log.lines[story.place].time : story.clock
        return story.after(act, StoryCost(), after, clock: clock)
      }
    }
    return story
  }

  // MARK: - The device

  func passed(_ start: Kernel, _ milliseconds: UInt32) -> (Kernel, [Message]) {
    var kernel = start
    var events = EventLog()
    guard kernel.pass(milliseconds, into: &events) else { return (start, []) }
    return (kernel, log.sent(events.events))
  }

  /// Nil where the action is refused.
  func done(_ start: Kernel, _ action: Action) -> (Kernel, [Message])? {
    let (kernel, events, refusal) = start.after(action)
    return refusal == nil ? (kernel, log.sent(events)) : nil
  }

  func words(_ action: Action) -> String {
    let detail =
      switch action {
      case .openURL: "https://example.com"
      case .quickAction: "new"
      default: ""
      }
    return simulation.text.line(.act(action, detail: detail))
  }
}

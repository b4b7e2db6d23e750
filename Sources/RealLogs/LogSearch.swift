import Lifecycle
import Sessions

/// Finds actions whose messages are those of a real log: at each line those that explain the most,
/// with a look ahead where several do.
struct LogSearch {
  let simulation: Simulation
  let lines: [RealLog.Line]
  let texts: [String]
  private var kernel: Kernel
  private(set) var place = 0
  private(set) var acts: [LogAct] = []
  /// The time of the lines before that nothing explains: it passes before the next action.
  private var unexplainedTime: UInt64 = 0

  /// Messages of one action come one right after the other, in milliseconds.
  static let longest: UInt64 = 1_000

  init(_ lines: [RealLog.Line], texts: [String], _ simulation: Simulation) {
    self.lines = lines
    self.texts = texts
    self.simulation = simulation
    kernel = simulation.timeline.kernel
  }

  mutating func run() {
    while place < lines.count {
      let wait = place > 0 ? UInt32(clamping: unexplainedTime + gap(place)) : 0
      let (here, due) = passed(kernel, wait)
      if let way = way(from: here, due) {
        accept(way, wait)
      } else {
        leaveUnexplained()
      }
    }
  }

  // MARK: - Ways

  private mutating func accept(_ way: LogWay, _ wait: UInt32) {
    for action in way.before { add(action, wait: 0, isBefore: true) }
    for (index, action) in way.actions.dropLast().enumerated() {
      add(action, wait: index == 0 ? wait : 0, sent: index == 0 ? way.unheard : [])
    }
    guard let last = way.actions.last else { return }
    acts.append(
      LogAct(
        words: words(last), wait: way.actions.count == 1 ? wait : 0, sent: way.sent,
        lines: place..<place + way.count, others: way.others.prefix(3).map(words)))
    place += way.count
    kernel = way.kernel
    unexplainedTime = 0
  }

  private mutating func add(
    _ action: Action, wait: UInt32, sent: [Message] = [], isBefore: Bool = false
  ) {
    acts.append(
      LogAct(
        words: words(action), wait: wait, sent: sent, lines: place..<place, isBefore: isBefore))
  }

  private mutating func leaveUnexplained() {
    if place > 0 { unexplainedTime += gap(place) }
    if let last = acts.last, last.words.isEmpty {
      acts[acts.count - 1].lines = last.lines.lowerBound..<place + 1
    } else {
      acts.append(LogAct(words: "", wait: 0, sent: [], lines: place..<place + 1))
    }
    place += 1
  }

  /// What explains the next lines, and leads to where what comes then is explained too.
  private func way(from start: Kernel, _ due: [Message]) -> LogWay? {
    let near = wayWithin(start, due)
    if let near {
      let next = place + near.count
      if next == lines.count || explained(from: near.kernel, at: next) > 0 { return near }
    }
    guard let far = wayAcrossGap(start, due) else { return near }
    return far.score > near?.count ?? 0 ? far : near
  }

  /// Where an action explains more lines in part than another explains wholly, it is the likelier:
  /// one wrong line must not lead the search astray.
  private func wayWithin(_ start: Kernel, _ due: [Message]) -> LogWay? {
    let whole = wayAll(from: start, due) ?? wayFromBefore(start)
    guard let part = wayInPart(start, due) else { return whole }
    return part.score > whole?.score ?? 0 ? part : whole
  }

  /// The action whose messages are just the next lines; else silent ones first.
  private func wayAll(from start: Kernel, _ due: [Message]) -> LogWay? {
    if let way = best(start, due) { return way }
    var starts: [(actions: [Action], kernel: Kernel)] = [([], start)]
    for _ in 0..<2 {
      starts = starts.flatMap { before in
        LogActions.silent(before.kernel.device).compactMap { action in
          let (after, sent) = done(before.kernel, action)
          guard let after, sent.isEmpty else { return nil }
          return (before.actions + [action], after)
        }
      }
      for before in starts {
        guard var way = best(before.kernel, due) else { continue }
        way.actions = before.actions + way.actions
        return way
      }
    }
    return nil
  }

  private func best(_ start: Kernel, _ due: [Message]) -> LogWay? {
    var found: [LogWay] = []
    for action in LogActions.all(start.device) {
      let (after, own) = done(start, action)
      let sent = due + own
      guard let after, !own.isEmpty, isNext(sent, at: place) else { continue }
      let score = sent.count + ahead(after, at: place + sent.count)
      found.append(
        LogWay(actions: [action], sent: sent, count: sent.count, kernel: after, score: score))
    }
    guard let most = found.map(\.score).max() else { return nil }
    let equal = found.filter { $0.score == most }
    var way = equal[0]
    way.others = equal.dropFirst().filter { $0.count == way.count }.flatMap(\.actions)
    return way
  }

  /// How many more lines the likeliest next action explains.
  private func ahead(_ start: Kernel, at place: Int) -> Int {
    guard place < lines.count else { return 0 }
    let (here, due) = passed(start, UInt32(clamping: gap(place)))
    var most = 0
    for action in LogActions.all(here.device) {
      let (after, own) = done(here, action)
      if after != nil, !own.isEmpty, isNext(due + own, at: place) {
        most = max(most, due.count + own.count)
      }
    }
    return most
  }

  /// The log may begin in the middle.
  private func wayFromBefore(_ start: Kernel) -> LogWay? {
    guard place == 0 else { return nil }
    for before in LogActions.before(start.device) {
      var kernel = start
      for action in before { kernel = kernel.after(action).kernel }
      guard var way = best(kernel, []) else { continue }
      way.before = before
      return way
    }
    return nil
  }

  /// The action that explains most of the next lines, where none explains all of them.
  private func wayInPart(_ start: Kernel, _ due: [Message]) -> LogWay? {
    var found: (way: LogWay, worth: Int)?
    for action in LogActions.all(start.device) {
      let (after, own) = done(start, action)
      guard let after, !own.isEmpty else { continue }
      let sent = due + own
      let wanted = sent.map(simulation.logLine)
      var end = place + 1
      while end <= lines.count, end - place <= sent.count + 2 {
        if end - 1 > place, gap(end - 1) > LogSearch.longest { break }
        let here = Array(texts[place..<end])
        // In any order.
        let common = Set(wanted).intersection(here).count
        let worth = 3 * common - (wanted.count - common) - (here.count - common)
        if common * 2 >= wanted.count, worth > found?.worth ?? 0 {
          let way = LogWay(
            actions: [action], sent: sent, count: end - place, kernel: after, score: common)
          found = (way, worth)
        }
        end += 1
      }
    }
    return found?.way
  }

  // MARK: - The device

  func gap(_ place: Int) -> UInt64 {
    let (before, now) = (lines[place - 1].time, lines[place].time)
    return now > before ? now - before : 0
  }

  private func isNext(_ sent: [Message], at place: Int) -> Bool {
    guard place + sent.count <= lines.count else { return false }
    for (offset, message) in sent.enumerated() {
      if simulation.logLine(message) != texts[place + offset] { return false }
      if offset > 0, gap(place + offset) > LogSearch.longest { return false }
    }
    return true
  }

  func passed(_ start: Kernel, _ milliseconds: UInt32) -> (Kernel, [Message]) {
    var kernel = start
    var log = EventLog()
    guard kernel.pass(milliseconds, into: &log) else { return (start, []) }
    return (kernel, simulation.setup.shown(log.events))
  }

  /// Nil where the action is refused.
  func done(_ start: Kernel, _ action: Action) -> (Kernel?, [Message]) {
    let (kernel, events, refusal) = start.after(action)
    return refusal == nil ? (kernel, simulation.setup.shown(events)) : (nil, [])
  }

  private func words(_ action: Action) -> String {
    let detail =
      switch action {
      case .openURL: "https://example.com"
      case .quickAction: "new"
      default: ""
      }
    return simulation.text.line(.act(action, detail: detail))
  }
}

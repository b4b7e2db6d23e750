import Lifecycle
import Sessions

/// Finds actions whose messages are those of a real log: at each line those that explain the most,
/// with a look ahead where several do.
struct LogSearch {
  let simulation: Simulation
  let log: ComparedLog
  private var kernel: Kernel
  private(set) var place = 0
  /// Where the lines end that are explained together: those of one process.
  private(set) var end = 0
  private(set) var acts: [LogAct] = []
  /// The time in the log to which the kernel has come.
  private var clock: UInt64

  /// Messages of one action come one right after the other, in milliseconds.
  static let longest: UInt64 = 1_000

  init(_ log: ComparedLog, _ simulation: Simulation) {
    self.log = log
    self.simulation = simulation
    kernel = simulation.timeline.kernel
    clock = log.lines.first?.time ?? 0
  }

  mutating func run() {
    for start in log.starts {
      explain(until: start.place)
      endProcess(of: start.app)
    }
    explain(until: log.lines.count)
  }

  private mutating func explain(until end: Int) {
    self.end = end
    while place < end {
      let wait = wait
      let (here, due) = passed(kernel, wait)
      if let way = way(from: here, due) {
        accept(way, wait)
      } else {
        leaveUnexplained()
      }
    }
  }

  /// How long it is until the next line.
  private var wait: UInt32 {
    let time = log.lines[place].time
    return time > clock ? UInt32(clamping: time - clock) : 0
  }

  // MARK: - Processes

  /// The next line is of a new process. Unless the end of the one before is explained already, it
  /// was a silent one: the system killed the suspended app; else it crashed, or Xcode stopped it.
  private mutating func endProcess(of app: AppID) {
    guard kernel.device[app].process != .notRunning else { return }
    // Without times it is unknown when the app was suspended.
    let waits = log.isTimed ? [wait, 0] : ComparedLog.untilSuspended + [0]
    for action in [Action.jetsam(app), .crash(app)] {
      for wait in waits {
        let (here, due) = passed(kernel, wait)
        let (after, sent) = done(here, action)
        guard let after, due.isEmpty, sent.isEmpty else { continue }
        if case .jetsam = action, here.device[app].process != .suspended { continue }
        add(action, wait: wait)
        kernel = after
        if wait > 0 { clock = log.lines[place].time }
        return
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
    clock = log.lines[place - 1].time
  }

  private mutating func add(
    _ action: Action, wait: UInt32, sent: [Message] = [], isBefore: Bool = false
  ) {
    let ending = sent.isEmpty ? ProcessEnding(action) : nil
    acts.append(
      LogAct(
        words: words(action), wait: wait, sent: sent, lines: place..<place, isBefore: isBefore,
        ending: ending))
  }

  private mutating func leaveUnexplained() {
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
      if next == end || explained(from: near.kernel, at: next) > 0 { return near }
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
    guard place < end else { return 0 }
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
      let wanted = sent.map(log.text)
      var last = place + 1
      while last <= end, last - place <= sent.count + 2 {
        if last - 1 > place, gap(last - 1) > LogSearch.longest { break }
        let here = Array(log.texts[place..<last])
        // In any order.
        let common = Set(wanted).intersection(here).count
        let worth = 3 * common - (wanted.count - common) - (here.count - common)
        if common * 2 >= wanted.count, worth > found?.worth ?? 0 {
          let way = LogWay(
            actions: [action], sent: sent, count: last - place, kernel: after, score: common)
          found = (way, worth)
        }
        last += 1
      }
    }
    return found?.way
  }

  // MARK: - The device

  func gap(_ place: Int) -> UInt64 {
    let (before, now) = (log.lines[place - 1].time, log.lines[place].time)
    return now > before ? now - before : 0
  }

  private func isNext(_ sent: [Message], at place: Int) -> Bool {
    guard place + sent.count <= end else { return false }
    for (offset, message) in sent.enumerated() {
      if log.text(message) != log.texts[place + offset] { return false }
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

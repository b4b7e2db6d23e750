import Lifecycle
import Sessions

/// The actions that explain the next lines of a log, wholly or in part.
struct StoryWays {
  /// An action, and the lines that it explains.
  struct Way {
    var action: Action
    /// Its place among the likely ones.
    var rank: Int
    var sent: [Message]
    /// How many lines belong to it.
    var count: Int
    var kernel: Kernel
    var faults: Int
    /// Whether the log ends before all of its messages came.
    var isCut = false
  }

  private let log: ComparedLog
  private let expansions: Expansions
  private let end: Int

  init(_ log: ComparedLog, _ expansions: Expansions, until end: Int) {
    self.log = log
    self.expansions = expansions
    self.end = end
  }

  /// The ways from a device on that has come to a place, after some messages that were due. Where
  /// `isWhole`, only those of which the log has every message.
  func from(
    _ start: Kernel, _ due: [Message], at place: Int, isWhole: Bool = false
  ) -> [Way] {
    let early = due.map(log.number)
    var ways: [Way] = []
    for expansion in expansions.of(start) where !expansion.sent.isEmpty {
      let wanted = early + expansion.numbers
      var way = Way(
        action: expansion.action, rank: expansion.rank, sent: due + expansion.sent, count: 0,
        kernel: expansion.kernel, faults: 0)
      func add(_ count: Int, _ faults: Int) {
        way.count = count
        way.faults = faults
        ways.append(way)
      }
      let found = inOrder(wanted, at: place)
      let isAll = found.count == wanted.count
      if found.count > 0, !isWhole || isAll {
        add(found.count, found.faults + StoryCost.missing * (wanted.count - found.count))
      }
      if isAll { continue }
      if let count = cut(wanted, at: place) {
        var way = way
        way.sent = Array(way.sent.prefix(count))
        (way.count, way.faults, way.isCut) = (count, StoryCost.cut, true)
        ways.append(way)
      }
      if !isWhole, let part = part(wanted, at: place) { add(part.count, part.faults) }
    }
    return ways
  }

  /// How many lines are among these messages one after the other, without the others.
  private func inOrder(_ wanted: [Int], at place: Int) -> (count: Int, faults: Int) {
    var count = 0
    var faults = 0
    for number in wanted {
      let next = place + count
      guard next < end else { break }
      if number != log.numbers[next] { continue }
      // The user or a debugger held the app.
      if count > 0, gap(next) > StorySearch.longest { faults += StoryCost.pause }
      count += 1
    }
    return (count, faults)
  }

  /// How many messages the log has of those, where it ends then.
  private func cut(_ wanted: [Int], at place: Int) -> Int? {
    let count = log.numbers.count - place
    guard end == log.numbers.count, count < wanted.count else { return nil }
    return wanted.starts(with: log.numbers[place...]) && !hasPause(place..<end) ? count : nil
  }

  private func hasPause(_ lines: Range<Int>) -> Bool {
    lines.dropFirst().contains { gap($0) > StorySearch.longest }
  }

  /// The lines that have most of some messages, in any order and with others among them.
  private func part(_ wanted: [Int], at place: Int) -> (count: Int, faults: Int)? {
    guard wanted.contains(where: log.numbers[place..<min(end, place + wanted.count + 2)].contains)
    else { return nil }
    var best: (count: Int, faults: Int, worth: Int)?
    var last = place + 1
    while last <= end, last - place <= wanted.count + 2 {
      if last - 1 > place, gap(last - 1) > StorySearch.longest { break }
      let rows = ComparedAct(wanted, Array(log.numbers[place..<last])).rows
      let same = rows.count { $0.sign == .same }
      let moved = rows.count { $0.sign == .moved } / 2
      let missing = rows.count { $0.sign == .removed }
      let extra = rows.reduce(0) { cost, row in
        guard row.sign == .added, let line = row.right else { return cost }
        return cost + log.cost(ofExtra: place + line)
      }
      let faults = moved * StoryCost.moved + missing * StoryCost.missing + extra
      let worth = (same + moved) * StoryCost.extra - faults
      if (same + moved) * 2 >= wanted.count, worth > best?.worth ?? 0 {
        best = (last - place, faults, worth)
      }
      last += 1
    }
    return best.map { ($0.count, $0.faults) }
  }

  private func gap(_ place: Int) -> UInt64 {
    let (before, now) = (log.lines[place - 1].time, log.lines[place].time)
    return now > before ? now - before : 0
  }
}

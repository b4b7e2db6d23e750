import Lifecycle
import RandomNumbers
import Sessions
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// The law of following: whoever wanders about meanwhile, and does what they like, sees at the live
/// end exactly the file's course, in whatever pieces it came.
@Suite struct FollowingLawTests {
  /// One thing that happens.
  private enum Move: CustomStringConvertible {
    case keys(String)
    /// So many bytes more of the file.
    case bytes(Int)
    case jump(Int)
    case branch(Int)
    case pass(UInt32)

    var description: String {
      switch self {
      case .keys(let keys): keys
      case .bytes(let count): "[\(count) bytes]"
      case .jump(let place): "[jump \(place)]"
      case .branch(let index): "[branch \(index)]"
      case .pass(let time): "[\(time) ms]"
      }
    }
  }

  private static let keys = [
    "1", "2", "h", "l", "s", "a", "<esc>", "m", "t", "z", "Z", ",", ",", ".", "(", ")", "[", "]",
    "*<enter>", " ", ";", "C<esc>", "B<down><enter>", "B<down>xy<esc>", "Bd<esc><esc>",
    "<tab>", "<tab><up><up>J", "<tab><up><up><up><backspace>", "!",
  ]

  private static let words = [
    "open Notes", "open Mail", "home", "lock", "unlock", "undo", "redo", "control-center",
    "dismiss", "switcher", "next", "undo",
  ]

  private static func file(_ chance: inout SplitMix64) throws -> [UInt8] {
    var text = FollowingTests.header
    for _ in 0..<40 {
      let delay = chance.below(3) == 0 ? " +\(chance.below(9))" : ""
      text += "> \(words[chance.below(words.count)])\(delay)\n"
      if chance.below(8) == 0 { text += "# said\n" }
    }
    return Array(text.utf8)
  }

  private static func moves(_ chance: inout SplitMix64, _ length: Int) -> [Move] {
    (0..<length).map { _ in
      switch chance.below(12) {
      case 0, 1, 2: .bytes(1 + chance.below(60))
      case 3: .jump(chance.below(40))
      case 4: .branch(chance.below(6))
      case 5: .pass(UInt32(chance.below(5_000)))
      default: .keys(keys[chance.below(keys.count)])
      }
    }
  }

  private static func follow(_ bytes: [UInt8], _ moves: [Move]) -> Driver {
    var driver = Driver()
    driver.model.follow(name: "class.session", file: "class.session")
    return goOn(driver, bytes[...], moves)
  }

  private static func goOn(
    _ driver: Driver, _ bytes: ArraySlice<UInt8>, _ moves: [Move]
  ) -> Driver {
    var driver = driver
    var place = bytes.startIndex
    func more(_ count: Int) {
      let end = min(bytes.endIndex, place + count)
      driver.follow(bytes[place..<end])
      place = end
    }
    for move in moves {
      switch move {
      case .keys(let keys): driver.press(keys)
      case .bytes(let count): more(count)
      case .jump(let place): driver.model.travel(to: place)
      case .branch(let index):
        if driver.model.travel.branches.others.indices.contains(index) {
          driver.model.work { $0.go(toBranch: index) }
        }
      case .pass(let time): driver.pass(time)
      }
    }
    more(bytes.count)
    driver.press("<esc><esc><esc><esc><esc>ge")
    return driver
  }

  /// Why a walk breaks the law; nil where it does not.
  private static func breach(_ bytes: [UInt8], _ moves: [Move]) -> String? {
    let wanted = follow(bytes, []).model
    let driver = follow(bytes, moves)
    let model = driver.model
    if model.followedPlace != .liveEnd { return "not at the live end:\n\(driver.text)" }
    if model.following?.session.waiting != 0 { return "something waits" }
    if driver.actions != Driver(wanted).actions { return "other actions: \(driver.actions)" }
    let (line, other) = (model.simulation.timeline, wanted.simulation.timeline)
    if line.entries.map(\.time) != other.entries.map(\.time) { return "other times" }
    if line.allEvents != other.allEvents { return "other messages" }
    if model.device != wanted.device { return "another device" }
    if model.following?.problem?.description != wanted.following?.problem?.description {
      return "another problem: \(String(describing: model.following?.problem))"
    }
    var log = model.log.index
    log.setRemarks([], log.filter.narration, line)
    let rows = log.rows(0..<log.count(line), line)
    var wantedLog = wanted.log.index
    wantedLog.setRemarks([], wantedLog.filter.narration, other)
    let all = wantedLog.rows(0..<wantedLog.count(other), other)
    if rows != all {
      let (told, wanted) = (model.travel.branches.narration, wanted.travel.branches.narration)
      return "another log: \(told.map(\.place)), wanted \(wanted.map(\.place))"
    }
    for index in model.travel.branches.others.indices {
      let branch = model.travel.branches.timeline(of: index, beside: line)
      if let reason = whyNotItsOwn(branch, model.simulation) { return "line \(index): \(reason)" }
    }
    return nil
  }

  /// A line of one's own is what its actions give, whatever became of the line that it left.
  private static func whyNotItsOwn(_ line: Timeline, _ simulation: Simulation) -> String? {
    var again = Simulation(simulation.setup, rules: simulation.rules).timeline
    for entry in line.entries {
      again.pass(entry.delay)
      let outcome = again.perform(.act(entry.step, detail: entry.detail))
      if outcome.refusal != entry.refusal.map(Timeline.StepRefusal.kernel) { return "refusals" }
    }
    // Time may have passed behind its last action.
    return again.events == line.events.prefix(again.events.count) ? nil : "other messages"
  }

  /// Why a recording of it is another course; nil where it is not.
  private static func recordingBreach(_ bytes: [UInt8], _ moves: [Move]) -> String? {
    // A recording ends where the device becomes another one: here it begins after the header.
    let header = bytes[..<FollowingTests.header.utf8.count]
    var driver = follow(Array(header), [])
    _ = driver.model.startRecording("own.session")
    var text = ""
    for case .write(let opening) in driver.model.recordingOpened() { text += opening }
    driver = goOn(driver, bytes[header.endIndex...], moves)
    guard driver.model.isRecording else { return nil }
    text += driver.written
    for case .write(let last) in driver.model.work({ $0.endRecording() }) { text += last }
    do {
      let file = try SessionParser.parse(
        SourceFile(name: "own", text: text), library: Driver.library)
      let opened = try OpenedSession(file, library: Driver.library)
      if let difference = opened.difference { return "line \(difference.line) sends others" }
      let (line, wanted) = (opened.simulation.timeline, driver.model.simulation.timeline)
      // What fell due where actions were taken back is in no recording: no action says when.
      let due = wanted.isAtPresent ? 0 : wanted.events.count - line.events.count
      let same = Array(line.events) == Array(wanted.events.dropLast(max(0, due)))
      return same ? nil : "another course:\n\(text)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: 1...80) func aRecordingOfItIsTheSameCourse(seed: Int) throws {
    var chance = SplitMix64(seed: UInt64(seed))
    let bytes = try Self.file(&chance)
    try Self.hold(seed, bytes, Self.moves(&chance, 60), Self.recordingBreach)
  }

  @Test(arguments: 1...150) func theLiveEndIsTheFilesCourse(seed: Int) throws {
    var chance = SplitMix64(seed: UInt64(seed))
    let bytes = try Self.file(&chance)
    try Self.hold(seed, bytes, Self.moves(&chance, 60), Self.breach)
  }

  /// Prints the shortest walk that breaks a law.
  private static func hold(
    _ seed: Int, _ bytes: [UInt8], _ walk: [Move], _ breach: ([UInt8], [Move]) -> String?
  ) throws {
    var moves = walk
    guard breach(bytes, moves) != nil else { return }
    var place = 0
    while place < moves.count {
      var shorter = moves
      shorter.remove(at: place)
      if breach(bytes, shorter) != nil { moves = shorter } else { place += 1 }
    }
    let words = moves.map(\.description).joined(separator: " ")
    let reason = breach(bytes, moves) ?? ""
    Issue.record(
      "seed \(seed): \(words)\n\(reason)\nof\n\(String(decoding: bytes, as: UTF8.self))")
  }
}

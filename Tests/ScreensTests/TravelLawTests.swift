import Lifecycle
import RandomNumbers
import Sessions
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// The recording's law: whatever keys were pressed, moments looked at and lines gone to, the file,
/// run again, ends where the screen does, with the same log.
@Suite struct TravelLawTests {
  /// One thing that hands do.
  private enum Move: CustomStringConvertible {
    case keys(String)
    case pass(UInt32)
    case jump(Int)
    case branch(Int)

    var description: String {
      switch self {
      case .keys(let keys): keys
      case .pass(let time): "[\(time) ms]"
      case .jump(let place): "[jump \(place)]"
      case .branch(let index): "[branch \(index)]"
      }
    }
  }

  private static let keys = [
    "1", "2", "h", "s", "l", "c", "d", "a", "m", "t", "<esc>", "y", "u", "i", "z", "Z", ",", ".",
    "(", ")", "[", "]", "*<enter>", "#said<enter>", "*here<enter>",
  ]

  private func moves(seed: UInt64, length: Int) -> [Move] {
    var chance = SplitMix64(seed: seed)
    return (0..<length).map { _ in
      switch chance.below(12) {
      case 0, 1: .pass(UInt32(chance.below(7_000)))
      case 2: .jump(chance.below(30))
      case 3: .branch(chance.below(5))
      default: .keys(TravelLawTests.keys[chance.below(TravelLawTests.keys.count)])
      }
    }
  }

  /// Why a walk breaks the law; nil where it does not.
  private func breach(_ moves: [Move], startingAt start: Int) -> String? {
    var driver = Driver()
    var opening = ""
    for (index, move) in moves.enumerated() {
      if index == min(start, moves.count - 1) {
        _ = driver.model.startRecording("x.session")
        for case .write(let text) in driver.model.recordingOpened() { opening = text }
      }
      switch move {
      case .keys(let keys): driver.press(keys)
      case .pass(let time): driver.pass(time)
      case .jump(let place): driver.model.travel(to: place)
      case .branch(let index):
        if driver.model.travel.branches.others.indices.contains(index) {
          driver.model.work { $0.go(toBranch: index) }
        }
      }
    }
    guard driver.model.isRecording else { return nil }
    driver.press("ge")
    let simulation = driver.model.simulation
    var text = opening + driver.written
    for case .write(let last) in driver.model.work({ $0.endRecording() }) { text += last }
    return TravelLawTests.whyDifferent(text, simulation)
  }

  private static func whyDifferent(_ text: String, _ simulation: Simulation) -> String? {
    do {
      let source = SourceFile(name: "recording", text: text)
      let file = try SessionParser.parse(source, library: Driver.library)
      var again = ""
      SessionPrinter(file, try Simulation(file.setup, library: Driver.library)).print {
        again += $0 + "\n"
      }
      if again != text { return "other bytes:\n\(text)\n\(again)" }
      let opened = try OpenedSession(file, library: Driver.library)
      if let difference = opened.difference { return "line \(difference.line) sends others" }
      let timeline = opened.simulation.timeline
      if Array(timeline.events) != Array(simulation.timeline.events) {
        return "another log:\n\(text)"
      }
      // Time that passed behind the last action is in a file only where something fell due in it.
      var device = timeline.kernel
      var log = EventLog()
      let now = simulation.timeline.kernel.device.now.milliseconds
      _ = device.pass(now - min(now, device.device.now.milliseconds), into: &log)
      return device.device == simulation.timeline.kernel.device ? nil : "another device:\n\(text)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: 1...100) func theFileEndsWhereTheScreenDoes(seed: Int) {
    var moves = moves(seed: UInt64(seed), length: 60)
    let start = seed % 3 * 15
    guard breach(moves, startingAt: start) != nil else { return }
    var place = 0
    while place < moves.count {
      var shorter = moves
      shorter.remove(at: place)
      if breach(shorter, startingAt: start) != nil { moves = shorter } else { place += 1 }
    }
    let words = moves.map(\.description).joined(separator: " ")
    let reason = breach(moves, startingAt: start) ?? ""
    Issue.record("seed \(seed), from \(start): \(words)\n\(reason)")
  }
}

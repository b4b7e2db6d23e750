import CLibrary
import Foundation
import RandomNumbers
import Rulebooks
import Sessions
import TerminalEmulation
import Testing
import TextFiles

/// A program that is killed while it records, `Scripts/kill-recorder` as often as it is told.
@Suite struct KilledRecorderTests {
  private static let kills =
    ProcessInfo.processInfo.environment["FRONTMOST_KILLS"].flatMap(Int.init) ?? 12
  private static let library = try! Library()

  private func recorder(_ path: String) throws -> EmulatedTerminal {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["--record", path], columns: 160, rows: 40)
    #expect(terminal.waitFor("● REC"), "\(terminal.text)")
    terminal.waitUntilIdle()
    return terminal
  }

  /// Killed when the first byte of its answer is painted, it has each key's action in the file.
  @Test func whatIsPaintedIsInTheFile() throws {
    let folder = try TemporaryFolder()
    let keys = [("1", "> open Notes"), ("2", "> open Mail"), ("l", "> lock"), ("h", "> home")]
    for kill in 0..<Self.kills {
      let path = folder.path("\(kill).session")
      let terminal = try recorder(path)
      let (key, action) = keys[kill % keys.count]
      terminal.type(key)
      var painted = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&painted, 1, 10_000) == 1)
      terminal.signal(SIGKILL)
      _ = terminal.waitForExit()
      let text = try folder.read("\(kill).session")
      #expect(
        text.split(separator: "\n").contains { $0.hasPrefix(action) }, "kill \(kill): \(text)")
      #expect(text.hasSuffix("\n"))
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Killed at any moment while keys come, it leaves whole lines that run as they were recorded.
  @Test func aKillAtAnyMomentLeavesWholeActions() throws {
    let folder = try TemporaryFolder()
    var chance = SplitMix64(seed: 7)
    for kill in 0..<Self.kills {
      let path = folder.path("\(kill).session")
      let terminal = try recorder(path)
      for _ in 0..<5 { terminal.type(chance.pick(["1h2s", "4l", "1hh3", "cc2", "n2h"])) }
      usleep(UInt32(chance.below(12_000)))
      terminal.signal(SIGKILL)
      _ = terminal.waitForExit()
      let text = try folder.read("\(kill).session")
      #expect(text.hasSuffix("\n"), "kill \(kill): \(text)")
      let session = try SessionParser.parse(
        SourceFile(name: "killed", text: text), library: Self.library)
      let simulation = try Simulation(session.setup, library: Self.library)
      #expect(Checker(session, simulation).check() == [], "kill \(kill): \(text)")
      try FileManager.default.removeItem(atPath: path)
    }
  }
}

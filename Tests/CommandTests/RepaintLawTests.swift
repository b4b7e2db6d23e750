import CLibrary
import RandomNumbers
import Sessions
import TerminalEmulation
import Testing

/// What is painted piece by piece is what is painted at once: after any keys the screen is the same
/// when the program is continued, and enters its screen again.
@Suite struct RepaintLawTests {
  /// Keys of the device, of panels, of time and of overlays; none that ends, records or suspends.
  private static let keys = Array(
    "1234hslLcdeatxbokjJKGgvz+_[]{}<>:?/!mTBFuUy\t\r\r\u{1B}\u{1B}\u{1B}")

  @Test(arguments: [
    (1, "xterm-256color", 80, 24, "dark"), (2, "screen-256color", 100, 30, "light"),
    (3, "linux", 120, 40, "projector"), (4, "vt100", 64, 20, "monochrome"),
  ])
  func paintingAgainChangesNothing(
    _ seed: UInt64, _ type: String, _ columns: Int, _ rows: Int, _ theme: String
  ) throws {
    var random = SplitMix64(seed: seed)
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      ["--theme", theme, "--app", "日本🍣 scenes"], type: type, columns: columns, rows: rows)
    #expect(terminal.waitFor("? help"))
    var typed = ""
    for step in 1...120 {
      let key = RepaintLawTests.keys.randomElement(using: &random)!
      typed.append(key)
      terminal.type(String(key))
      if step % 40 == 0 {
        let size = (
          Int.random(in: 30...130, using: &random), Int.random(in: 8...45, using: &random)
        )
        terminal.resize(columns: size.0, rows: size.1)
      }
      terminal.observe(for: 0.02)
      guard step % 6 == 0 else { continue }
      terminal.waitUntilIdle()
      let (before, text) = (picture(terminal), terminal.text)
      terminal.signal(SIGCONT)
      terminal.waitUntilIdle()
      try #require(terminal.exitStatus == nil, "seed \(seed), ended by \(typed.debugDescription)")
      let after = picture(terminal)
      let place = zip(before, after).enumerated().first { $1.0 != $1.1 }
      try #require(
        place == nil,
        "seed \(seed), after \(typed.debugDescription): \(String(describing: place))\n\(text)")
    }
  }

  /// Every cell with its look. The ink of a blank is not seen, and the right half of a wide
  /// character looks as its left, whatever the emulation keeps for it.
  private func picture(_ terminal: EmulatedTerminal) -> [EmulatedCell] {
    (0..<terminal.rows).flatMap { y in
      (0..<terminal.columns).compactMap { x in
        var cell = terminal.cell(x, y)
        if cell.text.isEmpty { return nil }
        if cell.text == " ", !cell.reverse { (cell.foreground, cell.bold) = (nil, false) }
        return cell
      }
    }
  }
}

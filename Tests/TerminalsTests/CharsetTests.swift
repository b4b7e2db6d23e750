import Foundation
import TerminalKit
import Testing

@testable import Terminals

@Suite struct CharsetTests {
  @Test(
    arguments: [
      ([:], .ascii),
      (["LANG": "C"], .ascii),
      (["LANG": "POSIX"], .ascii),
      (["LANG": ""], .ascii),
      (["LANG": "en_US.UTF-8"], .utf8),
      (["LANG": "de_DE.utf8@euro"], .utf8),
      (["LANG": "de_DE.ISO-8859-1"], .ascii),
      (["LANG": "C", "LC_ALL": "C.UTF-8"], .utf8),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], .ascii),
      (["LANG": "en_US.UTF-8", "LC_ALL": "", "LC_CTYPE": "C"], .ascii),
      (["LC_CTYPE": "UTF-8"], .utf8),
    ] as [([String: String], Charset)])
  func whatTheEnvironmentWants(_ environment: [String: String], _ charset: Charset) {
    #expect(Charset.wanted { environment[$0] } == charset)
  }
}

@Suite struct WidthTests {
  /// ncurses goes by the C library's widths. Those of scripts and signs of long standing are the
  /// same everywhere; younger characters are replaced where the library does not know them.
  @Test func theLibraryAgreesWithTheGrid() {
    #expect(Charset.choose { _ in "C.UTF-8" } == .utf8)
    let ranges: [ClosedRange<UInt32>] = [
      0xA1...0x2FF, 0x386...0x387, 0x3A3...0x52F, 0x5D0...0x5EA, 0x905...0x939, 0x1100...0x1112,
      0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20B5, 0x2190...0x23CF,
      0x2500...0x26FF, 0x2701...0x27BF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5,
      0xAC00...0xD7A3, 0xFF01...0xFFE6, 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x20000...0x2A6D6,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned
      else { continue }
      let columns = TextWidth.columns(of: scalar)
      let shown = Charset.utf8.shown(value, columns: columns)
      #expect(columns == 0 || shown == (value, columns), "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    arguments: [
      // Wider than its room, without a width, a control, not assigned.
      ("日", 1), ("\u{301}", 1), ("\u{9B}", 1), ("\u{2FE0}", 2),
    ] as [(Unicode.Scalar, Int)])
  func whatWouldShiftTheRestIsReplaced(_ scalar: Unicode.Scalar, _ columns: Int) {
    _ = Charset.choose { _ in "C.UTF-8" }
    #expect(Charset.utf8.shown(scalar.value, columns: columns) == (0x3F, 1))
  }
}

@Suite struct AsciiSubstitutesTests {
  @Test(arguments: [
    ("╭─╮", "+-+"), ("│●│", "|@|"), ("╰━╯", "+-+"), ("┌┬┐├┼┤└┴┘", "+++++++++"), ("╔═╗║", "+-+|"),
    ("┃▐▌", "|||"), ("▸ →", "> >"), ("┄…·", "~.-"), ("█▓▒░", "####"), ("plain ~", "plain ~"),
    ("é日", "??"), ("\u{7F}\u{1B}", "??"), ("“x” – ‘y’", "\"x\" - 'y'"),
  ])
  func resembles(_ text: String, _ expected: String) {
    #expect(ascii(text) == expected)
  }

  @Test func theMarksOfTheStatesAreToldApart() {
    let marks = ascii("●◐○◌·")
    #expect(marks == "@o.~-")
    #expect(Set(marks).count == 5)
  }

  @Test func everySubstituteCanBeShown() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect((0x20..<0x7F).contains(AsciiSubstitutes.substitute(for: scalar).value))
    }
  }

  /// What the pictures of the screens show, but for names that came from files.
  @Test func everySignThatWeDrawHasASubstitute() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ScreensTests/Goldens")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 100)
    var unknown: [Unicode.Scalar: String] = [:]
    for name in names.sorted() where !name.hasPrefix("wide-names") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for scalar in text.unicodeScalars where scalar.value > 0x7F && !scalar.properties.isAlphabetic
      {
        if AsciiSubstitutes.substitute(for: scalar) == "?" { unknown[scalar] = name }
      }
    }
    #expect(unknown.isEmpty, "\(unknown)")
  }

  /// A cut is two dots wide, and looks like no state's mark and no range.
  @Test(arguments: [
    ("backgrou… 1", "backgro.. 1"), (" …inactive", " ..nactive"), ("a…b c", "..b c"),
    ("sessi…lines", "sess..lines"), ("… 3 more", ". 3 more"), ("│…active", "|..ctive"),
    ("1–9", "1-9"),
  ])
  func aCutIsTwoDots(_ text: String, _ expected: String) {
    let scalars = Array(text.unicodeScalars)
    let shown = scalars.indices.map { x in
      AsciiSubstitutes.isBesideCut(x, of: scalars.count) { scalars[$0].value }
        ? "." : AsciiSubstitutes.substitute(for: scalars[x])
    }
    #expect(String(String.UnicodeScalarView(shown)) == expected)
  }

  /// A blocked app is not taken for an inactive one.
  @Test func aHangIsToldApart() {
    #expect(ascii("◷╏") == "!!")
  }

  private func ascii(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(AsciiSubstitutes.substitute)))
  }
}

@Suite struct TerminalFeaturesTests {
  @Test func nothingIsSentToATerminalThatWouldShowIt() {
    let features = TerminalFeatures(type: "vt100", hasMouse: false) { _ in nil }
    #expect(features.enter == "" && features.leave == "" && features.title("x") == "")
  }

  @Test func xtermGetsEverything() {
    let capabilities = ["BE": "\u{1B}[?2004h", "BD": "\u{1B}[?2004l"]
    let features = TerminalFeatures(type: "xterm-256color", hasMouse: true) { capabilities[$0] }
    #expect(features.enter.contains("[?1002h") && features.leave.contains("[?1002l"))
    #expect(features.enter.contains("[?2004h") && features.leave.contains("[?2004l"))
    #expect(features.enter.contains("[22;2t") && features.leave.contains("[23;2t"))
  }

  @Test func theTitleIsNotSavedTwice() {
    let features = TerminalFeatures(type: "xterm", hasMouse: true) {
      $0 == "smcup" ? "\u{1B}[?1049h\u{1B}[22;0;0t" : nil
    }
    #expect(!features.enter.contains("22;") && !features.leave.contains("23;"))
  }

  @Test func titlesCannotSmuggleSequences() {
    let features = TerminalFeatures(type: "xterm", hasMouse: true) { _ in nil }
    #expect(features.title("a\u{07}\u{1B}[31mb\u{9C}é") == "\u{1B}]2;a[31mbé\u{07}")
  }

  @Test func aStatusLineIsNotATitle() {
    let status = ["tsl": "\u{1B}[1$}", "fsl": "\u{1B}[0$}"]
    let features = TerminalFeatures(type: "vt320", hasMouse: false) { status[$0] }
    #expect(features.title("x") == "")
  }
}

@Suite struct MonotonicClockTests {
  @Test func timeGoesForward() {
    let before = MonotonicClock.now
    #expect(before > 0 && MonotonicClock.now >= before)
  }
}

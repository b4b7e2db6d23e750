import Foundation
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

  private func ascii(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(AsciiSubstitutes.substitute)))
  }
}

@Suite struct TerminalFeaturesTests {
  @Test func nothingIsSentToATerminalThatWouldShowIt() {
    let features = TerminalFeatures(type: "vt100") { _ in nil }
    #expect(features.enter == "" && features.leave == "" && features.title("x") == "")
  }

  @Test func xtermGetsEverything() {
    let capabilities = ["BE": "\u{1B}[?2004h", "BD": "\u{1B}[?2004l"]
    let features = TerminalFeatures(type: "xterm-256color") { capabilities[$0] }
    #expect(features.enter.contains("[?1002h") && features.leave.contains("[?1002l"))
    #expect(features.enter.contains("[?2004h") && features.leave.contains("[?2004l"))
    #expect(features.enter.contains("[22;2t") && features.leave.contains("[23;2t"))
  }

  @Test func theTitleIsNotSavedTwice() {
    let features = TerminalFeatures(type: "xterm") {
      $0 == "smcup" ? "\u{1B}[?1049h\u{1B}[22;0;0t" : nil
    }
    #expect(!features.enter.contains("22;") && !features.leave.contains("23;"))
  }

  @Test func titlesCannotSmuggleSequences() {
    let features = TerminalFeatures(type: "xterm") { _ in nil }
    #expect(features.title("a\u{07}\u{1B}[31mb\u{9C}é") == "\u{1B}]2;a[31mbé\u{07}")
  }

  @Test func aStatusLineIsNotATitle() {
    let status = ["tsl": "\u{1B}[1$}", "fsl": "\u{1B}[0$}"]
    let features = TerminalFeatures(type: "vt320") { status[$0] }
    #expect(features.title("x") == "")
  }
}

@Suite struct MonotonicClockTests {
  @Test func timeGoesForward() {
    let before = MonotonicClock.now
    #expect(before > 0 && MonotonicClock.now >= before)
  }
}

import TerminalEmulation
import TerminalKit
import Testing

/// What terminals send, and what is meant by it: the bytes go in, the fixture says what came out.
@Suite struct KeyTests {
  @Test(
    arguments: [
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{0}", .control(" ")), ("\u{1}", .control("a")), ("\u{1C}", .control("\\")),
      ("\u{1F}", .control("_")), ("日", .character("日")), ("😀", .character("😀")),
      // Cursor keys in both modes.
      ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[D", .left), ("\u{1B}OD", .left),
      ("\u{1B}[H", .home), ("\u{1B}OF", .end), ("\u{1B}[1~", .home), ("\u{1B}[4~", .end),
      ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[Z", .backTab),
      ("\u{1B}OM", .enter), ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)),
      ("\u{1B}[15~", .function(5)), ("\u{1B}[24~", .function(12)), ("\u{1B}", .escape),
    ] as [(String, Key)])
  func bytesAreKeys(_ bytes: String, _ key: Key) throws {
    for type in ["xterm-256color", "screen-256color", "linux", "vt100"] {
      let terminal = try fixture(type: type)
      #expect(terminal.isReady)
      terminal.send(bytes.utf8)
      #expect(terminal.waitFor(".\(key))"), "\(type)\n\(terminal.text)")
      #expect(terminal.waitFor("events 1"))
    }
  }

  /// Escape, and what was typed right after it, though it came at once.
  @Test func escapeIsAKeyOfItsOwn() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.send("\u{1B}y".utf8)
    #expect(terminal.waitFor("events 2") && terminal.waitFor("character(\"y\")"))
  }

  /// A character that is cut off or that is none takes no key behind it along for good.
  @Test(arguments: [[0xE4], [0xFF], [0xC3, 0x28], [0xE6, 0x97]] as [[UInt8]])
  func brokenCharactersDoNotStopTheKeys(_ bytes: [UInt8]) throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.send(bytes + Array("\u{1B}OB".utf8))
    terminal.waitUntilIdle()
    terminal.press(.up)
    #expect(terminal.waitFor("Key.up"), "\(terminal.text)")
  }

  @Test(arguments: [
    ("a\rb\r\nc\nd", "a\\nb\\nc\\nd"), ("é~", "é~"), ("", ""), ("日本", "日本"),
  ])
  func pastesAreTexts(_ sent: String, _ text: String) throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.send("\u{1B}[200~\(sent)\u{1B}[201~".utf8)
    #expect(terminal.waitFor("paste(\"\(text)\")"), "\(terminal.text)")
    #expect(terminal.waitFor("events 1"))
  }

  /// Over a slow line it comes in pieces.
  @Test func aPasteInPiecesIsOne() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    for piece in ["\u{1B}[200~he", "l", "lo\u{1B}[201~"] {
      terminal.send(piece.utf8)
      terminal.waitUntilIdle()
    }
    #expect(terminal.waitFor("paste(\"hello\")") && terminal.waitFor("events 1"))
  }

  /// It takes time in proportion to its length, and is one.
  @Test func aLongPasteIsOne() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    let text = String(repeating: "0123456789", count: 10_000)
    terminal.send("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    #expect(terminal.waitFor("paste(\"0123456789"))
    #expect(terminal.waitFor("events 1"))
  }

  /// What goes on without an end is a text after a while, and keys are keys again.
  @Test func aPasteWithoutAnEndEnds() throws {
    let terminal = try fixture()
    #expect(terminal.isReady)
    terminal.send("\u{1B}[200~hello".utf8)
    #expect(terminal.waitFor("paste(\"hello\")"))
    terminal.type("y")
    #expect(terminal.waitFor("character(\"y\")"))
  }

  @Test func whatCameAtOnceOfTheMouseComesInOrder() throws {
    let terminal = try fixture(columns: 200)
    #expect(terminal.isReady)
    terminal.send("\u{1B}[<0;5;6M\u{1B}[<0;5;6m\u{1B}[<2;7;8M\u{1B}[<2;7;8my".utf8)
    #expect(terminal.waitFor("events 5") && terminal.waitFor("character(\"y\")"))
    terminal.send("\u{1B}[<0;5;6M\u{1B}[<0;5;6m\u{1B}[<64;9;9M".utf8)
    #expect(terminal.waitFor("events 8") && terminal.waitFor("Kind.wheelUp"), "\(terminal.text)")
  }

  /// A double click in one read is two.
  @Test func clicksAreNotMadeOne() throws {
    let terminal = try fixture(columns: 200)
    #expect(terminal.isReady)
    terminal.send(String(repeating: "\u{1B}[<0;5;6M\u{1B}[<0;5;6m", count: 2).utf8)
    #expect(terminal.waitFor("events 4") && terminal.waitFor("Kind.release"))
  }
}

import RandomWalks
import Screens
import Sessions
import TerminalEmulation
import TerminalKit
import Testing

@testable import Terminals

/// What terminals send, and what is meant by it.
private let table: [(String, [Input])] = [
  ("a", [.key(.character("a"))]),
  ("q Q", [.key(.character("q")), .key(.character(" ")), .key(.character("Q"))]),
  ("\r", [.key(.enter)]),
  ("\n", [.key(.enter)]),
  ("\t", [.key(.tab)]),
  ("\u{7F}", [.key(.backspace)]),
  ("\u{8}", [.key(.backspace)]),
  ("\u{0}", [.key(.control(" "))]),
  ("\u{1}\u{1A}", [.key(.control("a")), .key(.control("z"))]),
  ("\u{1C}\u{1F}", [.key(.control("\\")), .key(.control("_"))]),
  ("é", [.key(.character("é"))]),
  ("日本", [.key(.character("日")), .key(.character("本"))]),
  ("😀", [.key(.character("😀"))]),

  // Cursor keys in both modes.
  ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
  ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.key(.up), .key(.down), .key(.right), .key(.left)]),
  ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.key(.home), .key(.end), .key(.home), .key(.end)]),
  ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
  (
    "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~",
    [.key(.insert), .key(.delete), .key(.pageUp), .key(.pageDown)]
  ),
  ("\u{1B}[Z", [.key(.backTab)]),
  ("\u{1B}OM\u{1B}Oq", [.key(.enter), .key(.character("1"))]),

  // Modifiers are dropped.
  ("\u{1B}[1;5A\u{1B}[1;2H\u{1B}[3;5~", [.key(.up), .key(.home), .key(.delete)]),
  ("\u{1B}[1;2Z", [.key(.backTab)]),
  ("\u{1B}[1;2P\u{1B}[15;2~", [.key(.function(1)), .key(.function(5))]),

  // Function keys: xterm's, old xterm's and the Linux console's.
  ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", (1...4).map { .key(.function($0)) }),
  ("\u{1B}[11~\u{1B}[12~\u{1B}[13~\u{1B}[14~", (1...4).map { .key(.function($0)) }),
  ("\u{1B}[[A\u{1B}[[B\u{1B}[[C\u{1B}[[D\u{1B}[[E", (1...5).map { .key(.function($0)) }),
  (
    "\u{1B}[15~\u{1B}[17~\u{1B}[18~\u{1B}[19~\u{1B}[20~\u{1B}[21~\u{1B}[23~\u{1B}[24~",
    (5...12).map { .key(.function($0)) }
  ),

  // Escape, and what was typed right after it.
  ("\u{1B}x", [.key(.escape), .key(.character("x"))]),
  ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
  ("\u{1B}O!", [.key(.escape), .key(.character("O")), .key(.character("!"))]),

  // The mouse, as 1006 reports it.
  (
    "\u{1B}[<0;1;1M\u{1B}[<0;1;1m",
    [.mouse(Mouse(.press, at: Point(x: 0, y: 0))), .mouse(Mouse(.release, at: Point(x: 0, y: 0)))]
  ),
  ("\u{1B}[<2;300;61M", [.mouse(Mouse(.press, .right, at: Point(x: 299, y: 60)))]),
  (
    "\u{1B}[<1;5;6M\u{1B}[<33;6;6M",
    [
      .mouse(Mouse(.press, .middle, at: Point(x: 4, y: 5))),
      .mouse(Mouse(.drag, .middle, at: Point(x: 5, y: 5))),
    ]
  ),
  ("\u{1B}[<16;2;2M", [.mouse(Mouse(.press, at: Point(x: 1, y: 1)))]),
  (
    "\u{1B}[<64;2;2M\u{1B}[<65;2;2M",
    [
      .mouse(Mouse(.wheelUp, at: Point(x: 1, y: 1))),
      .mouse(Mouse(.wheelDown, at: Point(x: 1, y: 1))),
    ]
  ),
  ("\u{1B}[<35;9;9M\u{1B}[<66;1;1M\u{1B}[<128;1;1M", []),

  // The mouse, as X10 reports it.
  (
    "\u{1B}[M !!\u{1B}[M#!!",
    [.mouse(Mouse(.press, at: Point(x: 0, y: 0))), .mouse(Mouse(.release, at: Point(x: 0, y: 0)))]
  ),
  (
    "\u{1B}[M\"%&\u{1B}[MB&&\u{1B}[M#&&",
    [
      .mouse(Mouse(.press, .right, at: Point(x: 4, y: 5))),
      .mouse(Mouse(.drag, .right, at: Point(x: 5, y: 5))),
      .mouse(Mouse(.release, .right, at: Point(x: 5, y: 5))),
    ]
  ),
  ("\u{1B}[M`!!", [.mouse(Mouse(.wheelUp, at: Point(x: 0, y: 0)))]),

  // Pastes.
  ("\u{1B}[200~hello\u{1B}[201~x", [.paste("hello"), .key(.character("x"))]),
  ("\u{1B}[200~a\rb\r\nc\nd\u{1B}[201~", [.paste("a\nb\nc\nd")]),
  ("\u{1B}[200~\u{1B}[A é~\u{1B}[201~", [.paste("\u{1B}[A é~")]),
  ("\u{1B}[200~\u{1B}[201~", [.paste("")]),

  // Answers, and keys that mean nothing here.
  ("\u{1B}[?1;2ca", [.key(.character("a"))]),
  ("\u{1B}[24;80R\u{1B}[I\u{1B}[Oa", [.key(.function(3)), .key(.character("a"))]),
  ("\u{1B}[99~\u{1B}[>0;276;0c\u{1B}[201~a", [.key(.character("a"))]),
  ("\u{1B}[1;\u{1B}[A", [.key(.up)]),
  ("\u{1B}[12\ra", [.key(.enter), .key(.character("a"))]),
  (
    "\u{1B}[<0;99999999999999999999;1Ma",
    [.mouse(Mouse(.press, at: Point(x: 99998, y: 0))), .key(.character("a"))]
  ),
  (
    "\u{1B}[<;;M\u{1B}[<M\u{1B}[<1M",
    [.mouse(Mouse(.press, at: Point(x: 0, y: 0)))]
  ),
  ("\u{85}", [.key(.character("\u{FFFD}"))]),
]

@Suite struct InputDecoderTests {
  @Test(arguments: table) func decodes(_ text: String, _ inputs: [Input]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(text.utf8) == inputs, "\(text.debugDescription)")
    #expect(!decoder.isWaiting)
    #expect(decoder.timeout() == [])
  }

  @Test(
    arguments: [
      ([0xC3, 0x41], "A"), ([0xFF, 0x41], "A"), ([0x80, 0x41], "A"),
      ([0xE0, 0x80, 0x80, 0x41], "A"),
      ([0xED, 0xA0, 0x80, 0x41], "A"), ([0xF4, 0x90, 0x80, 0x80, 0x41], "A"), ([0xC0, 0x41], "A"),
    ] as [([UInt8], Unicode.Scalar)])
  func keepsWhatFollowsBrokenCharacters(_ bytes: [UInt8], _ scalar: Unicode.Scalar) {
    var decoder = InputDecoder()
    let inputs = decoder.feed(bytes)
    #expect(inputs.last == .key(.character(scalar)))
    #expect(inputs.dropLast().allSatisfy { $0 == .key(.character("\u{FFFD}")) })
    #expect(inputs.count > 1)
  }

  @Test(
    arguments: [
      ("\u{1B}", [.key(.escape)]),
      ("\u{1B}[", [.key(.escape), .key(.character("["))]),
      ("\u{1B}O", [.key(.escape), .key(.character("O"))]),
      ("\u{1B}[1;5", []),
      ("\u{1B}[M!", []),
      ("\u{1B}[[", []),
      ("\u{1B}[200~never ended", [.paste("never ended")]),
    ] as [(String, [Input])])
  func decidesWhenNothingFollows(_ text: String, _ inputs: [Input]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(text.utf8) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeout() == inputs)
    #expect(!decoder.isWaiting)
    #expect(decoder.feed("a".utf8) == [.key(.character("a"))])
  }

  @Test func waitsLongerForAPasteThanForAKey() {
    var decoder = InputDecoder()
    #expect(decoder.patience == nil)
    _ = decoder.feed("\u{1B}".utf8)
    #expect(decoder.patience == 25)
    _ = decoder.feed("[200~x".utf8)
    #expect(decoder.patience == 2000)
  }

  @Test(arguments: 0..<200) func cuttingDoesNotMatter(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = (0..<8).map { _ in table.randomElement(using: &random)!.0 }.joined()
    var whole = InputDecoder()
    let expected = whole.feed(text.utf8) + whole.timeout()
    var pieces = InputDecoder()
    var inputs: [Input] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...4, using: &random))
      inputs += pieces.feed(piece)
      rest = rest.dropFirst(piece.count)
    }
    #expect(inputs + pieces.timeout() == expected)
  }

  @Test(arguments: 0..<200) func noiseIsSurvived(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var decoder = InputDecoder()
    let starts: [[UInt8]] = [[], [0x1B], [0x1B, 0x5B], [0x1B, 0x5B, 0x4D], [0x1B, 0x5B, 0x3C]]
    for _ in 0..<50 {
      let noise = (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = decoder.feed(starts.randomElement(using: &random)! + noise)
    }
    // Whatever that was the start of.
    _ = decoder.timeout()
    #expect(decoder.feed("q".utf8) == [.key(.character("q"))])
  }

  @Test func endlessSequencesAndPastesAreCutOff() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[".utf8 + Array(repeating: UInt8(ascii: "1"), count: 100))
    #expect(!decoder.isWaiting)
    let much = String(repeating: "x", count: 3_000_000)
    let inputs = decoder.feed("\u{1B}[200~\(much)\u{1B}[201~".utf8)
    let pasted = inputs.map { if case .paste(let text) = $0 { text } else { "" } }.joined()
    #expect(inputs.count > 1 && pasted == much)
  }
}

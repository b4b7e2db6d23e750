import RandomNumbers

/// What somebody, or something, does to a terminal: what is done next hangs on the seed alone.
struct RandomInput {
  enum Deed {
    case bytes([UInt8])
    case resize(columns: Int, rows: Int)
    /// Nothing for a while: only then a lone Escape is one, and what is due at a time happens.
    case pause
  }

  private var chance: SplitMix64
  private let keys: [[UInt8]]

  /// Each type of terminal has its own inputs for a seed, however many others are tried.
  init(seed: UInt64, terminal: TerminalKeys) {
    chance = SplitMix64(seed: terminal.type.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    keys = terminal.keys
  }

  mutating func next() -> Deed {
    switch chance.below(1000) {
    case 0..<2: .pause
    case 2..<30: .resize(columns: 1 + chance.below(size(300)), rows: 1 + chance.below(size(100)))
    case 30..<55: .bytes(pasted())
    case 55..<80: .bytes(unknown())
    case 80..<100: .bytes(Array(text().utf8))
    case 100..<130: .bytes(Array(":\(action())\r".utf8))
    case 130..<240: .bytes(mouse())
    case 240..<400: .bytes(keys.isEmpty ? [0x0D] : chance.pick(keys))
    case 400..<500: .bytes([chance.pick([0x1B, 0x0D, 0x09, 0x7F, 0x1B, 0x0D, 0x20])])
    case 500..<560: .bytes([control()])
    default: .bytes(typed())
    }
  }

  /// Small windows and large ones are as likely.
  private mutating func size(_ most: Int) -> Int { chance.pick([4, 20, most / 2, most, most]) }

  /// The two keys that end the program are rare, or nothing would ever come far.
  private mutating func isRare() -> Bool { chance.below(8) == 0 }

  private mutating func control() -> UInt8 {
    let key = UInt8(chance.below(32))
    return (key == 0x03 || key == 0x1A) && !isRare() ? 0x0C : key
  }

  private mutating func typed() -> [UInt8] {
    let key = UInt8(0x21 + chance.below(0x5E))
    if key == UInt8(ascii: "q"), !isRare() { return [UInt8(ascii: "j")] }
    // It begins a search, but where a file's name is asked for it may not lead out of our folder:
    // nothing can be written below a device.
    return key == UInt8(ascii: "/") ? Array("/dev/null/".utf8) : [key]
  }

  private mutating func text() -> String {
    chance.pick([
      "é", "日本語", "🙂👩‍👩‍👧", "e\u{301}\u{302}", "\u{200B}\u{FEFF}", "\u{202E}abc", "\u{85}\u{9B}31m",
      "ß",
      "\u{10FFFF}", "\u{E000}", "٣", "ยินดี",
    ])
  }

  private mutating func action() -> String {
    let app = chance.pick(["Notes", "Mail", "Maps", "Music", "Nobody", ""])
    let number = chance.pick(["0", "1", "2.5", "-1", "999999999999999999999", "1e9"])
    return chance.pick([
      "open \(app)", "open \(app)#\(number)", "home", "switcher", "lock", "unlock", "hold-lock",
      "wait \(number)", "crash \(app)", "hang \(app) \(number)", "grow \(app) \(number)",
      "split \(app)", "new-window \(app)", "close-window \(app)#\(number)", "push \(app) silent",
      "begin \(app) audio", "wake \(app) fetch", "rotate", "connect-display", "time-change",
      "jetsam \(app)", "call", "accept", "dismiss", "next", "undo", "redo", "low-battery",
      "power-on", "record", "scenarios", "lanes", "compare", "states", "\(number)",
    ])
  }

  private mutating func mouse() -> [UInt8] {
    let button = chance.pick([0, 0, 0, 1, 2, 32, 35, 64, 65, 4, 8, 16, 128, 255, 99999])
    let most = chance.pick([20, 80, 80, 300, 100_000])
    let (x, y) = (chance.below(most), chance.below(chance.pick([5, 24, 24, most])))
    let end = chance.pick(["M", "M", "m"])
    switch chance.below(20) {
    case 0: return [0x1B, 0x5B, 0x4D] + (0..<3).map { _ in safe(chance.below(256)) }
    case 1: return Array("\u{1B}[<\(button);\(x)\(end)".utf8)
    case 2...5:
      let place = "\(x);\(y)"
      return Array("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m".utf8)
    default: return Array("\u{1B}[<\(button);\(x);\(y)\(end)".utf8)
    }
  }

  /// Any bytes, mostly put between the marks of a paste, now and then without the last of them.
  private mutating func pasted() -> [UInt8] {
    let length = chance.below(chance.pick([8, 60, 300, 300, 10000]))
    let bytes = (0..<length).map { _ in safe(chance.below(256)) }
    let end: [UInt8] = chance.below(20) == 0 ? [] : Array("\u{1B}[201~".utf8)
    switch chance.below(8) {
    // Not a paste then, so short: it may hold the keys that end the program.
    case 0: return bytes.prefix(4).map { $0 == 0x03 || $0 == 0x71 ? 0xFF : $0 }
    case 1: return end
    default: return Array("\u{1B}[200~".utf8) + bytes + end
    }
  }

  /// Sequences that no key sends, and answers to questions that were not asked.
  private mutating func unknown() -> [UInt8] {
    let letter = safe(0x40 + chance.below(0x3F))
    let numbers = (0..<chance.below(5)).map { _ in "\(chance.below(100_000))" }
    let middle = Array(numbers.joined(separator: chance.pick([";", ":", "?"])).utf8)
    switch chance.below(6) {
    case 0: return [0x1B, 0x4F, letter]
    case 1: return [0x1B, letter]
    case 2: return Array("\u{1B}]11;rgb:ffff".utf8) + middle + [0x07]
    case 3: return Array("\u{1B}P".utf8) + middle + [letter, 0x1B, 0x5C]
    case 4: return [0x1B, 0x5B] + middle
    default: return [0x1B, 0x5B] + middle + [letter]
    }
  }

  /// No slash, for the reason that is given above.
  private func safe(_ byte: Int) -> UInt8 {
    byte == 0x2F ? 0x2E : UInt8(truncatingIfNeeded: byte)
  }
}

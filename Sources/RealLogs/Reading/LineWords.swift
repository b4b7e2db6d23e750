/// The words of one line of a log: runs of ASCII letters, digits and underscores.
struct LineWords {
  struct Word {
    var bytes: Range<Int>
    /// In small letters, without underscores.
    var text: String
  }

  let bytes: [UInt8]
  private(set) var words: [Word] = []

  init(_ line: ArraySlice<UInt8>) {
    bytes = Array(line)
    var start: Int?
    for place in 0...bytes.count {
      if place < bytes.count, LineWords.isPart(bytes[place]) {
        start = start ?? place
      } else if let first = start {
        let small = bytes[first..<place].filter { $0 != UInt8(ascii: "_") }.map(LineWords.small)
        words.append(Word(bytes: first..<place, text: String(decoding: small, as: UTF8.self)))
        start = nil
      }
    }
  }

  static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// As the line spells it.
  func spelled(_ word: Word) -> String { text(word.bytes) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The byte behind a word.
  func next(after word: Word) -> UInt8? {
    word.bytes.upperBound < bytes.count ? bytes[word.bytes.upperBound] : nil
  }

  /// Some words from a place on, written as one: they stand one space from each other, as in
  /// `Will resign active`.
  func joined(from first: Int, count: Int) -> String? {
    guard first + count <= words.count else { return nil }
    var text = words[first].text
    for place in first + 1..<first + count {
      let between = words[place - 1].bytes.upperBound..<words[place].bytes.lowerBound
      guard between.count == 1, [0x20, 0x2D].contains(bytes[between.lowerBound]) else { return nil }
      text += words[place].text
    }
    return text
  }

  /// Whether no letter stands between two places.
  func hasNoLetter(_ range: Range<Int>) -> Bool {
    range.isEmpty || !bytes[range].contains(where: LineWords.isLetter)
  }
}

/// Lines that have been read already: a session says the same few again and again, and beneath its
/// header a line's bytes alone decide what it says.
struct KnownLines {
  private struct Entry {
    var hash: UInt64
    /// Where in the file it stood first.
    var place: Range<Int>
    var content: SessionFile.Line.Content
    var text: String
  }

  private static let most = 4_096
  private var entries: [Entry] = []
  /// One more than the index of an entry; 0 where nothing is.
  private var slots: [UInt16] = []

  /// What a line says, and its text, where one like it has been read.
  func find(
    _ line: Range<Int>, of bytes: [UInt8]
  ) -> (content: SessionFile.Line.Content, text: String)? {
    if slots.isEmpty { return nil }
    return bytes.withUnsafeBytes { bytes in
      let words = Words(bytes, line)
      let hash = words.hash
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 {
        let index = Int(slots[slot]) - 1
        if entries[index].hash == hash, Words(bytes, entries[index].place) == words {
          return (entries[index].content, entries[index].text)
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  mutating func add(
    _ content: SessionFile.Line.Content, _ text: String, _ line: Range<Int>, of bytes: [UInt8]
  ) {
    guard entries.count < KnownLines.most else { return }
    if slots.isEmpty { slots = Array(repeating: 0, count: 2 * KnownLines.most) }
    let hash = bytes.withUnsafeBytes { Words($0, line).hash }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    entries.append(Entry(hash: hash, place: line, content: content, text: text))
    slots[slot] = UInt16(entries.count)
  }
}

/// A line's bytes, eight at a time: a session of a million lines is asked about each of them.
private struct Words: Equatable {
  private let bytes: UnsafeRawBufferPointer

  init(_ all: UnsafeRawBufferPointer, _ line: Range<Int>) {
    bytes = UnsafeRawBufferPointer(rebasing: all[line])
  }

  /// The last ones are fewer than eight.
  private subscript(at: Int) -> UInt64 {
    if at + 8 <= bytes.count { return bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) }
    return bytes[at...].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// FNV-1a with words in the place of bytes. What only the upper bytes of a word say would never
  /// reach the lower half, by which slots are chosen: it is folded in.
  var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for at in stride(from: 0, to: bytes.count, by: 8) {
      hash = (hash ^ self[at]) &* 0x100_0000_01b3
      hash ^= hash >> 32
    }
    return hash
  }

  static func == (words: Words, others: Words) -> Bool {
    words.bytes.count == others.bytes.count
      && stride(from: 0, to: words.bytes.count, by: 8).allSatisfy { words[$0] == others[$0] }
  }
}

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
    let hash = KnownLines.hash(bytes[line])
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, bytes[entries[index].place].elementsEqual(bytes[line]) {
        return (entries[index].content, entries[index].text)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  mutating func add(
    _ content: SessionFile.Line.Content, _ text: String, _ line: Range<Int>, of bytes: [UInt8]
  ) {
    guard entries.count < KnownLines.most else { return }
    if slots.isEmpty { slots = Array(repeating: 0, count: 2 * KnownLines.most) }
    let hash = KnownLines.hash(bytes[line])
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    entries.append(Entry(hash: hash, place: line, content: content, text: text))
    slots[slot] = UInt16(entries.count)
  }

  /// FNV-1a of 64 bits, with the upper half folded in, since slots are chosen by the lower.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ hash >> 32
  }
}

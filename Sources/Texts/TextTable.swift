import CLibrary

/// The texts of a language: the bytes of its files, and where in them each key's text is. Texts
/// are made when they are asked for, since the first frame needs few of them.
///
///     # A comment.
///     following = following
///     refused = {app} cannot do that now: {reason};
///       a line that begins with a blank goes on with the one before
struct TextTable: Sendable {
  private struct Entry {
    var hash: UInt64
    var key: Range<Int>
    var text: Range<Int>
    var file: Int
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Where in `entries` a hash may be, one more than the index; 0 where nothing is.
  private var slots: [UInt16] = []
  private var prefixes: [String] = []

  init(_ files: [(name: String, bytes: some Collection<UInt8>)]) {
    bytes.reserveCapacity(files.reduce(0) { $0 + $1.bytes.count })
    // A text takes some sixty bytes.
    entries.reserveCapacity(bytes.capacity / 60)
    for file in files {
      let prefix = file.name.split(separator: ".").first.map { "\($0)." } ?? ""
      prefixes.append(prefix)
      let start = bytes.count
      bytes.append(contentsOf: file.bytes)
      read(from: start, prefix: TextTable.hash(prefix.utf8))
    }
    var count = 64
    while count < entries.count * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
    for index in entries.indices {
      var slot = Int(truncatingIfNeeded: entries[index].hash) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt16(index + 1)
    }
  }

  var keys: [String] {
    entries.map { prefixes[$0.file] + String(decoding: bytes[$0.key], as: UTF8.self) }
  }

  subscript(key: String) -> String? {
    let hash = TextTable.hash(key.utf8)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash { return string(in: entry.text) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  func mapped(_ change: (String) -> String) -> TextTable {
    var copy = self
    for index in entries.indices {
      let start = copy.bytes.count
      copy.bytes.append(contentsOf: change(string(in: entries[index].text)).utf8)
      copy.entries[index].text = start..<copy.bytes.count
    }
    return copy
  }

  private mutating func read(from first: Int, prefix: UInt64) {
    let file = prefixes.count - 1
    // The program's start looks through all files, so it does so by the bytes themselves.
    bytes.withUnsafeBufferPointer { bytes in
      var start = first
      while start < bytes.count {
        let end = TextTable.place(of: "\n", in: bytes, start..<bytes.count) ?? bytes.count
        defer { start = end + 1 }
        guard end > start, bytes[start] != UInt8(ascii: "#") else { continue }
        if bytes[start] == UInt8(ascii: " ") {
          if let last = entries.indices.last {
            entries[last].text = entries[last].text.lowerBound..<end
          }
          continue
        }
        guard let equals = TextTable.place(of: "=", in: bytes, start..<end), equals > start
        else { continue }
        let key = start..<equals - 1
        let hash = TextTable.hash(UnsafeBufferPointer(rebasing: bytes[key]), after: prefix)
        entries.append(
          Entry(hash: hash, key: key, text: min(equals + 2, end)..<end, file: file))
      }
    }
  }

  private static func place(
    of character: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    guard let start = bytes.baseAddress, !range.isEmpty else { return nil }
    let found = memchr(start + range.lowerBound, Int32(character.value), range.count)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
  }

  private func string(in range: Range<Int>) -> String {
    let line = bytes.withUnsafeBufferPointer { TextTable.place(of: "\n", in: $0, range) }
    guard let line else { return String(decoding: bytes[range], as: UTF8.self) }
    var joined = Array(bytes[range.lowerBound..<line])
    for part in bytes[line..<range.upperBound].split(separator: UInt8(ascii: "\n")) {
      let next = part.drop { $0 == UInt8(ascii: " ") }
      joined.append(contentsOf: Script.joint(after: joined, before: next).utf8)
      joined.append(contentsOf: next)
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// FNV-1a of 64 bits: keys are few, and a test holds that no two of them have the same.
  private static func hash(
    _ bytes: some Sequence<UInt8>, after start: UInt64 = 0xcbf2_9ce4_8422_2325
  ) -> UInt64 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

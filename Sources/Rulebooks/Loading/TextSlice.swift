import CLibrary
import TextFiles
import Texts

/// A piece of a data file, made into a text when it is asked for: most of what the files say is for
/// explanations, and the first frame explains nothing.
public struct TextSlice: Sendable {
  /// One reference for all pieces of a file.
  final class Source: Sendable {
    let file: SourceFile
    init(_ file: SourceFile) { self.file = file }
  }

  let source: Source
  /// Where it begins, and where its last line ends.
  private let first: UInt32
  private var last: UInt32

  var start: Int { Int(first) }
  var end: Int {
    get { Int(last) }
    set { last = UInt32(newValue) }
  }

  init(source: Source, start: Int, end: Int) {
    self.source = source
    first = UInt32(start)
    last = UInt32(end)
  }

  /// A text that no file has.
  private init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(
      source: Source(SourceFile(name: "", bytes: bytes)), start: 0, end: bytes.count)
  }

  /// Its lines, each without the spaces around it, as one.
  public var text: String {
    if isOneLine { return bytes { String(decoding: $0, as: UTF8.self) } }
    let bytes = source.file.bytes
    var joined: [UInt8] = []
    var from = start
    while from < end {
      var to = from
      while to < end, bytes[to] != UInt8(ascii: "\n") { to += 1 }
      let next = to + 1
      while from < to, bytes[from] == UInt8(ascii: " ") { from += 1 }
      while to > from, bytes[to - 1] == UInt8(ascii: " ") || bytes[to - 1] == UInt8(ascii: "\r") {
        to -= 1
      }
      if !joined.isEmpty, to > from {
        joined += Script.joint(after: joined, before: bytes[from..<to]).utf8
      }
      joined += bytes[from..<to]
      from = next
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// All of it as a word.
  var word: HashedWord { isOneLine ? bytes { HashedWord($0) } : HashedWord(text) }

  /// The items of a list, `a, not b, c`, without the spaces around them.
  var items: [TextSlice] {
    let whole = isOneLine ? self : TextSlice(text)
    var items: [TextSlice] = []
    whole.bytes { bytes in
      var from = 0
      while from <= bytes.count {
        var to = from
        while to < bytes.count, bytes[to] != UInt8(ascii: ",") { to += 1 }
        let next = to + 1
        while from < to, bytes[from] == UInt8(ascii: " ") { from += 1 }
        while to > from, bytes[to - 1] == UInt8(ascii: " ") { to -= 1 }
        if from < to { items.append(whole.piece(from, to)) }
        from = next
      }
    }
    return items
  }

  /// What stands behind its beginning, if that is how it begins.
  func dropping(_ beginning: StaticString) -> TextSlice? {
    let count = beginning.utf8CodeUnitCount
    let begins = bytes { bytes in
      bytes.count >= count && memcmp(bytes.baseAddress!, beginning.utf8Start, count) == 0
    }
    return begins ? piece(count, end - start) : nil
  }

  /// Its first word, and what stands behind the spaces that follow it.
  var firstWord: (word: TextSlice, rest: TextSlice)? {
    bytes { bytes in
      guard let blank = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      var rest = blank
      while rest < bytes.count, bytes[rest] == UInt8(ascii: " ") { rest += 1 }
      return (piece(0, blank), piece(rest, bytes.count))
    }
  }

  private var isOneLine: Bool {
    bytes { $0.isEmpty || memchr($0.baseAddress!, 10, $0.count) == nil }
  }

  private func piece(_ from: Int, _ to: Int) -> TextSlice {
    TextSlice(source: source, start: start + from, end: start + to)
  }

  private func bytes<Result>(_ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    source.file.bytes.withUnsafeBufferPointer {
      read(UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
  }
}

import CLibrary
import TextFiles
import Texts

/// The form of every data file: stanzas. A stanza begins with a line at the margin, `KEYWORD NAME`;
/// indented lines, `KEY VALUE`, belong to it; a line that is indented further continues the value
/// above it. `#` at the margin begins a comment.
struct Stanza {
  /// The words of its first line.
  let head: TextSlice
  let title: TextSlice
  let line: Int
  /// The column of its name.
  let column: Int
  var fields: ArraySlice<Field>

  struct Field {
    let key: HashedWord
    /// The key as it stands there.
    let name: TextSlice
    fileprivate(set) var prose: TextSlice
    let line: UInt32
    let column: UInt32

    var value: String { prose.text }
    var place: Place {
      Place(file: prose.source.file.name, line: Int(line), column: Int(column))
    }
  }

  /// Where something stands: its line, and the column of its value.
  struct Place {
    var file: String
    var line: Int
    var column: Int

    func error(_ message: String) -> Diagnostic {
      Diagnostic(file: file, line: line, column: column, message: message)
    }
  }

  var keyword: String { head.text }
  var name: String { title.text }
  var place: Place { Place(file: head.source.file.name, line: line, column: column) }

  func values(_ key: HashedWord) -> [Field] { fields.filter { $0.key == key } }
  func value(_ key: HashedWord) -> Field? { fields.first { $0.key == key } }

  func required(_ key: StaticString) throws(Diagnostic) -> Field {
    guard let field = value(HashedWord(stringLiteral: key)) else {
      throw place.error(
        localized("rulebooks.lacks", ["keyword": keyword, "name": name, "key": "\(key)"]))
    }
    return field
  }

  /// Refuses a key that the file's kind does not know.
  func allow(_ known: Vocabulary<Void>) throws(Diagnostic) {
    for field in fields where !known.contains(field.key) { throw field.unknownKey(known.words) }
  }

  static func parse(_ file: SourceFile) throws(Diagnostic) -> [Stanza] {
    var reader = StanzaReader(TextSlice.Source(file))
    try file.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in try reader.read(bytes) }
    return reader.stanzas
  }
}

extension Stanza.Field {
  /// Where its key stands.
  var keyPlace: Stanza.Place {
    var place = place
    place.column = 3
    return place
  }

  func unknownKey(_ known: [String]) -> Diagnostic {
    keyPlace.error(NearestWord.unknown("key", name.text, among: known))
  }
}

private struct StanzaReader {
  private struct Head {
    var keyword: TextSlice
    var name: TextSlice
    var line: Int
    var column: Int
    var firstField: Int
  }

  let source: TextSlice.Source
  private var heads: [Head] = []
  private var fields: [Stanza.Field] = []
  /// The indentation of the stanza's keys.
  private var indent = 0
  private var line = 0

  init(_ source: TextSlice.Source) { self.source = source }

  /// The stanzas share the list of their fields.
  var stanzas: [Stanza] {
    heads.indices.map { index in
      let head = heads[index]
      let end = index + 1 < heads.count ? heads[index + 1].firstField : fields.count
      return Stanza(
        head: head.keyword, title: head.name, line: head.line, column: head.column,
        fields: fields[head.firstField..<end])
    }
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) {
    // A field takes some seventy bytes.
    fields.reserveCapacity(bytes.count / 60)
    heads.reserveCapacity(bytes.count / 300)
    let hasTab = firstIndex("\t", in: bytes, 0..<bytes.count) != nil
    var start = 0
    while start < bytes.count {
      let end = firstIndex("\n", in: bytes, start..<bytes.count) ?? bytes.count
      line += 1
      try readLine(bytes, start, end, hasTab)
      start = end + 1
    }
  }

  private func firstIndex(
    _ character: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int? {
    guard let start = bytes.baseAddress, !range.isEmpty else { return nil }
    let found = memchr(start + range.lowerBound, Int32(character.value), range.count)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
  }

  /// A line of the file.
  private mutating func readLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ lineEnd: Int, _ hasTab: Bool
  ) throws(Diagnostic) {
    var end = lineEnd
    while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    var first = start
    while first < end, bytes[first] == UInt8(ascii: " ") { first += 1 }
    let blank = first - start
    if first == end || blank == 0 && bytes[first] == UInt8(ascii: "#") { return }
    if hasTab, firstIndex("\t", in: bytes, first..<end) != nil {
      throw error(column: 1, localized("rulebooks.tab"))
    }
    if indent > 0, blank > indent, !fields.isEmpty {
      fields[fields.count - 1].prose.end = end
      return
    }
    var wordEnd = first
    while wordEnd < end, bytes[wordEnd] != UInt8(ascii: " ") { wordEnd += 1 }
    var rest = wordEnd
    while rest < end, bytes[rest] == UInt8(ascii: " ") { rest += 1 }
    let word = TextSlice(source: source, start: first, end: wordEnd)
    let value = TextSlice(source: source, start: rest, end: end)
    let column = rest - start + 1
    if blank == 0 {
      heads.append(
        Head(keyword: word, name: value, line: line, column: column, firstField: fields.count))
      indent = 0
      return
    }
    guard !heads.isEmpty else {
      throw error(column: blank + 1, localized("rulebooks.early-line"))
    }
    indent = blank
    fields.append(
      Stanza.Field(
        key: HashedWord(UnsafeBufferPointer(rebasing: bytes[first..<wordEnd])), name: word,
        prose: value,
        line: UInt32(line), column: UInt32(column)))
  }

  private func error(column: Int, _ message: String) -> Diagnostic {
    Diagnostic(file: source.file.name, line: line, column: column, message: message)
  }
}

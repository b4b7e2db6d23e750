import Texts

/// The form of every data file: stanzas. A stanza begins with a line at the margin, `KEYWORD NAME`;
/// indented lines, `KEY VALUE`, belong to it; a line that is indented further continues the value
/// above it. `#` at the margin begins a comment.
struct Stanza {
  var keyword: String
  var name: String
  var fields: [Field]
  var place: Place

  struct Field {
    var key: String
    fileprivate(set) var prose: Prose
    let line: Int
    let column: Int

    var value: String { prose.text }
    var place: Place { Place(file: prose.source.file.name, line: line, column: column) }
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

  func values(_ key: String) -> [Field] { fields.filter { $0.key == key } }
  func value(_ key: String) -> Field? { fields.first { $0.key == key } }

  func required(_ key: String) throws(Diagnostic) -> Field {
    guard let field = value(key) else {
      throw place.error(
        localized("rulebooks.lacks", ["keyword": keyword, "name": name, "key": key]))
    }
    return field
  }

  /// Refuses a key that the file's kind does not know.
  func allow(_ known: [String]) throws(Diagnostic) {
    for field in fields where !known.contains(field.key) {
      var place = field.place
      place.column = 3
      throw place.error(NearestWord.unknown("key", field.key, among: known))
    }
  }

  static func parse(_ file: SourceFile) throws(Diagnostic) -> [Stanza] {
    var reader = StanzaReader(file: file)
    return try reader.read()
  }
}

private struct StanzaReader {
  let source: Prose.Source
  let bytes: [UInt8]
  var stanzas: [Stanza] = []
  /// The indentation of the stanza's keys.
  var indent = 0
  var line = 0
  /// The fields of the last stanza.
  var fields: [Stanza.Field] = []

  init(file: SourceFile) {
    source = Prose.Source(file)
    bytes = file.bytes
  }

  mutating func read() throws(Diagnostic) -> [Stanza] {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      line += 1
      try take(start, end)
      start = end + 1
    }
    endStanza()
    return stanzas
  }

  /// A line of the file.
  private mutating func take(_ start: Int, _ lineEnd: Int) throws(Diagnostic) {
    var end = lineEnd
    while end > start, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    var first = start
    while first < end, bytes[first] == UInt8(ascii: " ") { first += 1 }
    let blank = first - start
    if first == end || blank == 0 && bytes[first] == UInt8(ascii: "#") { return }
    for index in first..<end where bytes[index] == UInt8(ascii: "\t") {
      throw place(column: 1).error(localized("rulebooks.tab"))
    }
    if indent > 0, blank > indent, !fields.isEmpty {
      fields[fields.count - 1].prose.end = end
      return
    }
    var wordEnd = first
    while wordEnd < end, bytes[wordEnd] != UInt8(ascii: " ") { wordEnd += 1 }
    let word = String(decoding: bytes[first..<wordEnd], as: UTF8.self)
    var rest = wordEnd
    while rest < end, bytes[rest] == UInt8(ascii: " ") { rest += 1 }
    let column = rest - start + 1
    if blank == 0 {
      endStanza()
      let name = String(decoding: bytes[rest..<end], as: UTF8.self)
      stanzas.append(
        Stanza(keyword: word, name: name, fields: [], place: place(column: column)))
      indent = 0
      return
    }
    guard !stanzas.isEmpty else {
      throw place(column: blank + 1).error(localized("rulebooks.early-line"))
    }
    indent = blank
    fields.append(
      Stanza.Field(
        key: word, prose: Prose(source: source, start: rest, end: end), line: line,
        column: column))
  }

  /// Fields are gathered beside the stanza that they belong to, for to change a value within
  /// another is slower.
  private mutating func endStanza() {
    if !stanzas.isEmpty { stanzas[stanzas.count - 1].fields = fields }
    fields.removeAll(keepingCapacity: true)
  }

  private func place(column: Int) -> Stanza.Place {
    Stanza.Place(file: source.file.name, line: line, column: column)
  }
}

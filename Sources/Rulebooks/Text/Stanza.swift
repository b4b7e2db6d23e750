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
    var value: String
    var place: Place
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
  let file: SourceFile
  var stanzas: [Stanza] = []
  /// The indentation of the stanza's keys.
  var indent = 0
  var line = 0

  init(file: SourceFile) { self.file = file }

  mutating func read() throws(Diagnostic) -> [Stanza] {
    var start = 0
    let bytes = file.bytes
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      line += 1
      try take(bytes[start..<end])
      start = end + 1
    }
    return stanzas
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) {
    var text = bytes
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\r") {
      text.removeLast()
    }
    let blank = text.prefix { $0 == UInt8(ascii: " ") }.count
    text = text.dropFirst(blank)
    if text.isEmpty || blank == 0 && text.first == UInt8(ascii: "#") { return }
    if text.contains(UInt8(ascii: "\t")) {
      throw place(column: 1).error(localized("rulebooks.tab"))
    }
    if blank == 0 {
      let (word, rest, column) = split(text, from: 1)
      stanzas.append(
        Stanza(keyword: word, name: rest, fields: [], place: place(column: column)))
      indent = 0
      return
    }
    guard !stanzas.isEmpty else {
      throw place(column: blank + 1).error(localized("rulebooks.early-line"))
    }
    if indent > 0, blank > indent {
      let last = stanzas[stanzas.count - 1].fields.count - 1
      stanzas[stanzas.count - 1].fields[last].value += " " + String(decoding: text, as: UTF8.self)
      return
    }
    indent = blank
    let (word, rest, column) = split(text, from: blank + 1)
    stanzas[stanzas.count - 1].fields.append(
      Stanza.Field(key: word, value: rest, place: place(column: column)))
  }

  private func place(column: Int) -> Stanza.Place {
    Stanza.Place(file: file.name, line: line, column: column)
  }

  /// The first word, what follows it, and the column of that.
  private func split(
    _ text: ArraySlice<UInt8>, from column: Int
  ) -> (word: String, rest: String, column: Int) {
    let word = text.prefix { $0 != UInt8(ascii: " ") }
    let rest = text.dropFirst(word.count).drop { $0 == UInt8(ascii: " ") }
    return (
      String(decoding: word, as: UTF8.self), String(decoding: rest, as: UTF8.self),
      column + text.count - rest.count
    )
  }
}

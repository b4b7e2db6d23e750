/// Where in a TOML text each key and each value stands, which the library that reads it does not
/// say. It checks nothing itself, but for what the library takes for granted.
struct TOMLPlaces {
  struct Place: Equatable {
    var line = 1
    /// Counted in characters, from 1.
    var column = 1

    func isBefore(_ other: Place) -> Bool { (line, column) < (other.line, other.column) }
  }

  /// A path is the keys that lead to a value; an array's elements have their index as a key.
  typealias Path = [String]

  private(set) var keys: [Path: Place] = [:]
  private(set) var values: [Path: Place] = [:]
  /// The first thing that the library takes for granted and that is not so: it would end the
  /// program there. `what` names a text of `settings.texts`.
  private(set) var fault: (place: Place, what: String)?

  init(_ text: String) {
    var scanner = TOMLScanner(text)
    while scanner.skipBlankLines() {
      guard scanner.next == "[" else {
        pair(below: scanner.table, &scanner)
        continue
      }
      openTable(&scanner)
      let names = scanner.keys()
      note(names, below: [])
      scanner.table = names.map(\.name)
      scanner.skipLine()
    }
  }

  /// Passes over one or two brackets and the blanks behind them.
  private mutating func openTable(_ scanner: inout TOMLScanner) {
    for _ in 0..<2 where scanner.next == "[" {
      scanner.advance()
      scanner.take(while: { $0 == " " || $0 == "\t" })
    }
    guard let first = scanner.next, first != "]", !first.beginsKey else { return }
    find("no-table-name", scanner)
  }

  private mutating func find(_ what: String, _ scanner: TOMLScanner) {
    if fault == nil { fault = (scanner.place, what) }
  }

  /// Remembers a key, and the tables that it stands in by its dots, each where it is met first.
  private mutating func note(_ names: [TOMLScanner.Name], below table: Path) {
    var path = table
    for name in names {
      path.append(name.name)
      if keys[path] == nil { keys[path] = name.place }
    }
  }

  private mutating func pair(below table: Path, _ scanner: inout TOMLScanner) {
    let names = scanner.keys()
    note(names, below: table)
    scanner.take(while: \.isBlank)
    if scanner.next == "=" { scanner.advance() }
    scanner.take(while: \.isBlank)
    value(table + names.map(\.name), &scanner)
  }

  private mutating func value(_ path: Path, _ scanner: inout TOMLScanner) {
    values[path] = scanner.place
    switch scanner.next {
    case "\"", "'": _ = scanner.string()
    case "[":
      scanner.advance()
      var index = 0
      while scanner.skipBlankLines(), let first = scanner.next, first != "]" {
        if first == "}" || first.properties.isWhitespace { find("no-element", scanner) }
        value(path + ["\(index)"], &scanner)
        index += 1
        if scanner.skipBlankLines(), scanner.next == "," { scanner.advance() }
      }
      scanner.advance()
    case "{":
      scanner.advance()
      while scanner.skipBlankLines(), scanner.next != "}" {
        pair(below: path, &scanner)
        if scanner.skipBlankLines(), scanner.next == "," { scanner.advance() }
      }
      scanner.advance()
    default:
      // Something without quotes; never nothing, or an array would not come to its end.
      scanner.advance()
      scanner.take { !",]}#".unicodeScalars.contains($0) && $0 != "\n" }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a key may begin with it, bare or between quotes.
  fileprivate var beginsKey: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\"", "'": true
    default: false
    }
  }
}

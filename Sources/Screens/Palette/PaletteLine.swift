/// A line that is being typed, as words.
enum PaletteLine {
  /// The line up to the word that is being typed, and that word.
  static func split(_ line: String) -> (before: String, word: String) {
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      if line[index] == " ", !isQuoted { start = line.index(after: index) }
    }
    return (String(line[..<start]), String(line[start...]))
  }

  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var rest = line
    while !rest.isEmpty {
      let (before, word) = split(rest)
      if !word.isEmpty { words.insert(word, at: 0) }
      rest = before
      while rest.last == " " { rest.removeLast() }
    }
    return words
  }

  /// The first word, and everything behind it.
  static func verb(_ line: String) -> (word: String, rest: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let rest = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    return (parts.first.map(String.init) ?? "", String(rest))
  }
}

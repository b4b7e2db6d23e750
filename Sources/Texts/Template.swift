/// Texts with places for values: `{app} is suspended`.
enum Template {
  /// Puts values in their places.
  static func filled(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    for piece in pieces(of: text) {
      switch piece {
      case .words(let words): result += words
      case .place(let name): result += values.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
    return result
  }

  /// Changes the words and leaves the places.
  static func mapped(_ text: String, _ change: (String) -> String) -> String {
    pieces(of: text).map { piece in
      switch piece {
      case .words(let words): change(words)
      case .place(let name): "{\(name)}"
      }
    }.joined()
  }

  private enum Piece {
    case words(String)
    case place(String)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.words(String(rest[..<open]))) }
      pieces.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
  }
}

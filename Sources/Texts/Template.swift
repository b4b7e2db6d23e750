/// Texts with places for values: `{app} is suspended`. By bytes, since each frame fills some.
enum Template {
  /// Puts values in their places, and a number in the place `{count}`.
  static func filled(
    _ text: String, _ values: KeyValuePairs<String, String>, count: Int? = nil
  ) -> String {
    var result = ""
    walk(
      text, words: { result.append(contentsOf: $0) },
      place: { name in
        if let count, name == "count" {
          result += "\(count)"
          return
        }
        let value = values.first { $0.key == name }?.value
        // A file's name may hold anything, line ends too.
        let isName = name == "file" || name == "folder"
        result += value.map { isName ? ControlCharacters.escapedLine($0) : $0 } ?? "{\(name)}"
      })
    return result
  }

  /// Changes the words and leaves the places.
  static func mapped(_ text: String, _ change: (String) -> String) -> String {
    var result = ""
    walk(text, words: { result += change(String($0)) }, place: { result += "{\($0)}" })
    return result
  }

  private static func walk(
    _ text: String, words: (Substring) -> Void, place: (Substring) -> Void
  ) {
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { words(Substring(rest[..<open])) }
      place(Substring(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { words(Substring(rest)) }
  }
}

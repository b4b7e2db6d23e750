/// Texts as single words of a line. Frontmost and the app's library are both compiled from this
/// file: `Sources/Hosting/Protocol/LineWord.swift` is a link to it.
package enum LineWord {
  /// A text as one word: spaces, line breaks and backslashes are escaped.
  package static func word(_ text: String) -> String {
    if text.isEmpty { return "\\e" }
    var word = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": word += "\\\\"
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": word += "\\n"
      case "\t": word += "\\t"
      case " ": word += "\\s"
      default: word.unicodeScalars.append(character)
      }
    }
    return word
  }

  /// The text of a word.
  package static func text(_ word: some StringProtocol) -> String {
    var text = ""
    var isEscaped = false
    for character in word.unicodeScalars {
      guard isEscaped else {
        if character == "\\" { isEscaped = true } else { text.unicodeScalars.append(character) }
        continue
      }
      isEscaped = false
      switch character {
      case "n": text += "\n"
      case "t": text += "\t"
      case "s": text += " "
      case "e": break
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}

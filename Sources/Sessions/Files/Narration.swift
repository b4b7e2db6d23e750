/// What a session's narration says to people.
public enum Narration {
  /// The text of a line that is a mark, `* text`; nil for one that is none.
  public static func mark(_ text: String) -> String? {
    guard text == "*" || text.hasPrefix("* ") else { return nil }
    return told(String(text.dropFirst(2))) ?? ""
  }

  /// A line of narration as it is told, or nil where it tells nobody anything: an empty line, and
  /// the list of what a scenario is the record of. A tab is a blank, and other control characters
  /// never reach a terminal.
  public static func told(_ text: String) -> String? {
    let plain = String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          switch scalar.value {
          case 9: " "
          case 0..<32, 127..<160: nil
          default: scalar
          }
        }))
    return plain.allSatisfy { $0 == " " } || plain.hasPrefix("Record:") ? nil : plain
  }
}

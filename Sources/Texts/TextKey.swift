/// What a text is called that stands for a case of an enum.
public enum TextKey {
  /// `notInSwitcher` is `not-in-switcher`; values of the case are omitted.
  public static func of(_ value: some Any) -> String {
    var key = ""
    for character in "\(value)" {
      if character == "(" { break }
      if character.isUppercase { key += "-" }
      key += character.lowercased()
    }
    return key
  }
}

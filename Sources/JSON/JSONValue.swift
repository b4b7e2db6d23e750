import Texts

/// A value as JSON spells it. Written by hand: the library for it would cost more at the start than
/// the first frame.
public enum JSONValue: Equatable, Sendable {
  case text(String)
  case number(Int)
  case null

  /// The value without quotation marks; nothing for none.
  public var plain: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .null: ""
    }
  }

  /// The value as JSON has it.
  public var spelled: String {
    switch self {
    case .text(let text): JSONString.quoted(text)
    case .number(let number): String(number)
    case .null: "null"
    }
  }
}

/// Text as JSON has it.
public enum JSONString {
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if ControlCharacters.has(scalar) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

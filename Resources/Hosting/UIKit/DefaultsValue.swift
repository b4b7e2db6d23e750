import Foundation

/// The values that defaults can have: those of property lists.
enum DefaultsValue {
  /// A Swift value in the place of Foundation's object; nil for `nil` in a value of type Any.
  static func native(_ value: Any) -> Any? {
    switch value {
    case let value as String: return value
    case let value as Bool where type(of: value as Any) == Bool.self: return value
    case let value as NSNumber: return number(value)
    case let value as any BinaryInteger: return Int(truncatingIfNeeded: value)
    case let value as Float: return Double(value)
    case let value as CGFloat: return Double(value)
    case let value as URL: return value.absoluteString
    case let value as NSString: return "\(value)"
    case let value as NSData: return Data(referencing: value)
    case let value as NSDate:
      return Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first.flatMap { native($0.value) }
    }
  }

  private static func number(_ number: NSNumber) -> Any {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "f"), UInt8(ascii: "d"): number.doubleValue
    case UInt8(ascii: "c") where number.intValue >> 1 == 0, UInt8(ascii: "B"): number.boolValue
    default: number.intValue
    }
  }

  static func isAllowed(_ value: Any) -> Bool {
    switch value {
    case is String, is Bool, is Int, is Double, is Data, is Date: true
    default: PropertyListSerialization.propertyList(value, isValidFor: .binary)
    }
  }

  /// A value as a word of a line; nil for none.
  static func line(_ value: Any?) -> String? {
    switch value {
    case nil: nil
    case let value as String: "s" + base64(Data(value.utf8))
    case let value as Bool: value ? "b1" : "b0"
    case let value as Int: "i\(value)"
    case let value as Double: "d\(value)"
    case let value as Date: "t\(value.timeIntervalSinceReferenceDate)"
    case let value as Data: "x" + base64(value)
    case let value?:
      (try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
        .map { "p" + base64($0) }
    }
  }

  static func value(_ line: Substring) -> Any? {
    let word = String(line.dropFirst())
    switch line.first {
    case "s": return Data(base64Encoded: word).map { String(decoding: $0, as: UTF8.self) }
    case "b": return word == "1"
    case "i": return Int(word)
    case "d": return Double(word)
    case "t": return Double(word).map(Date.init(timeIntervalSinceReferenceDate:))
    case "x": return Data(base64Encoded: word)
    case "p":
      return Data(base64Encoded: word).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil)
      }
    default: return nil
    }
  }

  static func base64(_ data: Data) -> String { data.base64EncodedString() }

  /// How a value is shown.
  static func shown(_ value: Any) -> String {
    let text = plain(value)
    return text.count > 200 ? String(text.prefix(200)) + "…" : text
  }

  /// Foundation wraps what it reads in an optional of its own.
  private static func plain(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { plain($0.value) } ?? ""
  }
}

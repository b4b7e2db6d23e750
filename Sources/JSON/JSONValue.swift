import Texts

/// A value as JSON spells it. Written by hand: the library for it would cost more at the start than
/// the first frame.
public enum JSONValue: Equatable, Sendable {
  /// A value under its name.
  public struct Field: Equatable, Sendable {
    public var key: String
    public var value: JSONValue

    fileprivate var spelled: String { JSONString.quoted(key) + ":" + value.spelled }
  }

  case text(String)
  case number(Int)
  case flag(Bool)
  case null
  case list([JSONValue])
  case fields([Field])

  /// An object, with its fields in this order.
  public static func object(_ fields: KeyValuePairs<String, JSONValue>) -> JSONValue {
    object(Array(fields))
  }
  public static func object(_ fields: [(key: String, value: JSONValue)]) -> JSONValue {
    .fields(fields.map { Field(key: $0.key, value: $0.value) })
  }

  public static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .list(texts.map { .text($0) })
  }
  /// A text, or null where there is none.
  public static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
  public static func optional(_ number: Int?) -> JSONValue { number.map { .number($0) } ?? .null }

  /// The value without quotation marks; nothing for none.
  public var plain: String {
    switch self {
    case .text(let text): text
    case .null: ""
    case .number, .flag, .list, .fields: spelled
    }
  }

  /// The value as JSON has it, in one line.
  public var spelled: String {
    switch self {
    case .text(let text): JSONString.quoted(text)
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    case .list(let values): "[" + values.map(\.spelled).joined(separator: ",") + "]"
    case .fields(let fields): "{" + fields.map(\.spelled).joined(separator: ",") + "}"
    }
  }

  /// A list with each of its values in a line of its own, as people and `diff` read it.
  public static func document(_ values: [JSONValue]) -> String {
    values.isEmpty
      ? "[]" : "[\n" + values.map { "  " + $0.spelled }.joined(separator: ",\n") + "\n]"
  }

  /// An object whose last field is such a list.
  public static func document(
    _ fields: KeyValuePairs<String, JSONValue>, listing key: String, _ values: [JSONValue]
  ) -> String {
    let head = fields.map { Field(key: $0.key, value: $0.value).spelled }
    let list = JSONString.quoted(key) + ":" + document(values)
    return "{" + (head + [list]).joined(separator: ",") + "}"
  }
}

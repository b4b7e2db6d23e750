/// Objects of JSON in one line.
public enum JSONLine {
  public static func object(_ fields: [(key: String, value: JSONValue)]) -> String {
    "{" + fields.map { "\"\($0.key)\":\($0.value.spelled)" }.joined(separator: ",") + "}"
  }
}

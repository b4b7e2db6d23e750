import Texts

/// Rows of comma-separated values, as RFC 4180 has them.
public enum CommaSeparated {
  /// A row without its end.
  public static func row(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",")
  }

  /// A cell with somebody else's text, which a spreadsheet must not take for a formula.
  public static func plain(_ cell: String) -> String {
    cell.first.map("=+-@".contains) == true ? "'" + cell : cell
  }

  private static func quoted(_ cell: String) -> String {
    let text = ControlCharacters.escaped(cell)
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

import Texts

/// What is wrong with a text, where, and the way out: `FILE:LINE:COLUMN: message`.
public struct Diagnostic: Error, Equatable, Sendable, CustomStringConvertible {
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted in characters, from 1.
  public var column: Int
  public var message: String

  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  public var description: String {
    "\(ControlCharacters.escapedLine(file)):\(line):\(column): \(message)"
  }
}

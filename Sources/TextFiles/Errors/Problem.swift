import Texts

/// Something wrong that has no place in a text: a file that cannot be read, a name nobody knows.
public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }

  /// What is wrong with a file.
  public init(file: String, _ reason: String) {
    self.init("\(ControlCharacters.escapedLine(file)): \(reason)")
  }
}

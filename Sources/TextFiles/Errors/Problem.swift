import Texts

/// An error without a place in a text: a file that cannot be read, an unknown name.
public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }

  /// What is wrong with a file.
  public init(file: String, _ reason: String) {
    self.init("\(ControlCharacters.escapedLine(file)): \(reason)")
  }
}

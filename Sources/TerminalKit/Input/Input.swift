/// A key as a person names it, no matter what bytes the terminal sends for it.
public enum Key: Hashable, Sendable {
  case character(Unicode.Scalar)
  /// Control and a letter, which is kept in lower case.
  case control(Unicode.Scalar)
  case enter, escape, tab, backTab, backspace, delete, insert
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// F1 and following, from 1.
  case function(Int)
}

/// What the mouse did, at a cell.
public struct Mouse: Equatable, Sendable {
  /// What was done.
  public enum Kind: Equatable, Sendable { case press, release, drag, wheelUp, wheelDown }
  /// Which button it was done with.
  public enum Button: Equatable, Sendable { case left, middle, right }

  public var kind: Kind
  public var button: Button
  public var at: Point

  public init(_ kind: Kind, _ button: Button = .left, at: Point) {
    self.kind = kind
    self.button = button
    self.at = at
  }
}

/// Everything that reaches the interface from outside.
public enum Input: Equatable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text pasted at once (bracketed paste).
  case paste(String)
}

/// Tables of keys write a character as it is: `["y", .enter]`.
extension Key: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }

  /// 1 to 9.
  public static let digits: [Key] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
}

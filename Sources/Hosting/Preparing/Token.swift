/// A piece of Swift code that is neither space, comment nor text.
struct Token: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case word
    /// `@main`, with its sign.
    case attribute
    /// `#selector`, with its sign.
    case directive
    case symbol
    case string
  }
  var kind: Kind
  var text: String
  /// Its bytes in the file.
  var range: Range<Int>
  /// Counted from 1; columns in characters.
  var line: Int
  var column: Int
}

import TextFiles

/// Something in an app's sources that does not compile, and the line that it is about.
public struct CodeError: Equatable, Sendable, CustomStringConvertible {
  public var diagnostic: Diagnostic
  /// The line as its author wrote it, without what it is indented by.
  public private(set) var source = ""
  /// How many characters of it stand before the place that is meant.
  public private(set) var offset = 0

  /// `column` counts bytes, from 1, as compilers do; `text` is the whole file.
  init(_ place: Diagnostic, column: Int, in text: [UInt8]) {
    diagnostic = place
    let lines = text.split(separator: 10, omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return }
    let line = lines[place.line - 1]
    let before = String(decoding: line.prefix(max(0, column - 1)), as: UTF8.self).unicodeScalars
    let all = String(decoding: line, as: UTF8.self).unicodeScalars
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let indent = all.prefix(while: isBlank).count
    var shown = String.UnicodeScalarView(all.dropFirst(indent))
    while let last = shown.last, isBlank(last) { shown.removeLast() }
    source = String(shown)
    offset = max(0, before.count - indent)
    diagnostic.column = before.count + 1
  }

  /// `FILE:LINE:COLUMN: message`.
  public var description: String { diagnostic.description }
}

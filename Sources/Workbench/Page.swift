import Explanations

/// Something to be read at length.
public struct Page: Sendable {
  public var title: String
  public var paragraphs: [Paragraph]
  /// Whether it explains a row of the log: there are others beside it.
  public var isOfRow = false

  public init(title: String, paragraphs: [Paragraph], isOfRow: Bool = false) {
    self.title = title
    self.paragraphs = paragraphs
    self.isOfRow = isOfRow
  }
}

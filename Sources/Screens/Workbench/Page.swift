import Explanations

/// Something to be read at length.
struct Page: Sendable {
  var title: String
  var paragraphs: [Paragraph]
  /// Whether it explains a row of the log: there are others beside it.
  var isOfRow = false
}

import Explanations

/// Something to be read at length.
struct Page: Sendable {
  var title: String
  var paragraphs: [Paragraph]
}

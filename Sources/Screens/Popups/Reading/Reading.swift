import Explanations
import Preferences
import TerminalKit

/// A text to be read and scrolled through: an explanation.
struct Reading: Popup {
  /// One line of it, broken to a width.
  enum Line: Equatable {
    case blank
    case heading(String)
    case text(label: String, String, indent: Int, Paragraph.Verdict? = nil)
  }

  var title: String
  var paragraphs: [Paragraph]
  var top = 0
  /// Whether it explains a row of the log, and the rows beside it can be gone to.
  var isOfRow = true
  /// What Escape goes back to.
  var wayBack: @Sendable (Model) -> (any Popup)? = { _ in nil }

  var context: Contexts { .reading }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.draw(self, in: room, close: model.keys.frameHint(.close, model.label(of: .close)))
  }

  func move(_ movement: Movement, in model: inout Model) {
    let room = Reading.room(on: model.room(in: model.size))
    let last = max(0, lines(width: room.columns).count - room.rows)
    var reading = self
    reading.top = movement.place(from: min(top, last), count: last + 1, page: room.rows - 1)
    model.popup = reading
  }

  func beneath(_ model: Model) -> (any Popup)? { wayBack(model) }

  /// The columns that labels have at least.
  static let labelWidth = 13

  /// How much of it is seen at once.
  static func room(on size: Size) -> Size {
    let rows = size.rows > 2 ? size.rows - 2 : size.rows
    return Size(columns: max(1, min(96, size.columns) - 4), rows: max(1, rows - 2))
  }

  func lines(width: Int) -> [Line] {
    var lines: [Line] = []
    let labels = paragraphs.map { TextWidth.columns(of: $0.label) }
    let beside = max(Reading.labelWidth, (labels.max() ?? 0) + 2)
    for paragraph in paragraphs {
      if paragraph.isHeading {
        if !lines.isEmpty { lines.append(.blank) }
        lines.append(.heading(Shortening.end(paragraph.text, to: width)))
        continue
      }
      let isLabelled = !paragraph.label.isEmpty
      let indent = isLabelled ? beside : 3
      let words = Shortening.wrapped(paragraph.text, to: max(8, width - indent))
      for (row, line) in words.enumerated() {
        let label = isLabelled ? paragraph.label : paragraph.verdict.mark
        lines.append(
          .text(label: row == 0 ? label : "", line, indent: indent, paragraph.verdict))
      }
    }
    return lines
  }
}

extension Paragraph.Verdict? {
  /// What stands before a paragraph without a label.
  var mark: String {
    switch self {
    case .good: "✓"
    case .bad: "✗"
    case .disputed: Canvas.disputedMark
    case nil: "·"
    }
  }
}

import Explanations
import Preferences
import TerminalKit
import Workbench

/// A text to be read and scrolled through: an explanation.
struct Reading: TextPopup {
  var title: String
  var paragraphs: [Paragraph]
  var top = 0
  /// Whether it explains a row of the log, and the rows beside it can be gone to.
  var isOfRow = true
  /// What Escape goes back to.
  var wayBack: @Sendable (Model) -> (any Popup)? = { _ in nil }

  init(
    title: String, paragraphs: [Paragraph], isOfRow: Bool = true,
    wayBack: @escaping @Sendable (Model) -> (any Popup)? = { _ in nil }
  ) {
    self.title = title
    self.paragraphs = paragraphs
    self.isOfRow = isOfRow
    self.wayBack = wayBack
  }

  init(
    _ page: Page, wayBack: @escaping @Sendable (Model) -> (any Popup)? = { _ in nil }
  ) {
    self.init(
      title: page.title, paragraphs: page.paragraphs, isOfRow: page.isOfRow, wayBack: wayBack)
  }

  var context: Contexts { .reading }

  func page(_ model: Model, in room: Rect) -> TextPage? {
    let width = max(1, min(96, room.width) - 4)
    return TextPage(
      title: title, lines: lines(width: width), width: width,
      hints: [model.keys.frameHint(.close, model.label(of: .close))],
      edge: { canvas, inside in if isOfRow { canvas.drawRowButtons(in: inside) } })
  }

  func beneath(_ model: Model) -> (any Popup)? { wayBack(model) }

  /// The columns that labels have at least.
  private static let labelWidth = 13

  private func lines(width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    let labels = paragraphs.map { TextWidth.columns(of: $0.label) }
    let beside = max(Reading.labelWidth, (labels.max() ?? 0) + 2)
    for paragraph in paragraphs {
      if paragraph.isHeading {
        if !lines.isEmpty { lines.append(.blank) }
        lines.append(TextLine(Shortening.end(paragraph.text, to: width), .panelTitle))
        continue
      }
      if paragraph.isQuoted {
        lines.append(TextLine(Shortening.end(paragraph.text, to: max(0, width - 3)), at: 3))
        continue
      }
      let isLabelled = !paragraph.label.isEmpty
      let indent = isLabelled ? beside : 3
      let style = paragraph.styles
      lines += TextLine.wrapped(
        paragraph.text, to: max(8, width - indent), style.text, at: indent,
        mark: (isLabelled ? paragraph.label : paragraph.verdict.mark, style.label))
    }
    return lines
  }
}

extension Paragraph {
  /// Mistakes stand out, and lines that only one of two sides has.
  fileprivate var styles: (label: Style, text: Style) {
    switch verdict {
    case .good: (.accent, .plain)
    case .bad: (.refusal, .refusal)
    case .disputed: (.strong, .plain)
    case nil:
      switch sign {
      case .removed: (.refusal, .refusal)
      case .added: (.accent, .accent)
      case .same, .moved, nil: (.dim, .plain)
      }
    }
  }
}

extension Paragraph.Verdict? {
  /// The sign before a paragraph without a label.
  var mark: String {
    switch self {
    case .good: "✓"
    case .bad: "✗"
    case .disputed: Canvas.disputedMark
    case nil: "·"
    }
  }
}

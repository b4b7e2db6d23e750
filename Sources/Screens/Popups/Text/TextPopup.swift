import TerminalKit
import Texts

/// A popup that is a text, and scrolls where not all of it has room.
protocol TextPopup: Popup {
  /// The first line that is seen.
  var top: Int { get set }
  /// The text for a room; nil while there is none.
  func page(_ model: Model, in room: Rect) -> TextPage?
}

/// A text in a box, as large as there is room for.
struct TextPage {
  var title: String
  var lines: [TextLine]
  /// The columns inside the box.
  var width: Int
  var hints: [FrameHint] = []
  /// Whether it keeps to the right, so that the device stays in sight.
  var isAtRight = false
  /// Draws the lower edge. Then the upper edge says how much is below.
  var edge: ((inout Canvas, _ inside: Rect) -> Void)?

  /// The lines that are seen from one on.
  func seen(from top: Int, in room: Rect) -> SeenRows {
    SeenRows(of: lines.count, from: top, height: Canvas.popupArea(boxSize, in: room).inside.height)
  }

  fileprivate var boxSize: Size { Size(columns: width + 4, rows: lines.count + 2) }
}

extension TextPopup {
  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    if let page = page(model, in: room) { canvas.draw(page, from: top, in: room) }
  }

  func move(_ movement: Movement, in model: inout Model) {
    scroll(movement, in: &model)
  }

  func scroll(_ movement: Movement, in model: inout Model) {
    let room = model.popupRoom
    guard let page = page(model, in: room) else { return }
    change(in: &model) { $0.top = page.seen(from: top, in: room).top(after: movement) }
  }
}

extension Model {
  /// What a popup may take of the screen.
  var popupRoom: Rect {
    let size = room(in: size)
    return Layout(self, size).popupRoom(in: size)
  }
}

extension Canvas {
  /// A text in a box, seen from a line on.
  mutating func draw(_ page: TextPage, from top: Int, in room: Rect) {
    let seen = page.seen(from: top, in: room)
    let size = page.boxSize
    var place = room
    if page.isAtRight {
      place.x = max(room.x, room.maxX - size.columns)
      place.width = min(size.columns, room.width)
    }
    let more = FrameHint.words(
      localized("panels.more-below", ["count": "\(seen.below)"]), .pageDown)
    let hasMore = page.edge != nil && seen.below > 0
    let inside = popupBox(
      page.title, width: size.columns, height: size.rows, in: place,
      hints: (hasMore ? [more] : []) + page.hints)
    page.edge?(&self, inside)
    draw(page.lines, seen, in: inside)
    if page.edge == nil { drawMoreBelow(seen.below, in: inside) }
  }
}

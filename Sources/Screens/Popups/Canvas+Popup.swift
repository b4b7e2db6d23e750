import TerminalKit
import Texts

extension Canvas {
  /// The popup.
  mutating func drawPopup(_ model: Model, _ layout: Layout) {
    guard let popup = model.popup else { return }
    // A click beside it closes it, but for the keys that are listed at the bottom.
    let footer = layout.footer?.y ?? grid.size.rows
    hit(Rect(x: 0, y: 0, width: grid.size.columns, height: footer), .command(.close))
    hit(
      Rect(
        x: 0, y: footer + 1, width: grid.size.columns, height: grid.size.rows - footer - 1),
      .command(.close))
    popup.draw(on: &self, model, in: layout.popupRoom(in: grid.size))
  }

  /// A box in the middle of the screen, as large as there is room for. Returns the room inside.
  mutating func popupBox(
    _ title: String, width: Int, height: Int, in room: Rect, hints: [FrameHint] = [],
    atTop: Bool = false
  ) -> Rect {
    let (area, inside) = Canvas.popupArea(
      Size(columns: width, rows: height), in: room, atTop: atTop)
    hit(area, .nothing)
    if area == inside {
      fill(area)
    } else {
      box(area, .frameFocused)
      panel(area, title, hints: [hints], isFocused: true)
    }
    return inside
  }

  /// The area of a box, and the room inside: the whole area if there is no room for a frame.
  static func popupArea(
    _ size: Size, in room: Rect, atTop: Bool = false
  ) -> (area: Rect, inside: Rect) {
    let width = min(size.columns, room.width)
    let height = min(size.rows, room.height)
    let area = Rect(
      x: room.x + (room.width - width) / 2,
      y: atTop ? room.y + min(2, room.height - height) : room.y + (room.height - height) / 2,
      width: width, height: height)
    return (area, height > 2 && width > 4 ? area.inset(dx: 2, dy: 1) : area)
  }

  /// On the lower edge of a box: how much is below what is seen, which a click goes to.
  mutating func drawMoreBelow(_ count: Int, in inside: Rect) {
    guard count > 0, inside.maxY < grid.size.rows else { return }
    let text = " \(localized("panels.more-below", ["count": "\(count)"])) "
    let width = TextWidth.columns(of: text)
    guard width + 2 < inside.width else { return }
    put(text, x: inside.maxX - width, y: inside.maxY, .dim)
    hit(Rect(x: inside.maxX - width, y: inside.maxY, width: width, height: 1), .command(.pageDown))
  }

  /// A line that is being typed, with the cursor always in sight.
  mutating func drawEditor(_ editor: LineEditor, _ mark: String, in rect: Rect) {
    let start = rect.x + put(mark, x: rect.x, y: rect.y, .key, width: rect.width)
    let width = rect.maxX - start
    guard width > 0 else { return }
    let hidden = max(0, editor.columnsBeforeCursor - width + 1)
    let field = Rect(x: start, y: rect.y, width: width, height: 1)
    clipped(to: field) {
      let style: Style = editor.isSuggestion ? .selection : .input
      $0.put(editor.text, x: start - hidden, y: rect.y, style)
    }
    cursor = Point(x: start + editor.columnsBeforeCursor - hidden, y: rect.y)
  }
}

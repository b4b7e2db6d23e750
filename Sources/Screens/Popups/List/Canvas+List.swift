import TerminalKit
import Texts

extension Canvas {
  /// Rows to choose from. Where some do not fit into the box, its foot has all of the chosen one.
  mutating func drawList(_ list: ItemList, in room: Rect) {
    let shape = ListShape(list, in: room)
    let inside = popupBox(
      list.title, width: shape.width, height: shape.rows + shape.footRows + 2, in: room,
      hints: [keys.frameHint(.choose)])
    var body = inside
    body.height = max(0, inside.height - shape.footRows)
    clipped(to: body) { $0.drawRows(of: list, shape, in: body) }
    guard shape.footRows > 0, list.items.indices.contains(list.selected) else { return }
    let line = Rect(x: inside.x - 1, y: body.maxY, width: inside.width + 2, height: 1)
    fill(line, .frame, with: "─")
    let item = list.items[list.selected]
    for (row, text) in shape.footLines(of: item).enumerated() {
      put(
        text, x: inside.x + 1, y: body.maxY + 1 + row, item.isPossible ? .plain : .refusal,
        width: inside.width - 1)
    }
  }

  private mutating func drawRows(of list: ItemList, _ shape: ListShape, in body: Rect) {
    let chosen = shape.places.isEmpty ? 0 : shape.places[min(list.selected, shape.places.count - 1)]
    let first = max(0, min(chosen - body.height / 2, shape.rows - body.height))
    for (index, item) in list.items.enumerated() {
      let y = body.y + shape.places[index] - first
      if let heading = item.heading { put(heading, x: body.x, y: y - 1, .panelTitle) }
      let line = Rect(x: body.x, y: y, width: body.width, height: 1)
      let title = Shortening.padded(item.title, to: shape.titles)
      put(" " + title, x: line.x, y: y, item.isPossible ? .strong : .dim)
      let detail = Shortening.end(item.detail, to: shape.details)
      put(detail, x: line.x + shape.titles + 3, y: y, .dim)
      if index == list.selected { restyle(line, .selection) }
      hit(line, .item(index))
    }
  }
}

/// How much room a list takes.
private struct ListShape {
  /// The columns of its box: those of its longest row, where there is room for that.
  let width: Int
  /// The row of each item, headings counted in, and how many there are.
  let places: [Int]
  let rows: Int
  /// The columns of titles, and of what stands beside them.
  let titles: Int
  let details: Int
  /// The rows of its foot, with the line above: as many whichever item is chosen, so that nothing
  /// moves. None where everything can be read, or the screen is too low.
  let footRows: Int
  private let footWidth: Int

  init(_ list: ItemList, in room: Rect) {
    let longestTitle = list.items.map { TextWidth.columns(of: $0.title) }.max() ?? 0
    let longestDetail = list.items.map { TextWidth.columns(of: $0.detail) }.max() ?? 0
    width = min(max(100, longestTitle + longestDetail + 8), room.width)
    let inside = max(0, width - 4)
    titles = min(longestTitle, inside * 3 / 4)
    details = max(0, inside - titles - 4)
    footWidth = max(1, inside - 2)
    var places: [Int] = []
    var next = 0
    for item in list.items {
      if item.heading != nil { next += 1 }
      places.append(next)
      next += 1
    }
    self.places = places
    rows = next
    let most = (room.height - 2) / 3 - 1
    guard longestTitle > titles || longestDetail > details, most > 0 else {
      footRows = 0
      return
    }
    let (titles, footWidth) = (titles, footWidth)
    let needed = list.items.map { ListShape.lines(of: $0, titles: titles, to: footWidth).count }
    footRows = 1 + min(most, needed.max() ?? 0)
  }

  /// What the foot says of an item: all that stands in its row.
  func footLines(of item: ItemList.Item) -> [String] {
    let lines = ListShape.lines(of: item, titles: titles, to: footWidth)
    let most = footRows - 1
    guard lines.count > most else { return lines }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines.prefix(most - 1) + [Shortening.end(rest, to: footWidth)]
  }

  /// Its title is repeated only where it is cut.
  private static func lines(of item: ItemList.Item, titles: Int, to width: Int) -> [String] {
    let isCut = TextWidth.columns(of: item.title) > titles
    let title = isCut ? Shortening.wrapped(item.title, to: width) : []
    if item.isPossible { return title + Shortening.wrapped(item.detail, to: width) }
    let reason = Shortening.wrapped(item.detail, to: width - 2)
    return title + reason.enumerated().map { ($0 == 0 ? "✗ " : "  ") + $1 }
  }
}

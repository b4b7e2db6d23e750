import TerminalKit

extension Canvas {
  /// Rows to choose from. Where some do not fit into the box, its foot has all of the chosen one.
  mutating func drawList(_ list: ItemList, in room: Rect) {
    let rows = list.items.map(\.row)
    let shape = ListShape(rows, in: room)
    let inside = popupBox(
      list.title, width: shape.width, height: shape.height, in: room,
      hints: [keys.frameHint(.choose)])
    drawList(rows, selected: list.selected, shape, in: inside)
  }

  /// The rows, and the foot.
  mutating func drawList(_ rows: [ListRow], selected: Int, _ shape: ListShape, in inside: Rect) {
    var body = inside
    body.height = max(0, inside.height - shape.footRows)
    let list = shape.lines(rows, selected: selected)
    let seen = list.seen(height: body.height)
    draw(list.lines, seen, in: body)
    drawMoreBelow(list.itemsBelow(seen), in: inside)
    guard shape.footRows > 0, rows.indices.contains(selected) else { return }
    let line = Rect(x: inside.x - 1, y: body.maxY, width: inside.width + 2, height: 1)
    fill(line, .frame, with: "─")
    let item = rows[selected]
    for (row, text) in shape.footLines(of: item).enumerated() {
      put(
        text, x: inside.x + 1, y: body.maxY + 1 + row, item.isPossible ? .plain : .refusal,
        width: inside.width - 1)
    }
  }
}

/// How much room a list takes.
struct ListShape {
  /// The columns of its box: those of its longest row, where there is room for that.
  let width: Int
  /// The rows that it needs, headings counted in.
  let rows: Int
  /// The columns of keys, of titles, and of the details beside them.
  let keys: Int
  let titles: Int
  let details: Int
  /// The rows of its foot, with the line above: as many whichever item is chosen, so that nothing
  /// moves. None where everything can be read, or the screen is too low.
  let footRows: Int
  private let footWidth: Int

  /// The rows of its box.
  var height: Int { rows + footRows + 2 }

  init(_ list: [ListRow], in room: Rect) {
    let longestTitle = list.map { TextWidth.columns(of: $0.title) }.max() ?? 0
    let longestDetail = list.map { TextWidth.columns(of: $0.detail) }.max() ?? 0
    keys = min(6, list.map { TextWidth.columns(of: $0.key) }.max() ?? 0)
    let before = keys > 0 ? keys + 1 : 0
    width = min(max(100, before + longestTitle + longestDetail + 8), room.width)
    let inside = max(0, width - 4 - before)
    titles = min(longestTitle, inside * 3 / 4)
    details = max(0, inside - titles - 4)
    footWidth = max(1, width - 6)
    rows = list.count + list.count { $0.heading != nil }
    let most = (room.height - 2) / 3 - 1
    guard longestTitle > titles || longestDetail > details, most > 0 else {
      footRows = 0
      return
    }
    let (titles, footWidth) = (titles, footWidth)
    let needed = list.map { ListShape.lines(of: $0, titles: titles, to: footWidth).count }
    footRows = 1 + min(most, needed.max() ?? 0)
  }

  /// The rows as they are drawn.
  func lines(_ rows: [ListRow], selected: Int) -> ItemLines {
    var list = ItemLines(selected: selected)
    for (place, row) in rows.enumerated() {
      list.add(line(row), item: place, heading: row.heading.map { TextLine($0, .panelTitle) })
    }
    return list
  }

  private func line(_ row: ListRow) -> TextLine {
    let key = TextWidth.columns(of: row.key) > keys ? "" : row.key
    let x = keys > 0 ? keys + 2 : 1
    var line = TextLine(key, row.isPossible ? .key : .dim, at: 1)
    line.add(
      Shortening.padded(row.title, to: titles), row.isPossible ? .strong : .dim, at: x)
    line.add(Shortening.end(row.detail, to: details), .dim, at: x + titles + 2)
    return line
  }

  /// The foot's text about an item: all of its row.
  func footLines(of item: ListRow) -> [String] {
    let lines = ListShape.lines(of: item, titles: titles, to: footWidth)
    let most = footRows - 1
    guard lines.count > most else { return lines }
    let rest = Shortening.joined(lines[(most - 1)...])
    return lines.prefix(most - 1) + [Shortening.end(rest, to: footWidth)]
  }

  /// Its title is repeated only where it is cut.
  private static func lines(of item: ListRow, titles: Int, to width: Int) -> [String] {
    let isCut = TextWidth.columns(of: item.title) > titles
    let title = isCut ? Shortening.wrapped(item.title, to: width) : []
    if item.isPossible { return title + Shortening.wrapped(item.detail, to: width) }
    let reason = Shortening.wrapped(item.detail, to: width - 2)
    return title + reason.enumerated().map { ($0 == 0 ? "✗ " : "  ") + $1 }
  }
}

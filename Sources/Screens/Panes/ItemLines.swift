/// The lines of a list: items, some with a heading above. The selected one stays in the middle.
struct ItemLines {
  private(set) var lines: [TextLine] = []
  private let selected: Int
  private var selectedLine = 0

  init(selected: Int) { self.selected = selected }

  mutating func add(_ line: TextLine, item: Int, heading: TextLine? = nil) {
    if let heading { lines.append(heading) }
    if item <= selected { selectedLine = lines.count }
    var line = line
    line.item = item
    line.isSelected = item == selected
    lines.append(line)
  }

  func seen(height: Int) -> SeenRows {
    SeenRows(of: lines.count, around: selectedLine, height: height)
  }

  /// How many items are below those that are seen.
  func itemsBelow(_ seen: SeenRows) -> Int {
    lines[seen.range.upperBound...].count { $0.item != nil }
  }
}

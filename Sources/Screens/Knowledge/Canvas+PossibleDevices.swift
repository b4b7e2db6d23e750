import Exploring
import TerminalKit
import Texts

extension Canvas {
  /// How many devices are possible, by the app's state and by what is on the screen: a bar for
  /// each, or where there is no room the screens in a line.
  mutating func drawGroups(_ facts: KnowledgeFacts, isRevealed: Bool, in rect: Rect) {
    let heading = facts.heading
    put(Shortening.end(heading, to: rect.width), x: rect.x, y: rect.y, .strong)
    let isExplained = !isRevealed || drawLegend(beside: heading, y: rect.y, in: rect)
    var y = rect.y + 1
    let columns = GroupColumns(facts, in: rect)
    for group in facts.conditions where y < rect.maxY {
      draw(group, columns, isRevealed, y: y)
      y += 1
    }
    if facts.rows <= rect.height {
      let heading = localized("knowledge.screens")
      put(Shortening.end(heading, to: rect.width), x: rect.x, y: y, .panelTitle)
      if !isExplained { _ = drawLegend(beside: heading, y: y, in: rect) }
      for (row, group) in facts.screens.enumerated() {
        draw(group, columns, isRevealed, y: y + 1 + row)
      }
    } else {
      drawScreensInLine(facts, isRevealed, rows: y..<rect.maxY, in: rect)
    }
  }

  /// What the mark means, at the right of a heading; false where there is no room for it.
  private mutating func drawLegend(beside heading: String, y: Int, in rect: Rect) -> Bool {
    let here = localized("knowledge.here")
    let columns = TextWidth.columns(of: here)
    guard columns <= rect.width - TextWidth.columns(of: heading) - 2 else { return false }
    put(here, x: rect.maxX - columns, y: y, .accent)
    return true
  }

  /// The columns of a group: its mark, its bar, its number and its words.
  private struct GroupColumns {
    var mark: Int
    var bar: Int
    var barWidth: Int
    var number: Int
    var numberWidth: Int
    var text: Int
    var textWidth: Int
    /// The largest group, whose bar is whole.
    var most: Int

    init(_ facts: KnowledgeFacts, in rect: Rect) {
      let longest = (facts.conditions + facts.screens).map { TextWidth.columns(of: $0.text) }.max()
      numberWidth = TextWidth.columns(of: KnowledgeFacts.grouped(facts.count))
      most = max(1, (facts.conditions + facts.screens).map(\.count).max() ?? 1)
      mark = rect.x
      bar = rect.x + 2
      barWidth = max(0, min(20, rect.width - 2 - numberWidth - 3 - (longest ?? 0)))
      number = bar + barWidth + (barWidth > 0 ? 1 : 0)
      text = number + numberWidth + 2
      textWidth = rect.maxX - text
    }
  }

  private mutating func draw(
    _ group: KnowledgeFacts.Group, _ columns: GroupColumns, _ isRevealed: Bool, y: Int
  ) {
    let isHere = isRevealed && group.isTrue
    let style: Style = isHere ? .strong : isRevealed ? .dim : .plain
    if isHere { put("▶", x: columns.mark, y: y, .accent) }
    let length = min(columns.barWidth, max(1, group.count * columns.barWidth / columns.most))
    put(String(repeating: "█", count: length), x: columns.bar, y: y, group.style)
    let number = KnowledgeFacts.grouped(group.count)
    let start = columns.number + columns.numberWidth - TextWidth.columns(of: number)
    put(number, x: start, y: y, style)
    put(Shortening.end(group.text, to: columns.textWidth), x: columns.text, y: y, style)
  }

  private mutating func drawScreensInLine(
    _ facts: KnowledgeFacts, _ isRevealed: Bool, rows: Range<Int>, in rect: Rect
  ) {
    let screens = facts.screens.map { group in
      (isRevealed && group.isTrue ? "▶ " : "")
        + localized(
          "knowledge.screen-count",
          ["screen": group.text, "number": KnowledgeFacts.grouped(group.count)])
    }
    guard !rows.isEmpty, !screens.isEmpty else { return }
    let line = localized("knowledge.screens-line", ["screens": Lists.comma(screens)])
    let lines = Shortening.wrapped(line, to: rect.width, most: rows.count)
    for (row, line) in lines.enumerated() { put(line, x: rect.x, y: rows.lowerBound + row) }
  }
}

extension KnowledgeFacts.Group {
  /// A state has its color; what is on the screen has none.
  fileprivate var style: Style {
    switch condition {
    case .ended: .stateNotRunning
    case .suspended: .stateSuspended
    case .background: .stateBackground
    case .inactive: .stateInactive
    case .active: .stateActive
    case nil: .frame
    }
  }
}

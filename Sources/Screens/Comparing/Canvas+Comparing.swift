import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// Both devices beside each other, or one list with signs where there is no room for two.
  mutating func drawComparing(_ view: ComparingView, in room: Rect) {
    hit(room, .nothing)
    box(room, .frameFocused)
    let hints = [
      keys.frameHint(.nextDifference), keys.frameKey(.previousDifference), keys.frameHint(.close),
    ]
    panel(
      room, localized("comparing.title"),
      hints: [hints, [keys.frameKey(.nextDifference), keys.frameHint(.close)]], isFocused: true)
    let inside = room.inset(dx: 2, dy: 1)
    let columns = ComparingColumns(inside)
    var hasDisputed = false
    clipped(to: inside) { canvas in
      let top = canvas.drawComparedTitles(view, columns, in: inside)
      let list = Rect(
        x: inside.x, y: top, width: inside.width, height: max(0, inside.maxY - top))
      hasDisputed = canvas.drawComparedLines(view, columns, in: list)
    }
    drawComparingEdge(view, hasDisputed: hasDisputed, in: room)
  }

  /// The headings of both sides. Returns the row below.
  private mutating func drawComparedTitles(
    _ view: ComparingView, _ columns: ComparingColumns, in rect: Rect
  ) -> Int {
    let sides = view.sides
    let here =
      "− " + Lists.bracket(ComparingView.title(sides.left), localized("comparing.this-session"))
    let there = Lists.comma(["+ \(ComparingView.title(sides.right))"] + view.changes)
    let width = columns.isWide ? columns.width : rect.width
    put(Shortening.end(here, to: width), x: columns.left, y: rect.y, .panelTitle)
    let y = columns.isWide ? rect.y : rect.y + 1
    put(Shortening.end(there, to: width), x: columns.right, y: y, .panelTitle)
    return y + 1
  }

  /// Answers whether a row has the mark of what is disputed.
  private mutating func drawComparedLines(
    _ view: ComparingView, _ columns: ComparingColumns, in rect: Rect
  ) -> Bool {
    var hasDisputed = false
    let count = view.sides.lineCount
    let seen = SeenRows(of: count, around: view.selected, height: rect.height)
    var place = count > 0 ? view.sides.place(ofLine: seen.first) : (act: 0, row: nil)
    var rows: [ComparedAct.Row]?
    for (y, line) in seen.range.enumerated() {
      let y = rect.y + y
      let known = rows ?? view.sides.act(place.act).rows
      if let row = place.row {
        drawRow(known[row], view, columns, y: y)
        hasDisputed = hasDisputed || view.sides.isDisputed(known[row])
      } else {
        drawAct(place.act, differs: known.contains { $0.sign != .same }, view, columns, y: y)
      }
      let whole = Rect(x: rect.x, y: y, width: rect.width, height: 1)
      if line == view.selected { restyle(whole, .selection) }
      hit(whole, .item(line))
      let next = place.row.map { $0 + 1 } ?? 0
      if next < known.count {
        place.row = next
        rows = known
      } else {
        place = (place.act + 1, nil)
        rows = nil
      }
    }
    return hasDisputed
  }

  /// The action itself: a point where it does not send the same.
  private mutating func drawAct(
    _ index: Int, differs: Bool, _ view: ComparingView, _ columns: ComparingColumns, y: Int
  ) {
    let simulation = view.sides.left
    let entry = simulation.timeline.entries[index]
    let words = simulation.text.line(.act(entry.step, detail: entry.detail))
    let time = TimeText.clock(simulation.timeline.start(of: index))
    let used = put(time, x: columns.left, y: y, .dim) + 1
    let mark = differs ? "≠ " : "▸ "
    put(
      mark + Shortening.end(words, to: columns.end - columns.left - used - 2),
      x: columns.left + used, y: y, differs ? .accent : .action)
  }

  private mutating func drawRow(
    _ row: ComparedAct.Row, _ view: ComparingView, _ columns: ComparingColumns, y: Int
  ) {
    let sides = view.sides
    if row.sign == .same, columns.isWide {
      draw(row, row.left, sides.left, x: columns.left, width: columns.width, y: y)
      draw(row, row.right, sides.right, x: columns.right, width: columns.width, y: y)
    } else {
      let x = row.isRight ? columns.right : columns.left
      let simulation = row.isRight ? sides.right : sides.left
      draw(row, row.isRight ? row.right : row.left, simulation, x: x, width: columns.width, y: y)
    }
  }

  /// A message with its sign, or the reason of a refusal.
  private mutating func draw(
    _ row: ComparedAct.Row, _ message: Int?, _ simulation: Simulation, x: Int, width: Int, y: Int
  ) {
    let style: Style =
      switch row.sign {
      case .same: .plain
      case .removed: .refusal
      case .added: .accent
      case .moved: .later
      }
    put(row.sign.shown, x: x, y: y, style)
    if let refusal = row.refusal {
      put(Shortening.end("✗ \(refusal)", to: width - 2), x: x + 2, y: y, .refusal)
      return
    }
    guard let message else { return }
    let isDisputed = simulation.isDisputed(messageAt: message)
    let text = ComparingView.line(
      simulation.timeline.message(at: message), simulation, width: width - (isDisputed ? 4 : 2))
    let end = x + 2 + put(text, x: x + 2, y: y, row.sign == .same ? .selector : style)
    if isDisputed {
      put(Canvas.disputedMark, x: end + 1, y: y, .strong)
    }
  }

  /// On the lower edge: what the signs mean, and how far the comparison is.
  private mutating func drawComparingEdge(
    _ view: ComparingView, hasDisputed: Bool, in room: Rect
  ) {
    let y = room.maxY - 1
    let sides = view.sides
    let values: KeyValuePairs = [
      "done": "\(sides.compared)", "count": "\(sides.count)",
      "differing": "\(sides.differing.count)",
    ]
    let key =
      !sides.isComplete
      ? "comparing.progress"
      : sides.differing.isEmpty ? "comparing.same-messages" : "comparing.summary"
    let state = " \(localized(key, values)) "
    let start = putRight(state, before: room.maxX - 2, y: y, .dim)
    // The mark of disputed rows comes first, because it cannot be guessed.
    let signs = localized("comparing.legend")
    let disputed = localized("log.disputed", ["mark": Canvas.disputedMark])
    let legends =
      hasDisputed
      ? [
        "\(signs)  \(disputed)", disputed,
        localized("lanes.disputed", ["mark": Canvas.disputedMark]),
      ]
      : [signs]
    let fitting = legends.map { " \($0) " }.first {
      room.x + 3 + TextWidth.columns(of: $0) < start
    }
    if let fitting { put(fitting, x: room.x + 2, y: y, .dim) }
  }
}

/// The columns of both sides.
private struct ComparingColumns {
  let left: Int
  let right: Int
  /// The columns of one side.
  let width: Int
  let end: Int
  let isWide: Bool

  init(_ rect: Rect) {
    isWide = rect.width >= 100
    left = rect.x
    end = rect.maxX
    width = isWide ? (rect.width - 2) / 2 : rect.width
    right = isWide ? rect.x + width + 2 : rect.x
  }
}

extension ComparingView {
  /// A message in one line: its receiver where there is room for all of it, else its window
  /// alone, else the name alone, which loses its beginning.
  static func line(_ message: Message, _ simulation: Simulation, width: Int) -> String {
    let whole = simulation.line(message)
    if TextWidth.columns(of: whole) <= width { return whole }
    let short = simulation.shortLine(message)
    return TextWidth.columns(of: short) <= width
      ? short : Shortening.start(simulation.selector(message), to: width)
  }
}

extension ComparingView {
  /// What of the apps had to change; nothing where nothing had to.
  var changes: [String] {
    if sides.changed.isEmpty { return [] }
    let end = " app-delegate"
    guard sides.changed.allSatisfy({ $0.hasSuffix(end) }) else {
      return [localized("comparing.changed", ["apps": Lists.comma(sides.changed)])]
    }
    let names = sides.changed.map { String($0.dropLast(end.count)) }
    return [localized("comparing.without-scenes", ["apps": Lists.comma(names)])]
  }
}

extension Model {
  /// The lines that are seen at once.
  var comparingHeight: Int {
    let room = room(in: size)
    return max(1, room.rows - (room.columns >= 104 ? 5 : 6))
  }
}

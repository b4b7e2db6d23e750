import TerminalKit
import Texts
import Workbench

extension Canvas {
  /// The tour's words, below everything else: what it speaks of stays in sight.
  mutating func drawTour(_ model: Model, _ tour: TourProgress, in rect: Rect) {
    fill(rect, .overlay)
    fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), .frame, with: "─")
    let title = localized(
      "tour.title",
      [
        "step": tour.step.title, "number": "\(tour.index + 1)", "count": "\(tour.steps.count)",
      ])
    let end = rect.x + 1 + put(" \(title) ", x: rect.x + 1, y: rect.y, .captionTitle)
    let isLast = tour.index + 1 == tour.steps.count
    let words = localized(isLast ? "hints.ends-tour" : "hints.goes-on")
    let goOn =
      model.goesOnByEnter ? "\(Key.enter.name) \(words)" : keys.hint(.tour, words)
    putRight(
      " \(goOn) ", before: rect.maxX - 1, y: rect.y, tour.isDone ? .captionTitle : .overlay)
    if tour.isDone {
      let text = localized("tour.done")
      let room = rect.maxX - 3 - TextWidth.columns(of: goOn) - end - 3
      if TextWidth.columns(of: text) <= room {
        put(" \(text) ", x: end + 1, y: rect.y, .captionTitle)
      }
    }
    let lines = Shortening.wrapped(model.words(of: tour.step), to: rect.width - 2)
    for (row, line) in lines.prefix(rect.height - 1).enumerated() {
      put(line, x: rect.x + 1, y: rect.y + 1 + row, .overlay)
    }
    hit(rect, .command(.tour))
  }
}

extension Model {
  /// The part of a screen above the tour, which is below everything if there is room for it.
  func room(in size: Size) -> Size {
    guard let tour else {
      let rows = captionRows(in: size) + exerciseRows(in: size)
      return Size(columns: size.columns, rows: size.rows - rows)
    }
    // As many rows as its longest step takes, so that nothing moves from step to step.
    let longest = tour.steps.map { Shortening.wrapped(words(of: $0), to: size.columns - 2).count }
    let rows = size.rows - (longest.max() ?? 0) - 1
    return rows < 12 ? size : Size(columns: size.columns, rows: rows)
  }
}

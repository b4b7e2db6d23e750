import TerminalKit

/// What is drawn on: a grid, a window on it outside which nothing is drawn, and what can be
/// clicked. A control is drawn and gets its meaning in the same place, so both always agree.
struct Canvas: Surface {
  typealias Style = Screens.Style

  var grid: Grid
  var hits: [Hit] = []
  var cursor: Point?
  var clip: Rect
  /// The keys that controls are labeled with.
  let keys: KeyTable

  init(_ size: Size, keys: KeyTable) {
    self.keys = keys
    grid = Grid(size)
    clip = grid.bounds
  }

  /// Makes a part of the screen clickable.
  mutating func hit(
    _ rect: Rect, _ target: Hit.Target, alternative: Command? = nil, second: Command? = nil,
    held: Command? = nil, panel: Panel? = nil
  ) {
    let area = rect.intersection(clip)
    guard !area.isEmpty else { return }
    hits.append(
      Hit(
        rect: area, target: target, alternative: alternative, second: second, held: held,
        panel: panel))
  }
}

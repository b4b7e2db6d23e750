/// What is drawn on: a grid, a window on it outside which nothing is drawn, and what can be
/// clicked. Who draws a control says in the same place what it does, so both always agree.
struct Canvas {
  var grid: Grid
  var hits: [Hit] = []
  var cursor: Point?
  /// Nothing outside is drawn.
  var clip: Rect
  /// The keys that controls are labelled with.
  let keys: KeyTable

  init(_ size: Size, keys: KeyTable) {
    self.keys = keys
    grid = Grid(size)
    clip = grid.bounds
  }

  /// Draws with a smaller window.
  mutating func clipped(to rect: Rect, _ body: (inout Canvas) -> Void) {
    let before = clip
    clip = clip.intersection(rect)
    body(&self)
    clip = before
  }

  /// Writes text from `x` on, as far as `width` columns or the window's edge. Returns the columns
  /// that it takes.
  @discardableResult
  mutating func put(
    _ text: String, x: Int, y: Int, _ style: Style = .plain, width: Int = .max
  ) -> Int {
    let end = width > 1 << 20 ? clip.maxX : min(clip.maxX, x + width)
    let window = clip.intersection(grid.bounds)
    guard !window.isEmpty, y >= window.y, y < window.maxY else {
      // What is outside takes its room as well.
      return TextWidth.columns(of: text, fitting: end - x)
    }
    return grid.put(text, x: x, y: y, style: style, end: end, within: window.x..<window.maxX)
  }

  /// Writes text in the middle of a row.
  mutating func center(_ text: String, in rect: Rect, y: Int, _ style: Style = .plain) {
    let short = Shortening.end(text, to: rect.width)
    put(short, x: rect.x + (rect.width - TextWidth.columns(of: short)) / 2, y: y, style)
  }

  /// Writes text so that it ends before `end`. Returns where it begins.
  @discardableResult
  mutating func putRight(_ text: String, before end: Int, y: Int, _ style: Style = .plain) -> Int {
    let start = end - TextWidth.columns(of: text)
    put(text, x: start, y: y, style)
    return start
  }

  mutating func set(_ cell: Cell, x: Int, y: Int) {
    guard clip.contains(Point(x: x, y: y)) else { return }
    // The right half of a wide character whose left half is outside the window is not drawn.
    if cell.isContinuation, !clip.contains(Point(x: x - 1, y: y)) { return }
    grid[x, y] = cell
  }

  mutating func fill(_ rect: Rect, _ style: Style = .plain, with scalar: Unicode.Scalar = " ") {
    grid.fill(rect.intersection(clip), Cell(scalar, style))
  }

  /// Gives what is drawn already another meaning.
  mutating func restyle(_ rect: Rect, _ style: Style) {
    grid.restyle(rect.intersection(clip), style)
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

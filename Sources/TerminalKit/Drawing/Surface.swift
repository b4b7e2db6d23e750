/// What is drawn on: a grid, and a window on it outside which nothing is drawn.
public protocol Surface {
  /// What its cells can mean.
  associatedtype Style: Meaning
  var grid: Grid { get set }
  /// Nothing outside is drawn.
  var clip: Rect { get set }
}

extension Surface {
  /// Draws with a smaller window.
  public mutating func clipped(to rect: Rect, _ body: (inout Self) -> Void) {
    let before = clip
    clip = clip.intersection(rect)
    body(&self)
    clip = before
  }

  /// Writes text from `x` on, as far as `width` columns or the window's edge. Returns the columns
  /// that it takes.
  @discardableResult
  public mutating func put(
    _ text: String, x: Int, y: Int, _ style: Style = .plain, width: Int = .max
  ) -> Int {
    let end = width > 1 << 20 ? clip.maxX : min(clip.maxX, x + width)
    let window = clip.intersection(grid.bounds)
    guard !window.isEmpty, y >= window.y, y < window.maxY else {
      // What is outside takes its room as well.
      return TextWidth.columns(of: text, fitting: end - x)
    }
    return grid.put(
      text, x: x, y: y, meaning: style.rawValue, end: end, within: window.x..<window.maxX)
  }

  /// Writes text in the middle of a row.
  public mutating func center(_ text: String, in rect: Rect, y: Int, _ style: Style = .plain) {
    let short = Shortening.end(text, to: rect.width)
    put(short, x: rect.x + (rect.width - TextWidth.columns(of: short)) / 2, y: y, style)
  }

  /// Writes text so that it ends before `end`. Returns where it begins.
  @discardableResult
  public mutating func putRight(_ text: String, before end: Int, y: Int, _ style: Style = .plain)
    -> Int
  {
    let start = end - TextWidth.columns(of: text)
    put(text, x: start, y: y, style)
    return start
  }

  public mutating func set(_ cell: Cell, x: Int, y: Int) {
    guard clip.contains(Point(x: x, y: y)) else { return }
    // The right half of a wide character whose left half is outside the window is not drawn.
    if cell.isContinuation, !clip.contains(Point(x: x - 1, y: y)) { return }
    grid[x, y] = cell
  }

  public mutating func fill(
    _ rect: Rect, _ style: Style = .plain, with scalar: Unicode.Scalar = " "
  ) {
    grid.fill(rect.intersection(clip), Cell(scalar, style))
  }

  /// Gives what is drawn already another meaning.
  public mutating func restyle(_ rect: Rect, _ style: Style) {
    grid.restyle(rect.intersection(clip), style.rawValue)
  }
}

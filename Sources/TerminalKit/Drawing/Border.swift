/// The characters of a frame.
public struct Border: Sendable {
  public let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Unicode.Scalar

  public static let round = Border(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│")
  public static let square = Border(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│")
  public static let heavy = Border(
    topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃")
  public static let dashed = Border(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "╌", vertical: "╎")
  public static let heavyDashed = Border(
    topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "╍", vertical: "┇")
}

extension Surface {
  /// A frame along the edge of a rectangle; what is inside stays.
  @inlinable public mutating func frame(_ rect: Rect, _ style: Style, _ border: Border = .round) {
    guard rect.width > 1, rect.height > 1 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    let wide = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: 1)
    fill(wide, style, with: border.horizontal)
    fill(Rect(x: wide.x, y: bottom, width: wide.width, height: 1), style, with: border.horizontal)
    let high = Rect(x: rect.x, y: rect.y + 1, width: 1, height: rect.height - 2)
    fill(high, style, with: border.vertical)
    fill(Rect(x: right, y: high.y, width: 1, height: high.height), style, with: border.vertical)
    set(Cell(border.topLeft, style), x: rect.x, y: rect.y)
    set(Cell(border.topRight, style), x: right, y: rect.y)
    set(Cell(border.bottomLeft, style), x: rect.x, y: bottom)
    set(Cell(border.bottomRight, style), x: right, y: bottom)
  }

  /// An empty box.
  @inlinable public mutating func box(_ rect: Rect, _ style: Style, _ border: Border = .round) {
    fill(rect)
    frame(rect, style, border)
  }
}

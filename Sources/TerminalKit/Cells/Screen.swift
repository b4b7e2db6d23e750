/// A whole picture: what to paint, and how the terminal should stand while it shows. Modes are
/// declared here, never switched by commands that could race with the painter.
public struct Screen: Equatable, Sendable {
  public var grid: Grid
  /// Where the cursor blinks, or nil while nothing is typed.
  public var cursor: Point?
  /// The terminal's window title.
  public var title: String

  public init(grid: Grid, cursor: Point? = nil, title: String) {
    self.grid = grid
    self.cursor = cursor
    self.title = title
  }
}

/// The lines typed in the palette.
struct PaletteHistory: Sendable {
  /// The latest last.
  private(set) var lines: [String] = []

  /// Keeps a line, which may be put in again.
  mutating func add(_ line: String) {
    if lines.last != line { lines.append(line) }
  }
}

import Lifecycle

/// A device's proportions on a screen whose cells are twice as high as wide.
enum DeviceShape {
  /// The glass of an iPhone in so many rows: its frames, speaker and Home button take seven. Twenty
  /// columns hold the longest state, `◐ foregroundInactive`.
  static func phoneGlass(in rows: Int, columns: Int) -> Size {
    let height = min(34, max(1, rows - 7))
    let width = min(max(20, height * 9 / 8), 36, max(20, columns - 62))
    return Size(columns: width, rows: height)
  }

  /// The columns of an iPhone with its frames, its lock button, and the button's labels.
  static func phoneWidth(glass: Int, columns: Int) -> Int {
    glass + 4 + (hasWideLabels(columns) ? 10 : 2)
  }

  /// Whether there is room for words beside the lock button, and not for its key alone.
  static func hasWideLabels(_ columns: Int) -> Bool { columns >= 100 }
}

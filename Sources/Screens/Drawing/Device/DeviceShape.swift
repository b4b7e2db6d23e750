import Lifecycle

/// A device's proportions on a screen whose cells are twice as high as wide.
enum DeviceShape {
  /// The glass of an iPhone in so many rows: its frames, speaker and Home button take seven.
  static func phoneGlass(in rows: Int, columns: Int) -> Size {
    let height = min(34, max(1, rows - 7))
    let width = min(max(18, height * 9 / 8), 36, max(18, columns - 62))
    return Size(columns: width, rows: height)
  }

  /// The columns of an iPhone with its frames, its lock button, and the button's labels.
  static func phoneWidth(glass: Int, columns: Int) -> Int {
    glass + 4 + (hasWideLabels(columns) ? 9 : 2)
  }

  /// Whether there is room for words beside the lock button, and not for its key alone.
  static func hasWideLabels(_ columns: Int) -> Bool { columns >= 100 }
}

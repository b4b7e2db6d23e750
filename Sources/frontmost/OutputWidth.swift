import CLibrary

/// How wide lines are printed that would be longer.
enum OutputWidth {
  /// As wide as the terminal; a hundred columns in a file or a pipe.
  static var columns: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return max(40, Int(size.ws_col))
  }
}

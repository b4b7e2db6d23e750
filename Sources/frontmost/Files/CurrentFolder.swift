import CLibrary

/// The folder in which the program was started.
enum CurrentFolder {
  /// Absolute; empty where it is gone.
  static var path: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}

import CLibrary

/// What the program remembers from run to run: `$XDG_STATE_HOME/frontmost`, else in
/// `~/.local/state`.
enum StateFolder {
  /// Nil where neither variable says where it is.
  static var path: String? {
    let state = SettingsPath.variable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = SettingsPath.variable("HOME").map { $0 + "/.local/state" }
    return (state ?? home).map { $0 + "/frontmost" }
  }

  /// Makes a folder and those above it, for the user alone.
  static func make(_ path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" {
      mkdir(String(path[..<index]), 0o700)
    }
    mkdir(path, 0o700)
  }
}

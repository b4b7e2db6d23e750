import CLibrary

/// Where the file of settings is.
enum SettingsPath {
  /// `$XDG_CONFIG_HOME/frontmost/config.yaml`; nil where the variable is unset or, against its
  /// specification, no whole path.
  static var ofXDG: String? {
    guard let folder = variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") else { return nil }
    return folder + "/frontmost/config.yaml"
  }

  /// `~/.config/frontmost/config.yaml`
  static var ofHome: String? {
    variable("HOME").map { $0 + "/.config/frontmost/config.yaml" }
  }

  /// The one place that counts; nil where the environment names none.
  static var path: String? { ofXDG ?? ofHome }

  /// That place, where something is there.
  static var existing: String? { path.flatMap { isThere($0) ? $0 : nil } }

  /// A file in the previous format, if there is one, which is no longer read.
  static var outdated: String? {
    guard let path, !isThere(path), path.hasSuffix("yaml") else { return nil }
    let before = path.dropLast("yaml".count) + "toml"
    return isThere(String(before)) ? String(before) : nil
  }

  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// A variable of the environment; an empty one counts as unset.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

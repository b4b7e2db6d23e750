import CNCurses

/// Which characters the terminal can be given.
enum Charset: Equatable, Sendable {
  case utf8
  /// Everything beyond ASCII is replaced by what resembles it.
  case ascii

  /// Sets the process's character set from the environment. ncurses prints box drawing as blanks
  /// where it is not UTF-8, so that has to be known.
  static func adopt(_ environment: (String) -> String?) -> Charset {
    if curses_use_locale("") { return .utf8 }
    // A locale that says UTF-8 but is not installed here, as happens over ssh. The terminal at the
    // other end has it all the same.
    if wanted(environment) == .utf8 {
      for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where curses_use_locale(name) {
        return .utf8
      }
    }
    _ = curses_use_locale("C")
    return .ascii
  }

  /// What the environment asks for, whether or not it is installed.
  static func wanted(_ environment: (String) -> String?) -> Charset {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment(name), !locale.isEmpty else { continue }
      let codeset = locale.split(separator: ".").last?.prefix { $0 != "@" } ?? ""
      return ["utf-8", "utf8"].contains(codeset.lowercased()) ? .utf8 : .ascii
    }
    return .ascii
  }
}

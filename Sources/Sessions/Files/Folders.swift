/// Paths as they are written in a session's file.
public enum Folders {
  /// The folder of a file; empty for one of the current folder.
  public static func of(_ file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "" }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// A path that is relative to a folder.
  public static func path(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// How an absolute path is written in a file of an absolute folder.
  public static func path(_ path: String, from folder: String) -> String {
    let (to, base) = (parts(path), parts(folder))
    let same = zip(to, base).prefix { $0 == $1 }.count
    let words = base.dropFirst(same).map { _ in ".." } + to.dropFirst(same)
    return words.isEmpty ? "." : words.joined(separator: "/")
  }

  /// The names that lead to a path, without `.` and `..`.
  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}

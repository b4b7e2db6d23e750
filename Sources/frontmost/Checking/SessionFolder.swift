import CLibrary
import Rulebooks
import Texts

/// Finds the session files that a path stands for.
enum SessionFolder {
  static func sessions(_ path: String) throws -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Problem("\(path): \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    var found: [String] = []
    try search(path, &found)
    if found.isEmpty { throw Problem(localized("errors.no-sessions-below", ["folder": path])) }
    return found
  }

  private static func search(_ folder: String, _ found: inout [String]) throws {
    guard let stream = opendir(folder) else {
      throw Problem("\(folder): \(String(cString: strerror(errno)))")
    }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(stream)
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted() {
      var status = stat()
      guard stat(base + name, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try search(base + name, &found)
      } else if name.hasSuffix(".session") {
        found.append(base + name)
      }
    }
  }
}

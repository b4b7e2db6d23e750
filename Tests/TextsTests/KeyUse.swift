import CLibrary
import TextFiles

/// A key of a text as some line of code names it: whole, or the beginning before a value.
struct KeyUse {
  var key: String
  var isBeginning: Bool
  var file: String

  /// All in Sources/: string literals that look like a key and stand where texts are asked for.
  static func all() throws -> [KeyUse] {
    let sources = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    return try files(below: sources + "/Sources").flatMap { path in
      let text = String(decoding: try FileContents.read(path, limit: .resource), as: UTF8.self)
      let name = String(path.dropFirst(sources.count + 1))
      return text.matches(of: /"([a-z]+\.[a-zA-Z0-9.-]*)(["\\])/).map {
        KeyUse(key: String($0.1), isBeginning: $0.2 == "\\", file: name)
      }.filter { use in files.contains(use.key.prefix { $0 != "." } + ".texts") }
    }
  }

  /// The English files: what begins like one of them is a key.
  private static let files = Set(
    Resources.embedded.paths(in: "Texts/en").map { String($0.split(separator: "/")[2]) })

  private static func files(below folder: String) throws -> [String] {
    guard let stream = opendir(folder) else { throw Problem("\(folder) cannot be read") }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = folder + "/" + name
      if name.hasSuffix(".swift") {
        found.append(path)
      } else if !name.contains(".") {
        found += try files(below: path)
      }
    }
    return found
  }
}

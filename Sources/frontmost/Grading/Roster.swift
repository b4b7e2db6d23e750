import TextFiles
import Texts

/// The names of a class, one a line, as its students' files and folders are named.
struct Roster {
  let students: [String]

  init(_ path: String) throws {
    let bytes = try FileContents.read(path, limit: .resource)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(localized("grade.roster-not-utf8", ["file": path]))
    }
    var students: [String] = []
    var known: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      var name = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      while name.last?.isWhitespace == true { name.removeLast() }
      if name.isEmpty || name.hasPrefix("#") { continue }
      if known.insert(String(name)).inserted { students.append(String(name)) }
    }
    if students.isEmpty { throw Problem(localized("grade.empty-roster", ["file": path])) }
    self.students = students
  }
}

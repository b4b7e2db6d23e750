import TextFiles
import Texts

/// The Swift files of a learner's folder, without tests.
enum SourceFolder {
  /// How many folders deep files are looked for.
  static let levels = 6

  static func read(_ folder: String) throws(BuildFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var others: [String] = []
    do throws(Problem) {
      try refuseProject(folder)
      var walk = FolderWalk()
      let base = folder.hasSuffix("/") ? folder : folder + "/"
      try walk.walk(folder, levels: levels) { found throws(Problem) in
        switch found {
        case .problem(_, let problem): throw problem
        case .file(let path, _):
          guard path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") else {
            return others.append(path)
          }
          let bytes = try FileContents.read(path, limit: .resource)
          let words = SourceOutline(bytes).words
          if words.contains("XCTest") || words.contains("Testing") { return others.append(path) }
          files.append(SourceFile(name: String(path.dropFirst(base.count)), bytes: bytes))
        }
      }
      try refuseTwins(files, base)
    } catch {
      throw .problem(error)
    }
    if files.isEmpty { throw .problem(Problem(nothing(in: folder, others))) }
    return files
  }

  /// What is given in the place of a folder is often the project, or one of the files.
  private static func refuseProject(_ path: String) throws(Problem) {
    let parts = path.split(separator: "/")
    let parent = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    let values: KeyValuePairs = ["path": path, "folder": parent.isEmpty ? "." : parent]
    if let last = parts.last, last.hasSuffix(".xcodeproj") || last.hasSuffix(".xcworkspace") {
      throw Problem(localized("hosting.is-project", values))
    }
    if FileContents.isFile(path) { throw Problem(localized("hosting.is-file", values)) }
  }

  /// The compiler takes no two files of one name.
  private static func refuseTwins(_ files: [SourceFile], _ base: String) throws(Problem) {
    var known: [Substring: String] = [:]
    for file in files {
      let name = file.name.split(separator: "/").last ?? ""
      guard let other = known.updateValue(file.name, forKey: name) else { continue }
      throw Problem(
        localized("hosting.twins", ["file": base + other, "other": base + file.name]))
    }
  }

  /// Why a folder is none with sources, and what to give.
  private static func nothing(in folder: String, _ others: [String]) -> String {
    let old = others.first { $0.hasSuffix(".m") || $0.hasSuffix(".mm") || $0.hasSuffix(".h") }
    if let old { return localized("hosting.objective-c", ["folder": folder, "file": old]) }
    let test = others.first { $0.hasSuffix(".swift") }
    if let test { return localized("hosting.only-tests", ["folder": folder, "file": test]) }
    return localized("hosting.no-sources", ["folder": folder])
  }
}

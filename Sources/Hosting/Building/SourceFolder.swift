import TextFiles
import Texts

/// The Swift files of a learner's folder, without tests.
enum SourceFolder {
  static func read(_ folder: String) throws(BuildFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    do throws(Problem) {
      var walk = FolderWalk()
      let base = folder.hasSuffix("/") ? folder : folder + "/"
      try walk.walk(folder, levels: 6) { found throws(Problem) in
        switch found {
        case .problem(_, let problem): throw problem
        case .file(let path, _):
          guard path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") else { return }
          let bytes = try FileContents.read(path, limit: .resource)
          let words = SourceOutline(bytes).words
          if words.contains("XCTest") || words.contains("Testing") { return }
          files.append(SourceFile(name: String(path.dropFirst(base.count)), bytes: bytes))
        }
      }
    } catch {
      throw .problem(error)
    }
    if files.isEmpty {
      throw .problem(Problem(localized("hosting.no-sources", ["folder": folder])))
    }
    return files
  }

  /// The text of the app's main storyboard; nil where it has none.
  static func storyboard(_ folder: String) -> [UInt8]? {
    var paths: [String] = []
    var walk = FolderWalk()
    walk.walk(folder, levels: 6) { found in
      if case .file(let path, _) = found, path.hasSuffix("/Main.storyboard") { paths.append(path) }
    }
    let path = paths.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    return path.flatMap { try? FileContents.read($0, limit: .resource) }
  }
}

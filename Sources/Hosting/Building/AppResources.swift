import TextFiles
import Texts

/// The storyboards and the property list of an app, found in its folder once: its traits and its
/// process read the same ones.
struct AppResources: Equatable, Sendable {
  /// From the root, the main storyboard first.
  private var storyboards: [String] = []
  private var hasMain = false
  private var propertyList: String?
  /// A main storyboard that the property list names, and that the folder lacks.
  private(set) var mistake: Diagnostic?

  init(_ folder: String, _ settings: ProjectSettings) {
    var paths: [String] = []
    var walk = FolderWalk()
    walk.walk(folder, levels: SourceFolder.levels) { found in
      if case .file(let path, _) = found { paths.append(path) }
    }
    // Of several files of one name, the outermost one is meant.
    paths.sort { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let list = paths.first { $0.hasSuffix("Info.plist") }
    propertyList = list.map(BuildFolder.absolute)
    storyboards = paths.filter { $0.hasSuffix(".storyboard") }.map(BuildFolder.absolute)
    let named = list.flatMap(AppResources.storyboard)
    let name = named?.name ?? settings.mainStoryboard ?? "Main"
    if let place = storyboards.firstIndex(where: { $0.hasSuffix("/\(name).storyboard") }) {
      storyboards.insert(storyboards.remove(at: place), at: 0)
      hasMain = true
    } else if let list, let named {
      mistake = Diagnostic(
        file: list, line: named.line, column: 1,
        message: localized("hosting.no-storyboard", ["name": name]))
    }
  }

  /// The text of the storyboard that is loaded at launch; nil where the app has none.
  var mainStoryboard: [UInt8]? {
    guard hasMain, let path = storyboards.first else { return nil }
    return try? FileContents.read(path, limit: .resource)
  }

  /// What the app's process reads of them. A path with a line end is omitted.
  var environment: [String] {
    let paths = storyboards.filter { !$0.contains("\n") }.joined(separator: "\n")
    return ["FRONTMOST_STORYBOARDS=\(hasMain ? "" : "\n")\(paths)"]
      + (propertyList.map { ["FRONTMOST_INFO=\($0)"] } ?? [])
  }

  /// The main storyboard that a property list names: that of its first scene, else the app's.
  private static func storyboard(_ path: String) -> (name: String, line: Int)? {
    guard let bytes = try? FileContents.read(path, limit: .resource) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    for key in ["UISceneStoryboardFile", "UIMainStoryboardFile"] {
      guard let mark = text.firstRange(of: "<key>\(key)</key>"),
        let start = text[mark.upperBound...].firstRange(of: "<string>"),
        // What belongs to the next key is none of this one's.
        !text[mark.upperBound..<start.lowerBound].contains("<key>")
      else { continue }
      let name = text[start.upperBound...].prefix { $0 != "<" }
      let line = text[..<start.lowerBound].count { $0.isNewline } + 1
      if !name.isEmpty { return (String(name), line) }
    }
    return nil
  }
}

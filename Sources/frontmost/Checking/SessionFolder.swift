import TextFiles
import Texts

/// Finds the session files that paths name, each once.
struct SessionFolder {
  /// A file, or why there is none to be checked.
  enum Found: Sendable {
    case session(String)
    case problem(path: String, Problem)
  }

  private(set) var found: [Found] = []
  /// Files in folders whose names do not end in `.session`.
  private(set) var skipped: [String] = []
  private var walk = FolderWalk()
  private var seen: Set<FileIdentity> = []
  private var hasInput = false

  /// The skipped files whose ending is nearly `.session`.
  var misspelt: [String] {
    skipped.filter { file in
      let ending = file.split(separator: "/").last?.split(separator: ".").dropFirst().last
      return ending.flatMap { NearestWord.to(String($0).lowercased(), among: ["session"]) } != nil
    }
  }

  /// A file, a folder that is searched, or standard input for `-`.
  mutating func add(_ path: String) {
    if path == "-" {
      if !hasInput { found.append(.session(path)) }
      hasInput = true
      return
    }
    if walk.hasEntered(path) { return }
    var walk = walk
    var count = 0
    walk.walk(path) { item in
      switch item {
      case .problem(let path, let problem):
        count += 1
        found.append(.problem(path: path, problem))
      case .file(let file, let identity):
        guard file == path || file.hasSuffix(".session") else {
          skipped.append(file)
          return
        }
        count += 1
        if seen.insert(identity).inserted { found.append(.session(file)) }
      }
    }
    self.walk = walk
    if count == 0 {
      let problem = Problem(localized("errors.no-sessions-below", ["folder": path]))
      found.append(.problem(path: path, problem))
    }
  }
}

import CLibrary
import Screens
import TextFiles
import Texts
import Workbench

/// The session files that somebody keeps: those in their folder of scenarios and its subfolders,
/// then those in the current folder and two levels below it.
enum OwnScenarios {
  /// The largest file: no session comes near it, and reading it takes no noticeable time.
  private static let limit = InputLimit(bytes: 4 << 20)
  private static let ending = ".session"
  /// The most files that are looked at below a folder: a home folder may have any number.
  private static let mostFiles = 5_000
  /// How many levels of the current folder are searched, itself included.
  private static let levels = 3

  /// The files, sorted by name in each folder.
  static func read() -> [OwnScenario] {
    [folder, "."].compactMap { $0 }.flatMap { read(below: $0) }
  }

  private struct TooMany: Error {}

  private static func read(below folder: String) -> [OwnScenario] {
    var found: [OwnScenario] = []
    var count = 0
    var walk = FolderWalk()
    do throws(TooMany) {
      try walk.walk(folder, levels: folder == "." ? levels : .max) { (next) throws(TooMany) in
        count += 1
        if count > mostFiles { throw TooMany() }
        switch next {
        case .problem(let path, _) where !path.hasSuffix(ending): break
        case .file(let path, _) where !path.hasSuffix(ending): break
        case .file(let path, _), .problem(let path, _):
          let name = path.dropFirst(folder.count + 1)
          found.append(
            OwnScenario(
              name: String(name.dropLast(ending.count)),
              path: folder == "." ? String(name) : path, contents: contents(path)))
        }
      }
    } catch {
      let reason = localized("scenarios.too-many-files", ["count": "\(mostFiles)"])
      found.append(
        OwnScenario(name: folder, path: folder, contents: .unreadable(reason: reason)))
    }
    return found
  }

  /// `$XDG_DATA_HOME/frontmost/scenarios`, else in `~/.local/share`. Nil where there is none, or
  /// where it is the current folder, which is read anyway.
  private static var folder: String? {
    let data = SettingsPath.variable("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = SettingsPath.variable("HOME").map { $0 + "/.local/share" }
    guard let folder = (data ?? home).map({ $0 + "/frontmost/scenarios" }) else { return nil }
    guard let identity = FileIdentity(folder) else { return nil }
    return identity == FileIdentity(".") ? nil : folder
  }

  /// A pipe would block, and a disk image would take all memory: neither is read.
  private static func contents(_ path: String) -> OwnScenario.Contents {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return .unreadable(reason: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .unreadable(reason: localized("scenarios.not-a-file"))
    }
    guard Int(status.st_size) <= limit.bytes else {
      return .unreadable(reason: localized("scenarios.too-long"))
    }
    do throws(Problem) {
      return .file(SourceFile(name: path, bytes: try FileContents.read(path, limit: limit)))
    } catch {
      return .unreadable(reason: error.description)
    }
  }
}

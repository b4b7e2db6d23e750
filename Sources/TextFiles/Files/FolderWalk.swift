import CLibrary
import Texts

/// Walks through the files below folders, in the order of their names. Each folder is entered once,
/// no matter what links lead to it, so that a circle of links ends; what cannot be looked at is
/// handed over in its place, and the walk goes on.
public struct FolderWalk {
  /// What stands at a path.
  public enum Found {
    case file(path: String, FileIdentity)
    case problem(path: String, Problem)
  }

  private var entered: Set<FileIdentity> = []

  public init() {}

  /// Whether a path leads to a folder that has been walked through.
  public func hasEntered(_ path: String) -> Bool {
    FileIdentity(path).map(entered.contains) ?? false
  }

  /// A path that is no folder is handed over as it is. `take` may end the walk. Folders are entered
  /// so many levels down.
  public mutating func walk<Failure: Error>(
    _ path: String, levels: Int = .max, _ take: (Found) throws(Failure) -> Void
  ) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return try take(.problem(path: path, FolderWalk.problem(path)))
    }
    let identity = FileIdentity(status)
    guard status.st_mode & S_IFMT == S_IFDIR else { return try take(.file(path: path, identity)) }
    guard levels > 0, entered.insert(identity).inserted else { return }
    let names: [String]
    do throws(Problem) {
      names = try FolderWalk.names(in: path)
    } catch {
      return try take(.problem(path: path, error))
    }
    let base = path.hasSuffix("/") ? path : path + "/"
    for name in names { try walk(base + name, levels: levels - 1, take) }
  }

  /// The names in a folder, in order; those that begin with a point only where `hidden` asks for
  /// them.
  public static func names(
    in folder: String, hidden: Bool = false
  ) throws(Problem) -> [String] {
    guard let stream = opendir(folder) else { throw problem(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      let isShown = hidden ? name != "." && name != ".." : !name.hasPrefix(".")
      if isShown { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw problem(folder) }
    return names.sorted()
  }

  /// Why the system does not show what stands at a path.
  private static func problem(_ path: String) -> Problem {
    let code = errno
    var status = stat()
    if code == ENOENT, lstat(path, &status) == 0 {
      return Problem(localized("errors.dangling-link", ["file": path]))
    }
    if code == ENOENT, path.unicodeScalars.contains("\u{FFFD}") {
      return Problem(localized("errors.name-not-utf8", ["file": path]))
    }
    return Problem(file: path, String(cString: strerror(code)))
  }
}

/// What makes two paths the same file.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Nil where nothing stands at the path.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

import CLibrary
import Rulebooks

/// The folder in which an app's process lives: empty when the app is installed, and gone with this
/// object.
final class HomeFolder {
  let path: String
  private let base: String

  init() throws(Problem) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    HomeFolder.removeForgotten(in: parent)
    let places = String(repeating: "X", count: 6)
    var template = Array("\(parent)/\(HomeFolder.prefix)\(getpid())-\(places)".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Problem(file: parent, String(cString: strerror(errno)))
    }
    base = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    path = base + "/home"
    make()
  }

  deinit { HomeFolder.remove(base) }

  /// Removes all that the app has left there.
  func clear() {
    HomeFolder.remove(path)
    make()
  }

  private func make() {
    mkdir(path, 0o700)
    mkdir(path + "/tmp", 0o700)
  }

  private static let prefix = "frontmost-home-"

  /// Removes what a program left that was killed.
  private static func removeForgotten(in parent: String) {
    for name in names(in: parent) where name.hasPrefix(prefix) {
      let pid = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let pid = Int32(pid), kill(pid, 0) != 0, errno == ESRCH else { continue }
      var status = stat()
      guard lstat("\(parent)/\(name)", &status) == 0, status.st_uid == getuid() else { continue }
      remove("\(parent)/\(name)")
    }
  }

  /// Removes a folder, and never what a link in it leads to.
  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    // An app may have taken away its own permission.
    chmod(path, 0o700)
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// Hidden ones, too.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

import CLibrary
import Hosting
import TextFiles

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

  deinit { FolderRemoval.remove(base) }

  /// Removes all that the app has left there.
  func clear() {
    FolderRemoval.remove(path)
    make()
  }

  private func make() {
    mkdir(path, 0o700)
    mkdir(path + "/tmp", 0o700)
  }

  private static let prefix = "frontmost-home-"

  /// Removes what a program left that was killed.
  private static func removeForgotten(in parent: String) {
    for name in (try? FolderWalk.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let pid = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let pid = Int32(pid), kill(pid, 0) != 0, errno == ESRCH else { continue }
      var status = stat()
      guard lstat("\(parent)/\(name)", &status) == 0, status.st_uid == getuid() else { continue }
      FolderRemoval.remove("\(parent)/\(name)")
    }
  }
}

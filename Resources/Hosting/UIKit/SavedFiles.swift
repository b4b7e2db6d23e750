internal import CUIKit
internal import Conversation
import Foundation

/// The files that the app keeps: what is in Documents and in Library, but for caches and
/// preferences. They are looked at after something in them was opened to be written.
@MainActor enum SavedFiles {
  private struct File: Equatable {
    var identity: UInt
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }
  private static let home = NSHomeDirectory()
  private static let left: Set = ["Library/Caches", "Library/Preferences"]
  private static var known: [String: File] = [:]
  /// More files than these are not looked at.
  private static let most = 1_000

  /// The folders are there, as on iOS, and what is in them is no news.
  static func observe() {
    for folder in ["Documents", "Library", "Library/Caches", "Library/Preferences", "tmp"] {
      mkdir(home + "/" + folder, 0o755)
    }
    known = files()
    _ = cuikit_files_touched()
  }

  static func report() {
    guard cuikit_files_touched() != 0 else { return }
    let now = files()
    for path in Set(known.keys).union(now.keys).sorted() where known[path] != now[path] {
      let text = now[path].map { " " + LineWord.word(summary(path, $0.size)) }
      Host.line.write("saved \(LineWord.word(path))\(text ?? "")")
    }
    known = now
  }

  private static func files() -> [String: File] {
    var found: [String: File] = [:]
    func walk(_ path: String, _ level: Int) {
      guard found.count < most, !left.contains(path) else { return }
      var status = stat()
      guard lstat(home + "/" + path, &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        found[path] = File(
          identity: UInt(status.st_ino), size: Int(status.st_size),
          seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec))
        return
      }
      guard level < 6, let folder = opendir(home + "/" + path) else { return }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        if name != ".", name != ".." { walk(path + "/" + name, level + 1) }
      }
    }
    walk("Documents", 0)
    walk("Library", 0)
    return found
  }

  /// What a file says, as far as it is short text; else how large it is.
  private static func summary(_ path: String, _ size: Int) -> String {
    let bytes = "\(size) bytes"
    guard size <= 4_096, let data = FileManager.default.contents(atPath: home + "/" + path),
      let text = String(data: data, encoding: .utf8),
      text.unicodeScalars.allSatisfy({ $0.value >= 32 || $0 == "\n" || $0 == "\t" })
    else { return bytes }
    return text.count > 200 ? String(text.prefix(200)) + "…" : text
  }
}

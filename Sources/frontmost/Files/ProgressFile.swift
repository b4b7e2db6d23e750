import CLibrary
import Practice
import Sessions

/// What is remembered of the learner from day to day.
struct ProgressFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// The usual one; nil where nothing can be remembered.
  static var usual: ProgressFile? {
    StateFolder.path.map { ProgressFile($0 + "/progress") }
  }

  /// A new learner, if there is no file yet.
  func read() throws -> Learner {
    guard access(path, F_OK) == 0 else { return Learner() }
    return try Learner(SessionBytes.read(path))
  }

  /// Why it could not be written; nil where it was.
  func write(_ learner: Learner) -> String? {
    if let folder = path.lastIndex(of: "/"), access(String(path[..<folder]), F_OK) != 0 {
      StateFolder.make(String(path[..<folder]))
    }
    if case .failed(let reason) = WholeFile.write(learner.text, to: path, overwrite: true) {
      return reason
    }
    return nil
  }
}

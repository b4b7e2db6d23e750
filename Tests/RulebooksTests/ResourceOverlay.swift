import CLibrary
import Rulebooks
import TextFiles

/// A folder for one test, laid over the program's resources, and removed with it.
final class ResourceOverlay {
  let path: String
  /// What was put into it, folders before what is in them.
  private var made: [String] = []

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let pattern = parent + "/frontmost-test-" + String(repeating: "X", count: 6)
    var template = Array(pattern.utf8CString)
    guard let name = template.withUnsafeMutableBufferPointer({ mkdtemp($0.baseAddress!) }) else {
      throw Problem("no folder for the test")
    }
    path = String(cString: name)
  }

  deinit {
    for path in made.reversed() { remove(path) }
    remove(path)
  }

  func write(_ file: String, _ text: String) throws {
    var folder = path
    for part in file.split(separator: "/").dropLast() {
      folder += "/" + part
      if mkdir(folder, 0o700) == 0 { made.append(folder) }
    }
    guard let stream = fopen(path + "/" + file, "w") else { throw Problem("cannot write \(file)") }
    made.append(path + "/" + file)
    fputs(text, stream)
    fclose(stream)
  }

  func library() throws -> Library { try Library(try Resources(directory: path)) }
}

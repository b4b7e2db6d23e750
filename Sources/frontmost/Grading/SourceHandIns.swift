import TextFiles
import Texts

/// Finds the sources that a class has handed in: a folder with Swift files is one student's, and
/// any other folder is a class, with a folder a student.
struct SourceHandIns {
  private let exercises: ExerciseSet
  private(set) var found: [HandIn] = []

  init(_ exercises: ExerciseSet) { self.exercises = exercises }

  mutating func add(_ path: String) {
    do throws(Problem) {
      let names = try FolderWalk.names(in: path)
      let folders = names.map { (path.hasSuffix("/") ? path : path + "/") + $0 }
        .filter(FileContents.isFolder)
      if SourceHandIns.isApp(names) { return add(path, of: name(path)) }
      if folders.isEmpty {
        throw Problem(localized("hosting.no-sources", ["folder": path]))
      }
      for folder in folders { add(folder, of: name(folder)) }
    } catch {
      found.append(
        HandIn(student: name(path), exercise: nil, source: .unreadable(path: path, error)))
    }
  }

  private mutating func add(_ folder: String, of student: String) {
    for exercise in exercises.items.indices {
      found.append(HandIn(student: student, exercise: exercise, source: .sources(folder)))
    }
  }

  private static func isApp(_ names: [String]) -> Bool {
    names.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".xcodeproj") }
  }

  private func name(_ path: String) -> String {
    path.split(separator: "/").last { $0 != "." }.map(String.init) ?? path
  }
}

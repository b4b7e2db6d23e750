import Exercises
import Rulebooks
import Sessions
import TextFiles
import Texts

/// The exercises that a class was set: one, or those of a folder.
///
/// An `exercise.session` has the name of its folder. A `lesson.session` and a `solution.session`
/// beside it are no exercises.
struct ExerciseSet: Sendable {
  /// An exercise by the name that an answer's file has.
  struct Item: Sendable {
    var name: String
    /// What its own file is called.
    var stem: String
    var file: SessionFile
    var exercise: Exercise

    init(_ path: String, _ library: Library) throws {
      name = ExerciseSet.name(path)
      stem = ExerciseSet.stem(path)
      file = try SessionSource.parsed(path, library)
      guard let exercise = try Exercise(file, questionsCount: true, library: library) else {
        throw Problem(localized("goals.no-exercise", ["file": path]))
      }
      self.exercise = exercise
    }

    /// The fewest actions that solve it.
    var par: Int? {
      if exercise.goals.goals.isEmpty { return nil }
      var search = exercise.search
      search.search()
      return search.par
    }
  }

  let items: [Item]

  init(_ path: String, _ library: Library) throws {
    guard FileContents.isFolder(path) else {
      items = [try Item(path, library)]
      return
    }
    var files: [String] = []
    var walk = FolderWalk()
    try walk.walk(path) { (found) throws(Problem) in
      switch found {
      case .file(let file, _): if file.hasSuffix(".session") { files.append(file) }
      case .problem(_, let problem): throw problem
      }
    }
    let lessons = Set(files.filter { ExerciseSet.stem($0) == "exercise" }.map(ExerciseSet.folder))
    files.removeAll {
      ["lesson", "solution"].contains(ExerciseSet.stem($0))
        && lessons.contains(ExerciseSet.folder($0))
    }
    if files.isEmpty { throw Problem(localized("errors.no-sessions-below", ["folder": path])) }
    var items: [Item] = []
    for file in files {
      let name = ExerciseSet.name(file)
      if items.contains(where: { $0.name == name }) {
        throw Problem(localized("grade.same-name", ["name": name, "folder": path]))
      }
      items.append(try Item(file, library))
    }
    self.items = items.sorted { $0.name < $1.name }
  }

  /// A file's name without its folder and its ending.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".session") ? name.dropLast(".session".count) : name)
  }

  /// The name that answers to an exercise have.
  private static func name(_ path: String) -> String {
    let lesson = folder(path).split(separator: "/").last.map(String.init)
    guard stem(path) == "exercise", let lesson, lesson != ".", lesson != ".." else {
      return stem(path)
    }
    return lesson
  }

  private static func folder(_ path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }

  /// The place of the exercise that a file's name says: the exercise's name, or that of its file
  /// where no other is called so.
  func place(named file: String) -> Int? {
    let stem = ExerciseSet.stem(file)
    if let place = items.firstIndex(where: { $0.name == stem }) { return place }
    let places = items.indices.filter { items[$0].stem == stem }
    return places.count == 1 ? places[0] : nil
  }
}

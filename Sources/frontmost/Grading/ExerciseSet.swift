import Exploring
import Rulebooks
import Sessions
import Texts

/// The exercises that a class was set: one, or those of a folder.
///
/// The `exercise.session` of a lesson has the name of the lesson's folder; the other sessions there
/// are no exercises.
struct ExerciseSet: Sendable {
  /// An exercise by the name that an answer's file has.
  struct Item: Sendable {
    var name: String
    var file: SessionFile
    var exercise: Exercise

    init(_ path: String, _ library: Library) throws {
      name = ExerciseSet.name(path)
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
  /// What the file of a single exercise is called: an answer may be called so, too.
  private var onlyStem: String?

  init(_ path: String, _ library: Library) throws {
    guard FileContents.isFolder(path) else {
      onlyStem = ExerciseSet.stem(path)
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
    let lessons = Set(files.filter(ExerciseSet.isOfLesson).map(ExerciseSet.folder))
    files.removeAll { lessons.contains(ExerciseSet.folder($0)) && !ExerciseSet.isOfLesson($0) }
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
    guard isOfLesson(path), let lesson, lesson != ".", lesson != ".." else { return stem(path) }
    return lesson
  }

  private static func isOfLesson(_ path: String) -> Bool { stem(path) == "exercise" }

  private static func folder(_ path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }

  /// The place of the exercise that a file's name says.
  func place(named file: String) -> Int? {
    let stem = ExerciseSet.stem(file)
    return items.firstIndex { $0.name == stem } ?? (stem == onlyStem ? 0 : nil)
  }
}

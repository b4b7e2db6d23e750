import Rulebooks
import Sessions
import TextFiles
import Texts

/// A student's answer to an exercise, or its absence.
struct HandIn: Sendable {
  enum Source: Sendable {
    case file(String)
    /// A folder with the sources of an app.
    case sources(String)
    case missing
    /// No exercise has the file's name.
    case unknown(String)
    case unreadable(path: String, Problem)
  }

  var student: String
  /// The exercise's place; nil where the file is of none.
  var exercise: Int?
  var source: Source
}

/// Finds what a class has handed in. A student is a file, or a folder whose files have the names of
/// the exercises; a folder of neither kind is a class, with a file or a folder a student.
struct HandIns {
  private let exercises: ExerciseSet
  private(set) var found: [HandIn] = []
  private var walk = FolderWalk()
  private var seen: Set<FileIdentity> = []

  init(_ exercises: ExerciseSet) { self.exercises = exercises }

  private var isOne: Bool { exercises.items.count == 1 }

  /// A file, a student's folder, the folder of a class, or standard input for `-`.
  mutating func add(_ path: String) {
    if walk.hasEntered(path) { return }
    if !FileContents.isFolder(path) { return addFile(path) }
    guard let names = names(in: path) else { return }
    if names.contains(where: isExercise) { return addFolder(path, of: folderName(path)) }
    let base = path.hasSuffix("/") ? path : path + "/"
    let before = found.count
    for name in names {
      if FileContents.isFolder(base + name) {
        addFolder(base + name, of: name)
      } else if name.hasSuffix(".session") {
        addFile(base + name)
      }
    }
    if found.count == before {
      let problem = Problem(localized("errors.no-sessions-below", ["folder": path]))
      found.append(
        HandIn(student: path, exercise: nil, source: .unreadable(path: path, problem)))
    }
  }

  /// Everything at a path, as one student's.
  mutating func add(_ path: String, of student: String) {
    if FileContents.isFolder(path) {
      addFolder(path, of: student)
    } else {
      found.append(handIn(path, of: student))
    }
  }

  private func isExercise(_ name: String) -> Bool {
    name.hasSuffix(".session") && exercises.place(named: name) != nil
  }

  private mutating func names(in folder: String) -> [String]? {
    do throws(Problem) {
      return try FolderWalk.names(in: folder)
    } catch {
      let source = HandIn.Source.unreadable(path: folder, error)
      found.append(HandIn(student: folderName(folder), exercise: nil, source: source))
      return nil
    }
  }

  private func folderName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A file that has an exercise's name is of the student that its folder is named after.
  private mutating func addFile(_ path: String) {
    if let identity = FileIdentity(path), !seen.insert(identity).inserted { return }
    let parts = path.split(separator: "/")
    let isNamed = exercises.place(named: path) != nil && parts.count > 1
    let student = isNamed ? String(parts[parts.count - 2]) : ExerciseSet.stem(path)
    found.append(handIn(path, of: student))
  }

  private func handIn(_ path: String, of student: String) -> HandIn {
    let place = exercises.place(named: path) ?? (isOne ? 0 : nil)
    return HandIn(
      student: student, exercise: place, source: place == nil ? .unknown(path) : .file(path))
  }

  /// Of one exercise a folder may hold the answer under any name.
  private mutating func addFolder(_ path: String, of student: String) {
    if walk.hasEntered(path) { return }
    var (walk, seen) = (walk, seen)
    var handIns: [HandIn] = []
    walk.walk(path) { item in
      switch item {
      case .problem(let path, let problem):
        let source = HandIn.Source.unreadable(path: path, problem)
        handIns.append(HandIn(student: student, exercise: nil, source: source))
      case .file(let file, let identity):
        guard file.hasSuffix(".session"), seen.insert(identity).inserted else { return }
        handIns.append(handIn(file, of: student))
      }
    }
    (self.walk, self.seen) = (walk, seen)
    if isOne, handIns.contains(where: { $0.path.map(isExercise) == true }) {
      for index in handIns.indices {
        guard case .file(let file) = handIns[index].source, !isExercise(file) else { continue }
        handIns[index].exercise = nil
        handIns[index].source = .unknown(file)
      }
    }
    found += handIns
    for place in exercises.items.indices where handIns.isEmpty {
      found.append(HandIn(student: student, exercise: place, source: .missing))
    }
  }

  /// Nothing was handed in for an exercise: a row says so, for each student of the roster and each
  /// that was found.
  mutating func addMissing(roster: [String]) {
    var order: [String: Int] = [:]
    var given: [String: Set<Int>] = [:]
    // A path that cannot be read is no student whose answers are missing.
    let students = roster + found.filter { !$0.isUnreadable }.map(\.student)
    for student in students where order[student] == nil { order[student] = order.count }
    for handIn in found {
      if let exercise = handIn.exercise { given[handIn.student, default: []].insert(exercise) }
    }
    for (student, _) in order {
      for place in exercises.items.indices where given[student]?.contains(place) != true {
        found.append(HandIn(student: student, exercise: place, source: .missing))
      }
    }
    func place(_ handIn: HandIn) -> (Int, Int, String) {
      (order[handIn.student] ?? .max, handIn.exercise ?? .max, handIn.path ?? "")
    }
    found.sort { place($0) < place($1) }
  }
}

extension HandIn {
  var path: String? {
    switch source {
    case .file(let path), .sources(let path), .unknown(let path), .unreadable(let path, _): path
    case .missing: nil
    }
  }

  var isUnreadable: Bool { if case .unreadable = source { true } else { false } }
}

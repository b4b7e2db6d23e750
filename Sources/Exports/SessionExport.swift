import Explanations
import JSON
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// A session that has been run, to be written as something else.
public struct SessionExport: Sendable {
  public let file: SessionFile
  /// The machine at the session's end; where events are written, before the first action.
  let simulation: Simulation
  /// What is said, by the place where it is said.
  private let narrated: [Int: [String]]
  /// The machine before the first action.
  let start: Simulation
  private let library: Library
  /// The program's name and version.
  let program: String
  /// The iOS version's rulebook, and its revision.
  let rulebook: String
  private let format: ExportFormat
  private let look: FilmLook
  /// Whether the answers are for students to write; else they are closed until somebody opens them.
  let hidesAnswers: Bool

  public init(
    _ file: SessionFile, as format: ExportFormat, look: FilmLook = FilmLook(), library: Library,
    program: String, hidesAnswers: Bool = false
  ) throws(Diagnostic) {
    self.hidesAnswers = hidesAnswers
    try format.refuseTooLong(file)
    self.format = format
    self.look = look
    self.file = file
    self.program = program
    self.library = library
    rulebook = try library.rulebook(of: file.setup.release)
    start = try Simulation(file.setup, library: library)
    let opened = format.isOfEvents ? nil : try OpenedSession(file, library: library)
    simulation = opened?.simulation ?? start
    narrated = Dictionary(
      (opened?.narrated ?? []).map { ($0.place, $0.lines) }, uniquingKeysWith: +)
  }

  /// How many pictures a film has to draw; what is no film is written in a moment.
  public var pictureCount: Int {
    guard format.isFilm else { return 0 }
    // One before the first action, one with each question, one for each key at the end.
    return simulation.timeline.entries.reduce(1) { $0 + ($1.isQuestion ? 2 : 1) } + look.keys.count
  }

  /// Hands the export over piece by piece. `drew` is called for each picture of a film.
  public func write(
    drew: () -> Void = {}, _ write: (String) -> Void
  ) throws(Diagnostic) {
    try format.write(self, drew, write)
  }

  /// The session as the interface shows it.
  var film: Film { Film(export: self, library: library, look: look) }

  /// Whether anything is asked, so that what shows the whole session is closed at first. A sheet of
  /// a session without questions asks about each action.
  var hasQuestions: Bool { hidesAnswers || file.hasQuestions }

  /// Whether a prediction of an action is asked for.
  func isQuestion(_ entry: Timeline.Entry) -> Bool {
    entry.isQuestion || hidesAnswers && !file.hasQuestions
  }

  /// What the marks of a moment say, after so many actions; those without a text say nothing.
  func marks(at place: Int) -> [String] {
    narration(at: place).compactMap(Narration.mark).filter { !$0.isEmpty }
  }

  /// The lines that are said after so many actions.
  func narration(at place: Int) -> [String] { narrated[place] ?? [] }

  /// What the session is called: where nothing is said, by its file, and not by whose folder it
  /// lies in.
  var title: String {
    file.title ?? file.name.split(separator: "/").last.map(String.init) ?? file.name
  }

  /// By what it was made: the program's version, the device, the iOS version and its rulebook.
  var origin: [(key: String, value: String)] {
    [
      ("program", program), ("device", file.setup.model.word), ("os", "\(file.setup.release)"),
      ("rulebook", rulebook),
    ]
  }

  /// The same in one line.
  var originLine: String {
    "\(program), \(file.setup.model.word), \(simulation.rules.title), rulebook \(rulebook)"
  }

  func writeJSONLines(_ write: (String) -> Void) {
    let head: [(key: String, value: JSONValue)] =
      [("kind", .text("session")), ("time", .number(0))]
      + origin.map { ($0.key, .text($0.value)) } + [("text", .text(originLine))]
    let printer = JSONLinesPrinter(file, start, isForLogs: true)
    printer.print(head: head) { write(String(decoding: $0, as: UTF8.self)) }
  }
}

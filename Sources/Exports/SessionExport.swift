import Explanations
import JSON
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// A session that has been run, ready to be written in another format.
public struct SessionExport: Sendable {
  public let file: SessionFile
  /// The device at the session's end; for formats of events, before the first action.
  let simulation: Simulation
  /// The narration, by the number of actions before it.
  private let narrated: [Int: [String]]
  /// The device before the first action.
  let start: Simulation
  private let library: Library
  /// The program's name and version.
  let program: String
  /// The iOS version's rulebook, and its revision.
  let rulebook: String
  private let format: ExportFormat
  private let look: FilmLook
  /// Whether students have to write the answers; otherwise the answers are folded.
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

  /// How many pictures a film has to draw; other formats are written in a moment.
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

  /// Whether it has questions, so that overviews of the session are folded at first. A sheet of a
  /// session without questions asks about each action.
  var hasQuestions: Bool { hidesAnswers || file.hasQuestions }

  /// Whether an action has to be predicted.
  func isQuestion(_ entry: Timeline.Entry) -> Bool {
    entry.isQuestion || hidesAnswers && !file.hasQuestions
  }

  /// The texts of the marks after so many actions.
  func marks(at place: Int) -> [String] {
    narration(at: place).compactMap(Narration.mark).filter { !$0.isEmpty }
  }

  /// The lines of narration after so many actions.
  func narration(at place: Int) -> [String] { narrated[place] ?? [] }

  /// The session's title, or else its file's name without the folder.
  var title: String {
    file.title ?? file.name.split(separator: "/").last.map(String.init) ?? file.name
  }

  /// Its origin: the program's version, the device, the iOS version and its rulebook.
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

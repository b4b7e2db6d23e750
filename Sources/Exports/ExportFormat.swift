import Sessions
import TextFiles
import Texts

/// What a session can be written as: a row for each format.
public struct ExportFormat: Sendable {
  /// As it is typed.
  public let name: String
  /// Whether it has a picture of each action.
  private(set) var isFilm = false
  /// Whether it is written while the session runs, which then need not be run before.
  private(set) var isOfEvents = false
  /// Whether its questions can be printed without their answers.
  public private(set) var hasQuestions = false
  /// A film of more actions would last a day; a moving picture has all its scenes in one file,
  /// which a browser must hold. Nil where there is no limit.
  private var mostActions: Int?
  /// Hands the export over piece by piece, and says when a picture has been drawn.
  let write: Write

  typealias Write =
    @Sendable (_ export: SessionExport, _ drew: () -> Void, _ write: (String) -> Void)
    throws(Diagnostic) -> Void

  /// Its rows, as help lists them.
  public static let all = [
    film("film", mostActions: 500) { export, drew, write throws(Diagnostic) in
      try MovingPicture(film: export.film).write(drew: drew, write)
    },
    ExportFormat(name: "screen", mostActions: 50_000) { export, _, write throws(Diagnostic) in
      try StillPicture(film: export.film).write(write)
    },
    film("asciicast", mostActions: 50_000) { export, drew, write throws(Diagnostic) in
      try Asciicast(film: export.film, version: .three).write(drew: drew, write)
    },
    film("asciicast2", mostActions: 50_000) { export, drew, write throws(Diagnostic) in
      try Asciicast(film: export.film, version: .two).write(drew: drew, write)
    },
    ExportFormat(name: "html", hasQuestions: true) { $2(HTMLPage($0).text) },
    ExportFormat(name: "svg") { $2(LanesPicture($0).text) },
    ExportFormat(name: "mermaid") { $2(MermaidDiagrams($0).text) },
    ExportFormat(name: "markdown", hasQuestions: true) { $2(MarkdownHandout($0).text) },
    ExportFormat(name: "jsonl", isOfEvents: true) { $0.writeJSONLines($2) },
    ExportFormat(name: "csv", isOfEvents: true) { EventTable($0).write($2) },
  ]

  private static func film(_ name: String, mostActions: Int, write: @escaping Write) -> ExportFormat
  {
    ExportFormat(name: name, isFilm: true, mostActions: mostActions, write: write)
  }

  /// Refuses a session with more actions than the format can take.
  func refuseTooLong(_ file: SessionFile) throws(Diagnostic) {
    guard let mostActions,
      let line = file.lines.lazy.filter({ $0.action != nil }).dropFirst(mostActions).first
    else { return }
    throw Diagnostic(
      file: file.name, line: line.number, column: 1,
      message: localized("exports.film-too-long", ["most": "\(mostActions)"]))
  }
}

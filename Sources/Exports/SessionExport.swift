import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Texts

/// A session that has been run, to be written as something else.
public struct SessionExport: Sendable {
  /// What a session can be written as.
  public enum Format: String, CaseIterable, Sendable {
    case asciicast, asciicast2, html, svg, mermaid, markdown, jsonl, csv
  }

  public let file: SessionFile
  /// The machine at the session's end.
  public let machine: Machine
  let narrated: [OpenedSession.Narrated]
  /// The machine before the first action.
  let start: Machine
  private let library: Library
  /// The program's name and version.
  let program: String
  /// The release's rulebook, and its revision.
  let rulebook: String

  public init(_ file: SessionFile, library: Library, program: String) throws(Diagnostic) {
    self.file = file
    self.program = program
    self.library = library
    rulebook = "ios-\(file.setup.release) revision \(try library.revisions().current)"
    start = try Machine(file.setup, library: library)
    let opened = try OpenedSession(file, library: library)
    machine = opened.machine
    narrated = opened.narrated
  }

  /// Hands the export over piece by piece.
  public func write(as format: Format, _ write: (String) -> Void) throws(Diagnostic) {
    switch format {
    case .asciicast: try Asciicast(self, library: library, version: .three).write(write)
    case .asciicast2: try Asciicast(self, library: library, version: .two).write(write)
    case .html: write(HTMLPage(self).text)
    case .svg: write(LanesPicture(self).text)
    case .mermaid: write(MermaidDiagrams(self).text)
    case .markdown: write(MarkdownHandout(self).text)
    case .jsonl: writeJSONLines(write)
    case .csv: EventTable(self).write(write)
    }
  }

  /// What the session is called.
  var title: String { file.title ?? file.name }

  /// By what it was made: the program's version, the device, the release and its rulebook.
  var origin: [(key: String, value: String)] {
    [
      ("program", program), ("device", file.setup.model.word), ("os", "\(file.setup.release)"),
      ("rulebook", rulebook),
    ]
  }

  /// The same in one line.
  var originLine: String {
    "\(program), \(file.setup.model.word), \(machine.rules.title), rulebook \(rulebook)"
  }

  private func writeJSONLines(_ write: (String) -> Void) {
    let head: [(key: String, value: JSONValue)] =
      [("kind", .text("session")), ("time", .number(0))]
      + origin.map { ($0.key, .text($0.value)) }
    var time = 0
    func line(_ event: SessionEvents.Event) {
      if case .number(let milliseconds)? = event.first(where: { $0.key == "time" })?.value {
        time = milliseconds
      }
      write(JSONLine.object(event + [("timestamp", .text(Timestamp.text(time)))]) + "\n")
    }
    line(head)
    var events = SessionEvents(file, start)
    events.run(line)
  }
}

import Sessions
import Texts

/// The events as a table of comma-separated values, as RFC 4180 has them.
struct EventTable {
  let export: SessionExport

  init(_ export: SessionExport) { self.export = export }

  private static let columns = [
    "kind", "time", "action", "app", "receiver", "scene", "message", "state", "reason", "rule",
    "exception", "applicationState", "evidence", "inside", "options",
  ]

  func write(_ write: (String) -> Void) {
    write(EventTable.columns.joined(separator: ",") + "\r\n")
    // A table has no comments: what it was made by is its first row.
    line([("kind", .text("session")), ("time", .number(0)), ("message", .text(export.originLine))])
    func line(_ event: EventFields.Fields) {
      let cells = EventTable.columns.map { column in
        EventTable.quoted(event.first { $0.key == column }?.value.plain ?? "")
      }
      write(cells.joined(separator: ",") + "\r\n")
    }
    let events = SessionEvents(export.file, export.start)
    let fields = EventFields(export.start)
    events.run { line(fields.fields(of: $0)) }
  }

  private static func quoted(_ text: String) -> String {
    let text = ControlCharacters.escaped(text)
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

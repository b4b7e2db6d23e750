import Sessions
import Texts

/// The events as a table of comma-separated values, as RFC 4180 has them.
struct EventTable {
  let export: SessionExport

  init(_ export: SessionExport) { self.export = export }

  private static let columns = [
    "kind", "time", "action", "app", "receiver", "scene", "message", "state", "reason", "rule",
    "exception", "applicationState", "evidence", "inside", "options", "code",
    "print",
  ]

  func write(_ write: (String) -> Void) {
    write(CommaSeparated.row(EventTable.columns) + "\r\n")
    // A table has no comments: what it was made by is its first row.
    line([("kind", .text("session")), ("time", .number(0)), ("message", .text(export.originLine))])
    func line(_ event: EventFields.Fields) {
      let cells = EventTable.columns.map { column in
        let text = event.first { $0.key == column }?.value.plain ?? ""
        return column == "print" ? CommaSeparated.plain(text) : text
      }
      write(CommaSeparated.row(cells) + "\r\n")
    }
    let events = SessionEvents(export.file, export.start)
    let fields = EventFields(export.start)
    events.run { line(fields.fields(of: $0)) }
  }
}

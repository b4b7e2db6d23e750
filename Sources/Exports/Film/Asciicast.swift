import JSON
import Screens
import Sessions
import TerminalKit
import TextFiles

/// A session as a film of a terminal: each action's picture as the interface draws it, for
/// asciinema and its players. Each action is a marker with its words, and each mark of the session
/// one with its text.
struct Asciicast {
  /// Versions of the format: 2 counts times from the beginning, 3 from the previous event.
  enum Version: Int {
    case two = 2
    case three = 3
  }

  let film: Film
  let version: Version

  /// Hands the film over line by line.
  func write(drew: () -> Void, _ write: (String) -> Void) throws(Diagnostic) {
    write(header + "\n")
    var events = Events(version: version)
    var frames = AnsiFrames(theme: film.look.theme.theme)
    try film.show { scene in
      drew()
      if let action = scene.action { write(events.event("m", action)) }
      write(events.event("o", frames.next(scene.grid)))
      for text in scene.marks { write(events.event("m", text)) }
      events.pass(scene.stays)
    }
    write(events.event("o", "\u{1B}[0m\u{1B}[?25h"))
  }

  private var header: String {
    let size = film.look.size
    let title = JSONString.quoted("\(film.export.title) (\(film.export.originLine))")
    switch version {
    case .two:
      return "{\"version\":2,\"width\":\(size.columns),\"height\":\(size.rows),\"title\":\(title)}"
    case .three:
      return "{\"version\":3,\"term\":{\"cols\":\(size.columns),\"rows\":\(size.rows)},"
        + "\"title\":\(title)}"
    }
  }
}

/// Events with their times, as the format counts them.
private struct Events {
  let version: Asciicast.Version
  /// Milliseconds since the beginning, and up to the event before.
  private var now = 0
  private var last = 0

  init(version: Asciicast.Version) { self.version = version }

  mutating func pass(_ milliseconds: Int) { now += milliseconds }

  mutating func event(_ kind: String, _ data: String) -> String {
    let time = version == .two ? now : now - last
    last = now
    let thousandths = String(time % 1_000)
    let padded = String(repeating: "0", count: 3 - thousandths.count) + thousandths
    return "[\(time / 1_000).\(padded), \"\(kind)\", \(JSONString.quoted(data))]\n"
  }
}

import JSON
import Rulebooks
import Screens
import Sessions
import TerminalKit
import Texts

/// A session as a film of a terminal: each action's picture as the interface draws it, for
/// asciinema and its players. A mark stands at every action, by its words, and one where somebody
/// set one, by its text.
public struct Asciicast: Sendable {
  /// Versions of the format: 2 counts times from the beginning, 3 from the event before.
  public enum Version: Int, Sendable {
    case two = 2
    case three = 3
  }

  private let export: SessionExport
  private let library: Library
  private let version: Version
  private let size: Size
  private let theme: Theme

  public init(
    _ export: SessionExport, library: Library, version: Version,
    size: Size = Size(columns: 120, rows: 40), theme: Theme = .dark
  ) {
    self.export = export
    self.library = library
    self.version = version
    self.size = size
    self.theme = theme
  }

  /// How long a picture stays, in milliseconds: as long as the session waited, within what a class
  /// can follow.
  private static let stays = 1_200...3_000

  /// Nobody looks at a film of more actions: it would last a day.
  private static let mostActions = 50_000

  static func refuseTooLong(
    _ file: SessionFile, _ format: SessionExport.Format
  ) throws(Diagnostic) {
    guard format == .asciicast || format == .asciicast2 else { return }
    var count = 0
    for line in file.lines {
      guard case .action = line.content else { continue }
      count += 1
      if count > mostActions {
        throw Diagnostic(
          file: file.name, line: line.number, column: 1,
          message: localized("exports.film-too-long", ["most": "\(mostActions)"]))
      }
    }
  }

  /// Hands the film over line by line.
  public func write(_ write: (String) -> Void) throws(Diagnostic) {
    write(header + "\n")
    var model = Model(
      simulation: export.start, library: library, options: Model.Options(clockRuns: false))
    model.size = size
    try model.open(export.file, atEnd: false)
    var film = Film(version: version)
    var frames = AnsiFrames(theme: theme)
    func writeMarks(at place: Int) {
      for text in export.marks(at: place) { write(film.event("m", text)) }
    }
    write(film.event("o", frames.first(draw(model, size).screen.grid)))
    writeMarks(at: 0)
    film.pass(stay(of: 0, at: 0))
    while model.simulation.timeline.cursor < model.simulation.timeline.entries.count {
      let entry = model.simulation.timeline.entries[model.simulation.timeline.cursor]
      let before = model.simulation.timeline.kernel.device.now
      // The same key as a hand would press: step forward.
      _ = model.handle(.key(.character("Z")))
      let words = export.simulation.text.line(.act(entry.step, detail: entry.detail))
      write(film.event("m", words))
      write(film.event("o", frames.next(draw(model, size).screen.grid)))
      writeMarks(at: model.simulation.timeline.cursor)
      let passed = model.simulation.timeline.kernel.device.now.milliseconds - before.milliseconds
      film.pass(stay(of: Int(passed), at: model.simulation.timeline.cursor))
    }
    write(film.event("o", "\u{1B}[0m\u{1B}[?25h"))
  }

  /// How long a picture stays: what is said there can be read to the end.
  private func stay(of passed: Int, at place: Int) -> Int {
    let text = export.narration(at: place).filter { Narration.mark($0) == nil }
      .compactMap(Narration.told).joined(separator: " ")
    let usual = min(max(passed, Asciicast.stays.lowerBound), Asciicast.stays.upperBound)
    return max(usual, ReadingTime.milliseconds(for: text))
  }

  private var header: String {
    let title = JSONString.quoted("\(export.title) (\(export.originLine))")
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
private struct Film {
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

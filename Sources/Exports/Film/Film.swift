import Rulebooks
import Screens
import Sessions
import TerminalKit
import TextFiles
import Texts

/// A session as the interface shows it, action by action. Formats say how it is written.
struct Film {
  /// What is seen at one moment.
  struct Scene {
    var grid: Grid
    /// The action that led here, in the session's words; nil at the beginning.
    var action: String?
    /// What the marks of this moment say.
    var marks: [String]
    /// How long it stays, in milliseconds.
    var stays: Int
  }

  let export: SessionExport
  let library: Library
  let look: FilmLook

  /// As long as the session waited, within what a class can follow.
  private static let stays = 1_200...3_000
  /// How long an action is held back that a prediction is asked of.
  private static let thinking = 5_000

  /// Hands the scenes over, one by one.
  func show(_ show: (Scene) -> Void) throws(Diagnostic) {
    var model = try model(atEnd: false)
    show(scene(model, nil, stays: stay(of: 0, at: 0)))
    while model.simulation.timeline.cursor < model.simulation.timeline.entries.count {
      let entry = model.simulation.timeline.entries[model.simulation.timeline.cursor]
      let before = model.simulation.timeline.kernel.device.now
      // The same key as a hand would press: step forward.
      _ = model.handle(.key(.character("Z")))
      if model.asksPrediction {
        // Time to think; then the action is done without a prediction.
        show(scene(model, nil, stays: Film.thinking))
        _ = model.handle(.key(.character(" ")))
      }
      let words = export.simulation.text.line(.act(entry.step, detail: entry.detail))
      let passed = model.simulation.timeline.kernel.device.now.milliseconds - before.milliseconds
      let stay = stay(of: Int(passed), at: model.simulation.timeline.cursor)
      show(scene(model, words, stays: stay))
    }
    for key in look.keys {
      _ = model.handle(.key(key))
      show(scene(model, nil, stays: Film.stays.upperBound))
    }
  }

  /// How long a scene stays: what is said there can be read to the end.
  private func stay(of passed: Int, at place: Int) -> Int {
    let lines = export.narration(at: place).filter { Narration.mark($0) == nil }
    let text = Lists.sentences(lines.compactMap(Narration.shown))
    let usual = min(max(passed, Film.stays.lowerBound), Film.stays.upperBound)
    return max(usual, ReadingTime.milliseconds(for: text))
  }

  /// The session's end, as it is when somebody goes on with it, after the keys.
  func last() throws(Diagnostic) -> Grid {
    var model = try model(atEnd: true)
    for key in look.keys { _ = model.handle(.key(key)) }
    return draw(model, look.size).screen.grid
  }

  private func model(atEnd: Bool) throws(Diagnostic) -> Model {
    var model = Model(
      simulation: export.start, library: library, clockRuns: false)
    model.size = look.size
    try model.open(export.file, atEnd: atEnd)
    model.hideTeacherNotes()
    return model
  }

  private func scene(_ model: Model, _ action: String?, stays: Int) -> Scene {
    Scene(
      grid: draw(model, look.size).screen.grid, action: action,
      marks: export.marks(at: model.simulation.timeline.cursor), stays: stays)
  }

  // MARK: Limits

  /// Nobody looks at a film of more actions: it would last a day. A moving picture has all its
  /// scenes in one file, which a browser must hold.
  private static func mostActions(_ format: SessionExport.Format) -> Int? {
    switch format {
    case .asciicast, .asciicast2, .screen: 50_000
    case .film: 500
    case .html, .svg, .mermaid, .markdown, .jsonl, .csv: nil
    }
  }

  static func refuseTooLong(
    _ file: SessionFile, _ format: SessionExport.Format
  ) throws(Diagnostic) {
    guard let most = mostActions(format) else { return }
    var count = 0
    for line in file.lines {
      guard case .action = line.content else { continue }
      count += 1
      if count > most {
        throw Diagnostic(
          file: file.name, line: line.number, column: 1,
          message: localized("exports.film-too-long", ["most": "\(most)"]))
      }
    }
  }
}

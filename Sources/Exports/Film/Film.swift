import Rulebooks
import Screens
import Sessions
import TerminalKit
import TextFiles
import Texts

/// A session as the interface shows it, action by action; formats differ in how they write it.
struct Film {
  /// The picture at one point in time.
  struct Scene {
    var grid: Grid
    /// The action that led here, in the session's words; nil at the beginning.
    var action: String?
    /// The texts of the marks there.
    var marks: [String]
    /// How long it stays, in milliseconds.
    var stays: Int
  }

  let export: SessionExport
  let library: Library
  let look: FilmLook

  /// As long as the session waited, within what a class can follow.
  private static let stays = 1_200...3_000
  /// How long an action is held back while a prediction is asked for.
  private static let thinking = 5_000

  /// Hands the scenes over, one by one.
  func show(_ show: (Scene) -> Void) throws(Diagnostic) {
    var model = try model(atEnd: false)
    show(scene(model, nil, stays: stay(of: 0, at: 0)))
    while model.simulation.timeline.cursor < model.simulation.timeline.entries.count {
      let entry = model.simulation.timeline.entries[model.simulation.timeline.cursor]
      let before = model.simulation.timeline.kernel.device.now
      model.showNextAction()
      if model.asksPrediction {
        // Time to think.
        show(scene(model, nil, stays: Film.thinking))
        model.showActionWithoutPrediction()
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

  /// How long a scene stays: long enough to read its narration.
  private func stay(of passed: Int, at place: Int) -> Int {
    let lines = export.narration(at: place).filter { Narration.mark($0) == nil }
    let text = Lists.sentences(lines.compactMap(Narration.shown))
    let usual = min(max(passed, Film.stays.lowerBound), Film.stays.upperBound)
    return max(usual, ReadingTime.milliseconds(for: text))
  }

  /// The session's end, ready to be continued, after the keys.
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
}

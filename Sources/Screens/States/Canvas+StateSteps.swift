import TerminalKit
import Texts

extension Canvas {
  mutating func drawNoStep(x: Int, y: Int) { put(localized("states.no-step"), x: x, y: y, .dim) }

  /// Steps in words, by their numbers: which delegate received what, or that none did. Where there
  /// is no room for all, a line a step; then the latest.
  mutating func drawSteps(_ steps: [StepLine.Numbered], in rect: Rect) {
    var lines = StepLine.lines(steps, isShort: false)
    if lines.count > rect.height { lines = StepLine.lines(steps, isShort: true) }
    let hidden = lines.count > rect.height ? lines.count - rect.height + 1 : 0
    var y = rect.y
    if hidden > 0 {
      put(localized("states.before", ["count": "\(hidden)"]), x: rect.x + 2, y: y, .dim)
      y += 1
    }
    for line in lines.dropFirst(hidden) {
      put(line.number, x: rect.x, y: y, .accent)
      put(Shortening.start(line.text, to: rect.width - 2), x: rect.x + 2, y: y, .newest)
      y += 1
    }
  }
}

/// A line that tells of a step.
struct StepLine {
  /// A step with its number, and whether a line of the diagram shows it.
  struct Numbered {
    var number: String
    var step: StateStep
    var isDrawn: Bool
  }

  var number: String
  var text: String

  static func numbered(_ steps: [StateStep], _ edges: [StatePlan.Edge]) -> [Numbered] {
    steps.enumerated().map { place, step in
      Numbered(
        number: "\((place + 1) % 10)", step: step,
        isDrawn: edges.contains(StatePlan.Edge(from: step.from, to: step.to)))
    }
  }

  /// What was said in a step, or that nothing was; in short, the last of it.
  static func texts(_ step: StateStep, isShort: Bool) -> [String] {
    guard let last = step.words.last else { return [localized("states.nobody-told")] }
    guard isShort else { return step.words }
    return [last + (step.words.count > 1 ? ", +\(step.words.count - 1)" : "")]
  }

  static func lines(_ steps: [Numbered], isShort: Bool) -> [StepLine] {
    steps.flatMap { numbered in
      let step = numbered.step
      var words = texts(step, isShort: isShort)
      // A way without an arrow is written with its ends.
      if !numbered.isDrawn {
        words[0] = Lists.colon("\(step.from.look.word) → \(step.to.look.word)", words[0])
      }
      return words.enumerated().map { row, text in
        StepLine(number: row == 0 ? numbered.number : "", text: text)
      }
    }
  }
}

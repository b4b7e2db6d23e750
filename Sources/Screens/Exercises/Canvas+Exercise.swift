import TerminalKit
import Texts

/// What the strip of an exercise says, in rows of a width.
struct ExerciseStrip {
  typealias Piece = (text: String, style: Style)

  let rows: [[Piece]]

  /// As many rows as there are: how it stands and the conditions come before the sentence that
  /// asks, which is always read by its key.
  init(_ practice: Practice, _ model: Model, width: Int, height: Int) {
    let conditions = Array(
      ExerciseStrip.conditions(practice, width: width).prefix(max(1, height)))
    let left = height - conditions.count
    var said: [[Piece]] = []
    if let message = practice.message(model.simulation) {
      let style: Style = message.isGood ? .coverTitle : .refusal
      let text = message.text + model.exerciseWayOn
      said = ExerciseStrip.rows(text, style, width: width, most: max(0, left))
    }
    let asked = ExerciseStrip.rows(
      practice.asked, .strong, width: width, most: max(0, left - said.count))
    rows = asked + conditions + said
  }

  /// The rows that an exercise needs so that nothing moves while it is being solved.
  static func height(_ practice: Practice, width: Int) -> Int {
    Shortening.wrapped(practice.asked, to: width).count
      + conditions(practice, width: width).count + 2
  }

  private static func rows(_ text: String, _ style: Style, width: Int, most: Int) -> [[Piece]] {
    guard most > 0 else { return [] }
    var lines = Shortening.wrapped(text, to: width)
    if lines.count > most {
      let rest = lines[(most - 1)...].joined(separator: " ")
      lines = lines.prefix(most - 1) + [Shortening.words(rest, to: width)]
    }
    return lines.map { [($0, style)] }
  }

  /// The conditions beside each other, as many in a row as fit.
  private static func conditions(_ practice: Practice, width: Int) -> [[Piece]] {
    var rows: [[Piece]] = []
    var used = width
    for item in practice.items {
      let text = Shortening.end(item.text, to: width - 2)
      let columns = TextWidth.columns(of: text) + 2
      if used + 3 + columns > width {
        rows.append([])
        used = 0
      } else {
        rows[rows.count - 1].append(("   ", .overlay))
        used += 3
      }
      rows[rows.count - 1] += [(item.mark.sign + " ", item.mark.style), (text, .overlay)]
      used += columns
    }
    return rows
  }
}

extension Canvas {
  /// What the exercise asks for and how far one is, below everything else.
  mutating func drawExercise(_ model: Model, _ practice: Practice, in rect: Rect) {
    fill(rect, .overlay)
    fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), .frame, with: "─")
    let heading = " \(practice.heading) · \(practice.count) "
    let start = rect.x + 1
    let used = put(heading, x: start, y: rect.y, .coverTitle, width: rect.width - 2)
    let hints = model.exerciseKeys.map { keys.frameHint($0) }
    let rows = ExerciseStrip(practice, model, width: rect.width - 2, height: rect.height - 1).rows
    hit(rect, .command(.readExercise))
    drawHints(
      (0..<hints.count).map { Array(hints.prefix(hints.count - $0)) }, before: rect.maxX - 1,
      y: rect.y, room: rect.width - used - 4)
    for (row, pieces) in rows.enumerated() {
      var x = start
      for piece in pieces { x += put(piece.text, x: x, y: rect.y + 1 + row, piece.style) }
    }
  }
}

extension Practice.Item.Mark {
  /// What stands before the condition.
  var sign: String {
    switch self {
    case .open: "○"
    case .met: "✓"
    case .broken: "✗"
    }
  }

  var style: Style {
    switch self {
    case .open: .dim
    case .met: .accent
    case .broken: .refusal
    }
  }
}

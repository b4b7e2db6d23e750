import TerminalKit
import Texts
import Workbench

/// What the strip of an exercise says, in rows of a width.
struct ExerciseStrip {
  typealias Piece = (text: String, style: Style)

  let rows: [[Piece]]

  /// As many rows as there are: the conditions and how it stands come before the sentence that
  /// asks, which a key shows. A row is kept for one of the two.
  init(_ practice: ExercisePractice, _ model: Model, width: Int, height: Int) {
    let most = max(1, height - 1)
    var conditions = ExerciseStrip.conditions(practice, width: width)
    if conditions.count > most {
      conditions = ExerciseStrip.conditions(practice, width: width, each: (width - 3) / 2)
    }
    conditions = Array(conditions.prefix(most))
    let left = height - conditions.count
    var said: [[Piece]] = []
    if let message = practice.message(model.simulation) {
      let style: Style = message.isGood ? .captionTitle : .refusal
      let text = message.text + model.exerciseWayOn
      said = ExerciseStrip.rows(text, style, width: width, most: max(0, left))
    }
    let asked = ExerciseStrip.rows(
      practice.asked, .strong, width: width, most: max(0, left - said.count))
    rows = asked + conditions + said
  }

  /// The rows that an exercise needs so that nothing moves while it is being solved.
  static func height(_ practice: ExercisePractice, width: Int) -> Int {
    Shortening.wrapped(practice.asked, to: width).count
      + conditions(practice, width: width).count + 2
  }

  private static func rows(_ text: String, _ style: Style, width: Int, most: Int) -> [[Piece]] {
    Shortening.wrapped(text, to: width, most: most).map { [($0, style)] }
  }

  /// The conditions beside each other, as many in a row as fit.
  private static func conditions(
    _ practice: ExercisePractice, width: Int, each most: Int? = nil
  ) -> [[Piece]] {
    var rows: [[Piece]] = []
    var used = width
    for item in practice.items {
      let text = Shortening.end(item.text, to: (most ?? width) - 2)
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
  mutating func drawExercise(_ model: Model, _ practice: ExercisePractice, in rect: Rect) {
    fill(rect, .overlay)
    fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), .frame, with: "─")
    let heading = " \(practice.heading) · \(practice.count) "
    let start = rect.x + 1
    let used = put(heading, x: start, y: rect.y, .captionTitle, width: rect.width - 2)
    let rows = ExerciseStrip(practice, model, width: rect.width - 2, height: rect.height - 1).rows
    hit(rect, .command(.readExercise))
    drawExerciseKeys(model.exerciseKeys, before: rect.maxX - 1, y: rect.y, after: start + used)
    for (row, pieces) in rows.enumerated() {
      var x = start
      for piece in pieces { x += put(piece.text, x: x, y: rect.y + 1 + row, piece.style) }
    }
  }
}

extension Canvas {
  /// The first of the keys that there is room for.
  private mutating func drawExerciseKeys(
    _ commands: [Command], before end: Int, y: Int, after start: Int
  ) {
    func width(_ command: Command) -> Int {
      Canvas.buttonWidth(keys.key(of: command), command.label) + 2
    }
    var shown = commands.filter { !keys.key(of: $0).isEmpty }
    while !shown.isEmpty, shown.reduce(0, { $0 + width($1) }) > end - start - 1 {
      shown.removeLast()
    }
    var x = end - shown.reduce(0) { $0 + width($1) }
    if shown.isEmpty { return }
    put(" ", x: x, y: y, .overlay)
    for command in shown {
      put("  ", x: x + width(command) - 1, y: y, .overlay)
      button(keys.key(of: command), command.label, x: x + 1, y: y, command)
      x += width(command)
    }
  }
}

extension ExercisePractice.Item.Mark {
  /// The sign before the condition.
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

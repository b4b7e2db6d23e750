import Preferences
import TerminalKit
import Texts
import Workbench

/// A question that is answered by yes or no.
struct Question: Popup {
  let text: String
  /// Does what the answer asks for, with the question closed.
  let answer: @Sendable (inout Model, Bool) -> [Effect]

  /// `endsRecording` says that a yes ends a recording.
  init(
    _ text: String, endsRecording: Bool = false,
    answer: @escaping @Sendable (inout Model, Bool) -> [Effect]
  ) {
    self.text = endsRecording ? localized("panels.ends-recording", ["question": text]) : text
    self.answer = answer
  }

  var context: Contexts { .question }
  var isAboutSession: Bool { true }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.draw(self, in: room)
  }
}

extension Model {
  /// Answers the question that is open.
  mutating func answer(_ isYes: Bool) -> [Effect] {
    guard let question = popup as? Question else { return [] }
    popup = nil
    return question.answer(&self, isYes)
  }
}

extension Canvas {
  fileprivate mutating func draw(_ question: Question, in room: Rect) {
    let lines = Shortening.wrapped(question.text, to: min(52, room.width - 4))
    let inside = popupBox(
      localized("panels.question"), width: 56, height: lines.count + 4, in: room)
    for (row, line) in lines.enumerated() where row < inside.height {
      put(line, x: inside.x, y: inside.y + row, width: inside.width)
    }
    let y = inside.maxY - 1
    let (yes, no) = (Command.yes.label, Command.no.label)
    button(keys.key(of: .yes), yes, x: inside.x, y: y, .yes)
    let used = max(8, Canvas.buttonWidth(keys.key(of: .yes), yes) + 3)
    button(keys.key(of: .no), no, x: inside.x + used, y: y, .no)
  }
}

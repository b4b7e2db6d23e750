import Preferences
import TerminalKit
import Workbench

/// A question that is answered by one line.
struct Prompt: Popup {
  var title: String
  var editor: LineEditor
  /// What Escape goes back to.
  var wayBack: @Sendable (Model) -> (any Popup)?
  /// Whether it is about the session's branches, and goes with them.
  var isAboutSession: Bool
  /// Does something with the line that was typed, with the prompt closed.
  var finish: @Sendable (inout Model, String) -> [Effect]

  init(
    _ title: String, suggestion: String = "", isAboutSession: Bool = false,
    wayBack: @escaping @Sendable (Model) -> (any Popup)? = { _ in nil },
    finish: @escaping @Sendable (inout Model, String) -> [Effect]
  ) {
    self.title = title
    self.isAboutSession = isAboutSession
    self.wayBack = wayBack
    self.finish = finish
    editor = LineEditor(suggestion, isSuggestion: true)
  }

  var context: Contexts { .prompt }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    let inside = canvas.popupBox(title, width: 60, height: 3, in: room)
    let line = Rect(x: inside.x, y: inside.y, width: inside.width, height: 1)
    canvas.drawEditor(editor, "", in: line)
  }

  func type(_ key: Key, in model: inout Model) { edit(in: &model) { $0.handle(key) } }

  func paste(_ line: String, in model: inout Model) { edit(in: &model) { $0.insert(line) } }

  private func edit(in model: inout Model, _ change: (inout LineEditor) -> Void) {
    self.change(in: &model) { change(&$0.editor) }
  }

  func choose(in model: inout Model) -> [Effect] {
    model.popup = nil
    return finish(&model, editor.text)
  }

  func beneath(_ model: Model) -> (any Popup)? { wayBack(model) }
}

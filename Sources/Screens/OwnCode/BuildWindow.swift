import Preferences
import TerminalKit
import Texts

/// What is compiled at the moment. Escape ends the wait.
struct BuildWindow: Popup {
  /// What is compiled.
  var step: String

  var context: Contexts { .reading }
  var isAboutSession: Bool { true }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    let name = step.isEmpty ? localized("hosting.prepares") : step
    let lines =
      [localized("hosting.compiling", ["name": name])]
      + (step == "UIKit" || step == "CUIKit" || step == "SwiftUI"
        ? Shortening.wrapped(localized("hosting.only-once"), to: min(52, room.width - 4)) : [])
    let inside = canvas.popupBox(
      localized("hosting.building"), width: 56, height: lines.count + 2, in: room)
    for (row, line) in lines.enumerated() where row < inside.height {
      canvas.put(line, x: inside.x, y: inside.y + row, width: inside.width)
    }
  }

  func closed(in model: inout Model) { model.work { $0.cancelBuild() } }
}

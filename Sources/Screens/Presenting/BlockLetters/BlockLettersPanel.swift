import TerminalKit
import Texts

/// One message at a time, in letters that the last row of a class can read. It takes the room of
/// the apps and the log; the device stays where there is room for both.
struct BlockLettersPanel: SidePanel {
  let font: BlockFont
  /// Whether slow motion was off before: it ends with the panel.
  let beganSlowMotion: Bool

  func draw(on canvas: inout Canvas, _ model: Model, in rect: Rect) {
    canvas.drawBlockLetters(model, font, in: rect)
  }

  func place(above log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    let top = layout.apps.map { min($0.y, log.y) } ?? log.y
    layout.side = Rect(x: log.x, y: top, width: log.width, height: log.maxY - top)
    (layout.apps, layout.log) = (nil, nil)
  }

  func place(beside log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    layout.replaceLog(log)
  }
}

extension Model {
  /// Shows one message at a time, and messages come one by one; or all as before.
  mutating func toggleBlockLetters() {
    if let panel = sidePanel as? BlockLettersPanel {
      sidePanel = nil
      showAllMessages()
      if panel.beganSlowMotion { presenting.slowMotion.pace = .off }
      return
    }
    let begins = presenting.slowMotion.pace == .off
    if begins { presenting.slowMotion.pace = .byKey }
    toggle(BlockLettersPanel(font: BlockFont(library.resources), beganSlowMotion: begins))
    say(localized("presenting.slow-by-key"), next: .nextMessage, "shows-the-next")
  }
}

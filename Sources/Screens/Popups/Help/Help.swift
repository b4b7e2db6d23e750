import Preferences
import TerminalKit
import Texts
import Workbench

/// All keys: those that do something now come first. Typing filters them, Enter does the selected
/// one.
struct Help: FilteredPopup {
  var query = LineEditor()
  /// The place of the selected key among those that are shown.
  private(set) var selected = 0
  /// The first line that is seen.
  private(set) var top = 0

  var context: Contexts { .help }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawHelp(self, model, in: room)
  }

  func move(_ movement: Movement, in model: inout Model) {
    let page = HelpPage(self, model)
    change(in: &model) {
      $0.selected = movement.place(
        from: selected, count: page.commands.count, page: max(1, page.height - 1))
      $0.top = page.top(showing: $0.selected, from: top)
    }
  }

  func type(_ key: Key, in model: inout Model) {
    // The keys that close lists close this one, too, as long as they are not typed.
    let closes = query.text.isEmpty && model.keys.command(for: key, in: .list) == .close
    if closes { model.closePopup() } else { typeQuery(key, in: &model) }
  }

  mutating func filter(in model: Model) { (selected, top) = (0, 0) }

  /// Does what the selected key does; else says why it cannot.
  func choose(in model: inout Model) -> [Effect] {
    let commands = HelpPage(self, model).commands
    guard commands.indices.contains(selected) else { return [] }
    let row = commands[selected]
    guard row.isPossible else {
      let reason =
        row.command.contexts.contains(model.screenContext) ? model.whyNot(row.command) : nil
      model.say(reason ?? localized("help.elsewhere", ["section": row.command.section.title]))
      return []
    }
    model.popup = nil
    return model.perform(row.command.isNumbered ? row.command.nth(1) : row.command)
  }

  /// A second click on the same row does it.
  func click(_ item: Int, in model: inout Model) -> [Effect] {
    if selected == item { return choose(in: &model) }
    change(in: &model) { $0.selected = item }
    return []
  }
}

extension Canvas {
  fileprivate mutating func drawHelp(_ help: Help, _ model: Model, in room: Rect) {
    let page = HelpPage(help, model)
    let inside = popupBox(
      localized("panels.keys"), width: room.width, height: room.height, in: room,
      hints: [keys.frameHint(.close)])
    let line = Rect(x: inside.x, y: inside.y, width: inside.width, height: 1)
    drawEditor(help.query, localized("panels.filter") + " ", in: line)
    for (row, text) in page.about.enumerated() {
      put(text, x: inside.x, y: inside.y + 2 + row, width: inside.width)
    }
    let body = page.body(in: inside)
    if page.commands.isEmpty { put(localized("panels.nothing-fits"), x: body.x, y: body.y, .dim) }
    let seen = page.seen(from: help.top)
    clipped(to: body) { canvas in
      for (place, line) in page.lines[seen.range].enumerated() {
        var line = line
        line.isSelected = line.item == help.selected
        canvas.draw(
          line,
          in: Rect(
            x: body.x + place / page.height * (page.width + HelpPage.gap),
            y: body.y + place % page.height, width: page.width, height: 1))
      }
    }
    drawMoreBelow(page.keysBelow(seen), in: inside)
  }
}

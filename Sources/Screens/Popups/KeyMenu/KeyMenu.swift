import Preferences
import TerminalKit
import Texts

/// What can follow a prefix: the keys, and what they do. The next key does it and closes the menu.
struct KeyMenu: Popup {
  let prefix: Prefix

  var context: Contexts { .keyMenu }
  var letsPlay: Bool { true }

  /// The rows that have a key behind the prefix and mean something here.
  func commands(_ model: Model) -> [Command] {
    model.keys.commands.filter { command in
      command.contexts.contains(model.screenContext)
        && command.keys.contains { $0.prefix == prefix }
    }
  }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawKeyMenu(self, model, in: room)
  }

  /// A key that follows nothing.
  func type(_ key: Key, in model: inout Model) {
    model.popup = nil
    let stroke = model.keys.name(of: KeyStroke(key, after: prefix))
    let text = localized("notes.key-does-nothing", ["key": stroke])
    model.say(text, next: .help, "lists-the-keys")
  }
}

extension Model {
  /// What a key means now: behind a prefix what can follow it.
  func command(for key: Key) -> Command? {
    if let menu = popup as? KeyMenu,
      let command = keys.command(for: key, after: menu.prefix, in: screenContext)
    {
      return command
    }
    return keys.command(for: key, in: context)
  }
}

extension Canvas {
  /// At the foot of the screen, above the keys: as many columns as there is room for.
  fileprivate mutating func drawKeyMenu(_ menu: KeyMenu, _ model: Model, in room: Rect) {
    let commands = menu.commands(model)
    let width = max(20, min(52, room.width - 4))
    let columns = max(1, (room.width - 4) / width)
    let rows = max(1, (commands.count + columns - 1) / columns)
    let height = min(rows + 2, room.height)
    let box = Rect(x: room.x, y: room.maxY - height, width: room.width, height: height)
    fill(box)
    panel(box, menu.prefix.title, hints: [[keys.frameHint(.close)]], isFocused: true)
    let inside = box.inset(dx: 2, dy: 1)
    clipped(to: inside) { canvas in
      for (place, command) in commands.enumerated() {
        let x = inside.x + place / rows * ((inside.width + 2) / columns)
        let line = Rect(
          x: x, y: inside.y + place % rows, width: inside.width / columns, height: 1)
        canvas.drawKeyMenuRow(command, menu.prefix, model, in: line)
      }
    }
  }

  private mutating func drawKeyMenuRow(
    _ command: Command, _ prefix: Prefix, _ model: Model, in line: Rect
  ) {
    guard let stroke = command.keys.first(where: { $0.prefix == prefix }) else { return }
    let reason = model.whyNot(command)
    put(stroke.key.name, x: line.x, y: line.y, reason == nil ? .key : .dim)
    // What is impossible has the reason in the place of what it does, as in the palette.
    let words =
      reason.map { Lists.colon(model.label(of: command), $0) }
      ?? command.definition.helpNow?(model) ?? command.help
    let shown = Shortening.words(words, to: line.width - 7)
    put(shown, x: line.x + 6, y: line.y, reason == nil ? .plain : .dim)
    hit(line, .command(command))
  }
}

extension Prefix {
  /// What the menu is headed with.
  var title: String { localized("keys.\(rawValue).title") }
}

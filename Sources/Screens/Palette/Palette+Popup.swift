import Rulebooks
import Sessions
import TerminalKit
import Texts

extension Palette: Popup {
  var context: Contexts { .palette }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawPalette(self, in: room)
  }

  func type(_ key: Key, in model: inout Model) {
    model.update(Palette.self) {
      $0.editor.handle(key)
      $0.edited()
    }
  }

  func paste(_ line: String, in model: inout Model) {
    model.update(Palette.self) {
      $0.editor.insert(line)
      $0.edited()
    }
  }

  func beneath(_ model: Model) -> (any Popup)? { menu }

  /// Does what the line says. Where that cannot be read, Enter means the candidate that fits.
  func choose(in model: inout Model) -> [Effect] {
    let line = editor.text
    if line.allSatisfy({ $0 == " " }) {
      model.popup = nil
      return []
    }
    do throws(Diagnostic) {
      return try model.perform(line: line)
    } catch {
      var palette = self
      palette.problem = error
      if palette.takeCandidate() {
        let whole = String(palette.editor.text.dropLast())
        do throws(Diagnostic) {
          return try model.perform(line: whole)
        } catch {
          // It wants one more word: its candidates are there, or else what is missing is said.
          palette.problem = palette.candidates.isEmpty ? error : nil
        }
      } else {
        _ = palette.takeBest()
      }
      model.popup = palette
      return []
    }
  }
}

extension Model {
  /// Does what a line of the palette says, and remembers it.
  fileprivate mutating func perform(line: String) throws(Diagnostic) -> [Effect] {
    let parts = line.split(separator: " ", maxSplits: 1)
    if let command = keys.paletteCommand(parts.first.map(String.init) ?? "") {
      if let words = command.definition.words, parts.count > 1 {
        try words.perform(&self, String(parts[1].drop { $0 == " " }))
        palette.add(line)
        return []
      }
      palette.add(line)
      popup = nil
      return perform(command)
    }
    let typed = try typed(line, chosen: selectedApp)
    palette.add(line)
    popup = nil
    let effects = send(typed.step)
    if note == nil { note = typed.completed.map { Note(kind: .information, text: $0) } }
    return effects
  }
}

extension KeyTable {
  /// What the program itself does, by the words that the palette takes beside the actions: the
  /// names of the rows, so that they are in the list of keys and in settings too.
  var paletteCommands: [Command] { commands.filter(\.definition.isInPalette) }

  func paletteCommand(_ name: String) -> Command? {
    commands.first { $0.definition.isInPalette && $0.name == name }
  }
}

import Preferences
import Sessions
import TerminalKit
import TextFiles
import Texts
import Workbench

extension Palette: ListPopup, FilteredPopup {
  var context: Contexts { .palette }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawPalette(self, model, in: room)
  }

  func goesBack(_ model: Model) -> Bool { canGoBack }

  func back(in model: inout Model) {
    guard canGoBack else {
      model.popup = nil
      return
    }
    model.changePalette { $0.goBack(in: $1) }
  }

  func update(in model: inout Model) { model.changePalette { $0.refresh(in: $1) } }

  var isAboutSession: Bool { true }

  /// Does the selected row, or says what is wrong with the line.
  func choose(in model: inout Model) -> [Effect] {
    guard rows.indices.contains(selected) else {
      if line.allSatisfy({ $0 == " " }) {
        model.popup = nil
      } else {
        fail(model.problem(of: line), in: &model)
      }
      return []
    }
    let row = rows[selected]
    if row.isUnfinished {
      model.changePalette { $0.finish(in: $1) }
      return []
    }
    do throws(Diagnostic) {
      return try model.perform(row, typed: line)
    } catch {
      fail(error, in: &model)
      return []
    }
  }

  private func fail(_ problem: Diagnostic?, in model: inout Model) {
    change(in: &model) { $0.problem = problem }
  }
}

extension Model {
  /// Does what a row of the palette says, and remembers it.
  fileprivate mutating func perform(
    _ row: PaletteRow, typed line: String
  ) throws(Diagnostic) -> [Effect] {
    let open = popup
    palette.add(row.words)
    popup = nil
    do throws(Diagnostic) {
      switch row.kind {
      case .unfinished: return []
      case .step(let step):
        let effects = send(step)
        // An abbreviated line is shown as it was understood.
        if note == nil, !line.isEmpty, line != row.words {
          say(row.words)
        }
        return effects
      case .options(let options):
        return work({ $0.refusesToReplace() }) ? [] : try options.perform(in: &self)
      case .command(let command, let rest):
        if !row.isPossible {
          say(row.detail, .refusal)
          return []
        }
        guard !rest.isEmpty, let words = command.definition.words else { return perform(command) }
        return try words.perform(&self, rest)
      }
    } catch {
      popup = open
      throw error
    }
  }

  /// Why a line cannot be read.
  fileprivate func problem(of line: String) -> Diagnostic? {
    let (verb, rest) = PaletteLine.verb(line)
    do throws(Diagnostic) {
      if CommandLineWords.isBegun(by: verb) {
        _ = try commandLineWords(line)
      } else if let words = keys.paletteCommand(verb)?.definition.words {
        try words.check(self, rest)
      } else {
        _ = try ActionParser(apps: simulation.text.apps, chosen: selectedApp).parse(line)
      }
      return nil
    } catch {
      return error
    }
  }
}

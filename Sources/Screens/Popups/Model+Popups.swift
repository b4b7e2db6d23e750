import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Texts

extension Model {
  /// Enter, in a list, a prompt or the palette.
  mutating func choose() -> [Effect] {
    switch popup {
    case .list(let list): return choose(list)
    case .prompt(let prompt): return finish(prompt)
    case .palette(let palette): return finish(palette)
    case .scenarios: return chooseInScenarios()
    case .help, .reading, .question, .lanes, .comparing, nil: return []
    }
  }

  private mutating func choose(_ list: ItemList) -> [Effect] {
    popup = nil
    guard list.items.indices.contains(list.selected) else { return [] }
    switch list.items[list.selected].choice {
    case .step(let step): return send(step)
    case .words(let words):
      var palette = Palette(self, text: words)
      palette.menu = list
      popup = .palette(palette)
      return []
    case .setUp(let choice): return choose(choice)
    case .variant(let variant):
      compare(with: variant)
      return []
    case .branch(let index):
      if let index { go(toBranch: index) } else { goToEndOfLine() }
      return []
    }
  }

  private mutating func finish(_ prompt: Prompt) -> [Effect] {
    popup = nil
    let text = prompt.editor.text
    switch prompt.purpose {
    case .recording:
      return text.isEmpty ? [] : startRecording(text)
    case .wait:
      do throws(Diagnostic) {
        return send(try ActionParser(apps: simulation.text.apps).parse("wait \(text)"))
      } catch {
        note = Note(kind: .refusal, text: error.message)
        return []
      }
    case .appName(let app):
      take(appName: text, for: app)
      return []
    case .search:
      log.query = text
      log.hit = nil
      if !text.isEmpty { search(forward: log.top != nil) }
      return []
    case .saveLines: return saveLines(text)
    case .mark: setMark(text)
    case .narration: narrate(text)
    case .branchName(let index): rename(branch: index, text)
    }
    return []
  }

  private mutating func finish(_ palette: Palette) -> [Effect] {
    var palette = palette
    let line = palette.editor.text
    if line.allSatisfy({ $0 == " " }) {
      popup = nil
      return []
    }
    do throws(Diagnostic) {
      return try perform(line)
    } catch {
      palette.problem = error
      if palette.takeCandidate() {
        let whole = String(palette.editor.text.dropLast())
        do throws(Diagnostic) {
          return try perform(whole)
        } catch {
          // It wants one more word: its candidates are there, or else what is missing is said.
          palette.problem = palette.candidates.isEmpty ? error : nil
        }
      } else {
        _ = palette.takeBest()
      }
      popup = .palette(palette)
      return []
    }
  }

  /// Does what a line of the palette says, and remembers it.
  private mutating func perform(_ line: String) throws(Diagnostic) -> [Effect] {
    if let command = Model.ownCommand(line) {
      if command == .compare, let words = Model.argument(of: line) {
        try compare(with: words)
        remember(line, closes: false)
        return []
      }
      remember(line)
      return perform(command)
    }
    let typed = try typed(line, chosen: selectedApp)
    remember(line)
    let effects = send(typed.step)
    if note == nil { note = typed.completed.map { Note(kind: .information, text: $0) } }
    return effects
  }

  private mutating func remember(_ line: String, closes: Bool = true) {
    if history.last != line { history.append(line) }
    if closes { popup = nil }
  }

  mutating func complete(by step: Int) {
    guard case .palette(var palette) = popup else { return }
    palette.complete(by: step)
    popup = .palette(palette)
  }

  mutating func moveInPalette(by step: Int) {
    guard case .palette(var palette) = popup else { return }
    palette.move(by: step)
    popup = .palette(palette)
  }

  mutating func recall(by step: Int) {
    guard case .palette(var palette) = popup else { return }
    palette.recall(by: step)
    popup = .palette(palette)
  }

  mutating func answer(_ isYes: Bool) -> [Effect] {
    guard case .question(let question) = popup else { return [] }
    popup = nil
    switch question.purpose {
    case .overwrite(let path):
      guard isYes else {
        note = Note(kind: .information, text: localized("notes.not-recording"))
        return []
      }
      recording = .opening(path: path)
      return [.openRecording(path: path, overwrite: true)]
    case .overwriteWithLines(let path):
      if !isYes { note = Note(kind: .information, text: localized("notes.not-saved")) }
      return isYes ? saveLines(path, overwrite: true) : []
    case .scenario(let opening): return isYes ? openScenario(opening) : []
    case .restart: return isYes ? restart() : []
    case .setUp:
      if isYes { return startAnew() }
      show(.main, selecting: .apply)
      return []
    case .quit: return isYes ? [.quit] : []
    case .dropBranch(let index, _):
      if isYes { drop(branch: index) } else { popup = .list(branchList(selected: index + 1)) }
      return []
    }
  }
}

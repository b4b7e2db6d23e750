import Screens
import TerminalEmulation
import TerminalKit
import Testing

/// A whole lesson with the built program, on a terminal that is emulated: everything that a teacher
/// does with keys and with the mouse, one thing after the other, in one session.
@Suite struct LessonTests {
  /// Something that is done, and what is to be seen of it.
  struct Step {
    enum BuiltInEffect {
      /// Characters, and keys with a name in angle brackets.
      case keys(String)
      case click(String)
      case doubleClick(String)
      case hold(String)
      case resize(Int, Int)
    }

    var effect: BuiltInEffect
    var sees: String
    /// What is not to be seen any more.
    var not: String?

    init(_ keys: String, _ sees: String, not: String? = nil) {
      (self.effect, self.sees, self.not) = (.keys(keys), sees, not)
    }

    init(_ effect: BuiltInEffect, _ sees: String, not: String? = nil) {
      (self.effect, self.sees, self.not) = (effect, sees, not)
    }
  }

  @Test func aLessonOnAnIPhone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("lesson.session")
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["--record", path], columns: 120, rows: 40)
    #expect(terminal.waitFor("REC"))
    take(LessonTests.phone, terminal)
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored, "\(terminal.modes)")
    #expect(try Command(["run", path]).output == folder.read("lesson.session"))
  }

  @Test func aLessonOnAnIPad() throws {
    let folder = try TemporaryFolder()
    let terminal = try LessonTests.start(["--device", "iPad"], in: folder)
    #expect(terminal.waitFor("Delegate messages"))
    take(LessonTests.pad, terminal)
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored, "\(terminal.modes)")
  }

  @Test func aLessonFromAScenario() throws {
    let folder = try TemporaryFolder()
    let terminal = try LessonTests.start([], in: folder)
    #expect(terminal.waitFor("Delegate messages"))
    take(LessonTests.scenario, terminal)
    terminal.press(.escape)
    terminal.press(.escape)
    _ = terminal.observe(for: 0.2)
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// In a folder without sessions: those of the current one stand first in the browser.
  private static func start(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> EmulatedTerminal {
    let program = try #require(builtProduct("frontmost"))
    return try EmulatedTerminal(
      running: "/bin/sh",
      ["-c", #"cd "$0" && exec "$@""#, folder.url.path, program] + arguments,
      columns: 120, rows: 40)
  }

  private func take(_ steps: [Step], _ terminal: EmulatedTerminal) {
    for step in steps {
      perform(step.effect, terminal)
      let isSeen = terminal.wait { terminal in
        terminal.text.contains(step.sees) && step.not.map { !terminal.text.contains($0) } != false
      }
      #expect(isSeen, "\(step.effect): '\(step.sees)' is not to be seen\n\(terminal.text)")
      if !isSeen { return }
    }
  }

  private func perform(_ effect: Step.BuiltInEffect, _ terminal: EmulatedTerminal) {
    switch effect {
    case .keys(let keys):
      for part in keys.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
        guard part.offset > 0, let end = part.element.firstIndex(of: ">") else {
          terminal.type(String(part.element))
          continue
        }
        terminal.press(LessonTests.named[String(part.element[..<end])] ?? .escape)
        terminal.type(String(part.element[part.element.index(after: end)...]))
      }
    case .click(let text): #expect(terminal.click(text), "\(text)\n\(terminal.text)")
    case .doubleClick(let text):
      #expect(terminal.click(text) && terminal.click(text), "\(text)\n\(terminal.text)")
    case .hold(let text):
      guard let place = terminal.find(text) else {
        Issue.record("\(text) is not there\n\(terminal.text)")
        return
      }
      terminal.pressMouse(place.x, place.y)
      _ = terminal.observe(for: 1)
      terminal.releaseMouse(place.x, place.y)
    case .resize(let columns, let rows): terminal.resize(columns: columns, rows: rows)
    }
  }

  private static let named: [String: Key] = [
    "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backTab, "up": .up, "down": .down,
    "left": .left, "right": .right, "f1": .function(1), "ctrl-u": .control("u"),
    "ctrl-r": .control("r"), "ctrl-l": .control("l"),
  ]
}

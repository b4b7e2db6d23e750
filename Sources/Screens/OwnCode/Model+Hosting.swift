import Explanations
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts
import Workbench

// Which folder's code runs, and what is known of it.
extension Model {
  mutating func askForFolder() {
    popup = Prompt(localized("hosting.folder"), suggestion: "MyApp") { model, folder in
      do throws(Diagnostic) {
        return try model.host(folder)
      } catch {
        model.say(error.message, .refusal)
        return []
      }
    }
  }

  /// The session with the selected app as the code of a folder.
  func hosting(_ folder: String) throws(Diagnostic) -> Simulation {
    try workbench.hosting(folder, as: selectedApp ?? AppID(0))
  }

  /// Starts the device again with the selected app as the code of a folder, and builds the code.
  mutating func host(_ folder: String) throws(Diagnostic) -> [Effect] {
    let app = selectedApp ?? AppID(0)
    let effects = try work { (bench) throws(Diagnostic) in try bench.host(folder, as: app) }
    popup = BuildWindow(step: "")
    return effects
  }

  /// The sources have been edited: the next launch is of what they are now.
  mutating func rebuildApps() -> [Effect] {
    let app = selectedApp
    let effects = work { $0.rebuildApps(preferring: app) }
    if !effects.isEmpty { popup = BuildWindow(step: "") }
    return effects
  }

  // MARK: - Pages

  mutating func showOwnCode() {
    popup = Reading(workbench.ownCodePage)
  }
}

extension SessionView {
  /// When a line of code happened.
  func codePage(_ line: Int, of entry: Int) -> Page? {
    guard let code = simulation.codeLine(line, of: entry) else { return nil }
    let timeline = simulation.timeline
    let place = timeline.end(ofCode: line, of: entry)
    let above = timeline.allEvents[timeline.entries[entry].firstEvent..<place].messages.last
    let values: KeyValuePairs = [
      "method": above.map(simulation.shortLine)
        ?? simulation.text.line(.act(timeline.entries[entry].step)),
      "text": code.text,
    ]
    let key = code.isPrint ? "hosting.printed" : "hosting.did"
    return Page(
      title: code.text, paragraphs: [Paragraph("", localized(key, values))], isOfRow: true)
  }
}

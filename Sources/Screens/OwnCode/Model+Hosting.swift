import Explanations
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

// Which folder's code runs, and what is known of it.
extension Model {
  /// Why nothing can be done with apps' own code; nil where it runs.
  var whyNoCode: String? {
    if ownCode.stage == .ready { return nil }
    return keys.sentence(localized("hosting.no-code"), .host, "runs-it")
  }

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
    guard !folder.isEmpty else {
      throw Diagnostic(file: "", line: 1, column: 1, message: localized("hosting.no-folder"))
    }
    let place = Int((selectedApp ?? AppID(0)).raw)
    let name = Tokenizer.spelling(simulation.setup.apps[place].name)
    let host = Tokenizer.spelling(AppTraits.hostPrefix + folder)
    var header = simulation.setup.header
    let lines = header.indices.filter { header[$0].hasPrefix("app: ") }
    header[lines[place]] = "app: \(name) \(host)"
    let source = SourceFile(
      name: localized("setup.file"), text: header.joined(separator: "\n") + "\n")
    return try Simulation(try SessionParser.parse(source, library: library).setup, library: library)
  }

  /// Starts the device again, and builds the code.
  mutating func host(_ folder: String) throws(Diagnostic) -> [Effect] {
    let simulation = try hosting(ownCode.folders.typed(folder))
    let effects = leaveSession()
    // The folder was typed here, and not in the session's file.
    var folders = ownCode.folders
    folders.session = ""
    ownCode = OwnCode()
    ownCode.folders = folders
    adopt(simulation)
    return effects + buildApps()
  }

  /// The sources have been edited: the next launch is of what they are now.
  mutating func rebuildApps() -> [Effect] {
    guard let app = ownCode.apps.first(where: { $0.app == selectedApp }) ?? ownCode.apps.first
    else { return [] }
    return buildApps(rebuilding: app.app)
  }

  // MARK: - Pages

  mutating func showOwnCode() {
    popup = Reading(
      title: localized("hosting.title"), paragraphs: ownCodePage, isOfRow: false)
  }

  /// What is known of the code: which methods it has, what it has saved, what it never gets.
  var ownCodePage: [Paragraph] {
    var paragraphs: [Paragraph] = []
    for app in ownCode.apps {
      if ownCode.apps.count > 1 { paragraphs.append(.heading(name(app.app))) }
      paragraphs.append(Paragraph(localized("hosting.sources"), app.folder))
      paragraphs.append(
        Paragraph(
          localized("hosting.methods"),
          app.methods.isEmpty ? localized("hosting.no-methods") : Lists.comma(app.methods)))
      let screens = ownCode.screens.last { $0.place <= simulation.timeline.cursor }?.apps
      let saved = screens?.first { $0.app == app.app }?.saved ?? []
      if !saved.isEmpty { paragraphs.append(.heading(localized("hosting.saved"))) }
      paragraphs += saved.map { Paragraph($0.key, $0.text) }
      if !app.lint.isEmpty { paragraphs.append(.heading(localized("hosting.lint"))) }
      paragraphs += app.lint.map { Paragraph("", $0, verdict: .bad) }
    }
    return paragraphs
  }

  /// When a line of code happened.
  func codeReading(_ line: Int, of entry: Int) -> Reading? {
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
    return Reading(
      title: code.text, paragraphs: [Paragraph("", localized(key, values))])
  }
}

import ArgumentParser
import JSON
import Screens
import Sessions
import Texts
import Workbench

struct ScenarioList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenarios",
    abstract: localized("command.scenarios"))

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.list-format"), valueName: localized("command.value-format")))
  var format = ListFormat.text

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      // The user's own first, as in the browser.
      var rows = OwnScenarios.read().map { own in
        (chapter: "", path: own.path, title: title(of: own))
      }
      rows += Scenarios(try knowledge.library().resources).all.map {
        (chapter: $0.chapter, path: $0.path, title: $0.title)
      }
      if format == .json {
        let objects = rows.map { row in
          JSONValue.object([
            "chapter": .text(row.chapter), "name": .text(row.path), "title": .text(row.title),
          ])
        }
        return Output.write(JSONValue.document(objects) + "\n", to: 1)
      }
      let width = rows.map(\.path.count).max() ?? 0
      var output = Output()
      var chapter = rows.first?.chapter
      for row in rows {
        if row.chapter != chapter { output.line("") }
        chapter = row.chapter
        let gap = String(repeating: " ", count: width - row.path.count + 2)
        output.line(row.path + gap + row.title)
      }
      output.flush()
    }
  }

  private func title(of own: OwnScenario) -> String {
    switch own.contents {
    case .file(let file): SessionOutline(file).title ?? own.name
    case .unreadable(let reason): reason
    }
  }
}

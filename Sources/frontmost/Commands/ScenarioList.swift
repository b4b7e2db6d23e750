import ArgumentParser
import Rulebooks
import Screens
import Sessions
import Texts

struct ScenarioList: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "scenarios",
      abstract: localized("command.scenarios"))
  }

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      // One's own first, as in the browser.
      var rows = OwnScenarios.read().map { own in
        (chapter: "", path: own.path, title: title(of: own))
      }
      rows += Scenarios(try knowledge.library().resources).all.map {
        (chapter: $0.chapter, path: $0.path, title: $0.title)
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

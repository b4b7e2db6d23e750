import ArgumentParser
import Rulebooks
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
      let scenarios = Scenarios(try knowledge.library().resources).all
      let width = scenarios.map(\.path.count).max() ?? 0
      var output = Output()
      var chapter = ""
      for scenario in scenarios {
        if scenario.chapter != chapter {
          if !chapter.isEmpty { output.line("") }
          chapter = scenario.chapter
        }
        let gap = String(repeating: " ", count: width - scenario.path.count + 2)
        output.line(scenario.path + gap + scenario.title)
      }
      output.flush()
    }
  }
}

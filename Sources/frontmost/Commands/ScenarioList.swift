import ArgumentParser
import Rulebooks
import Sessions

struct ScenarioList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenarios",
    abstract:
      "List the built-in scenarios by chapter and title; run and the interface open them by name."
  )

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

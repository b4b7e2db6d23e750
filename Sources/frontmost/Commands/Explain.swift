import ArgumentParser
import Explanations
import Rulebooks
import Texts

struct Explain: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("command.explain"),
      discussion: Discussion.of(
        "explain",
        examples: [
          "frontmost explain sceneWillResignActive",
          "frontmost explain application:didFinishLaunchingWithOptions:",
        ]))
  }

  @Argument(
    help: ArgumentHelp(
      localized("command.explain-name"), valueName: localized("command.value-name")))
  var name: String

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let found = try MessageExplanation.find(name, in: library)
      if found.isEmpty {
        let near = MessageExplanation.nearest(to: name, in: library)
        complain(
          localized(
            near.isEmpty ? "explain.no-message" : "explain.no-message-nearest",
            ["name": name, "nearest": Lists.or(near)]))
        throw Exit.failed
      }
      var output = Output()
      for (index, explanation) in found.enumerated() {
        if index > 0 { output.line("") }
        print(explanation, library, &output)
      }
      output.flush()
    }
  }

  private func print(
    _ explanation: MessageExplanation, _ library: Library, _ output: inout Output
  ) {
    let row = explanation.row
    func line(_ label: String, _ text: String) {
      let label = localized("explain.\(label)")
      output.line("  \(label)" + String(repeating: " ", count: max(1, 14 - label.count)) + text)
    }
    output.line("\(row.selector)   \(row.receiver)")
    if let spelling = row.objectiveC, spelling != row.selector { line("objective-c", spelling) }
    line(
      "since",
      row.deprecated.map {
        localized("explain.deprecated", ["since": "\(row.since)", "deprecated": "\($0)"])
      } ?? "iOS \(row.since)")
    if let notification = row.notification { line("notification", notification) }
    if let trait = row.trait { line("trait", trait) }
    if let guidance = row.guidance {
      output.line("")
      output.line("  " + localized("explain.means", ["text": guidance.means]))
      output.line("  " + localized("explain.causes", ["text": guidance.causes]))
      output.line("  " + localized("explain.do", ["text": guidance.task]))
    }
    if !explanation.rules.isEmpty { output.line("") }
    for rule in explanation.rules {
      let range = Release.range(rule.releases, among: library.releases)
      let key = rule.isAlternative ? "explain.alternative" : "explain.rule"
      output.line(
        "  "
          + localized(
            key,
            [
              "releases": range, "reason": rule.reason, "rule": rule.id,
              "evidence": rule.evidence.word,
            ]))
    }
  }
}

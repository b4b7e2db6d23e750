import ArgumentParser
import Explanations
import Rulebooks
import TerminalKit
import Texts

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: localized("command.explain"),
    discussion: Discussion.of(
      "explain",
      examples: [
        "frontmost explain sceneWillResignActive",
        "frontmost explain application:didFinishLaunchingWithOptions:",
        "frontmost explain jetsam",
      ]))

  @Argument(
    help: ArgumentHelp(
      localized("command.explain-name"), valueName: localized("command.value-name")),
    completion: .explained)
  var name: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.list-format"), valueName: localized("command.value-format")))
  var format = ListFormat.text

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let messages = try MessageExplanation.find(name, in: library)
      let topics = try TopicExplanation.find(name, in: library)
      if messages.isEmpty, topics.isEmpty {
        let near = MessageExplanation.nearest(to: name, in: library)
        complain(
          localized(
            near.isEmpty ? "explain.no-message" : "explain.no-message-nearest",
            ["name": name, "nearest": Lists.or(near)]))
        throw Exit.failed
      }
      if format == .json {
        let json = ExplanationJSON(library: library).object(name, messages, topics)
        return Output.write(json.spelled + "\n", to: 1)
      }
      var output = Output()
      for (index, explanation) in messages.enumerated() {
        if index > 0 { output.line("") }
        print(explanation, library, &output)
      }
      for (index, topic) in topics.enumerated() {
        if index > 0 || !messages.isEmpty { output.line("") }
        print(topic, library, &output)
      }
      output.flush()
    }
  }

  private func print(
    _ topic: TopicExplanation, _ library: Library, _ output: inout Output
  ) {
    output.line(
      topic.about.isEmpty ? "\(topic.name)   \(localized("explain.action-word"))" : topic.name)
    if !topic.also.isEmpty {
      output.line("  " + localized("explain.also", ["names": Lists.comma(topic.also)]))
    }
    for paragraph in topic.about { output.line("\n  " + paragraph) }
    if !topic.messages.isEmpty {
      output.line(
        "\n  " + localized("explain.messages", ["messages": Lists.comma(topic.messages)]))
    }
    if !topic.actions.isEmpty {
      output.line("\n  " + localized("explain.actions"))
      for action in topic.actions { output.line("    " + Lists.colon(action.usage, action.help)) }
    }
    if !topic.rules.isEmpty { output.line("\n  " + localized("explain.topic-rules")) }
    for rule in topic.rules { print(rule, library, &output) }
    if !topic.sources.isEmpty {
      output.line(
        "\n  "
          + localized("explain.sources", ["sources": topic.sources.joined(separator: "; ")]))
    }
  }

  /// A rule: its reason, then which apps it is for, when it applies and what it does.
  private func print(
    _ rule: RuleList.Entry, _ library: Library, _ output: inout Output
  ) {
    let range = Release.range(rule.releases, among: library.releases)
    let key = rule.isAlternative ? "explain.alternative" : "explain.rule"
    output.line(
      "  "
        + localized(
          key,
          [
            "releases": range, "reason": rule.reason, "rule": rule.id,
            "evidence": rule.certainty(),
          ]))
    for line in RulesText.parts(rule) { output.line("    " + line) }
  }

  private func print(
    _ explanation: MessageExplanation, _ library: Library, _ output: inout Output
  ) {
    let row = explanation.row
    func line(_ label: String, _ text: String) {
      let label = localized("explain.\(label)")
      output.line(
        "  \(label)" + String(repeating: " ", count: max(1, 14 - TextWidth.columns(of: label)))
          + text)
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
    for rule in explanation.rules { print(rule, library, &output) }
    if !explanation.places.isEmpty { output.line("\n  " + localized("explain.places")) }
    for rule in explanation.places { print(rule, library, &output) }
  }
}

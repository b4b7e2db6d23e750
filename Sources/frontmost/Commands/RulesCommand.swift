import ArgumentParser
import Explanations
import JSON
import Rulebooks
import Sessions
import TextFiles
import Texts

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: localized("command.rules"),
    discussion: Discussion.of(
      "rules", hasText: false,
      examples: [
        "frontmost rules --os 7",
        "frontmost rules --evidence disputed",
        "frontmost rules --gaps",
        "frontmost rules --message applicationWillTerminate --format json",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.rules-os"), valueName: localized("command.value-release")),
    completion: .release)
  var os: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.rules-evidence"), valueName: localized("command.value-evidence")),
    completion: .evidence)
  var evidence: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.rules-message"), valueName: localized("command.value-message")),
    completion: .message)
  var message: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.rules-gaps")))
  var gaps = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.rules-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      if gaps { return try printGaps(library) }
      let entries = try RuleList(library).entries(
        on: try library.release(os), evidence: try wantedEvidence(), sending: message)
      var output = Output()
      switch format {
      case .text: RulesText(library: library).print(entries) { output.line($0) }
      case .json: RulesText(library: library).printJSON(entries) { output.line($0) }
      }
      output.flush()
    }
  }

  private func printGaps(_ library: Library) throws {
    var output = Output()
    let gaps = try library.gaps()
    switch format {
    case .text:
      for gap in gaps {
        output.line(gap.name)
        output.line("  \(gap.because)")
        if !gap.record.isEmpty {
          output.line("  " + localized("rules.record", ["rows": Lists.comma(gap.record)]))
        }
      }
    case .json:
      let objects = gaps.map { gap in
        JSONValue.object([
          "gap": .text(gap.name), "reason": .text(gap.because), "record": .texts(gap.record),
        ])
      }
      output.line(JSONValue.document(objects))
    }
    output.flush()
  }

  private func wantedEvidence() throws -> Rule.Evidence? {
    guard let evidence else { return nil }
    guard let found = Rule.Evidence(rawValue: evidence) else {
      let known = Rule.Evidence.allCases.map(\.rawValue)
      throw Problem(NearestWord.unknown("evidence", evidence, listing: known))
    }
    return found
  }
}

/// Prints rules, as text or JSON.
struct RulesText {
  let library: Library

  func print(_ entries: [RuleList.Entry], _ write: (String) -> Void) {
    for entry in entries {
      let range = Release.range(entry.releases, among: library.releases)
      write("\(entry.id)   iOS \(range)   \(entry.certainty())")
      if entry.isAlternative { write("  " + localized("rules.not-in-force", ["rule": entry.id])) }
      for line in RulesText.parts(entry) { write("  " + line) }
      write("  \(entry.reason)")
      // What is assumed has no source itself.
      if entry.evidence == .assumed { write("  " + localized("rules.follows-from")) }
      for text in texts(entry) { write("  - \(text)") }
      write("")
    }
    var counts: [String] = []
    for evidence in Rule.Evidence.allCases {
      let count = entries.filter { $0.evidence == evidence }.count
      counts.append(
        localized("rules.of-evidence", ["count": "\(count)", "evidence": evidence.word]))
    }
    write(localized("rules.total", count: entries.count, ["counts": Lists.comma(counts)]))
  }

  /// Which apps a rule is for, when it applies and what it does: a line each.
  static func parts(_ entry: RuleList.Entry) -> [String] {
    var parts = [("for", entry.text.audience)]
    if let occasion = entry.text.occasion { parts.append(("when", occasion)) }
    parts += entry.text.steps.map { ("does", $0) }
    let labels = ["for", "when", "does"].map { localized("rules.label-\($0)") }
    let width = (labels.map(\.count).max() ?? 0) + 2
    return parts.map { key, text in
      let label = localized("rules.label-\(key)")
      return label + String(repeating: " ", count: width - label.count) + text
    }
  }

  /// The entry's sources: who, what, which edition.
  private func texts(_ entry: RuleList.Entry) -> [String] {
    entry.sources.compactMap { library.sources[$0]?.cited }
  }

  func printJSON(_ entries: [RuleList.Entry], _ write: (String) -> Void) {
    write(JSONValue.document(entries.map(json)))
  }

  private func json(_ entry: RuleList.Entry) -> JSONValue {
    .object([
      "id": .text(entry.id), "releases": .texts(entry.releases.map(\.description)),
      "evidence": .text("\(entry.evidence)"),
      "assumedAfter": .optional(entry.assumedAfter.map { "\($0)" }), "reason": .text(entry.reason),
      "source": .texts(entry.sources), "cited": .texts(texts(entry)),
      "for": .texts(entry.text.conditionWords), "on": .optional(entry.text.triggerWord),
      "when": .texts(entry.text.factWords), "does": .texts(entry.text.stepWords),
      "alternative": .flag(entry.isAlternative),
    ])
  }
}

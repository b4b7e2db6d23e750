import ArgumentParser
import Explanations
import JSON
import Rulebooks
import Sessions
import Texts

struct LedgerCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "ledger",
      abstract: localized("command.ledger"),
      discussion: Discussion.of(
        "ledger", hasText: false,
        examples: [
          "frontmost ledger --os 7",
          "frontmost ledger --standing disputed",
          "frontmost ledger --gaps",
          "frontmost ledger --message applicationWillTerminate --format json",
        ]))
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.ledger-os"), valueName: localized("command.value-release")))
  var os: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.ledger-standing"), valueName: localized("command.value-standing")))
  var standing: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.ledger-message"), valueName: localized("command.value-message")))
  var message: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.ledger-gaps")))
  var gaps = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.ledger-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      if gaps { return try printGaps(library) }
      let entries = try Ledger(library).entries(
        on: try library.release(os), evidence: try wantedStanding(), sending: message)
      var output = Output()
      switch format {
      case .text: LedgerText(library: library).print(entries) { output.line($0) }
      case .json: LedgerText(library: library).printJSON(entries) { output.line($0) }
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
          output.line("  " + localized("ledger.record", ["rows": Lists.comma(gap.record)]))
        }
      }
    case .json:
      let objects = gaps.map { gap in
        let rows = gap.record.map(JSONString.quoted).joined(separator: ",")
        return "  {\"gap\":\(JSONString.quoted(gap.name)),"
          + "\"reason\":\(JSONString.quoted(gap.because)),\"record\":[\(rows)]}"
      }
      output.line("[\n" + objects.joined(separator: ",\n") + "\n]")
    }
    output.flush()
  }

  private func wantedStanding() throws -> Rule.Evidence? {
    guard let standing else { return nil }
    guard let found = Rule.Evidence(rawValue: standing) else {
      let known = Rule.Evidence.allCases.map(\.rawValue)
      throw Problem(NearestWord.unknown("standing", standing, listing: known))
    }
    return found
  }
}

/// Prints entries of the ledger.
struct LedgerText {
  let library: Library

  func print(_ entries: [Ledger.Entry], _ write: (String) -> Void) {
    for entry in entries {
      let range = Release.range(entry.releases, among: library.releases)
      write("\(entry.id)   iOS \(range)   \(entry.evidence.word)")
      if entry.isAlternative { write("  " + localized("ledger.not-in-force", ["rule": entry.id])) }
      if let limit = entry.limit { write("  " + localized("ledger.limit", ["limit": limit])) }
      write("  \(entry.reason)")
      for text in texts(entry) { write("  - \(text)") }
      write("")
    }
    var counts: [String] = []
    for standing in Rule.Evidence.allCases {
      let count = entries.filter { $0.evidence == standing }.count
      counts.append(
        localized("ledger.of-standing", ["count": "\(count)", "standing": standing.word]))
    }
    write(localized("ledger.rules", count: entries.count, ["counts": Lists.comma(counts)]))
  }

  /// The entry's sources: who, what, which edition.
  private func texts(_ entry: Ledger.Entry) -> [String] {
    entry.sources.compactMap { library.sources[$0] }.map { source in
      let edition = source.edition.isEmpty ? "" : ", \(source.edition)"
      return "\(source.author): \(source.title)\(edition)"
    }
  }

  private func cited(_ entry: Ledger.Entry) -> [String] {
    texts(entry).map(JSONString.quoted)
  }

  func printJSON(_ entries: [Ledger.Entry], _ write: (String) -> Void) {
    write("[")
    for (index, entry) in entries.enumerated() {
      let releases = entry.releases.map { JSONString.quoted($0.description) }
      let sources = entry.sources.map(JSONString.quoted)
      write(
        "  {\"id\":\(JSONString.quoted(entry.id)),"
          + "\"releases\":[\(releases.joined(separator: ","))],"
          + "\"standing\":\"\(entry.evidence)\",\"reason\":\(JSONString.quoted(entry.reason)),"
          + "\"source\":[\(sources.joined(separator: ","))],"
          + "\"cited\":[\(cited(entry).joined(separator: ","))],"
          + "\"alternative\":\(entry.isAlternative)}"
          + (index + 1 < entries.count ? "," : ""))
    }
    write("]")
  }
}

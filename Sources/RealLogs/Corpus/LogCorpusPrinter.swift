import JSON
import Rulebooks
import Sessions
import Texts

/// Prints a corpus as a table in Markdown, or as JSON.
public struct LogCorpusPrinter {
  private let corpus: LogCorpus

  public init(_ corpus: LogCorpus) { self.corpus = corpus }

  private static let columns = [
    "log", "version", "story", "read", "same", "differing", "result", "why",
  ]

  public var lines: [String] {
    let titles = LogCorpusPrinter.columns.map { localized("reallog.column-\($0)") }
    var lines = [row(titles), row(titles.map { _ in "---" })]
    lines += corpus.entries.map { row(cells($0)) }
    return lines + ["", summary]
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private func cells(_ entry: LogCorpus.Entry) -> [String] {
    guard let study = entry.study else {
      return [entry.name, "", "", "", "", "", localized("reallog.unreadable"), entry.problem ?? ""]
    }
    let comparison = study.comparison
    let version = Release.range(study.releases, among: study.allReleases)
    return [
      entry.name, version + setup(comparison),
      comparison.stories.first.map(LogPreface.spelled) ?? "",
      "\(comparison.log.read)/\(comparison.log.count)", "\(comparison.count(.same))",
      "\(comparison.differences)", localized("reallog.result-\(study.verdict.rawValue)"),
      why(study),
    ]
  }

  /// The device, where it is no plain iPhone, and the app.
  private func setup(_ comparison: LogComparison) -> String {
    let device = [comparison.setup.model.word] + comparison.setup.traits.words
    let isUsual = comparison.setup.model == Setup.usualModel && device.count == 1
    let traits = comparison.setup.apps.first?.traits.words.joined(separator: " ") ?? ""
    return ", " + (isUsual ? "" : device.joined(separator: " ") + ", ") + traits
  }

  /// Why it is not the same: the log's own sentence, the alternative, or the first difference.
  private func why(_ study: LogStudy) -> String {
    let comparison = study.comparison
    switch study.verdict {
    case .same: return ""
    case .disputed:
      return comparison.log.notes.verdict
        ?? localized("reallog.with", ["alternative": study.alternative ?? ""])
    case .differs:
      if let verdict = comparison.log.notes.verdict { return verdict }
      if let line = comparison.log.unread.first {
        return localized(
          "reallog.unread-line", ["line": "\(line.number)", "text": line.text])
      }
      if comparison.differences == 0, !comparison.unsaid.isEmpty {
        return localized("reallog.unsaid", ["actions": LogPreface.spelled(comparison.unsaid)])
      }
      let rows = comparison.items.flatMap(\.rows)
      return rows.first { $0.sign != .same }.map { row in
        [row.sign.rawValue + " " + row.text, row.rule, row.why].filter { !$0.isEmpty }
          .joined(separator: ": ")
      } ?? ""
    }
  }

  public var summary: String {
    func count(_ word: String) -> String {
      "\(corpus.entries.count { $0.study?.verdict.rawValue == word })"
    }
    return localized(
      "reallog.corpus-summary",
      [
        "count": "\(corpus.entries.count)", "same": count("same"), "disputed": count("disputed"),
        "differs": count("differs"), "unread": "\(corpus.entries.count { $0.study == nil })",
      ])
  }

  public var json: String {
    let rows = corpus.entries.map { entry in
      let comparison = entry.study?.comparison
      return JSONValue.object([
        "log": .text(entry.name), "problem": .optional(entry.problem),
        "releases": .list((entry.study?.releases ?? []).map { .text("\($0)") }),
        "app": .optional(comparison?.setup.apps.first?.words),
        "story": .list((comparison?.stories.first ?? []).map { .text($0) }),
        "read": .optional(comparison?.log.read), "lines": .optional(comparison?.log.count),
        "same": .optional(comparison?.count(.same)),
        "differing": .optional(comparison?.differences),
        "verdict": .optional(entry.study?.verdict.rawValue),
        "why": .text(entry.study.map(why) ?? ""),
      ])
    }
    return JSONValue.document(rows)
  }
}

import Sessions
import Texts

/// The report for people: each failure with its place, and at the end their number.
enum TextReport {
  /// Further failures of a file are only counted: the first is often the cause of the others.
  private static let most = 25

  static func write(
    _ results: [CheckResult], skipped folder: SessionFolder, _ output: inout Output
  ) {
    for result in results {
      write(result, &output)
      output.flush()
      for note in result.notes { complain("\(result.path):\(note.line): \(note.text)") }
      if result.isEmpty {
        complain(localized("check.no-actions", ["file": result.path]))
      }
    }
    for path in folder.misspelt { complain(localized("check.misspelt", ["file": path])) }
    output.line(summary(results, folder))
  }

  private static func write(_ result: CheckResult, _ output: inout Output) {
    switch result.outcome {
    case .passed: break
    case .failed(let failures), .updated(let failures):
      for failure in failures.prefix(most) {
        output.line("\(result.path):\(failure.line): \(failure.text[0])")
        for line in failure.text.dropFirst() { output.line(line) }
      }
      let more = failures.count - most
      if more > 0 {
        output.line("\(result.path): " + localized("check.more", count: more))
      }
      if case .updated = result.outcome {
        output.line(localized("check.updated", ["file": result.path]))
      }
    case .unusable(let reason):
      output.flush()
      complain(reason)
    }
  }

  private static func summary(_ results: [CheckResult], _ folder: SessionFolder) -> String {
    let passed = results.count { if case .passed = $0.outcome { true } else { false } }
    let empty = results.count(where: \.isEmpty)
    let skipped = folder.skipped.count
    return Lists.semicolon(
      [
        localized(
          "check.summary", ["passed": "\(passed)", "failed": "\(results.count - passed)"])
      ]
        + (empty > 0 ? [localized("check.empty", count: empty)] : [])
        + (skipped > 0 ? [localized("check.skipped", count: skipped)] : []))
  }
}

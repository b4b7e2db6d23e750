import Exports
import Sessions
import Texts

/// The report that continuous integration reads: a test case for each file.
enum JUnitReport {
  /// `command` names the suite.
  static func write(_ results: [CheckResult], by command: String, _ output: inout Output) {
    let counts =
      "tests=\"\(results.count)\" failures=\"\(count(results, isFailure))\""
      + " errors=\"\(count(results, isError))\""
    output.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    output.line("<testsuites \(counts)>")
    output.line("  <testsuite name=\"frontmost \(command)\" \(counts)>")
    for result in results {
      let name = Markup.escaped(result.path)
      let test = "    <testcase classname=\"session\" name=\"\(name)\" file=\"\(name)\""
      switch result.outcome {
      case .passed: output.line(test + "/>")
      case .failed(let failures), .updated(let failures):
        output.line(test + ">")
        for failure in failures {
          let text = failure.text.joined(separator: "\n")
          let message = Markup.escaped("\(result.path):\(failure.line): \(failure.text[0])")
          output.line("      <failure message=\"\(message)\">\(Markup.escaped(text))</failure>")
        }
        output.line("    </testcase>")
      case .unusable(let reason):
        output.line(test + ">")
        output.line("      <error message=\"\(Markup.escaped(reason))\"/>")
        output.line("    </testcase>")
      }
    }
    output.line("  </testsuite>")
    output.line("</testsuites>")
  }

  private static func count(
    _ results: [CheckResult], _ holds: (CheckResult.Outcome) -> Bool
  ) -> Int {
    results.count { holds($0.outcome) }
  }

  private static func isFailure(_ outcome: CheckResult.Outcome) -> Bool {
    switch outcome {
    case .failed, .updated: true
    case .passed, .unusable: false
    }
  }

  private static func isError(_ outcome: CheckResult.Outcome) -> Bool {
    if case .unusable = outcome { true } else { false }
  }
}

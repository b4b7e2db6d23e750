import Sessions
import Texts

/// What people read: each failure where it is, and at the end how many there were.
enum TextReport {
  static func write(_ results: [CheckResult], _ output: inout Output) {
    var passed = 0
    for result in results {
      switch result.outcome {
      case .passed: passed += 1
      case .failed(let failures), .updated(let failures):
        for failure in failures {
          output.line("\(result.path):\(failure.line): \(failure.text[0])")
          for line in failure.text.dropFirst() { output.line(line) }
        }
        if case .updated = result.outcome {
          output.line(localized("check.updated", ["file": result.path]))
        }
      case .unusable(let reason):
        output.flush()
        complain(reason)
      }
    }
    output.line(
      localized(
        "check.summary", ["passed": "\(passed)", "failed": "\(results.count - passed)"]))
  }
}

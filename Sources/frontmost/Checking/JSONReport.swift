import JSON
import Sessions

/// The result of each file, as JSON.
enum JSONReport {
  static func write(_ results: [CheckResult], _ output: inout Output) {
    output.line(JSONValue.document(results.map(object)))
  }

  private static func object(_ result: CheckResult) -> JSONValue {
    let (outcome, failures, reason): (String, [Checker.Failure], String?) =
      switch result.outcome {
      case .passed: ("passed", [], nil)
      case .failed(let failures): ("failed", failures, nil)
      case .updated(let failures): ("updated", failures, nil)
      case .unusable(let reason): ("unusable", [], reason)
      }
    let list = failures.map { failure in
      JSONValue.object(["line": .number(failure.line), "text": .texts(failure.text)])
    }
    return .object([
      "file": .text(result.path), "outcome": .text(outcome), "failures": .list(list),
      "reason": .optional(reason),
    ])
  }
}

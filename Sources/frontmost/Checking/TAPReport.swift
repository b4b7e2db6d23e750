import JSON
import Sessions

/// The Test Anything Protocol: a test for each file, with its failures as YAML. The output is valid
/// in version 14 too, but readers of version 13 would refuse that number.
enum TAPReport {
  static func write(_ results: [CheckResult], _ output: inout Output) {
    output.line("TAP version 13")
    output.line("1..\(results.count)")
    for (index, result) in results.enumerated() {
      let name = "\(index + 1) - \(escaped(result.path))"
      switch result.outcome {
      case .passed: output.line("ok \(name)")
      case .failed(let failures), .updated(let failures):
        output.line("not ok \(name)")
        output.line("  ---")
        output.line("  failures:")
        for failure in failures {
          output.line("    - line: \(failure.line)")
          output.line("      message: \(JSONString.quoted(failure.text[0]))")
          if failure.text.count > 1 {
            output.line("      listing:")
            for line in failure.text.dropFirst() {
              output.line("        - \(JSONString.quoted(line))")
            }
          }
        }
        output.line("  ...")
      case .unusable(let reason):
        output.line("not ok \(name)")
        output.line("  ---")
        output.line("  message: \(JSONString.quoted(reason))")
        output.line("  ...")
      }
    }
  }

  /// A `#` would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}

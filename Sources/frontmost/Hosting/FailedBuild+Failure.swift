import Hosting
import TerminalKit
import Texts
import Workbench

extension FailedBuild {
  /// Nil where the user ended the build.
  init?(_ failure: BuildFailure) {
    switch failure {
    case .canceled: return nil
    case .problem(let problem): self.init([Mistake(problem.description)], isOfSources: false)
    case .errors(let errors):
      self.init(
        errors.map { Mistake($0.description, source: $0.pointedLine) }, isOfSources: true)
    }
  }
}

extension CodeError {
  /// The line of the source, and a mark below the place that is meant.
  var pointedLine: [String] {
    if source.isEmpty { return [] }
    // As a terminal shows it, a tab has no width of its own.
    let line = String(source.unicodeScalars.map { $0 == "\t" ? " " : Character($0) })
    let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(offset)))
    let blanks = String(repeating: " ", count: TextWidth.columns(of: before))
    return ["  " + ControlCharacters.removed(from: line), "  " + blanks + "^"]
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles

/// An action as it was typed.
struct TypedStep {
  var step: Step
  /// All of its words, where the app was not typed: the note says which app it is.
  var completed: String?
}

extension SessionView {
  /// Reads an action's words, which may omit the app that is chosen.
  func typed(_ line: String, chosen: AppID?) throws(Diagnostic) -> TypedStep {
    let apps = simulation.text.apps
    let step = try ActionParser(apps: apps, chosen: chosen).parse(line)
    let isWhole = (try? ActionParser(apps: apps).parse(line)) != nil
    return TypedStep(step: step, completed: isWhole ? nil : simulation.text.line(step))
  }
}

import Lifecycle
import Texts

extension LineWord {
  static let states = [
    LineWord("states", "[APP]") { lines, app in (lines.about(app) { lines.states(of: $0) }, []) }
  ]
}

extension LineInterface {
  func states(of app: AppID) -> [String] {
    let subject = stateSubject(of: app)
    let states = subject.nodes(device).map(\.look.word)
    var lines = [
      localized(
        "linear.states", ["what": name(subject), "states": Lists.comma(states)])
    ]
    let steps = lastSteps(of: subject)
    if steps.isEmpty { lines.append("  " + localized("states.no-step")) }
    for (place, step) in steps.enumerated() {
      let words = step.words.isEmpty ? [localized("states.nobody-told")] : step.words
      let way = "\(step.from.look.word) → \(step.to.look.word)"
      lines.append("  " + Lists.colon("\(place + 1) \(way)", Lists.comma(words)))
    }
    return lines
  }
}

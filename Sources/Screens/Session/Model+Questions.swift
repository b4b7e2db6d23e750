import Sessions
import TextFiles
import Texts
import Workbench

// What is asked before something is done with the session as a whole.
extension Model {
  /// Asks nothing, unless a recording could not be written.
  mutating func quit() -> [Effect] {
    if hasLostRecording {
      popup = Question(localized("panels.ask-quit")) { _, isYes in isYes ? [.quit] : [] }
      return []
    }
    return leaveSession() + [.quit]
  }

  /// Does something that ends a recording, once that may end: nothing is lost without asking.
  mutating func endingRecording(
    _ question: String, verb: @escaping @Sendable (inout Model) -> [Effect],
    otherwise: @escaping @Sendable (inout Model) -> Void = { _ in }
  ) -> [Effect] {
    guard isRecording else { return verb(&self) }
    popup = Question(question, endsRecording: true) { model, isYes in
      if isYes { return verb(&model) }
      otherwise(&model)
      return []
    }
    return []
  }

  /// An exercise starts again without a question: its recording goes on.
  mutating func restartUnlessRecording() -> [Effect] {
    if practice != nil { return work { $0.restart() } }
    return endingRecording(
      localized("panels.ask-restart"), verb: { $0.work { $0.restart() } })
  }

  mutating func askHowLongToWait() {
    popup = Prompt(localized("panels.wait"), suggestion: "5") { model, seconds in
      do throws(Diagnostic) {
        return model.send(
          try ActionParser(apps: model.simulation.text.apps).parse("wait \(seconds)"))
      } catch {
        model.say(error.message, .refusal)
        return []
      }
    }
  }
}

import Texts

extension LineWord {
  static let session = [
    LineWord("clock", "on|off") { ($0.clock($1), []) },
    LineWord("record", "FILE") { lines, file in
      (lines.noteLines(), lines.model.startRecording(file))
    },
    LineWord("stop") { lines, _ in lines.stopRecording() },
    LineWord("restart", replacesSession: .always) { lines, _ in lines.restart() },
  ]
}

extension LineInterface {
  fileprivate mutating func clock(_ word: String) -> [String] {
    if word == "on", model.work({ $0.refusesClock() }) { return noteLines() }
    guard word == "on" || word == "off" else { return ["? " + localized("linear.clock")] }
    model.work { $0.letClock(run: word == "on") }
    return [model.isClockRunning ? localized("notes.clock-runs") : localized("notes.clock-stands")]
  }

  fileprivate mutating func stopRecording() -> Answer {
    let effects = model.work { $0.endRecording() }
    return (effects.isEmpty ? [localized("linear.nothing-recorded")] : noteLines(), effects)
  }

  fileprivate mutating func restart() -> Answer {
    let effects = model.work { $0.restart() }
    forget()
    return (noteLines(), effects)
  }
}

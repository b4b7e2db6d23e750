import Texts

extension LineWord {
  static let session = [
    LineWord("clock", "on|off") { ($0.clock($1), []) },
    LineWord("record", "FILE") { lines, file in
      (lines.noteLines(), lines.work { $0.startRecording(file) })
    },
    LineWord("stop") { lines, _ in lines.stopRecording() },
    LineWord("restart", replacesSession: .always) { lines, _ in lines.restart() },
  ]
}

extension LineInterface {
  fileprivate mutating func clock(_ word: String) -> [String] {
    if word == "on", work({ $0.refusesClock() }) { return noteLines() }
    guard word == "on" || word == "off" else { return ["? " + localized("linear.clock")] }
    work { $0.letClock(run: word == "on") }
    return [
      workbench.isClockRunning ? localized("notes.clock-runs") : localized("notes.clock-stands")
    ]
  }

  fileprivate mutating func stopRecording() -> Answer {
    let effects = work { $0.endRecording() }
    return (effects.isEmpty ? [localized("linear.nothing-recorded")] : noteLines(), effects)
  }

  fileprivate mutating func restart() -> Answer {
    let effects = work { $0.restart() }
    forget()
    return (noteLines(), effects)
  }
}

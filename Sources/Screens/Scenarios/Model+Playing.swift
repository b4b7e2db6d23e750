import Sessions
import Texts

/// A session that plays: each action comes by itself, at its own pace but not too fast to follow
/// nor so slow that one waits.
extension Model {
  private static let leastPause: UInt32 = 1_000
  private static let mostPause: UInt32 = 2_000

  /// How long until the next action comes, in milliseconds; nil where nothing plays, where
  /// something is read meanwhile, or where messages still come one by one.
  var timeToNextAction: UInt32? {
    guard slowMotion.held == nil else { return nil }
    switch overlay {
    case nil, .lanes: return playback
    case .help, .reading, .palette, .list, .prompt, .question, .scenarios: return nil
    }
  }

  mutating func startPlaying() {
    isClockRunning = false
    playback = pause
    let text = localized("notes.plays")
    note = Note(kind: .information, text: keys.sentence(text, .dismiss, "takes-over"))
  }

  /// Where there is something new to read it takes longer.
  private var pause: UInt32? {
    let timeline = machine.timeline
    guard timeline.cursor < timeline.entries.count else { return nil }
    if lesson?.captions[timeline.cursor] != nil { return Model.mostPause }
    return min(max(timeline.entries[timeline.cursor].delay, Model.leastPause), Model.mostPause)
  }

  /// Time passes for the one who looks on: the next action comes when it is due.
  mutating func play(_ milliseconds: UInt32) -> [Effect] {
    guard let left = timeToNextAction else { return [] }
    guard milliseconds >= left else {
      playback = left - milliseconds
      return []
    }
    note = nil
    let effects = send(Step.redo)
    playback = pause
    if playback == nil, note == nil {
      note = Note(kind: .information, text: localized("notes.played"))
    }
    return effects
  }

  /// Whether a command does nothing but end what plays. What stands for an action ends it as well,
  /// and is done.
  mutating func stopsPlaying(_ command: Command) -> Bool {
    guard playback != nil else { return false }
    switch command {
    case .dismiss, .clearLog, .clock:
      playback = nil
      let text = localized("notes.taken-over")
      note = Note(kind: .information, text: keys.sentence(text, .redo, "steps-on"))
      return true
    default:
      return false
    }
  }
}

import Preferences
import Sessions
import Texts

/// Replay: actions follow at the pace at which they were recorded. Pauses are capped, but long
/// enough to read.
extension Model {
  /// The pause before an action that has no time in its file.
  private static let usualPause: UInt32 = 1_000
  /// The longest pause, at the recorded pace.
  private static let mostPause: UInt32 = 3_000

  /// The time until the next action, in milliseconds; nil while nothing plays, while the user reads
  /// a page, or while messages still appear one by one.
  var timeToNextAction: UInt32? {
    guard presenting.slowMotion.held == nil else { return nil }
    return popup?.letsPlay == false ? nil : travel.playback
  }

  mutating func startPlaying() {
    isClockRunning = false
    travel.playback = pause
    let text =
      travel.playback == nil
      ? localized("travel.at-present")
      : keys.sentence(
        localized("notes.plays", ["pace": travel.pace.text]), .dismiss, "takes-over")
    say(text)
  }

  private var pause: UInt32? {
    // The time of followed actions is unknown until they are read.
    if stepsIntoWhatWaits { return travel.pace.wait(for: Model.usualPause) }
    let timeline = simulation.timeline
    guard !timeline.isAtPresent, followedPlace != .liveEnd else { return nil }
    let delay = timeline.entries[timeline.cursor].delay
    var pause = min(delay == 0 ? Model.usualPause : delay, Model.mostPause)
    if let caption = travel.lesson?.words(before: timeline.cursor) {
      pause = max(pause, UInt32(clamping: ReadingTime.milliseconds(for: caption)))
    }
    return travel.pace.wait(for: pause)
  }

  /// Lets time pass for the viewer and performs the actions whose time has come.
  mutating func play(_ milliseconds: UInt32) -> [Effect] {
    guard let left = timeToNextAction else { return [] }
    guard milliseconds >= left else {
      travel.playback = left - milliseconds
      return []
    }
    note = nil
    if holdsNext() { return [] }
    step(by: 1)
    resumePlaying()
    return []
  }

  /// Plays on, or says that everything was played.
  mutating func resumePlaying() {
    travel.playback = pause
    if travel.playback == nil, note == nil { sayItWasPlayed() }
  }

  private mutating func sayItWasPlayed() {
    let text =
      following.map { localized("following.back", ["file": $0.name]) } ?? localized("notes.played")
    say(text)
  }

  mutating func changePace(by step: Int) {
    let paces = ReplayPace.allCases
    let place = max(0, min(travel.pace.rawValue + step, paces.count - 1))
    travel.pace = paces[place]
    if travel.playback != nil { travel.playback = pause }
    say(localized("travel.pace", ["pace": travel.pace.text]))
  }

  /// Stops the replay; false if nothing plays.
  mutating func stopPlaying() -> Bool {
    guard travel.playback != nil else { return false }
    travel.playback = nil
    let text = localized("notes.taken-over")
    say(text, next: .clock, "plays-on")
    return true
  }
}

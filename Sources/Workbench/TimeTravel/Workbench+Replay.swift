import Preferences
import Sessions
import Texts

/// Replay: actions follow at the pace at which they were recorded. Pauses are capped, but long
/// enough to read.
extension Workbench {
  /// The pause before an action that has no time in its file.
  private static let usualPause: UInt32 = 1_000
  /// The longest pause, at the recorded pace.
  private static let mostPause: UInt32 = 3_000

  public mutating func startPlaying() {
    isClockRunning = false
    travel.playback = pause
    if travel.playback == nil {
      say(localized("travel.at-present"))
    } else {
      say(localized("notes.plays", ["pace": travel.pace.text]), next: .takeOver)
    }
  }

  private var pause: UInt32? {
    // The time of followed actions is unknown until they are read.
    if stepsIntoWhatWaits { return travel.pace.wait(for: Workbench.usualPause) }
    let timeline = simulation.timeline
    guard !timeline.isAtPresent, followedPlace != .liveEnd else { return nil }
    let delay = timeline.entries[timeline.cursor].delay
    var pause = min(delay == 0 ? Workbench.usualPause : delay, Workbench.mostPause)
    if let caption = travel.lesson?.words(before: timeline.cursor) {
      pause = max(pause, UInt32(clamping: ReadingTime.milliseconds(for: caption)))
    }
    return travel.pace.wait(for: pause)
  }

  /// Lets time pass for the viewer and performs the action whose time has come.
  mutating func play(_ milliseconds: UInt32) {
    guard let left = travel.playback else { return }
    guard milliseconds >= left else {
      travel.playback = left - milliseconds
      return
    }
    notice = nil
    if holdsNext() { return }
    step(by: 1)
    resumePlaying()
  }

  /// Plays on, or says that everything was played.
  mutating func resumePlaying() {
    travel.playback = pause
    if travel.playback != nil { return }
    sayLeast(
      following.map { localized("following.back", ["file": $0.name]) } ?? localized("notes.played"))
  }

  public mutating func changePace(by step: Int) {
    let paces = ReplayPace.allCases
    let place = max(0, min(travel.pace.rawValue + step, paces.count - 1))
    setPace(paces[place])
    if travel.playback != nil { travel.playback = pause }
    say(localized("travel.pace", ["pace": travel.pace.text]))
  }

  public mutating func setPace(_ pace: ReplayPace) { travel.pace = pace }

  /// Stops the replay; false if nothing plays.
  public mutating func stopPlaying() -> Bool {
    guard travel.playback != nil else { return false }
    travel.playback = nil
    say(localized("notes.taken-over"), next: .clockPlaysOn)
    return true
  }
}

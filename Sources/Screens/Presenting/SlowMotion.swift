import Lifecycle
import Preferences
import Sessions

/// Messages of one action, shown one after the other, so that a class can follow them.
public struct SlowMotion: Sendable {
  /// The last action, while not all of its messages have been shown.
  struct Held: Sendable {
    var entry: Int
    /// The places of its messages that the log shows.
    var places: [Int]
    /// How many of them are shown.
    var shown = 1
    /// The device as it was when the last that is shown was sent.
    var device: Device
    /// When the next comes by itself, on the clock that inputs have; nil until that is known.
    var next: UInt64?
    /// Whether the latest followed as scheduled, after what the action sent. Time stands
    /// there too when nothing more of the action is to come.
    var wasScheduled = false

    var isAll: Bool { shown == places.count }

    /// How many messages to delegates are shown, and how many there are: what happened without one
    /// is shown by itself as well, but is none.
    func messages(in timeline: Timeline) -> (shown: Int, all: Int) {
      let isMessage = places.map { timeline.message(at: $0).receiver.isDelegate }
      return (isMessage.prefix(shown).count { $0 }, isMessage.count { $0 })
    }

    /// Where the log ends.
    var end: Int { isAll ? latest + 1 : places[shown] }

    /// The place of the latest.
    var latest: Int { places[shown - 1] }
  }

  var pace = SlowMotionPace.off
  /// The milliseconds from one message to the next, if they come without a key.
  var milliseconds = Presenting.usualMessageMilliseconds
  var held: Held?
}

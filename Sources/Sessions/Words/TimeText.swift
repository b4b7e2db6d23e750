import Lifecycle
import Texts

/// The device's time as people read it: `00:17.3`, and with hours where there are any.
public enum TimeText {
  /// Minutes, seconds and tenths, and hours where there are any.
  public static func clock(_ time: Instant) -> String {
    let tenths = time.milliseconds / 100
    let seconds = tenths / 10
    let minutes = "\(two(seconds / 60 % 60)):\(two(seconds % 60)).\(tenths % 10)"
    return seconds < 3_600 ? minutes : "\(seconds / 3_600):\(minutes)"
  }

  /// How long something has lasted: of less than a tenth of a second nobody wants to know more.
  public static func age(_ milliseconds: UInt32) -> String {
    milliseconds < 100 ? localized("states.seconds", ["seconds": "0"]) : span(milliseconds)
  }

  /// A span, as short as it can be said.
  public static func span(_ milliseconds: UInt32) -> String {
    let tenths = milliseconds / 100
    if milliseconds < 100 { return localized("states.milliseconds", ["count": "\(milliseconds)"]) }
    if milliseconds >= 60_000 {
      let seconds = milliseconds / 1_000
      return localized(
        seconds % 60 == 0 ? "states.minutes" : "states.minutes-seconds",
        ["minutes": "\(seconds / 60)", "seconds": "\(seconds % 60)"])
    }
    let seconds = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return localized("states.seconds", ["seconds": seconds])
  }

  /// What the device's own clock shows: it was 9:41 when the session began.
  public static func wallClock(_ time: Instant) -> String {
    let minutes = 9 * 60 + 41 + Int(time.milliseconds / 60_000)
    return "\(minutes / 60 % 24):\(two(UInt32(minutes % 60)))"
  }

  private static func two(_ number: UInt32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

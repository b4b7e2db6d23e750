import Screens
import Testing

@testable import Settings

/// What holds in front of a class from the start.
extension SettingsTests {
  @Test func whatHoldsInFrontOfAClassIsRead() throws {
    let presenting = try read(
      """
      [presenting]
      slow-motion = "by-time"
      seconds-per-message = 2.5
      show-keys = true
      replay-pace = "1/2x"
      """
    ).presenting
    #expect(presenting.slowMotion == .byTime && presenting.messageMilliseconds == 2_500)
    #expect(presenting.showsKeys && presenting.replayPace == .half)
    #expect(
      try read("presenting.seconds-per-message = 60").presenting.messageMilliseconds == 60_000)
    let text = """
      [presenting]
      slow-motion = "by-kee"
      seconds-per-message = 0
      show-keys = "yes"
      replay-pace = "3x"
      slowmotion = "off"
      """
    #expect(
      complaints(text) == [
        "c.toml:2:15: unknown slow-motion 'by-kee'; did you mean 'by-key'?",
        "c.toml:3:23: 'seconds-per-message' is a number of seconds from 0.1 to 60, not 0",
        "c.toml:4:13: 'show-keys' is true or false, not a string",
        "c.toml:5:15: unknown replay-pace '3x'; did you mean '1x'?",
        "c.toml:6:1: unknown setting 'slowmotion'; did you mean 'slow-motion'?",
      ])
    for (value, given) in [("60.5", "60.5"), ("-1", "-1"), ("nan", "nan"), ("inf", "inf")] {
      #expect(
        complaints("presenting.seconds-per-message = \(value)") == [
          "c.toml:1:34: 'seconds-per-message' is a number of seconds from 0.1 to 60, not \(given)"
        ])
    }
    #expect(
      complaints("presenting.seconds-per-message = '1'") == [
        "c.toml:1:34: 'seconds-per-message' is a number of seconds, not a string"
      ])
    #expect(
      complaints("presenting = true") == [
        "c.toml:1:14: 'presenting' is a table of settings, not true or false"
      ])
  }
}

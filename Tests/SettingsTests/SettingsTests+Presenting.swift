import Screens
import Testing

@testable import Settings

/// What holds in front of a class from the start.
extension SettingsTests {
  @Test func whatHoldsInFrontOfAClassIsRead() throws {
    let presenting = try read(
      """
      presenting:
        slow-motion: by-time
        seconds-per-message: 2.5
        show-keys: true
        replay-pace: 1/2x
      """
    ).preferences.presenting
    #expect(presenting.slowMotion == .byTime && presenting.messageMilliseconds == 2_500)
    #expect(presenting.showsKeys && presenting.replayPace == .half)
    #expect(
      try read("presenting: {seconds-per-message: 60}").preferences.presenting.messageMilliseconds
        == 60_000)
    let text = """
      presenting:
        slow-motion: by-kee
        seconds-per-message: 0
        show-keys: "yes"
        replay-pace: 3x
        slowmotion: off
      """
    #expect(
      complaints(text) == [
        "c.yaml:2:16: unknown slow-motion 'by-kee'; did you mean 'by-key'?",
        "c.yaml:3:24: 'seconds-per-message' must be a number of seconds from 0.1 to 60, not 0",
        "c.yaml:4:14: 'show-keys' must be true or false, not 'yes'",
        "c.yaml:5:16: unknown replay-pace '3x'; did you mean '1x'?",
        "c.yaml:6:3: unknown setting 'slowmotion'; did you mean 'slow-motion'?",
      ])
    for value in ["60.5", "-1", "nan", "inf"] {
      #expect(
        complaints("presenting: {seconds-per-message: \(value)}") == [
          "c.yaml:1:35: 'seconds-per-message' must be a number of seconds from 0.1 to 60, not \(value)"
        ])
    }
    #expect(
      complaints("presenting: {seconds-per-message: soon}") == [
        "c.yaml:1:35: 'seconds-per-message' must be a number of seconds, not 'soon'"
      ])
    #expect(
      complaints("presenting: true") == [
        "c.yaml:1:13: 'presenting' must be a table of settings, not 'true'"
      ])
  }
}

import Preferences
import TerminalKit
import Texts

// Every setting but the keys, in the order of the default file.
extension Setting {
  static let all: [Setting] = [
    Setting(
      "theme", among: { ThemeName.allCases.map(\.rawValue) }, usually: "dark",
      comments: { _ in
        [localized("config.themes")]
          + ThemeName.allCases.map { "  " + DefaultSettings.padded($0.rawValue, 15) + $0.help }
      },
      set: { $0.theme = ThemeName(rawValue: $1) }),
    Setting(
      "language", value: { _ in YAMLText.quoted(Language.current.name) },
      comments: { [localized("config.language", ["languages": Lists.comma($0.languages)])] },
      read: { reader, node in
        reader.settings.language = reader.word(node, "language", among: reader.languages)
      }),
    Setting(
      "mouse", usually: true, comments: { _ in [localized("config.mouse")] },
      set: { $0.mouse = $1 }),
    Setting(
      "device", among: { Settings.devices }, usually: Settings.devices[0],
      comments: { _ in [localized("config.session")] }, set: { $0.device = $1 }),
    Setting(
      "os", value: { YAMLText.quoted($0.release) },
      read: { reader, node in reader.settings.os = reader.release(node) }),
    Setting(
      "home-button", among: { HomeButton.allCases.map(\.rawValue) }, usually: "auto",
      comments: { _ in
        [localized("config.home-button"), localized("config.home-button-values")]
      },
      set: { $0.preferences.homeButton = HomeButton(rawValue: $1) ?? .auto }),
  ]

  /// What holds in front of a class from the start.
  static let presenting: [Setting] = [
    Setting(
      "slow-motion", among: { SlowMotionPace.allCases.map(\.rawValue) }, usually: "off",
      comments: { _ in [localized("config.slow-motion")] },
      set: { $0.preferences.presenting.slowMotion = SlowMotionPace(rawValue: $1) ?? .off }),
    Setting(
      "seconds-per-message", value: { _ in "1" },
      comments: { _ in [localized("config.seconds-per-message")] },
      read: { reader, node in
        if let milliseconds = reader.milliseconds(node, "seconds-per-message") {
          reader.settings.preferences.presenting.messageMilliseconds = milliseconds
        }
      }),
    Setting(
      "show-keys", usually: false, comments: { _ in [localized("config.show-keys")] },
      set: { $0.preferences.presenting.showsKeys = $1 }),
    Setting(
      "replay-pace", among: { ReplayPace.allCases.map(\.text) }, usually: "1x",
      comments: { _ in
        let paces = Lists.comma(ReplayPace.allCases.map(\.text))
        return [localized("config.replay-pace", ["paces": paces])]
      },
      set: { settings, word in
        settings.preferences.presenting.replayPace =
          ReplayPace.allCases.first { $0.text == word } ?? .one
      }),
  ]
}

import Rulebooks
import Screens
import TOMLKit
import Texts

/// The table of what holds in front of a class from the start.
extension SettingsReader {
  mutating func read(presenting table: TOMLTable) {
    for (name, value) in table {
      let path = ["presenting", name]
      switch name {
      case "slow-motion":
        let words = SlowMotion.Pace.allCases.map(\.rawValue)
        if let word = word(value, path, among: words) {
          settings.presenting.slowMotion = SlowMotion.Pace(rawValue: word) ?? .off
        }
      case "seconds-per-message":
        if let milliseconds = milliseconds(value, path) {
          settings.presenting.messageMilliseconds = milliseconds
        }
      case "show-keys":
        if let bool = value.bool {
          settings.presenting.showsKeys = bool
        } else {
          wrongType(path, "bool", value)
        }
      case "replay-pace":
        let paces = TimeTravel.Pace.allCases
        if let word = word(value, path, among: paces.map(\.text)) {
          settings.presenting.replayPace = paces.first { $0.text == word } ?? .one
        }
      default:
        complain(
          places.keys[path], NearestWord.unknown("setting", name, among: Settings.ofPresenting))
      }
    }
  }

  /// A number of seconds that somebody would wait for a message.
  private mutating func milliseconds(
    _ value: any TOMLValueConvertible, _ path: TOMLPlaces.Path
  ) -> UInt64? {
    guard let seconds = value.double ?? value.int.map(Double.init) else {
      wrongType(path, "number-of-seconds", value)
      return nil
    }
    guard Settings.secondsPerMessage.contains(seconds) else {
      let given = value.int.map { "\($0)" } ?? "\(seconds)"
      complain(
        places.values[path],
        localized("settings.out-of-range", ["setting": path.last ?? "", "given": given]))
      return nil
    }
    return UInt64((seconds * 1_000).rounded())
  }
}

import ArgumentParser
import Exports
import Preferences
import Screens
import TerminalKit
import TextFiles
import Texts

/// How films and pictures of the interface look.
struct FilmOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.export-size"), valueName: localized("command.value-size"))
  )
  var size = Size(columns: 120, rows: 40)

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.export-theme"), valueName: localized("command.value-theme")),
    completion: .theme)
  var theme = ThemeName.dark.rawValue

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.export-keys"), valueName: localized("command.value-keys"))
  )
  var keys = ""

  func look() throws -> FilmLook {
    FilmLook(
      size: size, theme: try ThemeName(word: theme),
      keys: try keys.split(separator: " ").map { word in
        guard let key = Key(setting: String(word)) else {
          throw Problem(
            NearestWord.unknown("key", String(word), among: Key.settingNames))
        }
        return key
      })
  }
}

/// A size as people write it: `120x40`, columns first.
extension Size: ExpressibleByArgument {
  private static let possibleColumns = 20...400
  private static let possibleRows = 5...200

  public init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      Size.possibleColumns.contains(columns), Size.possibleRows.contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  public var defaultValueDescription: String { "\(columns)x\(rows)" }
}

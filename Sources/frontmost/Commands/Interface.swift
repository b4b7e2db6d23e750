import ArgumentParser
import Rulebooks
import Screens
import Sessions

struct Interface: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface",
    abstract: "Open the interface: a device to drive by keypress (the default).",
    discussion: """
      With a session it opens stopped at its beginning: Z steps forward, z back. The ? key lists \
      all keys.

      EXAMPLES
        frontmost --device iPad
        frontmost class.session --at-end
        printf 'open Notes\\nhome\\napps\\n' | frontmost --linear
        frontmost --app 'Notes scenes' --app 'Old app-delegate' --record class.session
      """)

  private static let themes = Theme.Name.allCases.map(\.rawValue)

  @Argument(help: "A session file or a built-in scenario's name.")
  var session: String?

  @Flag(name: .long, help: "Open the session at its end.")
  var atEnd = false

  @Option(name: .long, help: ArgumentHelp("Record to this file.", valueName: "file"))
  var record: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The colours: \(themes.joined(separator: ", ")).", valueName: "theme"),
    completion: .list(themes))
  var theme: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read settings from this file; 'frontmost config' tells of them.", valueName: "file"),
    completion: .file(extensions: ["toml"]))
  var config: String?

  @Flag(
    name: .long,
    help: "Lines in the picture's place: for screen readers, and for typing along.")
  var linear = false

  @OptionGroup var header: HeaderOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if atEnd, session == nil { throw ValidationError("--at-end needs a session") }
    if config == "-" {
      throw ValidationError("the interface reads keys from standard input, and no settings")
    }
    if session == "-" {
      throw ValidationError(
        "the interface reads keys from standard input; 'frontmost run -' reads a session from it")
    }
  }

  func run() throws {
    try reporting {
      var opening = InterfaceOpening(library: try knowledge.library())
      opening.session = session
      opening.isAtEnd = atEnd
      opening.overrides = header.overrides
      opening.recording = record
      opening.isLinear = linear
      opening.settings = SettingsOptions(file: config, theme: theme)
      try opening.open()
    }
  }
}

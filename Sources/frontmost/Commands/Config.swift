import ArgumentParser
import Rulebooks
import Screens
import Sessions
import Settings
import TextFiles
import Texts

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: localized("command.config"),
    discussion: Discussion.of(
      "config",
      examples: [
        "mkdir -p ~/.config/frontmost",
        #"frontmost config > "$(frontmost config --path)""#,
        "frontmost config --check",
      ]))

  @Flag(name: .long, help: ArgumentHelp(localized("command.config-path")))
  var path = false

  @Flag(name: .long, help: ArgumentHelp(localized("command.config-check")))
  var check = false

  @Argument(
    help: ArgumentHelp(
      localized("command.config-file"), valueName: localized("command.value-file")),
    completion: .file(extensions: ["yaml"]))
  var file: String?

  func validate() throws {
    if path, check { throw ValidationError(localized("errors.path-and-check")) }
    if file != nil, !check { throw ValidationError(localized("errors.file-without-check")) }
  }

  func run() throws {
    try reporting {
      var output = Output()
      if check {
        output.line(try checked())
      } else if path {
        output.line(try known(SettingsPath.path))
      } else {
        for line in places { output.line(line) }
        output.line("")
        let text = DefaultSettings.file(
          release: "\(Setup.usualRelease)", languages: Resources.embedded.languages,
          keys: KeyTable.standard.bindings)
        output.line(String(text.dropLast()))
      }
      output.flush()
    }
  }

  /// The outcome in a line, where there is nothing to complain about.
  private func checked() throws -> String {
    let path = try known(file ?? SettingsPath.path)
    if file == nil, let before = SettingsPath.outdated {
      throw Problem(localized("config.outdated", ["file": before, "path": path]))
    }
    if file == nil, !SettingsPath.isThere(path) {
      return localized("config.not-there-need-not", ["file": path])
    }
    _ = try SettingsOptions.read(path, Library())
    return localized("config.in-order", ["file": path])
  }

  private func known(_ path: String?) throws -> String {
    guard let path else { throw Problem(localized("errors.no-home")) }
    return path
  }

  /// Where settings are looked for, and what is there, as comments.
  private var places: [String] {
    var lines = ["# \(localized("config.title"))"]
    if let path = SettingsPath.path {
      lines.append(
        "#   "
          + localized(
            SettingsPath.isThere(path) ? "config.there" : "config.not-there", ["file": path]))
    }
    if let home = SettingsPath.ofHome, home != SettingsPath.path, SettingsPath.isThere(home) {
      lines.append("#   \(localized("config.not-in-home", ["file": home]))")
    }
    return lines
  }
}

import ArgumentParser
import Rulebooks
import Sessions
import Settings

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the settings and keys, as a file to change and to keep.",
    discussion: """
      What a file leaves out is as printed here. Exit status of --check: 0 all is in order, 2 it \
      is not.

      EXAMPLES
        mkdir -p ~/.config/frontmost
        frontmost config > "$(frontmost config --path)"
        frontmost config --check
      """)

  @Flag(name: .long, help: "Print only the path of the file that is read.")
  var path = false

  @Flag(name: .long, help: "Check a file: the one that is read, if no other is named.")
  var check = false

  @Argument(help: ArgumentHelp("The file to check.", valueName: "file"))
  var file: String?

  func validate() throws {
    if path, check { throw ValidationError("--path and --check do not go together") }
    if file != nil, !check { throw ValidationError("a file goes with --check") }
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
        let text = DefaultSettings.text(release: "\(Setup.usualRelease)")
        output.line(String(text.dropLast()))
      }
      output.flush()
    }
  }

  /// The outcome in a line, where there is nothing to complain about.
  private func checked() throws -> String {
    let path = try known(file ?? SettingsPath.path)
    if file == nil, !SettingsPath.isThere(path) { return "\(path): not there, and need not be" }
    let source = SourceFile(name: path, bytes: try FileContents.read(path))
    _ = try SettingsReader.read(source, releases: Library().releases.map(\.description))
    return "\(path): all in order"
  }

  private func known(_ path: String?) throws -> String {
    guard let path else { throw Problem("neither XDG_CONFIG_HOME nor HOME is set") }
    return path
  }

  /// Where settings are looked for, and what is there, as comments.
  private var places: [String] {
    var lines = ["# Settings of frontmost; 'frontmost config --check' checks them. Looked for in"]
    if let path = SettingsPath.path {
      lines.append("#   \(path) (\(SettingsPath.isThere(path) ? "there" : "not there"))")
    }
    if let home = SettingsPath.ofHome, home != SettingsPath.path, SettingsPath.isThere(home) {
      lines.append("#   and not in \(home) (there), for XDG_CONFIG_HOME is set")
    }
    return lines
  }
}

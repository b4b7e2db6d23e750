import ArgumentParser
import CLibrary
import Rulebooks
import Sessions
import TextFiles
import Texts

/// Finds the session that a command names.
enum SessionSource {
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// A file, else a built-in scenario of that name, or standard input for `-`.
  static func find(_ name: String, _ library: Library) throws -> SourceFile {
    if name == "-" { return try SessionBytes.read("-") }
    if isThere(name) {
      let file = try SessionBytes.read(name)
      if file.bytes.isEmpty { complain(localized("errors.empty-session", ["file": name])) }
      return file
    }
    let scenarios = Scenarios(library.resources)
    if let scenario = scenarios[name] { return scenario.file }
    let commands = Frontmost.configuration.subcommands.map { $0._commandName }
    let known = scenarios.all.flatMap { [$0.path, $0.name] } + commands
    let near = NearestWord.to(name, among: known)
    throw Problem(
      localized(
        near == nil ? "errors.no-session" : "errors.no-session-nearest",
        ["name": name, "nearest": near ?? ""]))
  }

  /// Finds it and reads it.
  static func parsed(
    _ name: String, _ library: Library, overrides: Overrides = Overrides()
  ) throws -> SessionFile {
    try SessionParser.parse(try find(name, library), library: library, overrides: overrides)
  }

  /// Refuses to read two sessions from standard input.
  static func refuseSecondInput(_ names: [String?]) throws {
    if names.count(where: { $0 == "-" }) > 1 {
      throw ValidationError(localized("errors.input-twice"))
    }
  }
}

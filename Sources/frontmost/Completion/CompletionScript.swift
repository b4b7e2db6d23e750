import TextFiles

/// A shell's completion script. The argument parser writes it for named subcommands; the files in
/// `Resources/Completions` let a line without a subcommand complete as `interface`, which it runs.
enum CompletionScript {
  /// Each file, and the lines of the parser's script that it follows, which only its shell has.
  private static let places = [
    ("interface.bash", "\n_frontmost() {\n    local state\n"),
    ("interface.zsh", "\n_frontmost() {\n    emulate -RL zsh -G\n"),
    ("interface.fish", "\n    set -l unparsed_tokens (__frontmost_tokens -pc)\n"),
  ]

  /// A script of the parser's with the file for its shell.
  static func completed(_ script: String, subcommands: [String]) -> String {
    places.reduce(script) { script, place in
      let (name, lines) = place
      guard script.contains(lines), let file = Resources.embedded.file("Completions/" + name) else {
        return script
      }
      let text = String(decoding: file.bytes, as: UTF8.self)
        .replacing("SUBCOMMANDS", with: subcommands.joined(separator: " "))
      return script.replacing(lines, with: lines + text, maxReplacements: 1)
    }
  }
}

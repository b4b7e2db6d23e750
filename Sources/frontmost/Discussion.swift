import Texts

/// The text below a command's abstract: about it, and examples, which are the same in all
/// languages.
enum Discussion {
  static func of(_ command: String, hasText: Bool = true, examples: [String] = []) -> String {
    let about = hasText ? [localized("command.\(command)-about")] : []
    if examples.isEmpty { return about.joined() }
    let lines = [localized("command.examples")] + examples.map { "  " + $0 }
    return (about + [lines.joined(separator: "\n")]).joined(separator: "\n\n")
  }
}

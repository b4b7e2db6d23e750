import Texts

/// A setting: one row says its name, what it is for, how it is written and how it is read.
struct Setting: Sendable {
  /// What the default file depends on.
  struct Defaults: Sendable {
    var release: String
    var languages: [String]
  }

  let name: String
  /// The lines that stand above it in the default file.
  let comments: @Sendable (Defaults) -> [String]
  /// Its value there, as it is written.
  let value: @Sendable (Defaults) -> String
  let read: @Sendable (inout SettingsReader, YAMLNode) -> Void

  init(
    _ name: String, value: @escaping @Sendable (Defaults) -> String,
    comments: @escaping @Sendable (Defaults) -> [String] = { _ in [] },
    read: @escaping @Sendable (inout SettingsReader, YAMLNode) -> Void
  ) {
    self.name = name
    self.comments = comments
    self.value = value
    self.read = read
  }

  /// One of some words.
  init(
    _ name: String, among words: @escaping @Sendable () -> [String], usually: String,
    comments: @escaping @Sendable (Defaults) -> [String] = { _ in [] },
    set: @escaping @Sendable (inout Settings, String) -> Void
  ) {
    self.init(
      name, value: { _ in YAMLText.quoted(usually) }, comments: comments,
      read: { reader, node in
        if let word = reader.word(node, name, among: words()) { set(&reader.settings, word) }
      })
  }

  /// True or false.
  init(
    _ name: String, usually: Bool,
    comments: @escaping @Sendable (Defaults) -> [String] = { _ in [] },
    set: @escaping @Sendable (inout Settings, Bool) -> Void
  ) {
    self.init(
      name, value: { _ in "\(usually)" }, comments: comments,
      read: { reader, node in
        guard case .text(let word) = node.content, word == "true" || word == "false" else {
          return reader.wrongType(node, name, "bool")
        }
        set(&reader.settings, word == "true")
      })
  }
}

/// How words are written in a file.
enum YAMLText {
  /// Quoted always: a key may be a mark that means something to YAML.
  static func quoted(_ word: String) -> String {
    let escaped = word.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}

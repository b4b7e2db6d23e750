/// A part of a YAML file, with its place. Everything but lists and tables is text: `14` and `no`
/// are words here, so that nobody has to know which words YAML would take for something else.
struct YAMLNode {
  enum Content {
    case text(String)
    /// A key without a value, `~` or `null`.
    case nothing
    case list([YAMLNode])
    /// In the order of the file.
    case table([(key: YAMLKey, value: YAMLNode)])
  }

  var content: Content
  var place: YAMLPlace
}

/// A key of a table.
struct YAMLKey {
  var name: String
  var place: YAMLPlace
}

/// A place in a file, counted from 1: columns in characters.
struct YAMLPlace: Equatable, Comparable {
  var line: Int
  var column: Int

  static let start = YAMLPlace(line: 1, column: 1)

  static func < (left: YAMLPlace, right: YAMLPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Why a file cannot be read, and where.
struct YAMLProblem: Error {
  var place: YAMLPlace
  var message: String
}

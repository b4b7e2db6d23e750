import TextFiles

/// The scenarios that the program brings along: session files, a folder a chapter.
public struct Scenarios: Sendable {
  /// One of them.
  public struct Scenario: Sendable {
    /// `chapter/name`, by which commands find it.
    public var path: String
    public var chapter: String
    public var name: String
    /// Its first line of narration.
    public var title: String
    public var file: SourceFile
  }

  private let resources: Resources

  public init(_ resources: Resources) { self.resources = resources }

  /// All of them, read when they are asked for: the first frame needs none.
  public var all: [Scenario] { scenarios { _ in true } }

  /// Those that ask for something, in the order in which they are meant to be solved.
  public var exercises: [Scenario] { scenarios { $0.hasSuffix("-exercises") } }

  private func scenarios(ofChapter isMeant: (String) -> Bool) -> [Scenario] {
    resources.paths(in: "Scenarios").compactMap { place in
      let parts = place.split(separator: "/").dropFirst().map(String.init)
      guard place.hasSuffix(".session"), parts.count == 2, isMeant(parts[0]),
        let file = resources.file(place)
      else { return nil }
      let name = String(parts[1].dropLast(".session".count))
      return Scenario(
        path: "\(parts[0])/\(name)", chapter: parts[0], name: name,
        title: Scenarios.title(file) ?? name, file: file)
    }
  }

  /// The scenario of that name, with or without its chapter.
  public subscript(name: String) -> Scenario? {
    let all = all
    return all.first { $0.path == name } ?? all.first { $0.name == name }
  }

  /// The first narration of a file, without reading the rest.
  private static func title(_ file: SourceFile) -> String? {
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.first == UInt8(ascii: "#") else { continue }
      let text = String(decoding: line.dropFirst(), as: UTF8.self).drop { $0 == " " }
      if !text.isEmpty { return String(text) }
    }
    return nil
  }
}

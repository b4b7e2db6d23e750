import Texts

// A language is a folder in Texts/. Beside the texts by key it may hold whole files of prose, which
// stand in for those of the same path in Resources/.
extension Resources {
  /// Rules are the same in all languages; their reasons may have texts, `because.NAME`.
  private static let translatable = ["Apps", "Gaps", "Messages", "Scenarios", "Topics", "Tour"]

  /// The names of all languages, in order.
  public var languages: [String] {
    var names: [String] = []
    for path in paths(in: "Texts") {
      let name = String(path.split(separator: "/")[1])
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  public func language(named name: String) -> Language {
    let folder = "Texts/\(name)/"
    if name == Language.english.name, !overlays(folder) { return .english }
    let files = paths(in: "Texts/\(name)").compactMap(exactly).map {
      (name: String($0.name.dropFirst(folder.count)), bytes: $0.bytes)
    }
    return Language(name, files: files)
  }

  func translated(_ path: String) -> SourceFile? {
    let language = Language.current.name
    guard language != Language.english.name,
      Resources.translatable.contains(String(path.prefix { $0 != "/" }))
    else { return nil }
    return exactly("Texts/\(language)/\(path)")
  }
}

import CLibrary
import TextFiles

/// How an Xcode project wants its sources to be compiled. Without a project it is Swift 5.
public struct ProjectSettings: Equatable, Sendable {
  /// As the compiler spells it: `5`, `6`.
  public var swiftVersion = "5"
  /// Whether what says nothing else belongs to the main actor, as in new projects of Xcode 26.
  public var isMainActorByDefault = false
  public var isConcurrencyApproachable = false
  /// What the project says that the app is called; nil where it is made of other settings.
  public var bundleIdentifier: String?
  /// The storyboard that is loaded at launch, where the project's settings name it.
  var mainStoryboard: String?

  public init() {}

  /// The settings of a project file, found by their names.
  public init(project text: String) {
    let versions = ProjectSettings.values("SWIFT_VERSION", in: text)
    if let version = versions.first { swiftVersion = ProjectSettings.known(version) }
    let isolations = ProjectSettings.values("SWIFT_DEFAULT_ACTOR_ISOLATION", in: text)
    isMainActorByDefault = isolations.contains("MainActor")
    let approachable = ProjectSettings.values("SWIFT_APPROACHABLE_CONCURRENCY", in: text)
    isConcurrencyApproachable = approachable.contains("YES")
    mainStoryboard = ProjectSettings.values("INFOPLIST_KEY_UIMainStoryboardFile", in: text).first
    let identifiers = ProjectSettings.values("PRODUCT_BUNDLE_IDENTIFIER", in: text)
    bundleIdentifier = identifiers.first { $0.allSatisfy(ProjectSettings.isOfIdentifier) }
  }

  private static func isOfIdentifier(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-.".contains(character))
  }

  /// The settings of the project in the folder of the sources, or beside it.
  public init(sources: String) {
    self.init()
    for folder in [sources, sources + "/.."] {
      for name in (try? FolderWalk.names(in: folder)) ?? [] where name.hasSuffix(".xcodeproj") {
        let path = "\(folder)/\(name)/project.pbxproj"
        guard let bytes = try? FileContents.read(path, limit: .resource) else { continue }
        self.init(project: String(decoding: bytes, as: UTF8.self))
        return
      }
    }
  }

  /// The arguments of the compiler.
  var arguments: [String] {
    var arguments = ["-swift-version", swiftVersion]
    if isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
    guard isConcurrencyApproachable else { return arguments }
    var features = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
    // Swift 6 has the others.
    if swiftVersion != "6" {
      features += [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferSendableFromCaptures",
      ]
    }
    return arguments + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// The compiler knows these; Swift 3 was close to Swift 4.
  private static func known(_ version: String) -> String {
    switch version.split(separator: ".").first {
    case "6": "6"
    case "4": version.hasPrefix("4.2") ? "4.2" : "4"
    case "1", "2", "3": "4"
    default: "5"
    }
  }

  /// The values of `NAME = VALUE;`.
  private static func values(_ name: String, in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: { " \t;\"".contains($0) })
      return words.count >= 3 && words[0] == name && words[1] == "=" ? String(words[2]) : nil
    }
  }
}

import Lifecycle
import TextFiles
import Texts

/// An app that a device has where a session names none.
public struct BuiltInApp: Sendable {
  public var name: String
  public var traits: AppTraits
  /// The one character on its icon; empty where it has none of its own.
  public var icon: String
  /// What its window shows, line by line.
  public var content: [String]
  /// What it shows when the user has edited something.
  public var edited: [String]
  /// What it shows where there is much room; empty where that is the same.
  public var large: [String]

  fileprivate static let keys = Vocabulary([
    "icon", "swiftui", "scenes", "before", "alone", "content", "edited", "large",
  ])
}

extension Library {
  /// The built-in apps as they are on an iOS version: with scenes where it has them, one of them
  /// with SwiftUI.
  public func builtInApps(on release: ReleaseRules) throws(Diagnostic) -> [BuiltInApp] {
    let features = release.features
    let usual: StaticString =
      features.contains(.scenes)
      ? "scenes" : features.contains(.backgroundExecution) ? "before" : "alone"
    var apps: [BuiltInApp] = []
    for file in resources.files(in: "Apps") {
      for stanza in try Stanza.parse(file) {
        guard stanza.keyword == "app", !stanza.name.isEmpty else {
          throw stanza.place.error(localized("rulebooks.expected-app"))
        }
        try stanza.allow(BuiltInApp.keys)
        let isSwiftUI = release.hasSwiftUI && stanza.value("swiftui") != nil
        let field = try stanza.required(isSwiftUI ? "swiftui" : usual)
        do throws(AppTraits.WordError) {
          let traits = try AppTraits.parse(field.value.split(separator: " ").map(String.init))
          apps.append(
            BuiltInApp(
              name: stanza.name, traits: traits, icon: stanza.value("icon")?.value ?? "",
              content: stanza.values("content").map(\.value),
              edited: stanza.values("edited").map(\.value),
              large: stanza.values("large").map(\.value)))
        } catch {
          throw field.place.error(error.message)
        }
      }
    }
    return apps
  }

  /// The methods in which a new app of a kind should save: those of the first built-in app like it,
  /// or of the first there is.
  public func proposedSaves(
    _ architecture: AppKind.Architecture, on release: ReleaseRules
  ) -> [String] {
    let apps = (try? builtInApps(on: release)) ?? []
    return apps.first { $0.traits.kind.architecture == architecture }?.traits.saves ?? []
  }
}

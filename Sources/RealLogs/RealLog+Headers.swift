import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

// What a log says about its apps: names and traits.
extension RealLog {
  /// How a header spells the app of the log, where no option names it.
  public func headers(library: Library, release: Release) throws -> [String] {
    let rows = try library.rules(of: release).messages.rows
    // Lines of print do not always name the app.
    return (apps.isEmpty ? ["App"] : apps).map { app in
      let own = lines.filter { $0.app == app || $0.app.isEmpty }
      let traits = rows.filter { row in
        own.contains { $0.selector == row.selector && $0.knownReceiver == row.receiver }
      }.compactMap(\.trait)
      return ([Tokenizer.spelling(app)] + RealLog.kind(own, Set(traits))).joined(separator: " ")
    }
  }

  /// The architecture, and then what the messages need.
  private static func kind(_ lines: [Line], _ traits: Set<String>) -> [String] {
    var traits = traits
    let receivers = lines.compactMap(\.knownReceiver)
    let hasScenes =
      receivers.contains(.sceneDelegate) || lines.contains { $0.selector.hasPrefix("UIScene.") }
    guard receivers.contains(where: \.isOfSwiftUI) else {
      return [hasScenes ? "scenes" : "app-delegate"] + traits.sorted()
    }
    if receivers.contains(.sceneDelegate) { traits.insert("configuration-for-connecting") }
    if receivers.contains(.sceneDelegate) || receivers.contains(.appDelegate) {
      traits.insert("delegate-adaptor")
    }
    return ["swiftui"] + traits.sorted()
  }

  /// Refuses an app that is of another kind than the one that wrote the log: it has no object to
  /// which such messages go, so that nothing could be explained.
  func checkKind(of setup: Setup, library: Library) throws {
    for line in lines where line.hasPlace {
      guard let receiver = line.knownReceiver,
        let app = setup.apps.first(where: { $0.name == line.app })
          ?? (setup.apps.count == 1 ? setup.apps.first : nil),
        !RealLog.has(receiver, app.traits)
      else { continue }
      throw Problem(
        localized(
          "reallog.wrong-kind",
          [
            "file": name, "line": "\(line.number)", "message": line.selector,
            "receiver": receiver.word, "app": app.words,
            "headers": Lists.comma(try headers(library: library, release: setup.release)),
          ]))
    }
  }

  /// Whether an app's code has an object of that kind. A view controller may be part of any.
  private static func has(_ receiver: Receiver, _ traits: AppTraits) -> Bool {
    guard receiver.isDelegate else { return true }
    if receiver == .sceneDelegate, traits.kind.architecture != .scenes { return false }
    return traits.has(receiver)
  }
}

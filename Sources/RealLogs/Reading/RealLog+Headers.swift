import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

// What a log says about its apps: names and traits.
extension RealLog {
  /// The kinds of apps that may have written it, the likeliest first.
  var kinds: [LogKind] {
    let lines = lines(as: .scenes)
    let receivers = lines.receivers
    let isPosted = lines.contains { $0.selector.hasPrefix("UIScene.") }
    if Receiver.allCases.contains(where: { $0.isOfSwiftUI && receivers.contains($0) })
      || framework == .swiftUI
    {
      return [.swiftUI]
    }
    let own = self.lines(as: .appDelegate)
    if !own.receivers.contains(.sceneDelegate), receivers.contains(.sceneDelegate) || isPosted {
      // The words do not say whose they are.
      if let kind = notes.kind { return [kind] }
      if framework != nil || notes.framework != nil { return [.appDelegate, .scenes] }
      return hasStates ? [.swiftUI, .scenes, .appDelegate] : [.scenes, .appDelegate]
    }
    if receivers.contains(.sceneDelegate) || isPosted { return [.scenes] }
    let isDelegates = lines.contains { RealLog.isOfAppDelegate($0.selector) }
    return isDelegates ? [.appDelegate] : [notes.kind ?? .scenes, .appDelegate]
  }

  /// Whether only apps without scenes receive it.
  private static func isOfAppDelegate(_ selector: String) -> Bool {
    ["DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground"].contains {
      selector == "application\($0)(_:)"
    }
  }

  /// How a header spells the apps of the log, where no option names them.
  public func headers(as kind: LogKind) -> [String] {
    let lines = lines(as: kind)
    // Lines of print do not always name the app.
    return (apps.isEmpty ? ["App"] : apps).map { app in
      let own = lines.filter { $0.app == app || $0.app.isEmpty }
      let traits = rows.filter { row in
        own.contains { $0.selector == row.selector && $0.knownReceiver == row.receiver }
      }.compactMap(\.trait)
      let words = [Tokenizer.spelling(app)] + RealLog.kind(own, Set(traits), kind)
      return (words + notes.traits.filter { !words.contains($0) }).joined(separator: " ")
    }
  }

  /// The architecture, and then what the messages need.
  private static func kind(_ lines: [Line], _ traits: Set<String>, _ kind: LogKind) -> [String] {
    var traits = traits
    let receivers = lines.receivers
    if kind == .swiftUI {
      if receivers.contains(.sceneDelegate) { traits.insert("configuration-for-connecting") }
      if receivers.contains(.sceneDelegate) || receivers.contains(.appDelegate) {
        traits.insert("delegate-adaptor")
      }
    }
    return [kind.word] + traits.sorted()
  }

  /// Refuses an app that is of another kind than the one that wrote the log: it has no object to
  /// which such messages go, so that nothing could be explained.
  func check(_ lines: [Line], on setup: Setup) throws {
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
            "headers": Lists.comma(headers(as: kinds[0])),
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

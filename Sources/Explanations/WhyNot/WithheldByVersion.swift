import Lifecycle
import Rulebooks
import Sessions
import Texts

// The messages that the nearest other iOS versions would send for an action, and the changes that
// make the difference.
extension RuleSearch {
  /// The messages that this version does not send, each with the nearest version that does.
  func withheldByVersion(shows: (Receiver) -> Bool) -> [NotSent.Missed] {
    let own = replay.setup.release
    let usual = Set((replay.messages(by: replay.rules) ?? []).map(MessageName.init))
    var items: [NotSent.Missed] = []
    for release in neighbours {
      guard let rules = try? library.rules(of: release),
        let messages = replay.messages(by: rules)
      else { continue }
      for message in messages where message.receiver.isDelegate && shows(message.receiver) {
        guard !usual.contains(MessageName(message)),
          !items.contains(where: { $0.app == message.app && $0.selector == message.selector }),
          let change = change(sending: message, on: release)
        else { continue }
        let reason = localized(
          release > own ? "withheld.later" : "withheld.earlier",
          ["release": "\(change.release)", "reason": change.cause.reason])
        items.append(
          NotSent.Missed(
            app: message.app, selector: message.selector, reason: .sentence(reason)))
      }
    }
    return items
  }

  /// The one change between this version and another that makes it send a message that this one
  /// does not; nil where it takes several.
  private func change(sending message: Message, on release: Release) -> RuleChange? {
    let name = MessageName(message)
    return change(towards: release) { messages in
      messages.contains { MessageName($0) == name }
    }
  }

  /// The other versions on which these apps can run, the nearest first.
  private var neighbours: [Release] {
    let releases = library.releases
    guard let own = releases.firstIndex(of: replay.setup.release) else { return [] }
    let hasScenes = replay.setup.apps.contains { $0.traits.kind.architecture == .scenes }
    return releases.indices.filter { $0 != own }
      .sorted { (abs($0 - own), $0) < (abs($1 - own), $1) }
      .map { releases[$0] }
      .filter { release in
        !hasScenes || (try? library.rules(of: release))?.features.contains(.scenes) == true
      }
  }
}

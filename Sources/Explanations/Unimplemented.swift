import Lifecycle
import Rulebooks
import Sessions
import Texts

/// What apps are not sent because they do not implement it: found by doing the session once more
/// with apps that implement every optional method.
struct Unimplemented {
  /// A longer session is not done once more only for a sentence.
  static let most = 20_000

  let simulation: Simulation

  /// The methods that each app would have received, in a sentence.
  func sentences(beneath entry: Int) -> [String] {
    messages(beneath: entry).map { app, selectors in
      localized(
        "silence.unimplemented", count: selectors.count,
        ["app": simulation.text.name(app), "methods": Lists.and(selectors)])
    }
  }

  /// The methods, by the apps that would have received them.
  private func messages(beneath entry: Int) -> [(app: AppID, selectors: [String])] {
    guard entry < Unimplemented.most else { return [] }
    var setup = simulation.setup
    for index in setup.apps.indices {
      let known = setup.apps[index].traits.optional
      setup.apps[index].traits.optional +=
        AppTraits.optionalMethods.filter { !known.contains($0) }
    }
    var other = Simulation(setup, rules: simulation.rules).timeline
    var sent = 0..<0
    for index in 0...entry {
      other.pass(simulation.timeline.entries[index].delay)
      sent = other.perform(index, of: simulation.timeline).sent
    }
    var found: [(app: AppID, selectors: [String])] = []
    for case .message(let message) in other.events[sent] where isOptional(message) {
      let name = simulation.selector(message)
      if let place = found.firstIndex(where: { $0.app == message.app }) {
        if !found[place].selectors.contains(name) { found[place].selectors.append(name) }
      } else {
        found.append((message.app, [name]))
      }
    }
    return found
  }

  /// Whether the app does not implement it, and would be sent it if it did.
  private func isOptional(_ message: Message) -> Bool {
    guard let trait = simulation.rules.messages[message.selector].trait else { return false }
    return !simulation.setup.apps[Int(message.app.raw)].traits.has(flag: trait)
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Texts

/// The messages that one might have expected of an action, and the rules that withheld them: rules
/// of this iOS version that did not apply, and what other versions send.
public struct NotSent: Sendable {
  /// Messages that were not sent for one reason.
  struct Item: Sendable {
    var app: AppID
    var selectors: [SelectorID]
    var reason: Reason
  }

  enum Reason: Equatable {
    case sentence(String)
    /// Delegates of the app's own kind receive these.
    case instead([SelectorID])
  }

  private(set) var items: [Item] = []
  private let simulation: Simulation

  /// `shows` says which receivers the reader wants to know about.
  public init(
    by entry: Int, in simulation: Simulation, _ library: Library, shows: (Receiver) -> Bool
  ) {
    self.simulation = simulation
    guard simulation.timeline.entries[entry].refusal == nil else { return }
    let replay = ActionReplay(of: entry, in: simulation)
    for missed in WithheldByRules(replay, shows: shows).missed { add(missed) }
    for missed in RuleSearch(replay, library).withheldByVersion(shows: shows) { add(missed) }
  }

  /// One message that was not sent.
  struct Missed {
    var app: AppID
    var selector: SelectorID
    var reason: Reason
  }

  private mutating func add(_ missed: Missed) {
    if items.contains(where: {
      $0.app == missed.app && $0.selectors.contains(missed.selector)
    }) {
      return
    }
    let same = items.lastIndex { $0.app == missed.app && $0.reason.joins(missed.reason) }
    guard let same else {
      items.append(
        Item(app: missed.app, selectors: [missed.selector], reason: missed.reason))
      return
    }
    items[same].selectors.append(missed.selector)
    if case .instead(let new) = missed.reason, case .instead(let old) = items[same].reason {
      items[same].reason = .instead(old + new.filter { !old.contains($0) })
    }
  }

  /// The first reason why a message was not sent; nil where none is known.
  func reason(of name: MessageName) -> String? {
    items.first { $0.app == name.app && $0.selectors.contains(name.selector) }.map(sentence)
  }

  /// A sentence or two for each reason.
  public var sentences: [String] {
    let isOfOne = items.allSatisfy { $0.app == items[0].app }
    return items.map { item in
      switch item.reason {
      case .instead: sentence(item)
      case .sentence:
        localized(
          isOfOne ? "withheld.item" : "withheld.item-of-app",
          [
            "messages": names(item.selectors), "app": simulation.text.name(item.app),
            "reason": sentence(item),
          ])
      }
    }
  }

  private func sentence(_ item: Item) -> String {
    switch item.reason {
    case .sentence(let text): return text
    case .instead(let instead):
      let interface = simulation.setup.apps[Int(item.app.raw)].traits.interface
      return localized(
        "withheld.\(interface.rawValue)",
        [
          "app": simulation.text.name(item.app), "instead": names(instead),
          "messages": names(item.selectors),
        ])
    }
  }

  private func names(_ selectors: [SelectorID]) -> String {
    Lists.and(selectors.map(simulation.rules.messages.selector))
  }
}

extension NotSent.Reason {
  /// Whether one sentence says both.
  fileprivate func joins(_ other: NotSent.Reason) -> Bool {
    switch (self, other) {
    case (.instead, .instead): true
    case (.sentence(let one), .sentence(let other)): one == other
    case (.instead, .sentence), (.sentence, .instead): false
    }
  }
}

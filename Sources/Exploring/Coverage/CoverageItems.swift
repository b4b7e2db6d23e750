import Lifecycle
import Rulebooks
import Sessions
import Texts

/// Something of an iOS version that a session exercises, or does not.
public struct CoverageItem: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// A rule that applies at a point at which rules run.
    case rule
    /// A change of the state of an app or of one of its scenes.
    case change
    case message
  }

  public let kind: Kind
  /// The rule's name; whose state, from which, to which; the receiver and the message.
  public let name: String
}

/// Everything that an iOS version has on a device: rules first, then messages, then changes of
/// state. Their places are numbers, so that a set of them is an array.
struct CoverageItems: Sendable {
  let rules: ReleaseRules
  let model: Device.Model
  /// Where the messages and the changes begin, and the end.
  let messages: Int
  let changes: Int
  let count: Int
  private static let states = 8

  init(_ rules: ReleaseRules, on model: Device.Model) {
    self.rules = rules
    self.model = model
    messages = rules.rules.count
    changes = messages + rules.messages.rows.count
    count = changes + 2 * CoverageItems.states * CoverageItems.states
  }

  /// What the iOS version has on this device; changes are known only when they are met.
  var known: [Bool] {
    var known = Array(repeating: false, count: count)
    for (place, rule) in rules.rules.enumerated() {
      guard rule.trigger != nil,
        rule.conditions.allSatisfy({ !$0.isOfDevice || $0.isMet(on: model) })
      else { continue }
      known[place] = true
      for case .send(let selector, _, _) in rule.steps {
        known[messages + Int(selector.raw)] = true
      }
    }
    return known
  }

  func place(of message: Message) -> Int { messages + Int(message.selector.raw) }

  func place(of change: Transition) -> Int {
    let states = CoverageItems.states
    let kind = change.number == 0 ? 0 : states
    return changes + (kind + Int(change.from.rawValue)) * states + Int(change.to.rawValue)
  }

  subscript(place: Int) -> CoverageItem {
    if place < messages { return CoverageItem(kind: .rule, name: rules.rules[place].name) }
    if place < changes {
      let row = rules.messages.rows[place - messages]
      return CoverageItem(kind: .message, name: "\(row.receiver.word) \(row.selector)")
    }
    let states = CoverageItems.states
    let (upper, to) = (place - changes).quotientAndRemainder(dividingBy: states)
    let (kind, from) = upper.quotientAndRemainder(dividingBy: states)
    func word(_ state: Int) -> String {
      guard let state = LifecycleState(rawValue: UInt8(state)) else { return "" }
      if state == .absent { return localized("coverage.no-scene") }
      return kind == 0 ? StateWord.ofApp(state) : StateWord.ofScene(state)
    }
    return CoverageItem(
      kind: .change,
      name: localized(
        kind == 0 ? "coverage.change-of-app" : "coverage.change-of-scene",
        ["from": word(from), "to": word(to)]))
  }
}

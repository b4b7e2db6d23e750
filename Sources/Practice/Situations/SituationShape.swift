import Lifecycle

/// What makes a situation another one for a learner: where the app is, what happens, and which
/// messages its delegates receive.
struct SituationShape: Hashable {
  private let place: Place
  private let cause: Cause
  private let messages: [SelectorID]

  init(_ place: Place, _ cause: Cause, _ events: [Event]) {
    self.place = place
    self.cause = cause
    messages = events.messages
      .filter { $0.app == PracticeSituation.app && $0.receiver.isDelegate }.map(\.selector)
  }

  /// The app's state, and what is around it.
  struct Place: Hashable {
    private enum Front: Hashable { case home, locked, switcher, itself, other, system }

    private let state: LifecycleState
    private let front: Front
    private let isUnderOverlay: Bool

    init(_ device: Device) {
      state = LifecycleState(device[PracticeSituation.app])
      let situation = device.situation
      isUnderOverlay = !situation.overlays.isEmpty
      front =
        if situation.isLocked { .locked } else if situation.isSwitching { .switcher } else {
          switch situation.front {
          case .home: .home
          case .card(let card): card.contains(PracticeSituation.app) ? .itself : .other
          case .system: .system
          }
        }
    }
  }

  /// What happens, seen from the app.
  enum Cause: Hashable {
    case ownApp(String)
    case otherApp(String)
    case word(String)
    /// The topmost overlay goes away, by whichever button.
    case overlayCloses

    init(_ action: Action, _ word: String, before: Device, after: Device) {
      if let app = action.app {
        self = app == PracticeSituation.app ? .ownApp(word) : .otherApp(word)
        return
      }
      let closes = ["accept", "dismiss", "home"].contains(word)
      let overlays = before.situation.overlays
      let isLess = after.situation.overlays.count < overlays.count
      self = closes && !overlays.isEmpty && isLess ? .overlayCloses : .word(word)
    }

    init(_ situation: PracticeSituation) {
      self.init(
        situation.cause, situation.word, before: situation.before, after: situation.after)
    }
  }
}

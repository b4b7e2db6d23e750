import Lifecycle

/// What makes a situation another one for a learner.
struct SituationShape: Hashable {
  /// The app's state, and what is around it.
  struct Place: Hashable {
    private enum Front: Hashable { case home, locked, switcher, itself, other, system }

    private let state: LifecycleState
    private let front: Front
    private let isCovered: Bool

    init(_ device: Device) {
      state = LifecycleState(device[PracticeSituation.app])
      let situation = device.situation
      isCovered = !situation.overlays.isEmpty
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
  }

  private let place: Place
  let cause: Cause
  private let received: [Token]

  init(_ situation: PracticeSituation) {
    place = Place(situation.before)
    cause = Cause(situation)
    received = situation.received
  }
}

extension SituationShape.Cause {
  init(_ situation: PracticeSituation) {
    let name = situation.word
    if let app = situation.cause.app {
      self = app == PracticeSituation.app ? .ownApp(name) : .otherApp(name)
      return
    }
    let closes = ["accept", "dismiss", "home"].contains(name)
    let overlays = situation.before.situation.overlays
    if closes, !overlays.isEmpty, situation.after.situation.overlays.count < overlays.count {
      self = .overlayCloses
    } else {
      self = .word(name)
    }
  }
}

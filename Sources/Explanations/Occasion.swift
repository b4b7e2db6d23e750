import Lifecycle
import Sessions
import Texts

/// What on the device led to a message: an overlay appears, another app comes to the foreground,
/// the process had been killed. A rule's reason is general; this is the specific one before it.
struct Occasion: Equatable {
  var reason: String
  /// Whether it leaves nothing to say that the rule's reason says in general.
  var replacesRule = false
}

/// Finds the occasions of what one action sends.
struct Occasions {
  private let simulation: Simulation
  private let entry: Int
  private let old: Device
  private let new: Device

  private var text: SessionText { simulation.text }

  init(of entry: Int, in simulation: Simulation) {
    self.init(of: entry, before: simulation.timeline.kernel(before: entry), in: simulation)
  }

  /// `before` is the device that the action met.
  init(of entry: Int, before: Kernel, in simulation: Simulation) {
    self.simulation = simulation
    self.entry = entry
    old = before.device
    new = before.after(simulation.timeline.entries[entry]).kernel.device
  }

  /// The occasion of a message that the action sent at once; nil where the rule's reason is the
  /// most specific one there is.
  func occasion(of message: Message) -> Occasion? {
    guard message.exception == .none else { return nil }
    switch simulation.rules[message.rule]?.trigger {
    case .willResignActive: return leaving(message.app, replacesRule: true)
    case .leave, .didEnterBackground: return leaving(message.app, replacesRule: false)
    case .willEnterForeground: return unlocked(message.app)
    case .didBecomeActive: return overlayRemoved(message.app)
    case .launch: return launched(message.app)
    default: return nil
    }
  }

  private func make(
    _ key: String, _ values: KeyValuePairs<String, String>, replacesRule: Bool = false
  ) -> Occasion {
    Occasion(reason: Words.sentence(localized(key, values)), replacesRule: replacesRule)
  }

  // MARK: - Downwards

  private func leaving(_ app: AppID, replacesRule: Bool) -> Occasion? {
    guard old.visible?.contains(app) == true, new.situation.isOn else { return nil }
    let values: KeyValuePairs = ["app": text.name(app)]
    if new.situation.isLocked {
      let key = new[app].state == .background ? "occasions.locked" : "occasions.locked-in-front"
      return make(key, values, replacesRule: replacesRule)
    }
    if new.visible?.contains(app) == true { return replacesRule ? covered(app) : nil }
    switch new.situation.front {
    case .home where new.situation.aside?.contains(app) == true:
      return make("occasions.aside", values, replacesRule: replacesRule)
    case .home: return make("occasions.home", values, replacesRule: replacesRule)
    case .card(let card):
      return make(
        "occasions.other-app", ["app": text.name(app), "other": names(of: card)],
        replacesRule: replacesRule)
    case .system(let system, _):
      return make(key(of: system), values, replacesRule: replacesRule)
    }
  }

  private func key(of app: SystemApp) -> String {
    switch app {
    case .phone: "occasions.phone"
    case .messages: "occasions.messages"
    case .calendar: "occasions.calendar"
    }
  }

  private func names(of card: Card) -> String {
    Lists.and([card.left, card.right].compactMap { $0 }.map { text.name($0.app) })
  }

  /// An overlay has appeared where there was none, or another window hides the app's.
  private func covered(_ app: AppID) -> Occasion? {
    if let window = window(hiding: app, on: new), window != self.window(hiding: app, on: old) {
      return make("occasions.window-hides", names(app, window), replacesRule: true)
    }
    guard !old.situation.hasOverlay, new.situation.hasOverlay,
      let windows = SituationText(text: text).windows(new)
    else { return nil }
    if let overlay = new.situation.overlays.last {
      return make(
        "occasions.appears", ["overlay": text.name(overlay), "windows": windows],
        replacesRule: true)
    }
    return make("occasions.switcher-opens", ["windows": windows], replacesRule: true)
  }

  /// The window in front that hides an app's, where windows overlap.
  private func window(hiding app: AppID, on device: Device) -> SceneID? {
    guard device.traits.contains(.windowed), device.situation.splitIsUneven,
      device.visible?.left.app == app
    else { return nil }
    return device.visible?.right
  }

  private func names(_ app: AppID, _ window: SceneID) -> KeyValuePairs<String, String> {
    ["app": text.name(app), "other": text.window(window)]
  }

  // MARK: - Upwards

  private func unlocked(_ app: AppID) -> Occasion? {
    guard old.situation.isLocked, new.visible?.contains(app) == true else { return nil }
    return make("occasions.unlocked", ["app": text.name(app)])
  }

  /// The last overlay has disappeared from an app.
  private func overlayRemoved(_ app: AppID) -> Occasion? {
    if let window = window(hiding: app, on: old), self.window(hiding: app, on: new) == nil {
      return make("occasions.window-shows", names(app, window), replacesRule: true)
    }
    guard new.visible?.contains(app) == true, !new.situation.hasOverlay,
      let windows = SituationText(text: text).windows(new)
    else { return nil }
    if old.situation.isLocked {
      return old[app].process == .notRunning ? nil : unlocked(app)
    }
    guard old.visible?.contains(app) == true else { return nil }
    if let overlay = old.situation.overlays.last {
      return make(
        "occasions.disappears", ["overlay": text.definite(overlay), "windows": windows],
        replacesRule: true)
    }
    return old.situation.isSwitching
      ? make("occasions.switcher-closes", ["windows": windows], replacesRule: true) : nil
  }

  // MARK: - Launch

  private func launched(_ app: AppID) -> Occasion? {
    guard old[app].wasLaunched, old[app].process == .notRunning, let end = lastEnd(of: app) else {
      return nil
    }
    let ended = make("occasions.ended-\(end)", ["app": text.name(app)])
    guard old.cards.contains(where: { $0.contains(app) }) else { return ended }
    return Occasion(reason: Lists.sentences([ended.reason, localized("occasions.snapshot")]))
  }

  /// How its last process ended, as the texts name it.
  private func lastEnd(of app: AppID) -> String? {
    let timeline = simulation.timeline
    let events = timeline.allEvents[..<timeline.entries[entry].firstEvent]
    for place in events.indices.reversed() {
      guard case .transition(let change) = events[place], change.app == app, change.number == 0,
        change.to == .notRunning
      else { continue }
      return timeline.entry(ofEvent: place).flatMap { word(for: change, beneath: $0) }
    }
    return nil
  }

  private func word(for change: Transition, beneath entry: Int) -> String? {
    switch change.step {
    case .jetsam: return "memory"
    case .watchdog: return "watchdog"
    case .overrun, .overrunTask: return "overrun"
    case .crash, .wake, .submit: return "crash"
    case .powerOff: return "power"
    case .swipeUp, .swipeUpQuickly: return "force-quit"
    case .kill:
      guard case .kill(_, let cause) = simulation.timeline.entries[entry].step else { return nil }
      return switch cause {
      case .privacy: "privacy"
      case .update: "update"
      case .cpu: "cpu"
      }
    case .terminate: break
    default: return nil
    }
    let done = simulation.timeline.entries[entry]
    if case .swipeUp = done.step { return "force-quit" }
    let device = simulation.timeline.kernel(before: entry).after(done).kernel.device
    return device.situation.isOn ? "itself" : "power"
  }
}

extension Simulation {
  /// The most specific reason of a message that is found without trying other rules: cheap enough
  /// for every frame.
  public func reason(ofMessageAt place: Int) -> String {
    let message = timeline.message(at: place)
    let rule = (rules[message.exception] ?? rules[message.rule])?.reason ?? ""
    guard let entry = timeline.entry(ofEvent: place), !timeline.wasScheduled(place, after: entry),
      let occasion = Occasions(of: entry, in: self).occasion(of: message)
    else { return rule }
    // What always holds is read in full where there is room for it.
    return message.exception == .none ? occasion.reason : occasion.words(before: rule)
  }
}

extension Occasion {
  /// The reason, and behind it the rule's where that says more.
  func words(before rule: String) -> String {
    replacesRule || rule.isEmpty ? reason : Lists.sentences([reason, rule])
  }
}

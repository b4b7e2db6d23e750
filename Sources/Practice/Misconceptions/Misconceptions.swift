import Lifecycle

/// A new misconception is a row here, and its two texts in misconceptions.texts. Where two predict
/// the same, the first one counts.
extension Misconception {
  public static let all = overlays + leaving + returning + endings + others

  /// About overlays.
  private static let overlays = [
    Misconception("overlays-send-away") { situation, path in
      situation.stateBefore == .active && situation.addsOverlay && path.isJust(.resign)
        ? path.tokens(.resign, .background) : nil
    },
    Misconception("overlays-come-back") { situation, path in
      situation.stateBefore == .inactive && path.isJust(.active)
        ? path.tokens(.foreground, .active) : nil
    },
    Misconception("each-overlay-is-told") { situation, path in
      guard situation.received.isEmpty, situation.stateBefore == .inactive,
        situation.stateAfter == .inactive
      else { return nil }
      return path.tokens(situation.addsOverlay ? .resign : .active)
    },
    Misconception("full-pull-is-one-overlay") { _, path in
      path.isJust(.resign, .active, .resign) ? path.tokens(.resign) : nil
    },
    Misconception("each-pull-is-full") { situation, path in
      guard case .notificationCenter(full: false) = situation.cause, path.isJust(.resign) else {
        return nil
      }
      return path.tokens(.resign, .active, .resign)
    },
  ]

  /// About the way to the background.
  private static let leaving = [
    Misconception("leaves-at-once") { situation, path in
      path.steps.starts(with: [.resign, .background])
        ? Array(situation.received.dropFirst()) : nil
    },
    Misconception("leaving-is-inactive") { _, path in
      path.isJust(.resign, .background) ? path.tokens(.resign) : nil
    },
    Misconception("resigns-again") { situation, path in
      situation.stateBefore == .inactive && path.steps.first == .background
        ? path.tokens(.resign) + situation.received : nil
    },
    Misconception("lock-sends-away") { situation, path in
      guard case .lock = situation.cause, path.isJust(.resign) else { return nil }
      return path.tokens(.resign, .background)
    },
    Misconception("home-ends") { situation, path in
      guard case .home = situation.cause, situation.stateBefore == .active else { return nil }
      return path.tokens(.resign, .background, .terminate)
    },
    Misconception("suspension-is-told") { situation, path in
      situation.received.isEmpty && situation.stateBefore == .background
        && situation.stateAfter == .suspended
        ? path.tokens(.background) : nil
    },
  ]

  /// About the way to the front.
  private static let returning = [
    Misconception("opening-launches") { _, path in
      path.isJust(.foreground, .active)
        ? path.tokens(.launch, .connect) + path.tokens(.foreground, .active) : nil
    },
    Misconception("card-is-running") { situation, path in
      path.has(.launch) && path.has(.active)
        && situation.before.cards.contains { $0.contains(situation.app) }
        ? path.tokens(.foreground, .active) : nil
    },
    Misconception("launch-is-in-front") { _, path in
      path.has(.launch) && path.has(.foreground) ? path.without(.foreground) : nil
    },
    Misconception("launch-enters-foreground") { situation, path in
      path.isJust(.launch, .active) ? path.tokens(.launch, .foreground, .active) : nil
    },
    Misconception("launch-connects-nothing") { situation, path in
      path.has(.connect) && situation.hadScene ? path.without(.connect) : nil
    },
    Misconception("first-launch-connects-nothing") { situation, path in
      path.has(.connect) && !situation.hadScene ? path.without(.connect) : nil
    },
    Misconception("active-first") { situation, path in
      guard let place = path.steps.firstIndex(of: .foreground),
        path.steps.dropFirst(place + 1).first == .active
      else { return nil }
      var tokens = situation.received
      tokens.swapAt(place, place + 1)
      return tokens
    },
  ]

  /// About how an app ends.
  private static let endings = [
    Misconception("end-is-told") { situation, path in
      situation.received.isEmpty && situation.stateBefore == .suspended
        && situation.stateAfter == .notRunning
        ? path.tokens(.terminate) : nil
    },
    Misconception("removal-is-told") { situation, path in
      guard situation.received.isEmpty, case .swipeUp = situation.cause,
        situation.cause.app == situation.app,
        situation.before[situation.app].process != .running
      else { return nil }
      let tokens = path.tokens(.disconnect, .discard)
      return tokens.isEmpty ? nil : tokens
    },
    Misconception("discarded-is-told-once") { _, path in
      path.has(.discard) && path.has(.launch) ? path.without(.discard) : nil
    },
  ]

  /// About which apps receive a message.
  private static let others = [
    Misconception("suspended-apps-are-warned") { situation, path in
      guard situation.received.isEmpty, case .memoryWarning = situation.cause,
        situation.stateBefore == .suspended
      else { return nil }
      return path.tokens(.warning)
    },
    Misconception("background-is-not-warned") { situation, path in
      path.isJust(.warning) && situation.stateBefore == .background ? [] : nil
    },
    Misconception("everyone-is-told") { situation, _ in
      situation.received.isEmpty && situation.stateBefore != .notRunning
        && !situation.receivedByOther.isEmpty
        ? situation.receivedByOther : nil
    },
    Misconception("nothing-is-told") { situation, _ in
      situation.received.isEmpty ? nil : []
    },
  ]
}

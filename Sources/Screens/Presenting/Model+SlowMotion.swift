import Lifecycle
import Preferences
import Sessions
import Texts
import Workbench

extension Model {
  /// From off to one by one, then one a second, and off again.
  mutating func cycleSlowMotion() {
    showAllMessages()
    let paces = SlowMotionPace.allCases
    let place = paces.firstIndex(of: presenting.slowMotion.pace) ?? 0
    presenting.slowMotion.pace = paces[(place + 1) % paces.count]
    let text =
      switch presenting.slowMotion.pace {
      case .off: localized("presenting.slow-off")
      case .byKey:
        keys.sentence(localized("presenting.slow-by-key"), .nextMessage, "shows-the-next")
      case .byTime where presenting.slowMotion.milliseconds == Presenting.usualMessageMilliseconds:
        localized("presenting.slow-one-a-second")
      case .byTime:
        localized(
          "presenting.slow-by-time",
          ["seconds": Seconds.short(UInt32(clamping: presenting.slowMotion.milliseconds))])
      }
    say(text)
  }

  /// Holds back all but the first of the messages that an action has just sent. What the log has no
  /// line for comes with the message before it.
  mutating func holdMessages(_ sent: Range<Int>) {
    let timeline = simulation.timeline
    guard presenting.slowMotion.pace != .off, timeline.cursor > 0 else { return }
    let places = sent.filter { log.filter.shows(timeline.events[$0]) }
    guard places.count > 1,
      let device = timeline.device(at: places[0], of: timeline.cursor - 1)
    else { return }
    presenting.slowMotion.held = SlowMotion.Held(
      entry: timeline.cursor - 1, places: places, device: device)
    showWhatIsKnown()
  }

  /// Shows one message more of those that are held.
  mutating func showNextMessage() {
    guard var held = presenting.slowMotion.held else {
      if !isAtPresent || stepsIntoWhatWaits { return step(by: 1) }
      let text =
        presenting.slowMotion.pace == .off
        ? keys.sentence(localized("presenting.slow-is-off"), .slowMotion, "turns-it-on")
        : localized("presenting.nothing-held")
      say(text)
      return
    }
    if held.isAll {
      showAllMessages()
      if !isAtPresent { step(by: 1) }
      return
    }
    held.shown += 1
    held.next = nil
    guard !held.isAll || held.wasScheduled && !isAtPresent,
      let device = simulation.timeline.device(at: held.latest, of: held.entry)
    else { return showAllMessages() }
    held.device = device
    presenting.slowMotion.held = held
    showWhatIsKnown()
  }

  /// Shows a message of an action as it was sent, in the middle of it, or as it happened as
  /// scheduled; the next ones are held.
  mutating func showMessage(_ index: Int, of entry: Int) {
    let timeline = simulation.timeline
    let wasScheduled = timeline.wasScheduled(index, after: entry)
    let places = timeline.allEvents(beneath: entry).filter {
      log.filter.shows(timeline.allEvents[$0])
        && (wasScheduled || !timeline.wasScheduled($0, after: entry))
    }
    guard let place = places.firstIndex(of: index), wasScheduled || place + 1 < places.count,
      let device = timeline.device(at: index, of: entry)
    else { return }
    if isAtPresent, place + 1 == places.count { return }
    presenting.slowMotion.held = SlowMotion.Held(
      entry: entry, places: places, shown: place + 1, device: device, wasScheduled: wasScheduled)
    if wasScheduled, !isAtPresent {
      say(localized("travel.fell-due"))
    }
    showWhatIsKnown()
  }

  /// The log ends where messages are held, or in an opened session where the user has not been.
  mutating func showWhatIsKnown() {
    if let held = presenting.slowMotion.held {
      log.end(entries: held.entry + 1, before: held.end)
    } else if travel.hidesFuture {
      let seen = work { $0.see() }
      log.end(entries: seen.entries, before: seen.messages)
    } else {
      log.end(entries: nil, before: .max)
    }
  }

  /// All held messages are shown.
  mutating func showAllMessages() {
    guard presenting.slowMotion.held != nil else { return }
    presenting.slowMotion.held = nil
    showWhatIsKnown()
  }

  /// When the next message comes by itself, on the clock that inputs have; nil while none does.
  public var slowDeadline: UInt64? { presenting.slowMotion.held?.next }

  /// Brings the message whose time has come, and says when the next one comes.
  @discardableResult
  public mutating func settleSlowMotion(at time: UInt64) -> [Effect] {
    showHeldMessages(at: time)
    return performWaitingFollowed()
  }

  private mutating func showHeldMessages(at time: UInt64) {
    guard presenting.slowMotion.pace == .byTime, let held = presenting.slowMotion.held else {
      return
    }
    if let next = held.next, time >= next { showNextMessage() }
    if let held = presenting.slowMotion.held, held.next == nil, !held.isAll {
      presenting.slowMotion.held?.next = time + presenting.slowMotion.milliseconds
    }
  }
}

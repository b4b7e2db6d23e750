import Lifecycle
import Texts

extension Model {
  /// From off to one by one, then one a second, and off again.
  mutating func cycleSlowMotion() {
    showAllMessages()
    let paces = SlowMotion.Pace.allCases
    let place = paces.firstIndex(of: slowMotion.pace) ?? 0
    slowMotion.pace = paces[(place + 1) % paces.count]
    let text =
      switch slowMotion.pace {
      case .off: localized("presenting.slow-off")
      case .byKey:
        keys.sentence(localized("presenting.slow-by-key"), .nextMessage, "shows-the-next")
      case .oneASecond: localized("presenting.slow-one-a-second")
      }
    note = Note(kind: .information, text: text)
  }

  /// Holds back all but the first of the messages that an action has just sent. What the log has no
  /// line for comes with the message before it.
  mutating func holdMessages(_ sent: Range<Int>) {
    let timeline = machine.timeline
    guard slowMotion.pace != .off, timeline.cursor > 0 else { return }
    let places = sent.filter { log.filter.shows(timeline.messages[$0]) }
    guard places.count > 1,
      let device = timeline.device(at: places[0], of: timeline.cursor - 1)
    else { return }
    slowMotion.held = SlowMotion.Held(entry: timeline.cursor - 1, places: places, device: device)
    log.index.show(first: places[1])
  }

  /// Shows one message more of those that are held.
  mutating func showNextMessage() {
    guard var held = slowMotion.held else {
      let text =
        slowMotion.pace == .off
        ? keys.sentence(localized("presenting.slow-is-off"), .slowMotion, "turns-it-on")
        : localized("presenting.nothing-held")
      note = Note(kind: .information, text: text)
      return
    }
    held.shown += 1
    held.next = nil
    guard held.shown < held.places.count,
      let device = machine.timeline.device(at: held.latest, of: held.entry)
    else { return showAllMessages() }
    held.device = device
    slowMotion.held = held
    log.index.show(first: held.places[held.shown])
  }

  /// Whatever is held is shown.
  mutating func showAllMessages() {
    guard slowMotion.held != nil else { return }
    slowMotion.held = nil
    log.index.show(first: .max)
  }

  /// When the next message comes by itself, on the clock that inputs have; nil while none does.
  public var slowDeadline: UInt64? { slowMotion.held?.next }

  /// Brings the message whose time has come, and says when the next one comes.
  public mutating func settleSlowMotion(at time: UInt64) {
    guard let pace = slowMotion.pace.milliseconds, let held = slowMotion.held else { return }
    if let next = held.next, time >= next { showNextMessage() }
    if slowMotion.held != nil, slowMotion.held?.next == nil { slowMotion.held?.next = time + pace }
  }
}

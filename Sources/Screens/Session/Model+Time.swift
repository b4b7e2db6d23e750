import Lifecycle
import Preferences
import Sessions
import Texts

extension Model {
  /// Whether the device's time flows. It stands still in the past, while an action is held back to
  /// be predicted, and while an app is compiled.
  var clockFlows: Bool { workbench.clockFlows && !(popup is PredictionWindow) }

  /// The time until the next action of a replay, in milliseconds; nil while nothing plays, while
  /// the user reads a page, or while messages still appear one by one.
  var timeToNextAction: UInt32? {
    guard presenting.slowMotion.held == nil else { return nil }
    return popup?.letsPlay == false ? nil : travel.playback
  }

  /// The device's time flows on while the clock runs; scheduled events happen meanwhile.
  public mutating func pass(_ milliseconds: UInt32) -> [Effect] {
    goOnComparing()
    defer { sidePanel?.goOn(in: &self) }
    if travel.playback != nil {
      if timeToNextAction != nil { work { $0.play(milliseconds) } }
      return work { $0.recordSteps() }
    }
    guard clockFlows, presenting.slowMotion.held == nil else { return [] }
    let before = simulation.timeline.events.count
    let effects = work { $0.pass(milliseconds) }
    if simulation.timeline.events.count > before { advanceTour() }
    return effects
  }

  /// How many milliseconds from now something happens as scheduled, or nil where the program may
  /// sleep until a key is pressed.
  public var nextDeadline: UInt32? {
    if isComparing || sidePanel?.isBusy(self) == true { return 1 }
    if travel.playback != nil { return timeToNextAction }
    guard clockFlows, presenting.slowMotion.held == nil, !ownCode.isRunning,
      let due = [simulation.timeline.kernel.nextDeadline, ownCode.nextTimer]
        .compactMap({ $0 }).min(by: { $0.milliseconds < $1.milliseconds })
    else { return nil }
    let now = device.now.milliseconds
    return min(
      due.milliseconds - min(now, due.milliseconds), sidePanel?.nextTick(self) ?? .max)
  }
}

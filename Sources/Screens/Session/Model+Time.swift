import Workbench

extension Model {
  /// A replay waits while the user reads a page, or while messages still appear one by one.
  private var replayWaits: Bool {
    presenting.slowMotion.held != nil || popup?.letsPlay == false
  }

  /// The device's time waits while messages appear, or while an action is held back to be
  /// predicted.
  private var clockWaits: Bool {
    presenting.slowMotion.held != nil || popup is PredictionWindow
  }

  /// Whether the device's time flows.
  var clockFlows: Bool { workbench.clockFlows && !(popup is PredictionWindow) }

  /// The device's time flows on while the clock runs; scheduled events happen meanwhile.
  public mutating func pass(_ milliseconds: UInt32) -> [Effect] {
    goOnComparing()
    defer { sidePanel?.goOn(in: &self) }
    let before = simulation.timeline.events.count
    let plays = travel.playback != nil
    let (replayWaits, clockWaits) = (replayWaits, clockWaits)
    let effects = work {
      $0.pass(milliseconds, replayWaits: replayWaits, clockWaits: clockWaits)
    }
    if !plays, simulation.timeline.events.count > before { advanceTour() }
    return effects
  }

  /// How many milliseconds from now something happens as scheduled, or nil where the program may
  /// sleep until a key is pressed.
  public var nextDeadline: UInt32? {
    if isComparing || sidePanel?.isBusy(self) == true { return 1 }
    return workbench.nextDeadline(replayWaits: replayWaits, clockWaits: clockWaits).map {
      travel.playback != nil ? $0 : min($0, sidePanel?.nextTick(self) ?? .max)
    }
  }
}

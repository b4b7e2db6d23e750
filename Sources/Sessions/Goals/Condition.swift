import Lifecycle
import Rulebooks

/// Something that holds after an action, or does not: a state, or what was received.
public indirect enum Condition: Hashable, Sendable {
  /// What the device is, beside its apps.
  public enum DeviceState: String, CaseIterable, Sendable {
    case on, off, locked, unlocked, home, switcher, overlay
  }

  case process(AppID, ProcessState)
  /// An app that runs.
  case application(AppID, ApplicationState)
  /// A window; number 0 means any of the app's windows.
  case scene(SceneID, ActivationState)
  case device(DeviceState)
  /// Number 0 means any window. Of two messages with one name, either will do.
  case message(AppID, Receiver, number: UInt16, [SelectorID])
  /// What the app's delegates receive by one action: exactly this, in this order.
  case receives(AppID, [[SelectorID]])
  case not(Condition)

  /// Whether it is about what an action sends, not about how things are after it.
  public var isEvent: Bool {
    switch self {
    case .message, .receives: true
    case .not(let condition): condition.isEvent
    case .process, .application, .scene, .device: false
    }
  }

  /// The app that it is about, if it is about one.
  public var app: AppID? {
    switch self {
    case .process(let app, _), .application(let app, _), .message(let app, _, _, _),
      .receives(let app, _):
      app
    case .scene(let window, _): window.app
    case .device: nil
    case .not(let condition): condition.app
    }
  }

  /// Whether it holds on a device after the events of an action.
  public func holds(on device: Device, after events: [Event]) -> Bool {
    switch self {
    case .process(let app, let state): return device[app].process == state
    case .application(let app, let state):
      return device[app].process == .running && device[app].state == state
    case .scene(let window, let state):
      if window.number > 0 { return (device.scene(window)?.state ?? .unattached) == state }
      for scene in device.scenes where scene.id.app == window.app && scene.state == state {
        return true
      }
      return false
    case .device(let state): return state.holds(on: device)
    case .message(let app, let receiver, let number, let selectors):
      for case .message(let message) in events
      where message.app == app && message.receiver == receiver
        && (number == 0 || message.number == number) && selectors.contains(message.selector)
      {
        return true
      }
      return false
    case .receives(let app, let wanted):
      var place = 0
      for case .message(let message) in events
      where message.app == app && message.receiver.isDelegate {
        guard place < wanted.count, wanted[place].contains(message.selector) else { return false }
        place += 1
      }
      return place == wanted.count
    case .not(let condition): return !condition.holds(on: device, after: events)
    }
  }
}

extension Condition.DeviceState {
  func holds(on device: Device) -> Bool {
    let situation = device.situation
    return switch self {
    case .on: situation.isOn
    case .off: !situation.isOn
    case .locked: situation.isOn && situation.isLocked
    case .unlocked: situation.isOn && !situation.isLocked
    case .home:
      situation.isOn && !situation.isLocked && !situation.isSwitching && situation.front == .home
    case .switcher: situation.isSwitching
    case .overlay: !situation.overlays.isEmpty
    }
  }
}

/// The debugger, which keeps the system from suspending an app and the watchdog from killing it.
extension Kernel {
  /// The debugger is attached to a process, or to the next one of an app that is not running. It is
  /// gone when the process ends.
  mutating func debug(_ app: AppID, _ isOn: Bool) -> Refusal? {
    if device[app].runtime.isDebugged == isOn { return isOn ? .debugged(app) : .notDebugged(app) }
    device.apps[app.index].runtime.isDebugged = isOn
    if isOn, !device[app].runtime.isTerminating, rule(answering: .switchOffWatchdog, app) != nil {
      device.apps[app.index].runtime.watchdog = .never
    }
    scheduleSuspension(app)
    return nil
  }
}

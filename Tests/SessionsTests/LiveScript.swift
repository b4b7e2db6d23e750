import Lifecycle
import Sessions

/// Code that does what a test says, in the place of a process.
final class LiveScript: LiveCode, @unchecked Sendable {
  /// What it does in a method.
  var does: [String: [CodeEvent]] = [:]
  /// What it does when a timer fires, and how long after which method that is.
  var timer: (method: String, after: UInt32, does: [CodeEvent])?
  private(set) var heard: [String] = []
  private(set) var nextTimer: Instant?

  func launch(at time: Instant) -> [CodeEvent] {
    heard.append("launch")
    return []
  }
  func receive(_ live: LiveMessage) -> [CodeEvent] {
    let (message, selector) = (live.message, live.selector)
    remaining[selector] = live.remaining
    if message.receiver.isDelegate { heard.append(selector) }
    if let timer, timer.method == selector {
      nextTimer = Instant(milliseconds: message.time.milliseconds + timer.after)
    }
    return does[selector] ?? []
  }
  func wake(at time: Instant) -> [CodeEvent] {
    guard let due = nextTimer, due <= time else { return [] }
    nextTimer = nil
    heard.append("timer")
    return timer?.does ?? []
  }
  var controls: [String] = []
  func controls(of window: UInt16) -> [String] { controls }
  /// What it does when a control is touched.
  var taps: [String: [CodeEvent]] = [:]
  /// `backgroundTimeRemaining`, by the method.
  private(set) var remaining: [String: UInt32] = [:]
  func touch(_ control: String, in window: UInt16, at time: Instant) -> [CodeEvent] {
    heard.append(window == 2 ? "touch \(control) of window 2" : "touch \(control)")
    return taps[control] ?? []
  }
  func type(_ text: String, at time: Instant) -> [CodeEvent] {
    heard.append("type \(text)")
    return []
  }
  func reset() {
    end()
    heard.append("reset")
  }
  func suspend() { heard.append("suspend") }
  func resume() { heard.append("resume") }
  func end() {
    heard.append("end")
    nextTimer = nil
  }
  func forget() { heard = [] }
}

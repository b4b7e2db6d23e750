import Lifecycle
import Sessions

/// What each action does on a device: asked once for all devices that answer alike.
final class Expansions {
  /// An action that the device does not refuse.
  struct Expansion {
    var action: Action
    /// Its place among the likely ones.
    var rank: Int
    var kernel: Kernel
    var sent: [Message]
    /// The messages as they are compared with lines.
    var numbers: [Int]
    /// Whether it may come before another one without a line of its own.
    var mayBeSilent: Bool
  }

  private let log: ComparedLog
  private var known: [[UInt8]: [Expansion]] = [:]

  init(_ log: ComparedLog) { self.log = log }

  func of(_ kernel: Kernel) -> [Expansion] {
    let key = Expansions.key(kernel.device)
    if let found = known[key] { return found }
    let silent = LogActions.silent(kernel.device)
    let actions = LogActions.all(kernel.device, hearing: log.receivers)
    let found = actions.enumerated().compactMap { rank, action -> Expansion? in
      let (after, events, refusal) = kernel.after(action)
      guard refusal == nil else { return nil }
      let sent = log.sent(events)
      return Expansion(
        action: action, rank: rank, kernel: after, sent: sent, numbers: sent.map(log.number),
        mayBeSilent: silent.contains(action))
    }
    known[key] = found
    return found
  }

  /// What decides how a device answers, and how its windows are called.
  static func key(_ device: Device) -> [UInt8] {
    var bytes: [UInt8] = []
    device.appendKey(to: &bytes)
    for scene in device.scenes {
      withUnsafeBytes(of: scene.id.number) { bytes += $0 }
    }
    return bytes
  }
}

import Lifecycle

/// What an app's delegates receive by one action, as far as it can tell: receivers, messages and
/// windows, by their places among the app's windows.
public struct Received: Hashable, Sendable {
  let bytes: [UInt8]
  /// The bytes of a message.
  static let length = 4

  static let nothing = Received(sequence: [], of: AppID(0))

  public var isNothing: Bool { bytes.isEmpty }

  /// Of some events of an action on a device, those of an app.
  init(_ events: some Sequence<Event>, of app: AppID, before device: Device) {
    var key: [UInt8] = []
    StateSpace.write(Array(events), before: device, to: &key)
    self.init(sequence: key, of: app)
  }

  /// Of what happens at one time an app sees one thing; of a `wait` it sees several.
  static func parts(
    _ events: [Event], of app: AppID, before device: Device
  ) -> [Received] {
    Alike.byTime(events[...]).map { Received($0, of: app, before: device) }
      .filter { !$0.isNothing }
  }

  /// Of a sequence as a space keeps it.
  init(sequence: [UInt8], of app: AppID) {
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: sequence.count, by: 5) {
      // What `applicationState` reads is no message.
      let receiver = sequence[start + 1] & 0x0F
      guard sequence[start] == app.raw, Receiver(rawValue: receiver)?.isDelegate == true else {
        continue
      }
      bytes += [receiver, sequence[start + 2], sequence[start + 3], sequence[start + 4]]
    }
    self.bytes = bytes
  }
}

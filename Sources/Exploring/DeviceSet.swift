import Lifecycle

/// Devices, each once. Those that differ only in what counts or is only shown are one.
public struct DeviceSet: Sendable {
  private var keys = DeviceKeyTable()
  private var key: [UInt8] = []

  public init() {}

  public var count: Int { keys.count }

  /// Whether the device was not there before.
  public mutating func insert(_ device: Device) -> Bool {
    key.removeAll(keepingCapacity: true)
    device.appendKey(to: &key)
    return keys.insert(key).isNew
  }
}

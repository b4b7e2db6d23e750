/// Every bound of the kernel in one place. What would exceed one is refused, never dropped.
public enum Bounds {
  /// Apps that one device holds.
  public static let apps = 64
  /// Windows that one app has at a time.
  public static let windowsPerApp = 16
  /// What can overlay the screen at a time.
  public static let overlays = 16
  /// Messages that wait for an app that takes none.
  public static let queue = 64
  /// What one app's memory may come to, in megabytes.
  public static let megabytes: UInt16 = 60_000
  /// The length of a session: 40 days.
  public static let milliseconds: UInt32 = 40 * 24 * 3_600 * 1_000
}

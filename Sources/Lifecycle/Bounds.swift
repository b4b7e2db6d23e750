/// Every bound of the kernel in one place. What would exceed one is refused, never dropped.
public enum Bounds {
  /// Apps that one device holds.
  public static let apps = 64
  /// Windows that one app has at a time.
  public static let windowsPerApp = 16
  /// What can lie over the screen at a time.
  public static let covers = 16
  /// The length of a session: 40 days.
  public static let milliseconds: UInt32 = 40 * 24 * 3_600 * 1_000
}

import Texts

/// How large a session may be, so that memory and time stay bounded for any file.
public enum SessionLimit {
  /// In bytes. No line of a session comes near it; a disk image is one line.
  public static let line = 1 << 20
  /// A recording of a million actions has as many.
  static let lines = 10_000_000
  public static let actions = 2_000_000

  /// What is said of a line that is longer.
  public static var longLineMessage: String {
    localized("session.line-too-long", ["most": "\(line)"])
  }
}

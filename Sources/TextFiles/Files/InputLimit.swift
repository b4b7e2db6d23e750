import Texts

/// How much the program reads of something before it refuses it. A path may lead anywhere (a disk
/// image, a device, a pipe without an end), memory stays bounded.
public struct InputLimit: Sendable {
  public let bytes: Int

  /// A recording of a million actions is shorter.
  public static let session = InputLimit(bytes: 1 << 30)
  /// What a device's console writes in days.
  public static let log = InputLimit(bytes: 256 << 20)
  public static let settings = InputLimit(bytes: 1 << 20)
  /// A file that stands in for one of the program's own.
  public static let resource = InputLimit(bytes: 4 << 20)
  /// A device that is no terminal, no matter what is looked for in it.
  static let device = InputLimit(bytes: 1 << 20)

  public init(bytes: Int) { self.bytes = bytes }

  func refusal(of path: String) -> Problem {
    Problem(localized("errors.too-large", ["file": path, "most": "\(bytes >> 20)"]))
  }
}

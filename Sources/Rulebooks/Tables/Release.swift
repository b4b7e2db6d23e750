import Texts

/// An iOS version, or the version of an SDK: `14`, `18.4`.
public struct Release: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Nil where the word is not an iOS version's number.
  public init?(_ word: String) {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let major = Int(parts[0]), (1...999).contains(major) else {
      return nil
    }
    self.init(major)
    if parts.count == 2 {
      guard let minor = Int(parts[1]), (0...99).contains(minor) else { return nil }
      self.minor = minor
    }
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  public static func < (left: Release, right: Release) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension Release {
  /// Some iOS versions as a person says them: `13 to 14`, or `8`.
  public static func range(_ some: [Release], among all: [Release]) -> String {
    var parts: [String] = []
    var run: [Release] = []
    for release in all {
      if some.contains(release) {
        run.append(release)
      } else if !run.isEmpty {
        parts.append(spelled(run))
        run = []
      }
    }
    if !run.isEmpty { parts.append(spelled(run)) }
    return Lists.comma(parts)
  }

  private static func spelled(_ run: [Release]) -> String {
    guard run.count > 1 else { return "\(run[0])" }
    return localized("lists.range", ["first": "\(run[0])", "last": "\(run[run.count - 1])"])
  }
}

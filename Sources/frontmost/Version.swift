import CVersion

/// The program's version.
enum Version {
  /// A published version has the tag `v` and this number.
  static let number = "0.1.0"

  /// The name and version in pages and pictures.
  static let name = "frontmost \(number)"
  /// `frontmost 0.1.0 (1a2b3c4d)`: with the commit, where the build knows it.
  static let text = commit.isEmpty ? name : "\(name) (\(commit))"

  private static let commit = String(cString: version_commit())
}

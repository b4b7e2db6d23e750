import TextFiles

/// A session file in the folders where the browser looks for the user's own.
public struct OwnScenario: Sendable {
  /// What was read of it.
  public enum Contents: Sendable {
    case file(SourceFile)
    /// It could not be read, or not be meant.
    case unreadable(reason: String)
  }

  /// Its name, without the ending.
  public var name: String
  public var path: String
  public var contents: Contents

  public init(name: String, path: String, contents: Contents) {
    self.name = name
    self.path = path
    self.contents = contents
  }
}

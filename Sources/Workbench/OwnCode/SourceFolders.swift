import Sessions

/// What paths begin with: a session names folders of sources from its own file, and a user may type
/// `~`.
public struct SourceFolders: Sendable {
  /// The folder in which the program was started, absolute; empty where it is not known.
  public var current: String
  /// The folder of the session's file; empty for the current one.
  public var session: String
  /// The user's home folder; empty where it is not known.
  public var home: String

  public init(current: String = "", session: String = "", home: String = "") {
    self.current = current
    self.session = session
    self.home = home
  }

  /// A path as it was typed, with the home folder in the place of `~`.
  public func typed(_ path: String) -> String {
    path.hasPrefix("~/") && !home.isEmpty ? home + path.dropFirst() : path
  }

  /// A folder of sources, from the root.
  func absolute(_ host: String) -> String {
    Folders.path(Folders.path(host, in: session), in: current)
  }

  /// The same as a file names it.
  func path(of host: String, inFile file: String) -> String {
    if host.hasPrefix("/") || current.isEmpty { return host }
    let folder = Folders.path(Folders.of(file), in: current)
    return Folders.path(absolute(host), from: folder)
  }
}

import Sessions

/// Where folders of sources are: a session names them from its own file.
public struct SourceFolders: Sendable {
  /// The folder in which the program was started, absolute; empty where it is not known.
  public var current: String
  /// The folder of the session's file; empty for the current one.
  public var session: String

  public init(current: String = "", session: String = "") {
    self.current = current
    self.session = session
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

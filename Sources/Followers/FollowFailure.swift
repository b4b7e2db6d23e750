import CLibrary

/// Why a path cannot be followed at all.
public enum FollowFailure: Error, Equatable, CustomStringConvertible {
  case system(code: Int32)

  public var description: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    }
  }
}

import Rulebooks
import TextFiles

/// What holds for any bytes, in each of the forms that people write files in. Nothing ends the
/// program: whatever is wrong is said as an error, and what is in order keeps its laws.
public enum FuzzLaw: String, CaseIterable, Sendable {
  case sessions
  case rulebooks
  case settings
  case keys
  case logs
  case exercises

  /// A law that does not hold, in words.
  public struct Broken: Error, CustomStringConvertible {
    public var description: String
  }

  public func hold(for bytes: [UInt8]) throws(Broken) {
    switch self {
    case .sessions: try SessionLaw.hold(for: bytes)
    case .rulebooks: try RulebookLaw.hold(for: bytes)
    case .settings: try SettingsLaw.hold(for: bytes)
    case .keys: try KeyLaw.hold(for: bytes)
    case .logs: try LogLaw.hold(for: bytes)
    case .exercises: try ExerciseLaw.hold(for: bytes)
    }
  }

  static let library: Library = {
    do throws(Diagnostic) { return try Library() } catch { fatalError(error.description) }
  }()

  static func broken(_ law: String) -> Broken { Broken(description: law) }
}

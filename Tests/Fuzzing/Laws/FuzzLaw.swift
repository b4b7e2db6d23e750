import Lifecycle
import RandomWalks
import Rulebooks
import Sessions
import Settings

/// What holds for any bytes, in each of the forms that people write files in. Nothing ends the
/// program: whatever is wrong is said as an error, and what is in order keeps its laws.
public enum FuzzLaw: String, CaseIterable, Sendable {
  case sessions
  case rulebooks
  case settings

  /// A law that does not hold, in words.
  public struct Broken: Error, CustomStringConvertible {
    public var description: String
  }

  public func hold(for bytes: [UInt8]) throws(Broken) {
    switch self {
    case .sessions: try SessionLaw.hold(for: bytes)
    case .rulebooks: try RulebookLaw.hold(for: bytes)
    case .settings: try SettingsLaw.hold(for: bytes)
    }
  }

  static let library: Library = {
    do throws(Diagnostic) { return try Library() } catch { fatalError(error.description) }
  }()

  static func broken(_ law: String) -> Broken { Broken(description: law) }
}

/// Reading settings ends, whatever they say, and all that is wrong with them has a place.
enum SettingsLaw {
  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    let file = SourceFile(name: "fuzz", bytes: bytes)
    _ = SettingsReader.language(in: file)
    let releases = FuzzLaw.library.releases.map(\.description)
    do throws(SettingsProblems) {
      _ = try SettingsReader.read(file, releases: releases)
    } catch {
      for problem in error.problems where problem.line < 1 || problem.column < 1 {
        throw FuzzLaw.broken("an error without a place: \(problem)")
      }
      if error.problems.isEmpty { throw FuzzLaw.broken("refused without a reason") }
    }
  }
}

/// A rulebook that loads is one that a device can run by.
enum RulebookLaw {
  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    let file = SourceFile(name: "Rulebooks/ios-14.rules", bytes: bytes)
    do throws(Diagnostic) {
      let library = try Library(Resources(laying: [file]))
      _ = try library.rules(of: Release(14))
      // Alternatives that the built-in scenarios choose may be gone: the set-up is the shortest.
      let empty = SourceFile(name: "fuzz", text: "os: 14\ndevice: iPad\n")
      let setup = try SessionParser.parse(empty, library: library).setup
      var kernel = try Simulation(setup, library: library).timeline.kernel
      var walk = RandomWalk(seed: UInt64(bytes.count))
      var log = EventLog()
      for _ in 0..<40 {
        kernel.send(walk.next(kernel.device), into: &log)
        log.events.removeAll(keepingCapacity: true)
      }
    } catch {}
  }
}

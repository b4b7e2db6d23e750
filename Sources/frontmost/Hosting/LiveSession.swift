import CLibrary
import HostedApps
import Hosting
import Rulebooks
import Sessions
import TextFiles
import Texts

/// Sessions whose apps' own code runs, without an interface.
enum LiveSession {
  /// Builds the apps of a session that have sources. What is built at the moment is said on a
  /// terminal only.
  static func build(
    _ setup: Setup, of file: String, sandbox: Sandbox? = nil
  ) throws -> HostedDevice {
    guard setup.hasSources else {
      throw Problem(file: file, localized("hosting.no-host"))
    }
    let hasTerminal = isatty(2) == 1
    do throws(BuildFailure) {
      let device = try HostedDevice(
        setup, in: Folders.of(file), sandbox: sandbox,
        progress: { step in
          if hasTerminal { complain(localized("hosting.compiles", ["name": step])) }
        })
      for app in device.apps { app.lint.forEach(complain) }
      return device
    } catch {
      throw LiveSession.failure(error)
    }
  }

  private static func failure(_ error: BuildFailure) -> any Error {
    switch error {
    case .problem(let problem): return problem
    case .canceled: return Exit.interrupted
    case .errors(let errors):
      for error in errors { ([error.description] + error.pointedLine).forEach(complain) }
      return Exit.unusable
    }
  }

  /// Runs a session with its apps' own code; what was recorded takes its place. It shows what the
  /// session shows.
  static func run(
    _ session: inout SessionFile, _ library: Library, overrides: inout Overrides
  ) throws {
    let device = try build(session.setup, of: session.name)
    let opened = try OpenedSession(session, library: library, live: device.live)
    defer { opened.live?.endAll() }
    for missing in opened.missingControls {
      complain(missing.sentence(opened.simulation.text))
    }
    overrides = Overrides(show: Setup.words(session.setup.show))
    session = try SessionParser.parse(
      SourceFile(name: session.name, text: opened.recording), library: library,
      overrides: overrides)
  }
}

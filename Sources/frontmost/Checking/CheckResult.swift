import ArgumentParser
import Rulebooks
import Sessions
import Texts

/// The result of one session file.
struct CheckResult: Sendable {
  enum Outcome: Sendable {
    case passed
    case failed([Checker.Failure])
    /// It failed, and has been rewritten with what its actions give.
    case updated([Checker.Failure])
    /// It cannot be read or parsed.
    case unusable(String)
  }

  /// Its name as it is shown.
  var path: String
  var outcome: Outcome
  /// Hints that are not failures, with their lines.
  var notes: [Checker.Note] = []
  /// Whether the file has no actions.
  var isEmpty = false

  init(path: String, outcome: Outcome) {
    self.path = ControlCharacters.escapedLine(path)
    self.outcome = outcome
  }

  /// Runs a file and compares; with `isLive` its apps' own code runs, too.
  init(_ path: String, _ library: Library, updates: Bool, isLive: Bool) {
    self.path = ControlCharacters.escapedLine(path)
    do {
      let source = try SessionBytes.read(path)
      let session = try SessionParser.parse(source, library: library)
      let simulation = try Simulation(session.setup, library: library)
      let hosts = isLive && session.setup.hasSources
      let live = hosts ? try LiveSession.build(session.setup, of: path).live : nil
      defer { live?.endAll() }
      isEmpty = !session.lines.contains { line in
        if case .action = line.content { true } else { false }
      }
      let checker = Checker(session, simulation, library: library, live: live)
      var noted: [Checker.Note] = []
      let failures = checker.check { done, simulation in
        if let note = checker.note(done, simulation) { noted.append(note) }
      }
      notes = noted
      if failures.isEmpty {
        outcome = .passed
      } else if updates {
        try WholeFile.replace(path, with: CheckResult.rewritten(session, simulation))
        outcome = .updated(failures)
      } else {
        outcome = .failed(failures)
      }
    } catch is ExitCode {
      // The errors of the sources have been printed.
      outcome = .unusable(Lists.colon(self.path, localized("hosting.failed")))
    } catch {
      outcome = .unusable("\(error)")
    }
  }

  /// The file with what its actions give; what it leaves unchecked stays so.
  private static func rewritten(_ session: SessionFile, _ simulation: Simulation) -> String {
    var text = ""
    SessionPrinter(session, simulation, keepsUnchecked: true).print { text += $0 + "\n" }
    return text
  }

  /// The exit code that all results together ask for; nil where all passed.
  static func exit(_ results: [CheckResult]) -> ExitCode? {
    var code: ExitCode?
    for result in results {
      switch result.outcome {
      case .passed: break
      case .failed, .updated: code = code ?? Exit.failed
      case .unusable: return Exit.unusable
      }
    }
    return code
  }
}

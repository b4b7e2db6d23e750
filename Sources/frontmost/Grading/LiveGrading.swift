import Exercises
import HostedApps
import Hosting
import Rulebooks
import Sessions
import TextFiles
import Texts

/// Runs the code of others: inside bubblewrap where that works, else only where they are trusted.
struct LiveGrading: Sendable {
  private let sandbox: Sandbox?

  init(trusts: Bool) throws {
    sandbox = trusts ? nil : Sandbox.find()
    if sandbox == nil, !trusts { throw Problem(localized("grade.no-sandbox")) }
  }

  /// What a student's app makes of an exercise: it takes the place of the app that has sources
  /// there, else of the first.
  func grade(
    _ folder: String, _ item: ExerciseSet.Item, _ library: Library
  ) -> Mark.Result {
    do {
      var file = item.file
      let place = file.setup.apps.firstIndex { $0.traits.host != nil } ?? 0
      var traits = try AppTraits.parse(try SourceTraits(folder: folder).words)
      traits.host = folder
      file.setup.apps[place].traits = traits
      let device = try HostedDevice(file.setup, in: "", sandbox: sandbox)
      defer { device.live.endAll() }
      return .graded(
        try Grade(file, of: item.exercise, live: device.live, library: library))
    } catch {
      return .unusable(LiveGrading.text(error))
    }
  }

  /// Adds what the code of an answer does otherwise than the answer has it.
  func check(_ grade: inout Grade, _ answer: SessionFile, _ library: Library) throws {
    guard answer.setup.hasSources else { return }
    let device = try HostedDevice(
      answer.setup, in: Folders.of(answer.name), sandbox: sandbox)
    defer { device.live.endAll() }
    let simulation = try Simulation(answer.setup, library: library)
    for failure in Checker(answer, simulation, live: device.live).check() where failure.isOfCode {
      grade.add(failure)
    }
  }

  static func text(_ error: any Error) -> String {
    switch error {
    case let error as AppTraits.WordError: return error.message
    case BuildFailure.errors(let errors): return errors.first?.description ?? ""
    case BuildFailure.problem(let problem): return problem.description
    default: return "\(error)"
    }
  }
}

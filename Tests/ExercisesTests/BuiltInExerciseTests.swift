import Lifecycle
import Sessions
import Testing

@testable import Exercises

/// The exercises that the program brings along: each can be solved, and not by chance.
@Suite struct BuiltInExerciseTests {
  static let exercises = Scenarios(.embedded).exercises

  @Test func thereAreTwentySix() {
    #expect(BuiltInExerciseTests.exercises.count == 26)
  }

  @Test(arguments: exercises.map(\.path))
  func isSolvableAndHonest(path: String) throws {
    let library = ExerciseTests.library
    let scenario = try #require(BuiltInExerciseTests.exercises.first { $0.path == path })
    let file = try SessionParser.parse(scenario.file, library: library)
    let exercise = try #require(try Exercise(file, library: library), "\(path) asks for nothing")
    let audit = try Audit(exercise, of: file, library: library)
    let par = try #require(audit.par, "\(path) cannot be solved")
    #expect(par <= exercise.goals.atMost ?? par)
    #expect(audit.solvedByChance <= 50, "\(path) is solved by chance too often")
    #expect(exercise.goals.hints.count >= 2)
    // It asks in one line of a small screen.
    #expect(scenario.title.count <= 78, "\(scenario.title)")
    // Nothing is solved before the learner begins, and hints come at once.
    let attempt = Attempt(exercise)
    #expect(attempt.outcome == .open && attempt.progress.stage == 0)
    #expect(exercise.search(from: attempt).par == par)
  }
}

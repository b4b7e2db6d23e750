import TextFiles

/// Why an app could not be built.
public enum BuildFailure: Error, Equatable, Sendable {
  /// What is wrong in the learner's own files: all of it.
  case errors([CodeError])
  /// No compiler, no place to write, a library that does not compile.
  case problem(Problem)
  case canceled
}

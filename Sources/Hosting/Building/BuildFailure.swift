import TextFiles

/// Why an app could not be built.
public enum BuildFailure: Error, Equatable, Sendable {
  /// What is wrong in the learner's own files, at most one line for each name that is missing.
  case errors([Diagnostic])
  /// No compiler, no place to write, a library that does not compile.
  case problem(Problem)
  case canceled
}

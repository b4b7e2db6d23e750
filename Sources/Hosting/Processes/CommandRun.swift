import TextFiles

/// A program that runs to its end, and what it prints.
enum CommandRun {
  struct Result {
    var output: String
    var ending: Ending
    var succeeded: Bool { ending == .exited(0) }
  }

  /// Nil where `isCanceled` says so: the program is killed then.
  static func run(
    _ path: String, _ arguments: [String], environment: [String], folder: String? = nil,
    isCanceled: () -> Bool = { false }
  ) throws(Problem) -> Result? {
    var plan = CommandPlan()
    plan.add(.init(program: path, arguments: arguments, folder: folder))
    return try plan.run(environment: environment, isCanceled: isCanceled)
  }
}

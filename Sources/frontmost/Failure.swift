import ArgumentParser
import CLibrary

/// The exit codes, which never change: scripts and graders rely on them.
enum Exit {
  static let done = ExitCode(0)
  /// An expectation failed.
  static let failed = ExitCode(1)
  /// Usage, or input that cannot be read or parsed.
  static let unusable = ExitCode(2)
  /// Ctrl-C.
  static let interrupted = ExitCode(130)
}

/// Says what is wrong on standard error.
func complain(_ text: Any) {
  Output.write("\(text)\n", to: 2)
}

/// Runs a command's body; an error in its input is printed and ends it with 2.
func reporting(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let code as ExitCode {
    throw code
  } catch {
    complain(error)
    throw Exit.unusable
  }
}

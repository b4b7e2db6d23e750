import CLibrary

/// bubblewrap, which gives the code of others a file system and a network of its own. It is tried,
/// not only looked for: many systems have it and do not let it work.
public struct Sandbox: Equatable, Sendable {
  /// Where bubblewrap is.
  public var program: String

  /// The first bubblewrap in `PATH` that works, or nil.
  public static func find(path: String? = nil) -> Sandbox? {
    let folders = (path ?? Toolchain.variable("PATH") ?? "").split(separator: ":")
    for folder in folders {
      let sandbox = Sandbox(program: "\(folder)/bwrap")
      guard access(sandbox.program, X_OK) == 0 else { continue }
      let arguments = sandbox.arguments(home: "/tmp", readable: []) + ["/bin/sh", "-c", ":"]
      let result = try? CommandRun.run(
        sandbox.program, arguments, environment: ["PATH=/usr/bin:/bin"])
      if let result, result.succeeded { return sandbox }
    }
    return nil
  }

  /// The program inside: it reads the system's libraries and `readable`, and writes its home only.
  public func wrap(_ program: HostedProgram, home: String, readable: [String]) -> HostedProgram {
    var wrapped = program
    wrapped.path = self.program
    wrapped.arguments =
      arguments(home: home, readable: readable) + [program.path] + program.arguments
    return wrapped
  }

  private func arguments(home: String, readable: [String]) -> [String] {
    // It has no terminal as it is, and stays in the group that is stopped and killed, so it gets no
    // session of its own.
    var words = [
      "--unshare-all", "--die-with-parent", "--proc", "/proc", "--dev", "/dev",
      "--tmpfs", "/tmp",
    ]
    // Its process has another working folder, and reads what is in a folder by paths from the root.
    let folders = readable.map(BuildFolder.absolute)
    for folder in ["/usr", "/bin", "/lib", "/lib64", "/etc/alternatives"] + readable + folders {
      words += ["--ro-bind-try", folder, folder]
    }
    return words + ["--bind", home, home, "--chdir", home, "--"]
  }
}

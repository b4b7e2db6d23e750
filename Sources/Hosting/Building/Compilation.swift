import TextFiles

/// One compilation of an app's sources, in the folder that is being filled.
struct Compilation {
  /// The learner's files, by their names in their folder.
  let files: [SourceFile]
  /// Their folder, as the learner gave it.
  let sources: String
  let folder: String
  let toolchain: Toolchain
  let arguments: [String]
  let isCanceled: () -> Bool

  /// Writes the prepared files and makes the program of them, or says all that is wrong.
  func run() throws(BuildFailure) {
    try write(without: [])
    let result = try compile(["-o", folder + "/App"])
    if result.succeeded { return }
    let output = CompilerOutput(
      compiled: folder, own: sources, files: files, names: AppleNames())
    let found = output.errors(try outputs(after: result.output))
    throw found.isEmpty
      ? .problem(Problem(file: sources, output.reason(result.output))) : .errors(found)
  }

  /// The compiler reads nothing more where it lacks a module: each round goes on without those that
  /// it has missed.
  private func outputs(after first: String) throws(BuildFailure) -> String {
    var all = first
    var removed: Set<String> = []
    while true {
      let missing = CompilerOutput.missingModules(all)
      if missing.subtracting(removed).isEmpty { return all }
      removed.formUnion(missing)
      try write(without: removed)
      all += try compile(Compilation.reading).output
    }
  }

  private func write(without removed: Set<String>) throws(BuildFailure) {
    for file in files {
      let path = folder + "/" + file.name
      if let slash = path.lastIndex(of: "/") { try BuildFolder.make(String(path[..<slash])) }
      try BuildFolder.write(PreparedSource(file.bytes, without: removed).bytes, to: path)
    }
  }

  private static let reading = ["-typecheck"]

  private func compile(_ product: [String]) throws(BuildFailure) -> CommandRun.Result {
    let result: CommandRun.Result?
    // What only reads sources refuses what is linked.
    let isRead = product == Compilation.reading
    let all = arguments.filter { !isRead || !$0.hasSuffix(".o") } + product
    do throws(Problem) {
      result = try CommandRun.run(
        toolchain.swiftc, all + files.map { folder + "/" + $0.name },
        environment: Toolchain.environment(filling: folder), folder: folder,
        isCanceled: isCanceled)
    } catch {
      throw .problem(error)
    }
    guard let result else { throw .canceled }
    return result
  }
}

import TextFiles

/// How the library is compiled. Each folder of its sources is a module. Modules that others import
/// are described first, which is quick, so that their programs are compiled side by side.
struct LibraryPlan {
  private let folder: String
  private let toolchain: Toolchain
  private let modules: [Module]
  private let progress: LibraryBuild.Progress
  private var plan = CommandPlan()
  private var described: [String: Int] = [:]
  private var linked: [String: Int] = [:]

  private struct Module {
    var name: String
    /// Its files, by their names in its folder.
    var files: [String]
    /// The modules of the library that it imports.
    var needs: [String]
  }

  static let cArguments = ["-fPIC", "-O2", "-std=gnu2x", "-w"]
  static let swiftArguments = [
    "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-package-name", "frontmost",
  ]
  /// What every message goes through, with the parts in C. It alone is optimized: a message takes a
  /// quarter of the time then, and optimizing the rest takes longer than it saves.
  private static let base = "Conversation"

  /// `files` by their names in the folder.
  init(
    _ files: [SourceFile], in folder: String, _ toolchain: Toolchain,
    progress: @escaping LibraryBuild.Progress
  ) {
    self.folder = folder
    self.toolchain = toolchain
    self.progress = progress
    modules = LibraryPlan.modules(files)
    let objects = cObjects(files)
    for module in modules { add(module, objects) }
  }

  /// Compiles it. Returns what the first program printed that failed; nil where none did.
  func run(isCanceled: @escaping () -> Bool) throws(BuildFailure) -> String? {
    let result: CommandRun.Result?
    do throws(Problem) {
      result = try plan.run(
        environment: Toolchain.environment(filling: folder), isCanceled: isCanceled)
    } catch {
      throw .problem(error)
    }
    guard let result else { throw .canceled }
    return result.succeeded ? nil : result.output
  }

  // MARK: - Modules

  /// The modules, each after those that it imports.
  private static func modules(_ files: [SourceFile]) -> [Module] {
    let swift = files.filter { $0.name.hasSuffix(".swift") }
    let names = Set(swift.map { folder(of: $0.name) })
    var found: [Module] = []
    for name in names.sorted() {
      let own = swift.filter { folder(of: $0.name) == name }
      let imported = Set(own.flatMap { imports(of: $0.bytes) })
      found.append(
        Module(
          name: name, files: own.map { String($0.name.dropFirst(name.count + 1)) },
          needs: imported.intersection(names).subtracting([name]).sorted()))
    }
    var ordered: [Module] = []
    while let next = found.firstIndex(where: { module in
      module.needs.allSatisfy { need in ordered.contains { $0.name == need } }
    }) {
      ordered.append(found.remove(at: next))
    }
    return ordered
  }

  private static func folder(of name: String) -> String { String(name.prefix { $0 != "/" }) }

  private static func imports(of bytes: [UInt8]) -> [String] {
    let tokens = Lexer.tokens(bytes)
    return zip(tokens, tokens.dropFirst()).compactMap { $0.text == "import" ? $1.text : nil }
  }

  // MARK: - Steps

  /// What is written in C: it belongs to the base, or is linked into each app.
  private mutating func cObjects(_ files: [SourceFile]) -> [Int: String] {
    var objects: [Int: String] = [:]
    for file in files where file.name.hasSuffix(".c") {
      let step = plan.add(
        .init(
          program: toolchain.clang,
          arguments: LibraryPlan.cArguments + ["-c", file.name, "-o", file.name + ".o"],
          folder: folder))
      if file.name != LibraryBuild.inApp { objects[step] = file.name + ".o" }
    }
    return objects
  }

  private mutating func add(_ module: Module, _ cObjects: [Int: String]) {
    let name = module.name
    let isBase = name == LibraryPlan.base
    let common =
      LibraryPlan.swiftArguments + [
        isBase ? "-O" : "-Onone", "-module-name", name,
        "-module-link-name", name, "-I", folder, "-I", folder + "/CUIKit",
      ]
    let before = module.needs.compactMap { described[$0] }
    let place = folder + "/" + name
    described[name] = plan.add(
      .init(
        program: toolchain.swiftc,
        arguments: common + [
          "-wmo", "-emit-module", "-emit-module-path", "../\(name).swiftmodule",
          "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
        ] + module.files, folder: place, needs: before))
    let objects = module.files.map { $0.dropLast(5) + "o" }
    let compiled = plan.add(
      .init(
        program: toolchain.swiftc,
        arguments: common + ["-wmo", "-num-threads", "2", "-c"] + module.files, folder: place,
        needs: before, begins: { [progress] in progress(name) }))
    let c = isBase ? cObjects : [:]
    linked[name] = plan.add(
      .init(
        program: toolchain.swiftc,
        arguments: [
          "-emit-library", "-o", "lib\(name).so", "-L", ".", "-Xlinker", "-rpath=$ORIGIN",
          "-Xlinker", "-soname", "-Xlinker", "lib\(name).so",
        ] + module.needs.map { "-l" + $0 } + objects.map { "\(name)/\($0)" } + c.values.sorted(),
        folder: folder,
        needs: [compiled] + c.keys.sorted() + module.needs.compactMap { linked[$0] }))
  }
}

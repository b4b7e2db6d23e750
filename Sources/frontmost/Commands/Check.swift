import ArgumentParser
import Rulebooks
import Sessions
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct Check: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("command.check"),
      discussion: Discussion.text(
        "check",
        examples: [
          "frontmost check homework.session",
          "frontmost check class/ && echo all right",
        ]))
  }

  @Argument(
    help: ArgumentHelp(localized("command.check-paths"), valueName: localized("command.value-path"))
  )
  var paths: [String]

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var report = CheckReport()
      for path in paths { try report.check(path, library) }
      report.finish()
      if let code = report.exit { throw code }
    }
  }
}

/// Counts what passed and failed, and prints each failure where it happens.
struct CheckReport {
  private var passed = 0
  private var failed = 0
  private var isUnusable = false
  private var output = Output()

  var exit: ExitCode? { isUnusable ? Exit.unusable : failed > 0 ? Exit.failed : nil }

  mutating func check(_ path: String, _ library: Library) throws {
    do {
      let files = try SessionFolder.sessions(path)
      for file in files { check(file: file, library) }
    } catch {
      unusable(error)
    }
  }

  private mutating func check(file path: String, _ library: Library) {
    do {
      let source = SourceFile(name: path, bytes: try FileContents.read(path))
      let session = try SessionParser.parse(source, library: library)
      let failures = Checker(session, try Machine(session.setup, library: library)).check()
      if failures.isEmpty {
        passed += 1
        return
      }
      failed += 1
      for failure in failures {
        output.line("\(path):\(failure.line): \(failure.text[0])")
        for line in failure.text.dropFirst() { output.line(line) }
      }
    } catch {
      unusable(error)
    }
  }

  private mutating func unusable(_ error: any Error) {
    isUnusable = true
    failed += 1
    output.flush()
    complain(error)
  }

  mutating func finish() {
    output.line(localized("check.summary", ["passed": "\(passed)", "failed": "\(failed)"]))
    output.flush()
  }
}

/// Finds the session files that a path stands for.
enum SessionFolder {
  static func sessions(_ path: String) throws -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Problem("\(path): \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    var found: [String] = []
    try search(path, &found)
    if found.isEmpty { throw Problem(localized("errors.no-sessions-below", ["folder": path])) }
    return found
  }

  private static func search(_ folder: String, _ found: inout [String]) throws {
    guard let stream = opendir(folder) else {
      throw Problem("\(folder): \(String(cString: strerror(errno)))")
    }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(stream)
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted() {
      var status = stat()
      guard stat(base + name, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        try search(base + name, &found)
      } else if name.hasSuffix(".session") {
        found.append(base + name)
      }
    }
  }
}

import Foundation
import TerminalEmulation
import Testing

/// The scripts that install what is built, and what is needed to build it.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func run(
    _ script: String, _ arguments: [String] = [], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = InstallTests.root.appendingPathComponent("Scripts/" + script)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let wrong = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: wrong, as: UTF8.self)
    )
  }

  private func files(_ folder: TemporaryFolder) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder.url.path)
    return (walk?.allObjects as? [String] ?? []).sorted()
  }

  @Test func whatIsInstalledIsRemovedWithoutATrace() throws {
    let folder = try TemporaryFolder()
    let environment = [
      "PREFIX": folder.url.path, "BUILT": try #require(builtProduct("frontmost")),
    ]
    let installed = try run("install", ["install"], environment)
    #expect(installed.status == 0, "\(installed.errors)")
    let all = files(folder)
    for path in [
      "bin/frontmost", "share/man/man1/frontmost.1", "share/man/man5/frontmost-session.5",
      "share/man/man5/frontmost-rules.5", "share/bash-completion/completions/frontmost",
      "share/zsh/site-functions/_frontmost", "share/fish/vendor_completions.d/frontmost.fish",
      "share/mime/packages/frontmost.xml", "share/vim/vimfiles/syntax/frontmost.vim",
    ] {
      #expect(all.contains(path), "\(path) is missing")
    }
    let removed = try run("install", ["uninstall"], environment)
    #expect(removed.status == 0, "\(removed.errors)")
    // Folders that every system has may stay.
    #expect(
      files(folder).filter { !["bin", "share"].contains($0) && !$0.hasPrefix("share/man") } == [])
  }

  /// The pages say what the program says: each subcommand with its options, and the two formats.
  @Test func manualPagesHaveEveryCommand() throws {
    let folder = try TemporaryFolder()
    let made = try run(
      "make-manuals", [try #require(builtProduct("frontmost")), folder.url.path])
    #expect(made.status == 0, "\(made.errors)")
    let page = try folder.read("man1/frontmost.1")
    let help = try Command(["--help"]).lines
    let commands = help.drop { $0 != "SUBCOMMANDS:" }.compactMap {
      $0.firstMatch(of: #/^  ([a-z-]+) /#).map { String($0.1) }
    }
    #expect(commands.count > 20)
    for command in commands where command != "help" {
      #expect(page.contains("\n.SS \(command.replacing("-", with: "\\-"))\n"), "\(command)")
    }
    #expect(page.contains("\\-\\-record <file>"))
    #expect(try folder.read("man5/frontmost-session.5").contains("\\fBhost:FOLDER\\fR"))
    #expect(try folder.read("man5/frontmost-rules.5").contains(".SH "))
    // A line that begins with a point is a request: there are no others than these.
    let requests = #/^\.(TH|SH|SS|TP|PP|HP|IP|RS|RE|BR|B|I|nf|fi)/#
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(line.firstMatch(of: requests) != nil, "\(line)")
    }
  }

  /// A toolchain that does not run, or is too old, is said before anything is built.
  @Test(arguments: [
    ("echo 'error while loading shared libraries: libxml2.so.2' >&2; exit 127", "does not run"),
    ("echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'", "Swift 5.10.1 is too old"),
  ])
  func aToolchainIsChecked(_ swift: String, _ sentence: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("swift", "#!/bin/sh\n\(swift)\n")
    chmod(folder.path("swift"), 0o755)
    let path = folder.url.path + ":/usr/bin:/bin"
    let answer = try run("install-dependencies", ["build"], ["PATH": path])
    #expect(answer.status == 2)
    #expect(answer.errors.contains(sentence), "\(answer.errors)")
    #expect(answer.errors.contains("https://www.swift.org/install"))
  }

  /// The shell offers what the program knows when the key is pressed.
  @Test func bashCompletesScenariosVersionsAndMessages() throws {
    let folder = try TemporaryFolder()
    let program = try #require(builtProduct("frontmost"))
    try folder.write("mine.session", "")
    try folder.write("bash", try Command(["--generate-completion-script", "bash"]).output)
    let bin = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let script = """
      cd \(folder.url.path)
      PATH=\(bin):$PATH
      source ./bash
      try() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        COMPREPLY=(); _frontmost frontmost "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
        echo "${COMPREPLY[*]}"
      }
      try frontmost run 1-first-steps/tou
      try frontmost check min
      try frontmost interface --os 1
      try frontmost explain sceneWillRes
      try frontmost run --device ''
      try frontmost --device iPad --os 1
      try frontmost --the
      try frontmost mi
      try frontmost ru
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).prefix(9) == [
        "1-first-steps/touch", "mine.session", "10 11 12 13 14 15 16 17 18 18.4",
        "sceneWillResignActive(_:)", "iPhone iPad", "10 11 12 13 14 15 16 17 18 18.4", "--theme",
        "mine.session", "run rules",
      ])
  }
}

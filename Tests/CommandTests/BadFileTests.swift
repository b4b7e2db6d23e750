import Foundation
import TerminalFixture
import Testing

/// Whatever a path leads to that is no session in order: each command says what is wrong and where,
/// or what it did about it, and ends. Nothing hangs, and nothing is half written.
@Suite struct BadFileTests {
  struct Bad: Sendable, CustomStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// What commands say that cannot read it; nil where they can.
    var refusal: String?
    /// What repair says, and whether it can do anything.
    var repair = ""
    var isRepaired = true

    var description: String { name }
  }

  static let good = """
    session: 1
    os: 14
    > open Notes
      Notes appDelegate application(_:didFinishLaunchingWithOptions:)
      Notes sceneDelegate#1 scene(_:willConnectTo:options:)
      Notes sceneDelegate#1 sceneWillEnterForeground(_:)
      Notes sceneDelegate#1 sceneDidBecomeActive(_:)

    """

  static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  static let files: [Bad] = [
    Bad(
      name: "cut within an action", bytes: Array((good + "> ho").utf8),
      refusal: "8:3: unknown action 'ho'", repair: "8:3: made a comment"),
    Bad(
      name: "cut within a message", bytes: Array(good.dropLast(40).utf8),
      refusal: "7:3: expected a message", repair: "7:3: a message that was cut off"),
    Bad(
      name: "cut within a character", bytes: Array((good + "# Gr").utf8) + [0xC3],
      refusal: "8:5: not UTF-8", repair: "8:1: bytes that are not UTF-8"),
    Bad(
      name: "binary", bytes: Array("\u{7F}ELF".utf8) + [2, 1, 1, 0, 0, 0xFF, 0xFE, 0x80],
      refusal: "1:10: not UTF-8", repair: "1:1: expected a line that begins", isRepaired: false),
    Bad(
      name: "zero bytes", bytes: Array(good.utf8) + [0, 0, 0, 10],
      refusal: "8:1: a zero byte", repair: "8:1: zero bytes, removed"),
    Bad(
      name: "a line without an end", bytes: Array(repeating: 0x61, count: 3 << 20),
      refusal: "1:1048577: this line is longer than 1048576 bytes",
      repair: "1:1048577: this line is longer than", isRepaired: false),
    Bad(
      name: "a long line behind others",
      bytes: Array((good + "# ").utf8) + Array(repeating: 0x61, count: 3 << 20),
      refusal: "8:1048577: this line is longer than", repair: "8:1048577: ", isRepaired: false),
    Bad(
      name: "carriage returns", bytes: Array(good.replacing("\n", with: "\r\n").utf8),
      repair: "1:1: carriage returns"),
    Bad(
      name: "a byte-order mark", bytes: [0xEF, 0xBB, 0xBF] + Array(good.utf8),
      repair: "1:1: a byte-order mark"),
    Bad(
      name: "UTF-16, little end first",
      bytes: [0xFF, 0xFE] + good.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      refusal: "1:1: UTF-16", repair: "1:1: UTF-16, rewritten in UTF-8"),
    Bad(
      name: "UTF-16, big end first",
      bytes: [0xFE, 0xFF] + good.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      refusal: "1:1: UTF-16", repair: "1:1: UTF-16, rewritten in UTF-8"),
    Bad(
      name: "Latin-1", bytes: latin1("# Grüße\n" + good), refusal: "1:5: not UTF-8",
      repair: "1:1: bytes that are not UTF-8"),
    Bad(
      name: "a newer format", bytes: Array("session: 2\nlater: key\n> home\n".utf8),
      refusal: "1:10: session format '2'; this program reads only format 1",
      repair: "1:10: session format '2'", isRepaired: false),
    Bad(
      name: "an action that is none", bytes: Array((good + "> homer\n").utf8),
      refusal: "8:3: unknown action 'homer'; did you mean 'home'?", repair: "8:3: made a comment"),
    Bad(
      name: "an app defined twice",
      bytes: Array("app: Notes scenes\napp: Notes app-delegate\n> open Notes\n".utf8),
      refusal: "2:6: the app 'Notes' is defined twice", repair: "2:6: the app", isRepaired: false),
    Bad(name: "an empty file", bytes: []),
  ]

  static let commands: [[String]] = [
    ["run", "FILE"], ["check", "FILE"], ["diff", "FILE", "good"], ["diff", "good", "FILE"],
    ["compare", "FILE", "--os", "13"], ["export", "FILE", "--to", "csv", "--output", "out.csv"],
    ["--linear", "FILE"], ["FILE"],
  ]

  @Test(arguments: files) func eachCommandSaysWhatIsWrong(_ bad: Bad) throws {
    let folder = try TemporaryFolder()
    try folder.write("good", BadFileTests.good)
    try Data(bad.bytes).write(to: folder.url.appendingPathComponent("bad"))
    for words in BadFileTests.commands {
      let arguments = words.map { $0 == "FILE" ? "bad" : $0 }
      let run = try Command(arguments, in: folder.url)
      guard let refusal = bad.refusal else {
        #expect(run.status < 2 || words == ["FILE"], "\(words): \(run.errors)")
        continue
      }
      #expect(run.status == 2, "\(words)")
      #expect(run.errors.hasPrefix("bad:\(refusal)"), "\(words): \(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("out.csv")), "\(words)")
      #expect(words[0] == "check" || run.output.isEmpty, "\(words): \(run.output)")
    }
  }

  /// What repair makes of it can be read, and what was there stays until all of it is.
  @Test(arguments: files) func repairSaysWhatItDid(_ bad: Bad) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("bad")
    try Data(bad.bytes).write(to: file)
    let run = try Command(["repair", "--in-place", "bad"], in: folder.url)
    #expect(run.status == (bad.isRepaired ? 0 : 2), "\(run.errors)")
    #expect(run.errors.hasPrefix(bad.repair.isEmpty ? "" : "bad:\(bad.repair)"), "\(run.errors)")
    if bad.isRepaired {
      #expect(try Command(["run", "bad"], in: folder.url).status == 0)
    } else {
      #expect(try Array(Data(contentsOf: file)) == bad.bytes)
    }
  }

  /// A file that ends in the middle of a line may be one that is being written.
  @Test func whereAFileBreaksOffIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("bad", BadFileTests.good + "> ho")
    let run = try Command(["run", "bad"], in: folder.url)
    #expect(run.errors.contains("the file ends here"))
    try folder.write("bad", BadFileTests.good + "> ho\n")
    #expect(try !Command(["run", "bad"], in: folder.url).errors.contains("the file ends here"))
  }

  @Test func whatIsNoFileIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("good", BadFileTests.good)
    try folder.write("lessons/other.txt", "")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try folder.write("secret", BadFileTests.good)
    #expect(chmod(folder.path("secret"), 0) == 0)
    for words in BadFileTests.commands {
      func run(_ name: String) throws -> Command {
        try Command(words.map { $0 == "FILE" ? name : $0 }, in: folder.url)
      }
      let onFolder = try run("lessons")
      #expect(onFolder.status == 2 && onFolder.errors.hasPrefix("lessons: "), "\(words)")
      let onPipe = try run("pipe")
      #expect(onPipe.status == 2, "\(words)")
      let error = "pipe: a pipe without a writer; start the program that writes to it\n"
      #expect(onPipe.errors == error, "\(words)")
      // Whoever may read everything may read this as well.
      if geteuid() != 0 {
        #expect(try run("secret").errors.hasPrefix("secret: "), "\(words)")
      }
    }
    // What a shell hands over is open already, and may be empty.
    #expect(try Command(["run", "/dev/stdin"], input: "").status == 0)
    #expect(try Command(["run", "/dev/stdin"], input: "> home\n").output == "> home\n")
    let nothing = try Command(["run", "/dev/null"], in: folder.url)
    #expect(nothing.status == 0)
    #expect(nothing.errors == "/dev/null: an empty file; it has no actions\n")
  }

  /// A pipe that somebody does write to is read like a file.
  @Test func aPipeIsRead() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "printf '> open Notes\\n' > pipe"]
    writer.currentDirectoryURL = folder.url
    try writer.run()
    let run = try Command(["run", "pipe"], in: folder.url)
    writer.waitUntilExit()
    #expect(run.status == 0 && run.output.hasPrefix("> open Notes\n  Notes appDelegate"))
  }

  /// Who follows hears of it in the same words, and memory stays bounded while a line goes on.
  @Test func aFollowerIsNotified() throws {
    let folder = try TemporaryFolder()
    for bad in BadFileTests.files where bad.refusal != nil && !bad.name.hasPrefix("cut") {
      let bytes = bad.bytes + [10] + Array("# The end.\n".utf8)
      try Data(bytes).write(to: folder.url.appendingPathComponent("bad"))
      let run = try Command(
        ["follow", "--linear", "-"], input: String(decoding: bytes, as: UTF8.self), in: folder.url)
      #expect(run.status == 0, "\(bad)")
    }
    let long = String(repeating: "a", count: 3 << 20) + "\n> home\n> nowhere\n"
    let run = try Command(["follow", "--linear", "-"], input: "> open Notes\n" + long)
    #expect(run.output.contains("2:1048577: this line is longer than"))
    #expect(run.output.contains("4:3: unknown action 'nowhere'"))
  }

  /// A program that is run by others says how many failed in words, and that any did by its code.
  @Test func moreFailuresThanACodeCanCount() throws {
    let folder = try TemporaryFolder()
    for index in 0..<300 { try folder.write("all/\(index).session", "> open Notes\n") }
    let run = try Command(["check", "all", "-j", "2"], in: folder.url)
    #expect(run.status == 1 && run.lines.last == "0 passed, 300 failed")
  }
}

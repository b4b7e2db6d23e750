import Foundation
import Testing

/// What files, arguments and file names hold never reaches a terminal as an order to it: not
/// through errors, and not through what commands print.
@Suite struct ControlCharacterTests {
  /// An escape sequence, DEL, C1's CSI, and two overrides of the direction.
  static let all = "\u{1B}[31m\u{7F}\u{9B}2J\u{202E}\u{2066}"
  static let shown = "\\u{1B}[31m\\u{7F}\\u{9B}2J\\u{202E}\\u{2066}"

  private func isClean(_ run: Command) -> Bool {
    (run.output + run.errors).unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 9, 10: true
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
  }

  static let commands: [[String]] = [
    ["run", "FILE"], ["check", "FILE"], ["check", "FILE", "--format", "tap"],
    ["check", "FILE", "--format", "junit"], ["diff", "FILE", "good"], ["diff", "good", "FILE"],
    ["diff", "FILE", "good", "--format", "json"], ["diff", "FILE", "good", "--format", "html"],
    ["compare", "FILE", "--os", "13"], ["compare", "FILE", "--os", "13", "--format", "json"],
    ["export", "FILE", "--to", "markdown"], ["export", "FILE", "--to", "html"],
    ["export", "FILE", "--to", "svg"], ["export", "FILE", "--to", "mermaid"],
    ["export", "FILE", "--to", "jsonl"], ["repair", "FILE"], ["--linear", "FILE"],
    ["compare-log", "FILE"], ["config", "--check", "FILE"],
  ]

  /// The name of a file, whatever is in it.
  @Test(arguments: commands) func fileNamesAreShown(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let name = "a\(Self.all)\n1.session"
    try folder.write(name, BadFileTests.good + "> opne Notes\n")
    try folder.write("good", BadFileTests.good)
    let arguments = words.map { $0 == "FILE" ? name : $0 }
    let wrong = try Command(arguments, in: folder.url)
    #expect(isClean(wrong), "\(wrong)")
    #expect(!(wrong.output + wrong.errors).contains("\n1.session"), "\(wrong)")
    try folder.write(name, BadFileTests.good)
    let right = try Command(arguments, in: folder.url)
    #expect(isClean(right), "\(right)")
  }

  @Test(arguments: [
    "# \(all)\n", "> open Notes\n# So \(all)\n", "app: \"A\(all)\" scenes\n",
    "> open-url Notes \"http://\(all)\"\n", "> open \(all)\n", "os: \(all)\n", "! \(all)\n",
  ])
  func sessionsThatHaveThemAreRefused(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("good", BadFileTests.good)
    let session = "session: 1\n" + text
    try folder.write("a.session", session)
    let lines = session.components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains("\u{1B}") })
    let column = try #require(lines[line].firstIndex(of: "\u{1B}"))
    let place = "\(line + 1):\(lines[line].distance(from: lines[line].startIndex, to: column) + 1)"
    for words in Self.commands where !["compare-log", "config"].contains(words[0]) {
      let run = try Command(words.map { $0 == "FILE" ? "a.session" : $0 }, in: folder.url)
      #expect(isClean(run), "\(words): \(run)")
      if words[0] == "repair" { continue }
      #expect(run.status == 2, "\(words)")
      let errors = words.contains("tap") || words.contains("junit") ? run.output : run.errors
      #expect(
        errors.contains("a.session:\(place): a control character, "), "\(words): \(errors)")
    }
  }

  /// Each of them, and those next to them that belong to writing.
  @Test func theseAreRefusedAndThoseAreNot() throws {
    let folder = try TemporaryFolder()
    func status(_ scalar: Int) throws -> Int32 {
      let text = String(UnicodeScalar(UInt32(scalar)).map(Character.init) ?? "?")
      try folder.write("a.session", "# a\(text)b\n> home\n")
      return try Command(["run", "a.session"], in: folder.url).status
    }
    for scalar in [
      0, 1, 8, 0xB, 0x1B, 0x1F, 0x7F, 0x80, 0x9B, 0x9F, 0x202A, 0x202E, 0x2066, 0x2069,
    ] {
      #expect(try status(scalar) == 2, "U+\(String(scalar, radix: 16))")
    }
    for scalar in [
      9, 0x20, 0x7E, 0xA0, 0xE9, 0x200B, 0x200D, 0x200E, 0x200F, 0x2029, 0x202F, 0x2065, 0x206A,
    ] {
      #expect(try status(scalar) == 0, "U+\(String(scalar, radix: 16))")
    }
  }

  @Test func repairRemovesThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session", "# A \(Self.all)lesson\napp: \"N\u{202E}otes\" scenes\n> open Notes\n")
    let run = try Command(["repair", "--in-place", "a.session"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.contains("a.session:1:1: control characters, removed"))
    #expect(run.errors.contains("a.session:2:1: control characters, removed"))
    #expect(
      try folder.read("a.session") == "# A [31m2Jlesson\napp: \"Notes\" scenes\n> open Notes\n")
  }

  @Test func argumentsAndSettingsAreShown() throws {
    let folder = try TemporaryFolder()
    try folder.write("good", BadFileTests.good)
    let all = Self.all
    for words in [
      ["run", all], ["run", "good", "--os", all], ["run", "good", "--app", "A\(all) scenes"],
      ["run", "good", "--device", all], ["run", "good", "--show", all], ["explain", all],
      ["rules", "--evidence", all], ["--theme", all], ["--\(all)"],
      ["export", "good", "--to", all], ["run", "good", "--resources", all], ["check", all],
      ["compare", "good", "--app", all], ["save-points", "--device", all],
    ] {
      let run = try Command(words, in: folder.url)
      #expect(run.status != 0 && isClean(run), "\(words): \(run)")
    }
    try folder.write("config", "theme: \"\(all)\"\n\"\(all)\": 1\n")
    let settings = try Command(["config", "--check", "config"], in: folder.url)
    #expect(settings.status == 2 && isClean(settings), "\(settings)")
  }

  /// What a device wrote into its console, and what is typed.
  @Test func logsAndTypedLinesAreShown() throws {
    let folder = try TemporaryFolder()
    try folder.write("log", "[lifecycle] 0.1 No\(Self.all)tes appDelegate no\(Self.all)thing\n")
    for format in ["text", "json"] {
      let run = try Command(["compare-log", "log", "--format", format], in: folder.url)
      #expect(isClean(run), "\(run)")
    }
    let typed = try Command(
      ["--linear"],
      input: "find \(Self.all)\nopen-url Notes \"http://\(Self.all)\"\nmark \(Self.all)\n")
    #expect(typed.status == 0 && isClean(typed), "\(typed)")
  }

  /// A page in XML has no characters that XML does not know.
  @Test func whatIsNoCharacterInXMLIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write("a\u{FFFE}.session", "# A\u{FFFF}\n> home\n  Notes appDelegate nothing\n")
    for words in [
      ["check", "--format", "junit"], ["export", "--to", "svg"], ["export", "--to", "html"],
    ] {
      let run = try Command(words + ["a\u{FFFE}.session"], in: folder.url)
      #expect(!run.output.unicodeScalars.contains { $0.value >= 0xFFFE && $0.value <= 0xFFFF })
      #expect(run.output.contains("\\u{FFF"), "\(words): \(run.output)")
    }
  }

  /// Help that could not be written whole is a failure.
  @Test(arguments: [["--help"], ["run", "--help"], ["--version"], ["help", "run"], ["actions"]])
  func helpOnAFullDiskFails(_ words: [String]) throws {
    let run = try Command(words, limits: "exec > /dev/full")
    #expect(run.status == 2 && run.errors.hasPrefix("cannot write: "), "\(run)")
    #expect(try Command(words).status == 0)
  }
}

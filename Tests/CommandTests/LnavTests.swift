import Foundation
import Testing

/// The format file by which lnav reads exported events.
@Suite struct LnavTests {
  private func format() throws -> [String: Any] {
    let text = try Command(["lnav-format"]).output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(object?["frontmost_log"] as? [String: Any])
  }

  private func export(_ name: String, input: String = "") throws -> [[String: Any]] {
    let answer = try Command(["export", name, "--to", "jsonl"], input: input)
    return try answer.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  /// Neither has a field that the other does not know.
  @Test func itsFieldsAreThoseOfTheExport() throws {
    let format = try format()
    let described = Set(try #require(format["value"] as? [String: Any]).keys)
    var written: Set<String> = []
    // Between them they have events of every kind.
    let code = "app: Notes scenes\n> open Notes\n| opened\n< save Notes\n"
    let exports = try [export("launch-and-leave"), export("crash"), export("-", input: code)]
    for event in exports.joined() { written.formUnion(event.keys) }
    #expect(written == described)
    for key in ["timestamp-field", "level-field", "opid-field", "body-field"] {
      #expect(described.contains(try #require(format[key] as? String)), "\(key)")
    }
    let line = try #require(format["line-format"] as? [Any])
    for field in line.compactMap({ ($0 as? [String: Any])?["field"] as? String })
    where field != "__timestamp__" {
      #expect(described.contains(field), "\(field)")
    }
  }

  /// The device's time, as a date: as far behind the first event as it says in milliseconds.
  @Test func everyEventHasADate() throws {
    let reader = ISO8601DateFormatter()
    reader.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    let folder = try TemporaryFolder()
    try folder.write(
      "long.session", "os: 14\n> open Notes\n> home +2.345\n> wait 3300000\n> lock +90061\n")
    let events = try export(folder.path("long.session"))
    let first = try #require(reader.date(from: "2000-01-01T00:00:00.000Z"))
    for event in events {
      let date = try #require(reader.date(from: event["timestamp"] as? String ?? ""))
      let time = try #require(event["time"] as? Int)
      #expect(Int((date.timeIntervalSince(first) * 1_000).rounded()) == time)
    }
    #expect(events.contains { ($0["time"] as? Int ?? 0) > 39 * 86_400_000 })
  }

  /// What lnav shows of a row, since it writes what is null as "null".
  @Test func everyEventSaysItselfInWords() throws {
    let texts = try (export("launch-and-leave") + export("crash")).map { event in
      try #require(event["text"] as? String)
    }
    for text in [
      "open Notes", "Notes system launched", "Notes sceneDelegate#1 sceneDidBecomeActive(_:)",
      "Notes active", "Notes#1 foregroundActive", "home",
      "Notes is not running; open Notes launches it",
    ] { #expect(texts.contains(text), "\(text)") }
    #expect(texts[0].contains("iPhone, iOS 14"))
  }

  private static let lnav = ["/usr/bin/lnav", "/usr/local/bin/lnav", "/opt/homebrew/bin/lnav"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: lnav != nil)) func lnavReadsIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("frontmost.json", try Command(["lnav-format"]).output)
    let text = try Command(["export", "launch-and-leave", "--to", "jsonl"])
    try folder.write("class.jsonl", text.output)
    func lnav(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(LnavTests.lnav))
      process.arguments = arguments
      process.currentDirectoryURL = folder.url
      process.environment = ["HOME": folder.url.path, "PATH": "/usr/bin:/bin", "TZ": "UTC"]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let said = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: said, as: UTF8.self)
    }
    #expect(try lnav(["-i", "frontmost.json"]).contains("installed"))
    #expect(!(try lnav(["-C"]).contains("error")))
    let count = try lnav(["-n", "-c", ";select count(*) from frontmost_log", "class.jsonl"])
    #expect(count.contains("\(text.lines.count)"), "\(count)")
    let query = ";select log_level, log_time, rule from frontmost_log where kind = 'message'"
    let rows = try lnav(["-n", "-c", query, "class.jsonl"])
    #expect(rows.contains("2000-01-01 00:00:00.000") && rows.contains("scene.did-become-active"))
    #expect(rows.contains("debug"))
    let shown = try lnav(["-n", "class.jsonl"]).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(shown.count == text.lines.count && !shown.joined().contains("null"), "\(shown)")
    #expect(shown.contains("00:00:00.000 action home"))
    let row = "Notes sceneDelegate#1 sceneWillResignActive(_:) scene.will-resign-active"
    #expect(shown.contains("00:00:00.000 message \(row)"), "\(shown)")
  }
}

import Foundation
import Testing

/// What commands print as JSON is as the schemas in Documentation/Schemas have it.
@Suite struct SchemaTests {
  private static let header = "os: 14\napp: Notes scenes\napp: Mail scenes\n"

  /// A folder with files that give every command something to say.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let header = SchemaTests.header
    try folder.write("good.session", header + "> open Notes\n  ...\n> home\n  ...\n")
    try folder.write("bad.session", header + "> open Notes\n  Notes system killed\n! no\n")
    try folder.write("broken.session", "os: 99\n")
    try folder.write(
      "exercises/asleep.session", header + "goal: Notes suspended\n\n> open Notes\n  ...\n")
    try folder.write("exercises/ask.session", header + "> open Notes\n  ...\n? home\n  ...\n")
    try folder.write(
      "class/ada/asleep.session", header + "> open Notes\n  ...\n> home\n  ...\n> wait 10\n")
    try folder.write("class/bob/asleep.session", "")
    try folder.write("class/bob/other.session", header + "> open Notes\n  ...\n")
    try folder.write(
      "real.log",
      "application(_:didFinishLaunchingWithOptions:)\nscene(_:willConnectTo:options:)\n"
        + "sceneWillEnterForeground(_:)\nsceneDidBecomeActive(_:)\nmystery()\n")
    try folder.write("logs/a.log", "sceneDidBecomeActive(_:)\nsceneWillResignActive(_:)\n")
    try folder.write("logs/b.log", "nothing of ours\n")
    return folder
  }

  private static let commands: [(schema: String, arguments: String)] = [
    ("actions", "actions"), ("actions", "actions user"), ("scenarios", "scenarios"),
    ("explain", "explain sceneWillResignActive"), ("explain", "explain jetsam"),
    ("explain", "explain application:didFinishLaunchingWithOptions:"), ("explain", "explain lock"),
    ("save-points", "save-points"), ("paths", "paths --to Notes\u{A0}suspended"),
    ("audit", "audit exercises/asleep.session exercises/ask.session"), ("check", "check ."),
    ("grade", "grade exercises class"), ("alike", "alike good.session"),
    ("alike", "alike good.session --reveal"), ("rules", "rules"), ("gaps", "rules --gaps"),
    ("diff", "diff good.session bad.session"), ("compare", "compare good.session --os 7"),
    ("compare-log", "compare-log real.log"), ("compare-log-corpus", "compare-log --corpus logs"),
  ]

  @Test(arguments: commands.indices) func theOutputIsAsItsSchemaHasIt(_ place: Int) throws {
    let (schema, words) = SchemaTests.commands[place]
    let arguments = words.split(separator: " ").map {
      $0.replacingOccurrences(of: "\u{A0}", with: " ")
    }
    let folder = try folder()
    let printed = try Command(arguments + ["--format", "json"], in: folder.url)
    #expect(printed.status != 2 || schema == "check", "\(printed.errors)")
    #expect(try JSONSchema(schema).faults(Data(printed.output.utf8)) == [], "\(words)")
  }

  @Test func everyLineIsAsItsSchemaHasIt() throws {
    let folder = try folder()
    for (schema, arguments) in [
      ("event", ["run", "good.session", "--show", "all"]), ("event", ["run", "bad.session"]),
      ("coverage", ["coverage", "good.session", "--at-most", "1"]),
    ] {
      let printed = try Command(arguments + ["--format", "jsonl"], in: folder.url)
      #expect(!printed.lines.isEmpty)
      let faults = try printed.lines.flatMap { try JSONSchema(schema).faults(Data($0.utf8)) }
      #expect(faults == [], "\(arguments)")
    }
  }

  /// A schema that is wrong is found: the test can fail.
  @Test func faultsAreFound() throws {
    let schema = try JSONSchema("check")
    func faults(_ text: String) throws -> [String] { try schema.faults(Data(text.utf8)) }
    #expect(
      try faults(#"[{"file":"a","outcome":"passed","failures":[],"reason":null}]"#) == [])
    #expect(
      try faults(#"[{"file":1,"outcome":"fine","failures":[{"line":true,"text":[]}],"more":0}]"#)
        == [
          "$[0] has no reason", "$[0].failures[0].line is boolean, not [\"integer\"]",
          "$[0].file is integer, not [\"string\"]", "$[0].more is unknown",
          "$[0].outcome is fine",
        ])
  }
}

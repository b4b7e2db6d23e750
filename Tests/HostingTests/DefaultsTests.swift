import Hosting
import Testing

/// `UserDefaults` has each value again in a later process, whichever way the first one ended.
@Suite struct DefaultsTests {
  private static let empty = [
    "registered 14 false", "0 0.0 0.0 false", "false false", "[] -", "0 -", "0 false - -", "- -",
  ]
  private static let full = [
    "-7 1.5 0.1 true", "true true", "[\"a\", \"b\"] https://example.com/a%20b", "3 false",
    "12 true -7 -", "shared -",
  ]

  @Test func eachTypeOfValueSurvivesAKill() throws {
    let process = try Lab("defaults-values").process()
    #expect(try process.launch().printed == DefaultsTests.empty)
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(home.printed == ["15 changes"])
    process.kill()
    let again = try process.launch()
    #expect(again.printed == ["Grüße,\r", "\tWelt 14 true"] + DefaultsTests.full)
    #expect(again.saved == [])
  }

  /// A value is reported where it is another one, and as gone where it was removed.
  @Test func whatChangesIsReported() throws {
    let process = try Lab("defaults-values").process()
    try process.launch()
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(
      home.saved.sorted().prefix(6) == [
        "bool = true", "data = 2 bytes", "date = 1970-01-01 00:16:40 +0000",
        "dictionary = \(home.value("dictionary"))", "digits = 12", "double = 0.1",
      ])
    #expect(!home.saved.contains { $0.hasPrefix("gone") })
    #expect(process.send("appDelegate", "applicationDidEnterBackground(_:)").saved == [])
    let removed = process.send("appDelegate", "applicationDidReceiveMemoryWarning(_:)")
    #expect(removed.saved == ["text = -"])
    #expect(removed.printed.first == "registered 14 true")
  }

  /// The file is written anew where it has grown, and nothing is lost.
  @Test func manyChangesAreKept() throws {
    let process = try Lab("defaults-values").process()
    try process.launch()
    process.send("appDelegate", "applicationDidEnterBackground(_:)")
    process.send("appDelegate", "applicationWillTerminate(_:)")
    process.kill()
    let again = try process.launch()
    #expect(
      again.printed == ["Grüße,\r", "\tWelt 14 true"] + DefaultsTests.full.dropLast() + ["shared 0"]
    )
    let gone = process.send("appDelegate", "application(_:performFetchWithCompletionHandler:)")
    #expect(gone.printed == DefaultsTests.empty.dropLast() + ["shared -"])
  }
}

extension [Happening] {
  fileprivate func value(_ key: String) -> String {
    saved.first { $0.hasPrefix(key + " = ") }.map { String($0.dropFirst(key.count + 3)) } ?? ""
  }
}

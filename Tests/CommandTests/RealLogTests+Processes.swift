import Testing

// Logs of several processes of one app: one is killed without a message, and another follows.
extension RealLogTests {
  /// A launch and a way out in one process, and the same in another. No id: none is known.
  private func processes(_ ids: (String, String)) -> [String] {
    func lines(_ id: String, _ words: [String]) -> [String] {
      words.map { "2026-01-05 10:00:00.123456+0000 Notes\(id) [lifecycle] \($0)" }
    }
    let again = (Self.launch + Self.leave).map { line in
      let time = line.prefix { $0 != "." }
      return "5\(time)" + line.dropFirst(time.count)
    }
    return lines(ids.0, Self.launch + Self.leave) + lines(ids.1, again)
  }

  private static let killed = "(The process ended without a message: suspended apps are killed"

  private func compare(_ lines: [String]) throws -> Command {
    try compare(lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [("[71:42]", "[91:42]"), ("", ""), ("[71:42]", "[71:42]")])
  func aSilentKillIsSaid(_ ids: (String, String)) throws {
    let answer = try compare(processes(ids))
    #expect(answer.status == 0, "\(answer.output)")
    #expect(
      actions(answer) == [
        "open Notes", "home +8.840", "jetsam Notes +40.300", "open Notes", "home +8.840",
      ])
    #expect(rows(answer).contains { $0.hasPrefix("> jetsam") && $0.contains(Self.killed) })
  }

  /// Whichever line is missing, doubled or at another place, in whichever process.
  @Test(arguments: [("[71:42]", "[91:42]"), ("", "")])
  func oneOddityIsPointedOutAlone(_ ids: (String, String)) throws {
    let lines = processes(ids)
    for place in lines.indices {
      // An app that only resigns active is one under an overlay. Without an id, what began is
      // unknown where the launch is missing.
      let isOther = place % 6 == 5 || (ids.1.isEmpty && place == 6)
      var odd = lines
      odd.remove(at: place)
      if !isOther { try expect(odd, "- ", lines[place]) }
      odd.insert(lines[place], at: place)
      odd.insert(lines[place], at: place)
      try expect(odd, "+ ", lines[place])
    }
    // The first two and the last two of each launch change places.
    for place in [0, 2, 6, 8] {
      var odd = lines
      for (one, other) in [(place, place + 1), (place + 1, place)] {
        let message = lines[other].split(separator: " ").suffix(3).joined(separator: " ")
        let words = lines[one].split(separator: " ").dropLast(3).joined(separator: " ")
        odd[one] = words + " " + message
      }
      try expect(odd, "~ ", "")
    }
  }

  private func expect(_ lines: [String], _ sign: String, _ line: String) throws {
    let answer = try compare(lines)
    #expect(answer.status == 1)
    let odd = rows(answer).filter { row in "-+~?".contains(row.first ?? " ") }
    #expect(odd.count == 1 && odd[0].hasPrefix(sign), "\(sign) \(line): \(answer.output)")
    let method = line.split(separator: " ").last
    #expect(method.map(odd.joined().contains) ?? true, "\(odd)")
    #expect(rows(answer).contains { $0.contains(Self.killed) }, "\(answer.output)")
  }

  /// Xcode's stop button: the app was in front.
  @Test func aProcessThatEndsInFrontIsSaid() throws {
    var lines = processes(("[71:42]", "[91:42]"))
    lines.removeSubrange(4..<6)
    let answer = try compare(lines)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(actions(answer)[1].hasPrefix("crash Notes"))
    #expect(rows(answer).joined().contains("it crashed, or Xcode stopped it"))
  }

  /// In a process that is known to end, nothing is killed.
  @Test func aProcessThatIsTerminatedIsNotKilled() throws {
    let answer = try compare(Self.xcode(Self.launch + Self.removed + Self.again))
    #expect(answer.status == 0 && !answer.output.contains("without a message"))
  }

  @Test func aKillIsSaidAsJSON() throws {
    let log = processes(("[71:42]", "[91:42]")).map { $0 + "\n" }.joined()
    let answer = try compare(log, ["--format", "json"])
    #expect(answer.output.contains("\"ending\":\"The process ended without a message: suspended"))
  }

  @Test func consolesNameTheProcess() throws {
    func row(_ id: Int, _ line: String) -> String {
      "2026-01-05 10:00:00.123456+0000 0x1a2b  Default  0x0  \(id)  0  Notes: (Foundation) "
        + "[lifecycle] \(line)\n"
    }
    // Without its first message, a launch is one by the process id alone.
    let again = Self.launch.dropFirst().map { "5" + $0 }
    let log = Self.launch + Self.leave
    let answer = try compare(
      log.map { row(71, $0) }.joined() + again.map { row(91, "5" + $0) }.joined())
    #expect(answer.status == 1)
    #expect(rows(answer).filter { $0.hasPrefix("- ") }.count == 1, "\(answer.output)")
    #expect(rows(answer).contains { $0.contains(Self.killed) })
  }
}

import Testing

/// Logs in which much is missing.
extension RealLogTests {
  /// The device stands where it would with all of them, and what follows is explained.
  @Test func mostOfAnActionMayBeMissing() throws {
    let back = Self.launch[2...].map { "62" + $0.drop { $0 != "." } }
    let answer = try compare(Self.xcode([Self.launch[0]] + Self.leave + back))
    #expect(answer.status == 1)
    #expect(actions(answer) == ["open Notes", "home +9.100", "open Notes +52.550"])
    #expect(
      answer.lines.last == "5 the same, 3 missing in the log, 0 only in the log, "
        + "0 moved, 0 unknown", "\(answer.output)")
  }

  /// The rest may come in another order.
  @Test func someOfAnActionMayBeMissing() throws {
    let lines = [
      Self.launch[0], "0.250" + Self.launch[3].drop { $0 != " " },
      "0.260" + Self.launch[2].drop { $0 != " " },
      "5.010 Notes appDelegate applicationDidReceiveMemoryWarning(_:)",
    ]
    let answer = try compare(Self.xcode(lines))
    #expect(actions(answer) == ["open Notes", "memory-warning +4.750"])
    #expect(
      answer.lines.last == "3 the same, 1 missing in the log, 0 only in the log, "
        + "1 moved, 0 unknown", "\(answer.output)")
  }

  @Test func allOfAnActionMayBeMissing() throws {
    let again = Self.leave.map { "50" + $0.drop { $0 != "." } }
    let answer = try compare(Self.xcode(Self.launch + Self.leave + again))
    #expect(actions(answer) == ["open Notes", "home +8.840", "open Notes +40.400", "home"])
    let missing = rows(answer).filter { $0.hasPrefix("- ") }
    #expect(missing.count == 2 && !answer.output.contains("\n+ "), "\(answer.output)")
  }

  @Test func aLineTooManyIsNoGap() throws {
    let again = ["3.000" + Self.launch[3].drop { $0 != " " }]
    let answer = try compare(Self.xcode(Self.launch + again + Self.leave))
    // It has its own time, which goes by all the same.
    #expect(actions(answer) == ["open Notes", "home +8.840"])
    #expect(
      answer.lines.last == "6 the same, 0 missing in the log, 1 only in the log, "
        + "0 moved, 0 unknown", "\(answer.output)")
  }

  @Test func whatIsSaidOfARowFitsTheWidth() throws {
    let answer = try compare(Self.xcode([Self.launch[0]] + Self.leave))
    #expect(answer.lines.allSatisfy { $0.count <= 100 }, "\(answer.output)")
    let place = try #require(answer.lines.firstIndex { $0.hasPrefix("- ") })
    #expect(answer.lines[place + 1].hasPrefix("    (scene.will-connect: "))
  }
}

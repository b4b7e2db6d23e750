import Rulebooks
import Sessions
import Testing
import TextFiles

/// A checker that lets a wrong session pass is worse than none: every built-in scenario, with one
/// of its message lines dropped, doubled, swapped or altered, must fail.
@Suite struct CheckerTests {
  static let library = try! Library()

  static func failures(_ text: String) throws -> [Checker.Failure] {
    let session = try SessionParser.parse(SourceFile(name: "x", text: text), library: library)
    return Checker(session, try Simulation(session.setup, library: library)).check()
  }

  @Test(arguments: Scenarios(.embedded).all.map(\.path))
  func findsOneWrongLine(path: String) throws {
    let scenario = try #require(Scenarios(.embedded)[path])
    let lines = String(decoding: scenario.file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    func expectFailure(_ what: String, _ change: (inout [String]) -> Void) throws {
      var changed = lines
      change(&changed)
      let text = changed.joined(separator: "\n")
      #expect(try !CheckerTests.failures(text).isEmpty, "\(path): \(what)")
    }
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("  ") {
        try expectFailure("line \(index + 1) dropped") { $0.remove(at: index) }
        try expectFailure("line \(index + 1) doubled") { $0.insert(line, at: index) }
        try expectFailure("line \(index + 1) altered") { $0[index] = line + "x" }
        if index + 1 < lines.count, lines[index + 1].hasPrefix("  "), lines[index + 1] != line {
          try expectFailure("line \(index + 1) swapped") { $0.swapAt(index, index + 1) }
        }
      }
      if line.hasPrefix("= ") {
        try expectFailure("line \(index + 1), another state") {
          let words = line.split(separator: " ")
          let state = words[1].contains("#") ? "unattached" : "suspended"
          let other = words[1].contains("#") ? "background" : "inactive"
          $0[index] = "= \(words[1]) \(words[2] == state ? other : state)"
        }
      }
      if line.hasPrefix("! ") {
        try expectFailure("line \(index + 1), refusal dropped") { $0.remove(at: index) }
        try expectFailure("line \(index + 1), another reason") { $0[index] = line + "!" }
      }
    }
  }

  @Test func tellsWhatWasExpectedAndTheRuleBehindTheRest() throws {
    let failures = try CheckerTests.failures(
      """
      app: Notes scenes
      > open Notes
        ...
      > home
        Notes sceneDelegate#1 sceneDidEnterBackground(_:)
        Notes sceneDelegate#1 sceneDidDisconect(_:)
      > unlock
      > home
      !
      = Notes active
      """)
    #expect(failures.map(\.line) == [6, 7, 9, 10])
    #expect(
      failures[0].text == [
        "'home' does not send the expected messages (- expected, + sent):",
        "    + Notes sceneDelegate#1 sceneWillResignActive(_:)   (scene.will-resign-active: "
          + "An overlay appears over the scene, or the scene is about to leave the screen.)",
        "      Notes sceneDelegate#1 sceneDidEnterBackground(_:)",
        "    - Notes sceneDelegate#1 sceneDidDisconect(_:)   (unknown message "
          + "'sceneDidDisconect(_:)'; did you mean 'sceneDidDisconnect(_:)'?)",
      ])
    #expect(failures[1].text == ["'unlock' was refused: the device is not locked"])
    #expect(failures[2].text == ["'home' should be refused, but was carried out"])
    #expect(failures[3].text == ["Notes should be active, but is background"])
  }

  @Test func checksOnlyWhatIsShownAndWatched() throws {
    let text = """
      app: Notes scenes
      app: Mail scenes
      show: sceneDelegate
      watch: Mail
      > open Notes
      > open Mail
        Mail sceneDelegate#1 scene(_:willConnectTo:options:)
        Mail sceneDelegate#1 sceneWillEnterForeground(_:)
        Mail sceneDelegate#1 sceneDidBecomeActive(_:)
      = Notes background
      """
    #expect(try CheckerTests.failures(text).isEmpty)
  }

  /// What falls due up to an action's time stands beneath the action before.
  @Test func dueMessagesStandBeneathTheActionBefore() throws {
    let text = """
      app: Notes scenes
      show: system
      > open Notes
        Notes system launched
        Notes system applicationCreated
        Notes system appDelegateCreated
        Notes system sceneCreated
        Notes system sceneDelegateCreated
      > home
      = Notes background
        Notes system suspended
      > open Notes +5
        Notes system resumed
      """
    #expect(try CheckerTests.failures(text).isEmpty)
  }
}

import Foundation
import Testing

/// What the commands print that explain messages, rules and save points.
@Suite struct KnowledgeCommandTests {
  @Test func explainsMessagesAndFindsTheNearest() throws {
    for name in ["sceneWillResignActive", "sceneWillResignActive(_:)", "scenewillresignactive:"] {
      let explained = try Command(["explain", name])
      #expect(explained.status == 0)
      #expect(explained.output.contains("UIScene.willDeactivateNotification"))
      for words in ["What it means: ", "What causes it: ", "What to do in it: "] {
        #expect(explained.output.contains(words))
      }
    }
    // One of the documents that this program starts from lists a method that never was.
    let miss = try Command(["explain", "applicationWillEnterBackground"])
    #expect(miss.status == 1)
    #expect(miss.errors.contains("did you mean applicationDidEnterBackground(_:)"))
  }

  /// Concepts, and API that is an action or a fact, are explained as messages are.
  @Test func explainsTopicsAndActions() throws {
    let jetsam = try Command(["explain", "jetsam"])
    #expect(jetsam.status == 0)
    for words in [
      "A suspended app runs no code, so it cannot receive a message", "jetsam APP: ",
      "    when  the system is about to kill the process because memory is short",
      "    for   every app", "    does  ends the process", "Sources: ",
    ] {
      #expect(jetsam.output.contains(words), "\(words)")
    }
    for name in ["applicationState", "UIApplication.applicationState", "applicationstate"] {
      let state = try Command(["explain", name])
      #expect(state.output.hasPrefix("applicationState\n"), "\(name)")
    }
    let request = try Command(["explain", "requestSceneSessionActivation"])
    #expect(request.output.contains("new-window APP"))
    #expect(try Command(["explain", "rotate"]).output.contains("rotate the device"))
    let miss = try Command(["explain", "jetsan"])
    #expect(miss.status == 1 && miss.errors.contains("did you mean jetsam?"))
  }

  @Test func rulesSayForWhomWhenAndWhat() throws {
    let rules = try Command(["rules", "--os", "14", "--message", "applicationWillEnterForeground"])
    for words in [
      "  for   apps without scenes", "if the app is not being launched",
      "  does  calls applicationWillEnterForeground(_:) on the appDelegate",
    ] {
      #expect(rules.output.contains(words), "\(words)")
    }
    let json = try Command(["rules", "--format", "json"])
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    let exits = try #require(entries.first { $0["id"] as? String == "app.exits-on-home" })
    #expect(exits["for"] as? [String] == ["app-delegate"] && exits["on"] as? String == "leave")
    #expect((exits["does"] as? [String])?.last == "do terminate")
    #expect(entries.allSatisfy { $0["when"] is [String] })
  }

  /// No source says what is assumed: what is listed below it are sources of something else.
  @Test func sourcesBelowWhatIsAssumedSayWhatTheyAreOf() throws {
    let assumed = try Command(["rules", "--evidence", "assumed"])
    for lines in assumed.lines.split(separator: "") {
      let first = lines.firstIndex { $0.hasPrefix("  - ") }
      let isTold = first.map { lines[lines.index(before: $0)] == "  It follows from:" }
      #expect(isTold ?? true, "\(lines)")
    }
    let documented = try Command(["rules", "--evidence", "documented"])
    #expect(!documented.lines.contains("  It follows from:"))
    let later = try Command(["rules", "--os", "15", "--evidence", "assumed"])
    #expect(
      later.output.contains("view.window-in-code   iOS 7 to 27   observed up to iOS 14, assumed"))
  }

  @Test func theListOfRulesIsComplete() throws {
    let rules = try Command(["rules", "--format", "json"])
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(rules.output.utf8)) as? [[String: Any]])
    for entry in entries {
      #expect(Set(entry.keys).isSuperset(of: ["id", "releases", "evidence", "reason", "source"]))
    }
    #expect(entries.count > 100)
    #expect(entries.contains { $0["id"] as? String == "call.covers" })
    let disputed = try Command(["rules", "--evidence", "disputed", "--os", "7"])
    #expect(disputed.output.contains("power-off.foreground   iOS 7   disputed"))
    #expect(try Command(["rules", "--evidence", "sure"]).status == 2)
    let gaps = try Command(["rules", "--gaps"])
    #expect(gaps.lines.contains("  record: 39, 40"))
    #expect(try Command(["rules", "--gaps", "--format", "json"]).output.contains("[\"38\"]"))
  }

  /// On iOS 7 nothing but resigning is told to an app that is shut off in front.
  @Test func savePointsAreComputed() throws {
    let seven = try Command(["save-points", "--os", "7"])
    #expect(seven.status == 0)
    let lines = seven.output.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex(of: "power off in the foreground"))
    #expect(lines[place + 1] == "  iOS 7, app delegate: applicationWillResignActive(_:)")
    #expect(try Command(["save-points"]).output.contains("iOS 13 to 27, scenes: nothing"))
    let fourteen = try Command(["save-points", "--os", "14"]).output
    let conclusion = try #require(fourteen.range(of: "Where to save\n  iOS 14, app delegate\n"))
    for words in [
      "    Save in sceneWillResignActive(_:). It is called before every end except those below.",
      "    Nothing helps against: a hang, then Home; a crash.",
      "(?) disputed: the sources disagree on whether this happens",
    ] {
      #expect(fourteen[conclusion.upperBound...].contains(words), "\(words)")
    }
  }
}

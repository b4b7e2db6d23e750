import Lifecycle
import Testing
import TextFiles

@testable import Sessions

// Buttons and text fields that an app's own code shows.
extension LiveAppsTests {
  @Test func aTouchReachesTheControl() throws {
    var session = try LiveSession()
    session.script.controls = ["Save", "Name"]
    session.script.taps["Save"] = [.printed("saved"), .did(.save(notes))]
    session.perform(open(notes))
    session.perform(.touch(.left), detail: "Save")
    session.perform(.edit(notes), detail: "Hello you")
    #expect(session.script.heard.contains("touch Save"))
    #expect(session.script.heard.last == "type Hello you")
    let (text, device) = try session.replayed()
    #expect(text.contains("> touch Save\n"))
    #expect(text.contains("view#1 touchesEnded(_:with:)\n| saved\n< save Notes\n"))
    #expect(text.contains("> edit Notes \"Hello you\"\n"))
    #expect(device == session.simulation.timeline.kernel.device)
  }

  /// In Split View, each side has the controls of its own app; a window that ignores touches takes
  /// none.
  @Test func theRightWindowIsTouched() throws {
    let notes = AppID(1)
    var session = try LiveSession(
      "device: iPad\nos: 14\napp: Mail scenes\napp: Notes scenes multiple-windows\n", app: notes)
    session.script.controls = ["Save"]
    session.perform(open(AppID(0)))
    let single = session.perform(.touch(.right), detail: "Save")
    #expect(single.refusal == .kernel(.noSplit))
    session.perform(.split(SceneID(app: notes, number: 0)))
    session.perform(.touch(.left), detail: "Save")
    #expect(!session.script.heard.contains("touch Save"))
    session.perform(.touch(.right), detail: "Save")
    #expect(session.script.heard.last == "touch Save")
    session.perform(.interaction(notes, isOn: false))
    session.perform(.touch(.right), detail: "Save")
    #expect(session.script.heard.count { $0 == "touch Save" } == 1)
    let (text, _) = try session.replayed()
    #expect(text.contains("> touch-right Save\n  Notes application sendEvent(_:)\n"))
  }

  @Test func aControlThatIsNotThereIsNotTouched() throws {
    var session = try LiveSession()
    session.script.controls = ["Save"]
    session.perform(open(notes))
    let outcome = session.perform(.touch(.left), detail: "Sve")
    #expect(outcome.missingControl?.known == ["Save"])
    #expect(session.simulation.timeline.cursor == 1)
    // A file that touches it does not pass.
    let file = try SessionParser.parse(
      SourceFile(
        name: "a", text: "os: 14\napp: Notes scenes\n> open Notes\n  ...\n> touch Sve\n  ...\n"),
      library: LiveSession.library)
    let start = try Simulation(file.setup, library: LiveSession.library)
    let failures = Checker(file, start, live: session.live).check()
    #expect(failures.map(\.line) == [5])
    #expect(failures[0].text[0].contains("no control named 'Sve'; it shows Save"))
  }
}

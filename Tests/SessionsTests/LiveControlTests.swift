import Lifecycle
import Testing
import TextFiles

@testable import Sessions

// Buttons and text fields that an app's own code shows.
extension LiveAppsTests {
  @Test func aTouchReachesTheControl() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    script.controls = ["Save", "Name"]
    script.taps["Save"] = [.printed("saved"), .did(.save(notes))]
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    _ = live.perform(.act(.touch(.left), detail: "Save"), on: &simulation)
    _ = live.perform(.act(.edit(notes), detail: "Hello you"), on: &simulation)
    #expect(script.heard.contains("touch Save"))
    #expect(script.heard.last == "type Hello you")
    let (text, device) = try replayed(simulation)
    #expect(text.contains("> touch Save\n"))
    #expect(text.contains("view#1 touchesEnded(_:with:)\n| saved\n< save Notes\n"))
    #expect(text.contains("> edit Notes \"Hello you\"\n"))
    #expect(device == simulation.timeline.kernel.device)
  }

  /// In Split View, each side has the controls of its own app; a window that ignores touches takes
  /// none.
  @Test func theRightWindowIsTouched() throws {
    var simulation = try simulation(
      "device: iPad\nos: 14\napp: Mail scenes\napp: Notes scenes multiple-windows\n")
    let notes = AppID(1)
    var live = LiveApps()
    let script = LiveScript()
    script.controls = ["Save"]
    live.host(notes, as: script)
    _ = live.perform(.act(open(AppID(0))), on: &simulation)
    let single = live.perform(.act(.touch(.right), detail: "Save"), on: &simulation)
    #expect(single.refusal == .kernel(.noSplit))
    _ = live.perform(.act(.split(SceneID(app: notes, number: 0))), on: &simulation)
    _ = live.perform(.act(.touch(.left), detail: "Save"), on: &simulation)
    #expect(!script.heard.contains("touch Save"))
    _ = live.perform(.act(.touch(.right), detail: "Save"), on: &simulation)
    #expect(script.heard.last == "touch Save")
    _ = live.perform(.act(.interaction(notes, isOn: false)), on: &simulation)
    _ = live.perform(.act(.touch(.right), detail: "Save"), on: &simulation)
    #expect(script.heard.count { $0 == "touch Save" } == 1)
    let (text, _) = try replayed(simulation)
    #expect(text.contains("> touch-right Save\n  Notes application sendEvent(_:)\n"))
  }

  @Test func aControlThatIsNotThereIsNotTouched() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = LiveScript()
    script.controls = ["Save"]
    live.host(notes, as: script)
    _ = live.perform(.act(open(notes)), on: &simulation)
    let outcome = live.perform(.act(.touch(.left), detail: "Sve"), on: &simulation)
    #expect(outcome.missingControl?.known == ["Save"])
    #expect(simulation.timeline.cursor == 1)
    // A file that touches it does not pass.
    let file = try SessionParser.parse(
      SourceFile(
        name: "a", text: "os: 14\napp: Notes scenes\n> open Notes\n  ...\n> touch Sve\n  ...\n"),
      library: LiveAppsTests.library)
    let start = try Simulation(file.setup, library: LiveAppsTests.library)
    let failures = Checker(file, start, live: live).check()
    #expect(failures.map(\.line) == [5])
    #expect(failures[0].text[0].contains("no control named 'Sve'; it shows Save"))
  }
}

import Hosting
import Testing

/// A lab in SwiftUI, driven as a person would.
@Suite struct SwiftUILabTests {
  private func open(_ process: HostedProcess) throws -> [Happening] {
    try process.start(at: 0)
      + process.send("app", "init()") + process.send("app", "body")
      + process.send("contentView", "onAppear(perform:)", number: 1)
      + process.send("contentView", "task(priority:_:)", number: 1)
      + process.send("app", "scenePhase(.inactive)", state: "inactive")
      + process.send("app", "scenePhase(.active)", state: "active")
  }

  @Test func notesAreAddedReadAndSaved() throws {
    let lab = try Lab("swiftui-notes")
    #expect(lab.build.traits.words == ["swiftui", "scene-storage", "app-storage"])
    let process = lab.process()
    let launch = try open(process)
    #expect(launch.printed == ["init", "inactive", "active, launch 1"])
    #expect(launch.saved == ["launches = 1"])
    #expect(launch.texts() == ["Notes", "Add"])

    let sheet = try process.user("tap", on: launch.element("Add"))
    #expect(sheet.texts() == ["Title", "Cancel", "Save"])
    #expect(sheet.element("Save")?.state == "off")
    let typed = try process.user("type", "Milk", on: sheet.element("Title"))
    #expect(typed.element("Save")?.state == "on")
    #expect(typed.saved == ["scene 1 draft = Milk"])
    let added = try process.user("tap", on: typed.element("Save"))
    #expect(added.texts() == ["Notes", "Add", "Milk ›"])

    let note = try process.user("tap", on: added.element("Milk ›"))
    #expect(note.texts() == ["‹ Back", "Milk", "read for 0 s"])
    #expect(note.printed == ["reading Milk"])
    #expect(process.take(.time(3_000)).texts().last == "read for 3 s")
    let back = try process.user("tap", on: note.element("‹ Back"))
    #expect(back.printed == ["closed Milk"])
    #expect(back.texts() == ["Notes", "Add", "Milk ›"])

    let home =
      process.send("app", "scenePhase(.inactive)", at: 4_000)
      + process.send("app", "scenePhase(.background)", at: 4_000)
    #expect(home.printed == ["inactive", "saved 1 note(s)"])
    process.kill()
    let again = try open(process)
    #expect(again.printed == ["init", "inactive", "active, launch 2"])
    #expect(again.texts() == ["Notes", "Add", "Milk ›"])
    let deleted = try process.user("delete", on: again.element("Milk ›"))
    #expect(deleted.texts() == ["Notes", "Add"])
  }
}

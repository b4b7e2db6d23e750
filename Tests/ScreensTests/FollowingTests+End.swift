import Sessions
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// What is known of a recording's end.
extension FollowingTests {
  /// Whoever records writes down that it is over. Somebody may add to the file all the same.
  @Test func theEndOfARecordingIsSaid() throws {
    var teacher = Driver()
    teacher.press("1hrrx<enter>")
    var text = ""
    for case .write(let begun) in teacher.model.recordingOpened() { text += begun }
    var driver = following(text)
    #expect(driver.text.contains("◉ following class.session"))
    let before = teacher.written
    teacher.press("2rr")
    take(String(teacher.written.dropFirst(before.count)), &driver)
    #expect(driver.actions == ["open Notes", "home", "open Mail"])
    #expect(driver.text.contains("■ end of class.session"))
    #expect(driver.note == "class.session has ended")
    take("> home\n", &driver)
    #expect(driver.text.contains("◉ following class.session") && driver.actions.count == 4)
    // Who looks elsewhere meanwhile is told when they are back.
    driver.press(",")
    take("# Recording: ended\n", &driver)
    #expect(!driver.text.contains("■"))
    driver.press("ge")
    #expect(driver.text.contains("■ end of class.session"))
  }

  /// It tells people nothing, and runs again to the same bytes.
  @Test func theEndOfARecordingIsNoCaption() throws {
    let text = try Self.recorded(["open Notes"]) + "# Recording: ended\n"
    let file = try SessionParser.parse(
      SourceFile(name: "test", text: text), library: Driver.library)
    var again = ""
    SessionPrinter(file, try Simulation(file.setup, library: Driver.library)).print {
      again += $0 + "\n"
    }
    #expect(again == text)
    var driver = Driver()
    try driver.model.open(file, atEnd: true)
    #expect(!driver.text.contains("Recording: ended"))
  }
}

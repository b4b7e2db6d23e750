import Hosting
import Testing

/// A lab with several view controllers in a storyboard, driven as a person would.
@Suite struct StoryboardTests {
  @Test func aRegistrationIsFilledInAndConfirmed() throws {
    let process = try Lab("registration").process()
    var all = try process.launch()
    all += process.send("viewController", "viewWillAppear(_:)", state: "inactive", number: 1)
    all += process.send("viewController", "viewDidAppear(_:)", state: "active", number: 1)
    #expect(
      all.printed == [
        "RegistrationViewController viewDidLoad()", "RegistrationViewController viewWillAppear(_:)",
      ])
    #expect(
      all.texts() == ["Registration", "Next", "Name", "Swift\tUIKit", "☆", "☆", "☆", ""])
    let screen = all.screen()
    #expect(screen[1].state == "off")
    // The button is off: nothing happens.
    #expect(try process.user("tap", on: screen[1]) == [.done(isImplemented: false)])

    let named = try process.user("type", "Ada", on: screen[2])
    #expect(named.element("Next")?.state == "on")
    let course = try process.user("select", "1", on: screen[3])
    #expect(course.printed == ["course 1"])
    #expect(try process.user("tap", on: screen[7]).printed == ["news off"])

    let alert = try process.user("tap", on: named.element("Next"))
    #expect(alert.texts().suffix(2) == ["No rating\nTap a star.", "OK"])
    // An alert takes all touches.
    #expect(try process.user("tap", on: screen[5]) == [.done(isImplemented: false)])
    try process.user("tap", on: alert.element("OK"))

    let rated = try process.user("tap", on: screen[5])
    #expect(rated.texts().suffix(6) == ["★", "★", "☆", "", "UIKit", "2 of 3"])
    let confirmation = try process.user("tap", on: named.element("Next"))
    #expect(
      confirmation.printed == [
        "ConfirmationViewController viewDidLoad()",
        "RegistrationViewController viewDidDisappear(_:)",
        "ConfirmationViewController viewDidAppear(_:)",
      ])
    #expect(
      confirmation.texts() == [
        "Confirmation", "‹ Registration", "Thank you, Ada, for 2 star(s).", "Again",
      ])
    let back = try process.user("tap", on: confirmation.element("Again"))
    #expect(
      back.printed == [
        "back from ConfirmationViewController", "RegistrationViewController viewWillAppear(_:)",
      ])
    #expect(back.texts() == ["Registration", "Next", "Ada", "Swift\tUIKit", "☆", "☆", "☆", ""])
  }
}

import Lifecycle
import Preferences
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// What devices look like: with a Home button and without, upright and on their side, small and
/// large.
@Suite struct DeviceTests {
  typealias Situation = GoldenTests.Situation

  static let large = Size(columns: 160, rows: 50)

  static let withoutHome: [Situation] = [
    Situation(name: "bar-home-screen", os: Release(17), keys: "1h2h", recorded: [.iPad]),
    Situation(name: "bar-app", keys: "1"),
    Situation(
      name: "bar-lock-screen", os: Release(17), keys: "en1:push Mail<enter>l", recorded: [.iPad]),
    Situation(name: "bar-switcher", os: Release(17), keys: "1236s<left>", recorded: [.iPad]),
    Situation(name: "bar-offer-to-shut-off", os: Release(17), keys: "1L", devices: [.iPhone]),
    Situation(name: "bar-rotated", os: Release(17), keys: "1:rotate<enter>"),
    Situation(name: "bar-off", os: Release(17), keys: "Ly", devices: [.iPhone], recorded: []),
  ]

  @Test(arguments: withoutHome) func withoutHomeButton(_ situation: Situation) throws {
    try situation.check(homeButton: .no)
  }

  static let others: [Situation] = [
    Situation(name: "rotated", keys: "1:rotate<enter>", recorded: [.iPad]),
    Situation(name: "rotated-home-screen", keys: "1h:rotate<enter>"),
    Situation(name: "rotated-split-view", keys: "1es:rotate<enter>", devices: [.iPad]),
    Situation(name: "rotated-switcher", keys: "1236s<left>:rotate<enter>", devices: [.iPhone]),
    Situation(name: "rotated-off", keys: "L:rotate<enter>y", devices: [.iPhone]),
    Situation(name: "switcher-of-three", keys: "123s<left>", devices: [.iPhone]),
    Situation(name: "switcher-5", os: Release(5), keys: "123s<left>"),
    Situation(name: "switcher-lost-edits", keys: "5:edit Album<enter>:crash Album<enter>s"),
    Situation(name: "switcher-with-a-pair", keys: "1esh345s<left>", devices: [.iPad]),
    Situation(name: "waiting", keys: "1enyend<esc><esc>:push Mail<enter>ed", recorded: [.iPad]),
    Situation(name: "badges", keys: "123hen<esc>", devices: [.iPhone]),
    Situation(
      name: "plays-and-looks", keys: "3:begin Music audio<enter>4:begin Maps location<enter>c"),
    Situation(name: "lock-screen-9", os: Release(9), keys: "1l", devices: [.iPhone]),
    Situation(name: "control-center-10", os: Release(10), keys: "1c"),
    Situation(name: "second-screen-phone", keys: "1:connect-display<enter>", devices: [.iPhone]),
  ]

  @Test(arguments: others) func inOtherSituations(_ situation: Situation) throws {
    try situation.check()
  }

  static let atLarge: [Situation] = [
    Situation(name: "home-screen", keys: "12h"),
    Situation(name: "app", keys: "5:edit Album<enter>", recorded: [.iPad]),
    Situation(name: "lock-screen", keys: "1l"),
    Situation(name: "switcher", os: Release(17), keys: "123s<left>"),
    Situation(name: "control-center", os: Release(17), keys: "1c"),
  ]

  @Test(arguments: atLarge) func onLargeScreens(_ situation: Situation) throws {
    try situation.check(DeviceTests.large)
  }

  /// A person presses Home on the lock screen, or swipes up; before iOS 10 a finger slides.
  @Test(arguments: [9, 14, 17]) func homeUnlocksWhereNobodySlides(_ release: Int) {
    var driver = Driver(os: Release(release))
    driver.press("1lh")
    #expect(driver.actions == ["open Notes", "lock", release == 9 ? "home" : "unlock"])
  }

  /// Notifications that there is no room for are counted, in gray: they are not there to be opened.
  @Test func notificationsWithoutRoomAreCounted() throws {
    var driver = Driver(size: Size(columns: 80, rows: 20))
    driver.press("l")
    for app in ["Notes", "Mail", "Music", "Maps", "Album", "Game"] {
      driver.press(":push \(app)<enter>")
    }
    let place = try #require(
      driver.find("more", in: Layout(driver.model, driver.model.size).device))
    #expect(driver.picture.screen.grid[place.x, place.y].style == .dim)
  }

  /// Whatever is done to a device, there is a way on where it is drawn.
  @Test(arguments: [HomeButton.yes, .no]) func everyPictureHasAWayOn(_ button: HomeButton) {
    for device in [Device.Model.iPhone, .iPad] {
      for keys in ["", "1", "1s", "1c", "1l", "1L", "1Ly", "1a", "1i", "1iy"] {
        for turns in ["", ":rotate<enter>"] where keys != "1Ly" || turns.isEmpty {
          for size in GoldenTests.sizes {
            var driver = Driver(device, size: size, homeButton: button)
            driver.press(keys + turns)
            let area = Layout(driver.model, size).device!
            let possible = driver.picture.hits.contains { hit in
              guard case .command(let command) = hit.target else { return false }
              return !area.intersection(hit.rect).isEmpty && driver.model.isPossible(command)
            }
            #expect(possible, "\(device) \(keys) \(turns) \(size)")
          }
        }
      }
    }
  }

  /// The bar is what the button was.
  @Test func theBarIsHome() {
    var driver = Driver(os: Release(17))
    driver.press("1")
    driver.mouse(.press, "━━━━━━━━", at: 1_000)
    driver.mouse(.release, "━━━━━━━━", at: 1_050)
    driver.mouse(.press, "━━━━━━━━", at: 1_200)
    #expect(driver.actions == ["open Notes", "switcher"])
    driver.press("<esc>")
    driver.mouse(.press, "━━━━━━━━", at: 2_000)
    driver.mouse(.release, "━━━━━━━━", at: 2_050)
    driver.settleClick(at: 2_300)
    #expect(driver.actions.last == "home")
    driver.press("l")
    driver.click("━━━━━━━━")
    #expect(driver.actions.last == "unlock")
  }

  @Test func theWheelGoesThroughTheCards() {
    var driver = Driver()
    driver.press("123s")
    let cards = driver.find("1 of 3")!
    _ = driver.model.handle(.mouse(Mouse(.wheelDown, at: cards)))
    #expect(driver.find("2 of 3") != nil)
    _ = driver.model.handle(.mouse(Mouse(.wheelUp, at: cards)))
    #expect(driver.find("1 of 3") != nil)
  }

  /// Both centers are pulled down at the glass's upper edge.
  @Test func theStatusBarIsPulled() {
    var driver = Driver(os: Release(17))
    driver.click("9:41")
    driver.press("<esc>")
    driver.click("87%")
    #expect(driver.actions == ["notification-center", "dismiss", "control-center"])
    driver = Driver(os: Release(9))
    driver.click("87%")
    #expect(driver.actions == ["notification-center"])
  }

  /// What waits in the notification center opens its app where it is clicked on.
  @Test func whatWaitsIsTapped() {
    var driver = Driver()
    driver.press("1:push Mail<enter><esc>d")
    driver.click("Mail", onDevice: true)
    #expect(driver.actions.last == "tap-notification Mail")
  }

  /// A second screen that is connected is either there or said to be hidden, and it comes back with
  /// the room that the diagram or the run loop took.
  @Test(arguments: [Device.Model.iPhone, .iPad]) func theSecondScreenIsThereOrSaidToBeHidden(
    _ device: Device.Model
  ) {
    let (screen, hidden) = (" external display ━", "no room for the external display")
    var driver = Driver(device, size: Size(columns: 120, rows: 40))
    driver.press("1")
    #expect(driver.find(screen) == nil && driver.find(hidden) == nil)
    driver.press(":connect-display<enter>")
    #expect(driver.find(screen) != nil && driver.find(hidden) == nil)
    for key in ["vs", "vr"] {
      driver.press(key)
      #expect(driver.find(screen) == nil && driver.find(hidden) != nil, "while \(key) is open")
      driver.press(key)
      #expect(driver.find(screen) != nil && driver.find(hidden) == nil, "after \(key)")
    }
    driver.model.size = Size(columns: 80, rows: 24)
    #expect(driver.find(screen) == nil && driver.find(hidden) != nil)
    // Where there is room for all, nothing has to go.
    driver.model.size = Size(columns: 220, rows: 70)
    driver.press("vs")
    #expect(driver.find(screen) != nil && driver.find("States of") != nil)
    #expect(driver.find(hidden) == nil)
  }

  @Test func theHomeButtonIsAChoiceOfTheSetUp() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("rs")
    #expect(driver.text.contains("Home button: as usual for the iOS version"))
    #expect(driver.find("▢") != nil)
    driver.press("jj<enter><enter>")
    #expect(driver.text.contains("Home button: no"))
    driver.press("<esc>")
    #expect(driver.find("▢") == nil)
    // There was no such device.
    driver = Driver(os: Release(10), homeButton: .no)
    #expect(driver.find("▢") != nil)
    driver.press("rs")
    #expect(!driver.text.contains("Home button"))
  }

  /// In a card with two windows, each is chosen and closed by itself.
  @Test func eachWindowOfACardIsClosedByItself() {
    var driver = Driver(.iPad, size: Size(columns: 120, rows: 40))
    driver.press("12:split Notes<enter>:switcher<enter>")
    #expect(driver.model.device.cards.first?.right != nil, "\(driver.text)")
    #expect(driver.text.contains("1▸Mail"), "\(driver.text)")
    driver.press("<right>")
    #expect(driver.text.contains("┃▸Notes"), "\(driver.text)")
    #expect(driver.text.contains("States of Notes"), "the panels are about the chosen window")
    driver.press("x")
    #expect(driver.actions.last == "swipe-up Notes")
    #expect(driver.model.device.cards.count == 1 && driver.model.device.cards[0].right == nil)
    #expect(driver.text.contains("1 of 1"))
  }

  @Test func aWindowThatIsNotTheLastIsClosed() {
    var driver = Driver(.iPad, size: Size(columns: 120, rows: 40))
    driver.press("1:new-window Notes<enter>:switcher<enter>")
    #expect(driver.text.contains("x close window"), "\(driver.text)")
    driver.press("<right>x")
    #expect(driver.actions.last == "swipe-up Notes#2")
    #expect(driver.text.contains("x force quit"), "\(driver.text)")
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// What led to a message on the device: the specific reason, before the rule's general one.
@Suite struct OccasionTests: ReadsPopups {
  /// Why a message was sent begins with what led to it on the device: which overlay appeared, what
  /// came to the foreground, how the process had ended.
  @Test func theReasonNamesTheOccasion() {
    func because(_ keys: String, _ device: Device.Model = .iPhone, os: Release = Release(14))
      -> String
    {
      let lines = read(keys + "<tab><enter>", device, os: os).split(separator: "\n")
      return lines.count > 1 ? String(lines[1]) : ""
    }
    #expect(because("1c") == "because: Control Center appears over Notes#1.")
    #expect(because("1s") == "because: The App Switcher opens over Notes#1.")
    #expect(
      because("1c<esc>")
        == "because: Control Center disappears, and no overlay is left over Notes#1.")
    #expect(because("1es", .iPad).contains("Another") == false)
    #expect(
      because("1esc", .iPad) == "because: Control Center appears over Notes#1 and Mail#1.")
    #expect(because("1h") == "because: The Home Screen appears, so Notes leaves the screen.")
    #expect(
      because("1ec<esc>", os: Release(7))
        == "because: The call disappears, and no overlay is left over Notes.")
    #expect(
      because("1ecy", os: Release(7))
        == "because: The call is answered: the system's Phone app comes to the foreground, so Notes"
        + " leaves the screen.")
    #expect(
      because("1l", os: Release(4))
        == "because: The device is locked. Notes stays in the foreground behind the Lock Screen, and"
        + " is inactive there.")
    #expect(
      because("1ll", os: Release(4))
        == "because: The device is unlocked, and Notes is on the screen again.")
    // What the rule says beyond it stands behind it; what it says in general is read below.
    let home = read("1h<tab><enter>")
    #expect(home.contains("and: The scene has left the screen."), "\(home)")
    let overlay = read("1c<tab><enter>")
    #expect(!overlay.contains("and: An overlay appears"))
    #expect(overlay.contains("rule: scene.will-resign-active\nbecause: An overlay appears"))
  }

  /// Each branch has its own past, however soon the user switches.
  @Test func theReasonIsThatOfTheBranch() {
    var driver = Driver()
    driver.press("1h1h1h" + "1c<esc>" + ",,," + "2h3" + "gb<down><enter>gw")
    let text = reading(driver)
    #expect(driver.actions.last == "dismiss", "\(driver.actions)")
    #expect(
      text.contains("Control Center disappears, and no overlay is left over Notes#1."), "\(text)")
  }

  @Test func theResultOfAnActionNamesTheOccasion() {
    let accepted = read("1ecygw", os: Release(7))
    #expect(
      accepted.contains("applicationDidEnterBackground(_:): The call is answered: the system's"),
      "\(accepted)")
    #expect(accepted.contains("It has a few seconds to save"))
    #expect(
      read("1escgw", .iPad).contains(
        "Notes#1 sceneWillResignActive(_:) and Mail#1 sceneWillResignActive(_:): Control Center"))
  }

  /// Question 4: why an app launches that is still in the App Switcher.
  @Test func aLaunchSaysHowTheProcessHadEnded() {
    let jetsam = read("1htek1gw")
    #expect(
      jetsam.contains(
        "didFinishLaunchingWithOptions:): Notes was killed for memory and has no process, so it is"
          + " launched again. Its card in the App Switcher was only a snapshot."), "\(jetsam)")
    #expect(!read("1gw").contains("launched again"))
    let forceQuit = read("1htsxh1gw")
    #expect(forceQuit.contains("Notes was force-quit and has no process"), "\(forceQuit)")
    #expect(!forceQuit.contains("only a snapshot"))
    let running = read("1sxh1gw", os: Release(12))
    #expect(running.contains("Notes was force-quit and has no process"), "\(running)")
    #expect(read("1:crash Notes<enter>1gw").contains("Notes crashed, so it is launched again."))
    let apps = ["Notes scenes tasks:refresh"]
    #expect(read("1ebhtebt1gw", apps: apps).contains("did not end its background task in time"))
    let crashes = ["Notes scenes tasks:refresh no-task-handler"]
    #expect(read("1ebhteb1gw", apps: crashes).contains("Notes crashed, so it is launched again."))
    #expect(read("1h1gw", os: Release(3)).contains("Notes terminated earlier"))
    for (cause, reason) in [
      ("privacy", "Notes was killed because a privacy setting was changed"),
      ("update", "Notes ended when it was updated"), ("cpu", "it used too much CPU time"),
    ] {
      let killed = read("1h:kill Notes \(cause)<enter>1gw")
      #expect(killed.contains(reason), "\(killed)")
    }
    let off = read("1:low-battery<enter>:power-on<enter>1gw", os: Release(12))
    #expect(off.contains("Notes ended when the device powered off"), "\(off)")
  }

  /// The panels that are on the screen all the time say the same.
  @Test func thePathOfStatesNamesTheOccasion() {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1c")
    #expect(driver.text.contains("because Control Center appears over Notes#1."), "\(driver.text)")
    driver = Driver(size: Size(columns: 200, rows: 60))
    driver.press("1h")
    #expect(driver.text.contains("The Home Screen appears, so Notes leaves the screen."))
  }

  /// The earliest versions have no version before that their reason could be read from.
  @Test func theEarliestVersionsHaveAReasonToo() {
    let text = read("1lgv")
    #expect(
      text.contains(
        "because: The device is locked. Notes stays in the foreground behind the Lock Screen, and is"
          + " inactive there.\nnot sent: applicationDidEnterBackground(_:): called from iOS 5 on"),
      "\(text)")
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

/// Which app or window the system chooses, and what it leaves alone.
@Suite struct ChoiceTests {
  /// Runs a session, which must hold, and gives what it ran on, as it is at the end.
  @discardableResult
  private func run(_ text: String) throws -> Simulation {
    let library = try Library()
    let file = SourceFile(name: "session", text: text)
    let session = try SessionParser.parse(file, library: library)
    let simulation = try Simulation(session.setup, library: library)
    let failures = Checker(session, simulation).check()
    #expect(failures.isEmpty, "\(failures.flatMap(\.text).joined(separator: "\n"))")
    var run = SessionRun(simulation)
    run.run(session) { _, _ in }
    return run.simulation
  }

  @Test func anAppThatIsAtWorkInTheBackgroundIsKeptForLonger() throws {
    try run(
      """
      os: 14
      app: Music app-delegate background:audio memory:600 keeps-memory
      app: Maps app-delegate memory:600 keeps-memory
      app: Hog app-delegate memory:700 keeps-memory
      show: system
      > open Music
        ...
      > begin Music audio
      > open Maps
        ...
      > open Hog
        ...
      > grow Hog 200
        Maps system jetsammed
      = Music background
      = Maps not-running
      """)
  }

  @Test func aSceneThatGoesGivesBackItsShareOfTheMemory() throws {
    let simulation = try run(
      """
      device: iPad
      os: 14
      app: Notes scenes multiple-windows memory:900 keeps-memory
      app: Mail scenes memory:200 keeps-memory
      app: Hog scenes memory:1200 keeps-memory
      show: system
      > open Notes
        ...
      > new-window Notes
        ...
      > open Hog
        ...
      > open Mail
        ...
      > grow Mail 150
        Notes system sessionStored
      = Notes#1 unattached
      = Notes#2 background
      > grow Mail 400
        Notes system sessionStored
      = Notes#2 unattached
      = Hog#1 background
      """)
    // A third of 900, then half of 600.
    #expect(simulation.timeline.kernel.device[AppID(0)].footprint == 300)
  }

  /// On iOS 3 nothing else is in the background.
  @Test(arguments: ["jetsam Notes": "jetsammed", "kill Notes update": "killed"])
  func whatEndsAnAppThatIsBeingTerminatedIsSaid(action: String, word: String) throws {
    try run(
      """
      os: 3
      app: Notes app-delegate
      show: system
      > open Notes
        ...
      > hang Notes
        Notes system hung
      > home
      > \(action)
        Notes system \(word)
      """)
  }

  @Test func filesStayWithinReachWhereTheDeviceIsUnlockedInTime() throws {
    try run(
      """
      os: 14
      app: Music scenes protected-data background:audio
      show: appDelegate
      > open Music
        ...
      > begin Music audio
      > lock
      > wait 9
      > unlock
      > wait 20
      > lock
      > wait 9.999
      > wait 0.001
        Music appDelegate applicationProtectedDataWillBecomeUnavailable(_:)
      > unlock
        Music appDelegate applicationProtectedDataDidBecomeAvailable(_:)
      > wait 20
      """)
  }

  /// Five of eight seconds have passed when it is suspended.
  @Test func aHangGoesOnForAsLongAsWasLeftOfIt() throws {
    try run(
      """
      os: 14
      app: Notes scenes
      show: system
      > open Notes
        ...
      > home
      > hang Notes 8
        Notes system hung
      > wait 5
        Notes system suspended
      > wait 60
      > open Notes
        Notes system resumed
      > wait 2.999
      > wait 0.001
        Notes system recovered
      """)
  }

  @Test func aMinimizedWindowComesBackBesideTheOneInFront() throws {
    try run(
      """
      device: iPad
      os: 26
      app: Notes scenes multiple-windows
      show: system
      > open Notes
        ...
      > new-window Notes
        ...
      > minimize Notes#2
      = Notes#1 foregroundActive
      = Notes#2 background
      > open Notes#2
      = Notes#1 foregroundActive
      = Notes#2 foregroundActive
      """)
  }

  /// One that was never put away fills the screen.
  @Test func anotherWindowTakesThePlaceOfTheOneInFront() throws {
    try run(
      """
      device: iPad
      os: 26
      app: Notes scenes multiple-windows
      show: system
      > open Notes
        ...
      > new-window Notes
        ...
      > unsplit
      > open Notes#2
      = Notes#1 background
      = Notes#2 foregroundActive
      """)
  }
}

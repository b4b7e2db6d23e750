import Lifecycle
import RandomNumbers
import Rulebooks
import Sessions
import Testing

@testable import Exploring

/// The devices within reach: none is missed, and none is taken for another.
@Suite struct StateSpaceTests {
  static let library = try! Library()

  static func kernel(
    _ release: Release, _ model: Device.Model = .iPhone, apps: Int = 2, with traits: String = "",
    device: DeviceTraits = []
  ) throws -> Kernel {
    let rules = try library.rules(of: release)
    let kind =
      !rules.features.contains(.scenes)
      ? "app-delegate" : model == .iPad ? "scenes multiple-windows" : "scenes"
    let words = (kind + " " + traits).split(separator: " ").map(String.init)
    let installed = try ["Notes", "Mail", "Maps"].prefix(apps).map {
      InstalledApp(name: $0, traits: try AppTraits.parse(words))
    }
    var setup = Setup(model: model, release: release, apps: installed)
    setup.traits = device
    var kernel = try Simulation(setup, library: library).timeline.kernel
    kernel.assertsInvariants = false
    return kernel
  }

  /// A walk is always at a state that was met, and each of its steps is the transition that was
  /// kept: the same target, the same messages, or refused in both.
  static func breach(of space: StateSpace, seed: UInt64, length: Int) -> String? {
    var chance = SplitMix64(seed: seed)
    var kernel = space.start
    var log = EventLog()
    var key: [UInt8] = []
    var here = 0
    for step in 0..<length {
      if kernel.device.now.milliseconds > Bounds.milliseconds / 2 {
        kernel = space.start
        here = 0
      }
      let device = kernel.device
      let index = chance.below(space.alphabet.moves.count)
      let kept = space.edge(here, index)
      func at() -> String { "step \(step), \(space.alphabet.moves[index].word.word)" }
      guard let action = space.alphabet.moves[index].action(on: device),
        space.alphabet.allows(action, on: device)
      else {
        if kept != nil { return "\(at()) is not possible here" }
        continue
      }
      log.events.removeAll(keepingCapacity: true)
      if kernel.send(action, into: &log) != nil {
        if kept != nil { return "\(at()) is refused" }
        continue
      }
      guard space.alphabet.isWithinBounds(kernel.device) else {
        kernel.resume(at: device)
        continue
      }
      guard let kept else { return "\(at()) was refused before" }
      guard let state = space.state(of: kernel.device) else { return "\(at()) leaves the space" }
      if state != kept.state { return "\(at()) leads to \(state), not to \(kept.state)" }
      StateSpace.write(log.events, before: device, to: &key)
      if key != space.sequence(kept.sequence) { return "\(at()) sends something else" }
      here = state
    }
    return nil
  }

  /// With one app the space is a tenth of that with two, which is explored for iOS 14.
  @Test(arguments: [3, 4, 5, 7, 9, 13, 14, 15, 26].map { Release($0) })
  func noWalkLeavesTheSpaceOfAnIPhone(_ release: Release) throws {
    let kernel = try StateSpaceTests.kernel(release, apps: release == Release(14) ? 2 : 1)
    var space = StateSpace(kernel, .usual(on: kernel.device))
    space.explore()
    #expect(space.isComplete)
    let breach = StateSpaceTests.breach(of: space, seed: 1, length: 20_000)
    #expect(breach == nil, "iOS \(release): \(breach ?? "")")
  }

  /// What a session may do beside that, one kind of action at a time: each asks for something else
  /// of the device.
  @Test(
    arguments: [
      "edit", "begin", "end", "hang", "crash", "banner", "push", "local-alert", "text-message",
      "present", "dismiss-view", "rotate", "connect-display", "disconnect-display", "wake",
      "prewarm", "interaction", "touch", "debugger", "open-url", "low-battery", "tap-notification",
      "submit", "complete-task", "expire-task", "background-refresh", "auto-lock", "kill",
      "low-power-mode", "continue-activity",
    ])
  func noWalkLeavesItWithOtherActions(_ word: String) throws {
    let traits =
      "state-restoration protected-data saves:sceneDidEnterBackground background:location tasks:refresh"
    let kernel = try StateSpaceTests.kernel(Release(15), apps: 1, with: traits)
    let usual = ["power-on", "home", "lock", "unlock", "open", "call", "accept", "jetsam", "next"]
    let words = usual + [word]
    let alphabet = Alphabet(ActionWord.all.filter { words.contains($0.word) }, on: kernel.device)
    var space = StateSpace(kernel, alphabet, mostStates: 200_000)
    space.explore()
    #expect(space.isComplete, "\(space.count)")
    let breach = StateSpaceTests.breach(of: space, seed: 7, length: 5_000)
    #expect(breach == nil, "\(breach ?? "")")
  }

  /// Where windows overlap, each window is in the state that its place asks for, in every state
  /// within reach of these actions, and none is missed.
  @Test func noWalkLeavesItWhereWindowsOverlap() throws {
    var kernel = try StateSpaceTests.kernel(Release(26), .iPad, apps: 2, device: .windowed)
    let words = [
      "home", "lock", "unlock", "open", "resize", "minimize", "new-window", "crash", "call",
    ]
    let alphabet = Alphabet(ActionWord.all.filter { words.contains($0.word) }, on: kernel.device)
    kernel.assertsInvariants = true
    var space = StateSpace(kernel, alphabet, mostStates: 200_000)
    space.explore()
    let breach = StateSpaceTests.breach(of: space, seed: 5, length: 5_000)
    #expect(space.isComplete, "\(space.count)")
    #expect(breach == nil, "\(breach ?? "")")
  }

  /// A space that is explored in slices, or left because it is too large, is the beginning of the
  /// whole one.
  @Test func itIsExploredInSlices() throws {
    let kernel = try StateSpaceTests.kernel(Release(14), .iPad)
    let alphabet = Alphabet.usual(on: kernel.device)
    var space = StateSpace(kernel, alphabet, mostStates: 1_000)
    var slices = 0
    while !space.isCut, !space.isComplete {
      space.explore(10)
      slices += 1
    }
    #expect(space.isCut && !space.isComplete && slices > 10)
    #expect(space.count < 1_100)
    var again = StateSpace(kernel, alphabet, mostStates: 1_000)
    again.explore()
    #expect(again.count == space.count && again.transitions == space.transitions)
    // A state's way leads to it.
    var log = EventLog()
    for state in [1, 17, 400, 900] {
      var here = kernel
      for move in space.way(to: state) {
        let action = try #require(alphabet.moves[move].action(on: here.device))
        #expect(here.send(action, into: &log) == nil)
      }
      #expect(space.state(of: here.device) == state)
    }
  }

  /// Each action that names a window can name another one, and every word that people use is tried.
  @Test func everyWordHasItsMoves() throws {
    let device = try StateSpaceTests.kernel(Release(26), .iPad).device
    let other = SceneID(app: AppID(1), number: 9)
    for word in ActionWord.all where word.performer != nil && word.word != "wait" {
      let alphabet = Alphabet([word], on: device)
      #expect(!alphabet.moves.isEmpty, "\(word.word)")
      for move in alphabet.moves {
        guard let action = move.action(on: device), action.window != nil else { continue }
        #expect(action.naming(other).window == other, "\(word.word)")
      }
    }
  }

  /// Windows are named by their places: the first one is the only one that there is at first.
  @Test(arguments: ["close-window", "disconnect"]) func theOnlyWindowIsReached(_ word: String)
    throws
  {
    var kernel = try StateSpaceTests.kernel(Release(26), .iPad)
    var log = EventLog()
    let notes = AppID(0)
    #expect(kernel.send(.open(SceneID(app: notes, number: 0)), into: &log) == nil)
    if word == "disconnect" { #expect(kernel.send(.home, into: &log) == nil) }
    let moves = Alphabet(ActionWord.all.filter { $0.word == word }, on: kernel.device).moves
    let refusals = moves.compactMap { $0.action(on: kernel.device) }.filter { $0.app == notes }.map
    {
      var here = kernel
      return here.send($0, into: &log)
    }
    #expect(refusals.contains(nil), "\(refusals)")
  }

  /// What is stored of a device is in its key, or is known not to matter: whoever adds something
  /// decides.
  @Test func everythingStoredIsInTheKeyOrKnownNotToMatter() throws {
    let kernel = try StateSpaceTests.kernel(Release(14))
    let device = kernel.device
    func names(_ value: Any) -> Set<String> {
      Set(Mirror(reflecting: value).children.compactMap(\.label))
    }
    #expect(
      names(device) == [
        "model", "traits", "now", "situation", "apps", "scenes", "cards", "queues", "isLandscape",
        "hasDisplay", "protection", "isDataProtected", "isRefreshOff", "isLowPower", "hasLongQueue",
        "shown",
        "sequence", "showings", "lastPID",
      ])
    #expect(
      names(device.situation) == [
        "isOn", "isLocked", "isSwitching", "front", "overlays", "banner", "splitIsUneven", "aside",
      ])
    #expect(
      names(device.apps[0]) == [
        "id", "kind", "process", "state", "runtime", "wasLaunched", "requests", "isForceQuit",
        "notification", "undeliveredDiscards", "undeliveredDiscard", "edits", "savedEdits",
        "lostEdits", "hasStoredState", "lastNumber",
      ])
    #expect(
      names(device.apps[0].runtime) == [
        "pid", "uses", "isHung", "isLaunching", "isTerminating", "ignoresTouches", "isDebugged",
        "missesData", "footprint", "hangLeft", "suspension", "expiration", "recovery", "watchdog",
        "suspendedSince",
      ])
  }
}

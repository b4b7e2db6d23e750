import Lifecycle
import Texts

extension Model {
  /// The action that a key stands for, or nil where it stands for none, or for none now.
  func action(for command: Command) -> Action? {
    switch command {
    case .home: homeUnlocks ? .unlock : .home
    case .switcher: .switcher
    case .lock: .lock
    case .unlock: .unlock
    case .powerOn: .powerOn
    case .holdLock: .holdLock
    case .controlCenter: .controlCenter
    case .notificationCenter: .notificationCenter(full: false)
    case .wholeNotificationCenter: .notificationCenter(full: true)
    case .accept: .accept
    case .dismiss: .dismiss
    case .openApp(let place): app(place).map { .open(SceneID(app: $0, number: 0)) }
    case .systemAlert: .systemAlert
    case .localAlert: (selectedApp(where: isHidden) ?? selectedApp).map { .localAlert($0) }
    case .call: .call
    case .newWindow: appOfFront.map { .newWindow($0) }
    case .closeWindow: windowToClose.map { .closeWindow($0) }
    case .split: windowToSplit.map { .split($0) }
    case .resize: .resize
    case .memoryWarning: .memoryWarning(nil)
    case .reclaimMemory: .reclaimMemory
    case .touch: .touch
    case .chooseCard: window(ofCard: card).map { .choose($0) }
    case .chooseNthCard(let place): window(ofCard: place - 1).map { .choose($0) }
    case .removeCard: window(ofCard: card).map { .swipeUp($0, quickly: false) }
    case .next: .next
    case .olderCard, .newerCard, .wait, .clock, .undo, .redo, .restart, .record, .palette, .menu,
      .scenarios, .help, .tour, .setUp, .lanes, .zoomIn, .zoomOut, .nextPanel, .previousPanel, .up,
      .down, .pageUp, .pageDown, .top, .bottom,
      .search, .searchNext, .searchPrevious, .view, .why, .previousRow, .nextRow, .onlyMessage,
      .onlyReceiver,
      .fold, .mark,
      .copyLines, .saveLines, .clearLog, .onlyApp, .silence, .foldAll, .spelling, .states,
      .slowMotion,
      .nextMessage, .showKeys, .nextTheme, .largerPanel, .smallerPanel, .quit,
      .quitAtOnce, .suspend, .redraw,
      .close,
      .choose, .complete, .completeBack, .olderLine, .newerLine, .previousCandidate,
      .nextCandidate, .yes, .no, .playScenario, .takeOverScenario, .previousChapter, .nextChapter,
      .nextRelease, .filterScenarios, .readOn, .readBack, .runLoop,
      .stepBack, .toBeginning, .toPresent, .previousMark, .nextMark, .play, .slower, .faster,
      .scrub, .setMark, .narrate, .jump, .leaveOut, .difference, .branches, .renameBranch,
      .dropBranch, .compareBranch, .compare, .whyCompared, .nextDifference,
      .previousDifference:
      nil
    }
  }

  /// On the lock screen Home is how a person unlocks, wherever nobody slides.
  private var homeUnlocks: Bool {
    let situation = device.situation
    return situation.isOn && situation.isLocked && situation.overlays.isEmpty
      && !Looks(self).unlocksBySlider
  }

  /// Why a key did nothing that stands for an action.
  func reasonForNothing(_ command: Command) -> String {
    switch command {
    case .openApp(let place):
      localized("notes.no-app", count: device.apps.count, ["place": "\(place)"])
    case .chooseCard, .chooseNthCard, .removeCard: localized("notes.no-card")
    case .closeWindow: localized("notes.no-window")
    case .nextMessage:
      slowMotion.held == nil && isAtPresent ? localized("presenting.nothing-held") : ""
    case .stepBack, .toBeginning:
      simulation.timeline.cursor == 0 ? localized("travel.at-beginning") : ""
    case .toPresent:
      (followedPlace.map { $0 == .liveEnd } ?? isAtPresent) ? localized("travel.at-present") : ""
    default: ""
    }
  }

  private func app(_ place: Int) -> AppID? {
    place <= device.apps.count ? device.apps[place - 1].id : nil
  }

  // MARK: - Which app a key is about

  /// The app that is chosen in the apps panel.
  var selectedApp: AppID? {
    device.apps.indices.contains(selection.app) ? device.apps[selection.app].id : nil
  }

  /// The first app from the chosen one on, round the list, that something holds for.
  private func selectedApp(where holds: (AppID) -> Bool) -> AppID? {
    let count = device.apps.count
    for step in 0..<count {
      let app = device.apps[(selection.app + step) % count].id
      if holds(app) { return app }
    }
    return nil
  }

  private func isHidden(_ app: AppID) -> Bool { device.visible?.contains(app) != true }

  /// The chosen app where it is in front, else the one in front, else the chosen one.
  private var appOfFront: AppID? {
    guard let front = device.visible else { return selectedApp }
    return selectedApp.flatMap { front.contains($0) ? $0 : nil } ?? front.left.app
  }

  /// The window that is chosen in the apps panel, where a window is chosen and not its app.
  private var selectedWindow: SceneID? {
    guard selection.window > 0, let app = selectedApp else { return nil }
    return SceneID(app: app, number: selection.window)
  }

  /// The chosen window, else the one that came to the front last, else the chosen app's.
  private var windowToClose: SceneID? {
    if let selectedWindow { return selectedWindow }
    if let front = device.visible { return front.right ?? front.left }
    return selectedApp.flatMap { device.scenes(of: $0).last?.id }
  }

  /// The chosen window or app where it is not in front, else the next app that is not.
  private var windowToSplit: SceneID? {
    if let selectedWindow, device.visible?.contains(selectedWindow) != true {
      return selectedWindow
    }
    return (selectedApp(where: isHidden) ?? selectedApp).map { SceneID(app: $0, number: 0) }
  }

  /// How an action names a card: by its app, or by its window where the app has several.
  private func window(ofCard index: Int) -> SceneID? {
    guard device.cards.indices.contains(index) else { return nil }
    let window = device.cards[index].left
    let isOnly = device.scenes(of: window.app).count < 2
    return isOnly ? SceneID(app: window.app, number: 0) : window
  }
}

/// What a key or a click asks for.
public enum Command: Hashable, Sendable {
  // The device.
  case home, switcher, lock, unlock, powerOn, holdLock
  case controlCenter, notificationCenter, wholeNotificationCenter
  case accept, dismiss
  /// The nth installed app, from 1.
  case openApp(Int)
  case systemAlert, localAlert, call
  case newWindow, closeWindow, split, resize
  case memoryWarning, reclaimMemory, touch

  // The app switcher.
  case olderCard, newerCard, chooseCard, removeCard
  /// The nth card, from 1.
  case chooseNthCard(Int)

  // Time, and the session.
  case next, wait, clock
  case undo, redo, restart
  case record

  // The interface.
  case palette, menu, scenarios, help
  case lanes, zoomIn, zoomOut, tour, setUp
  case nextPanel, previousPanel
  case up, down, pageUp, pageDown, top, bottom
  case search, searchNext, searchPrevious, view
  // About the chosen row of the log.
  case why, previousRow, nextRow, onlyMessage, onlyReceiver, fold, mark, copyLines, saveLines
  case clearLog
  // About the whole log.
  case onlyApp, silence, foldAll, spelling, states
  // In front of a class.
  case slowMotion, nextMessage, showKeys, nextTheme
  case largerPanel, smallerPanel
  case quit, quitAtOnce, suspend, redraw

  // The program's own overlays.
  case close, choose, complete, completeBack, olderLine, newerLine
  case previousCandidate, nextCandidate, yes, no

  // The scenario browser.
  case playScenario, takeOverScenario, previousChapter, nextChapter, nextRelease, filterScenarios
  /// In what is said of a scenario.
  case readOn, readBack

  // The run loop of the chosen app.
  case runLoop

  // Other moments of the session, its other lines, and what marks them.
  case stepBack, toBeginning, toPresent, previousMark, nextMark
  /// A word alone: the clock's key plays where there is something to play.
  case play
  case slower, faster, scrub
  case setMark, narrate
  case jump, leaveOut, difference
  case branches, renameBranch, dropBranch, compareBranch

  // The session beside itself on another device.
  case compare, whyCompared, nextDifference, previousDifference
}

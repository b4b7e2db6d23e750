import Sessions
import TerminalKit
import Texts

extension Model {
  /// Takes one input. Cheap, so that everything that waits can be taken before a picture is drawn.
  /// `time` is a clock's, in milliseconds; with it a click may be held or doubled.
  public mutating func handle(_ input: Input, at time: UInt64? = nil) -> [Effect] {
    let effects = take(input, at: time)
    return effects + takeWhatWaits()
  }

  private mutating func take(_ input: Input, at time: UInt64?) -> [Effect] {
    switch input {
    case .key(let key):
      let goesOn = key == .enter && goesOnByEnter
      let effects = settleClick(at: .max)
      note = nil
      let command = keys.command(for: key, in: contexts)
      keyBar.add(key, command.map(words(of:)) ?? "")
      if let command {
        if goesOn {
          goOnWithTour()
          return effects
        }
        let done = effects + perform(command)
        advanceTour(after: command)
        return done
      }
      return effects + type(key)
    case .mouse(let mouse):
      let effects = handle(mouse, at: time)
      advanceTour()
      return effects
    case .paste(let text):
      paste(text)
      return []
    }
  }

  /// A key without a meaning of its own: typed where something is typed, else said to have none.
  private mutating func type(_ key: Key) -> [Effect] {
    switch popup {
    case .prompt(var prompt):
      prompt.editor.take(key)
      popup = .prompt(prompt)
    case .palette(var palette):
      palette.editor.take(key)
      palette.edited()
      popup = .palette(palette)
    case .scenarios: typeInScenarios(key)
    case .help, .reading, .list, .question, .lanes, .comparing: break
    case nil:
      // Who has read of a key of the log's may not know that the log must have the keys.
      let isOfLog = focus != .log && keys.command(for: key, in: .log) != nil
      let text =
        isOfLog
        ? keys.sentence(
          localized("notes.key-is-of-log", ["key": key.name]), .nextPanel, "leads-there")
        : keys.sentence(
          localized("notes.key-does-nothing", ["key": key.name]), .help, "lists-the-keys")
      note = Note(kind: .information, text: text)
    }
    return []
  }

  private mutating func paste(_ text: String) {
    let line = text.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
    switch popup {
    case .prompt(var prompt):
      prompt.editor.insert(String(line))
      popup = .prompt(prompt)
    case .palette(var palette):
      palette.editor.insert(String(line))
      palette.edited()
      popup = .palette(palette)
    case .scenarios where browser.isTyping: browser.edit { $0.insert(String(line)) }
    case .help, .reading, .list, .question, .lanes, .scenarios, .comparing, nil: break
    }
  }

  /// Does what a key or a click asks for.
  mutating func perform(_ command: Command) -> [Effect] {
    if stopsPlaying(command) { return [] }
    if replacesFollowed(command), refusesToReplace() { return [] }
    // Enter and Escape are pressed to be sure. Where they do nothing, that is said, and the session
    // has no row for it.
    if command == .accept || command == .dismiss, !isPossible(command) {
      if command == .accept || !dismissOwn() { sayWhyNot(command) }
      return []
    }
    if action(for: command) != nil {
      // Whoever goes on has seen enough: what is held is shown, and the device is as it is.
      showAllMessages()
      if let action = action(for: command) { return send(action) }
    }
    switch command {
    case .undo: return takeBack()
    case .redo: return doAgain()
    case .olderCard: card = min(card + 1, max(0, device.cards.count - 1))
    case .newerCard: card = max(card - 1, 0)
    case .wait: popup = .prompt(Prompt(.wait, suggestion: "5"))
    case .clock: toggleClock()
    case .restart: popup = .question(Question(.restart, endsRecording: isRecording))
    case .record: return toggleRecording()
    case .palette: popup = .palette(Palette(self))
    case .menu: openMenu()
    case .scenarios: return openScenarios()
    case .help: popup = .help(top: 0)
    case .tour: goOnWithTour()
    case .setUp: openSetUp()
    case .lanes: openLanes()
    case .compare: openVariants()
    case .whyCompared, .nextDifference, .previousDifference: performInComparing(command)
    case .zoomIn: zoomLanes(by: 1)
    case .zoomOut: zoomLanes(by: -1)
    case .nextPanel: movePanel(by: 1)
    case .previousPanel: movePanel(by: -1)
    case .up: move(.lines(-1))
    case .down: move(.lines(1))
    case .pageUp: move(.pages(-1))
    case .pageDown: move(.pages(1))
    case .top: move(.top)
    case .bottom: move(.bottom)
    case .search: popup = .prompt(Prompt(.search))
    case .searchNext: search(forward: true)
    case .searchPrevious: search(forward: false)
    case .view: cycleFilter()
    case .why: explainChosenRow()
    case .previousRow: explainRow(by: -1)
    case .nextRow: explainRow(by: 1)
    case .onlyMessage: toggleMessageFilter()
    case .onlyReceiver: toggleReceiverFilter()
    case .fold: toggleFold()
    case .mark: toggleMark()
    case .copyLines: return copyLines()
    case .saveLines: return askWhereToSave()
    case .clearLog: return clearLog() ? [] : perform(.dismiss)
    case .onlyApp: toggleAppFilter()
    case .silence: toggleSilence()
    case .foldAll: toggleAllFolds()
    case .spelling: toggleSpelling()
    case .states: toggleStates()
    case .slowMotion: cycleSlowMotion()
    case .nextMessage: showNextMessage()
    case .showKeys: toggleKeyBar()
    case .nextTheme: return showNextTheme()
    case .largerPanel: resizePanel(by: 1)
    case .smallerPanel: resizePanel(by: -1)
    case .quit: return quit()
    case .quitAtOnce: return endRecording() + [.quit]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .close: closePopup()
    case .choose: return choose()
    case .complete: complete(by: 1)
    case .completeBack: complete(by: -1)
    case .previousCandidate: moveInPalette(by: -1)
    case .nextCandidate: moveInPalette(by: 1)
    case .olderLine: recall(by: -1)
    case .newerLine: recall(by: 1)
    case .yes: return answer(true)
    case .no: return answer(false)
    case .playScenario, .takeOverScenario, .previousChapter, .nextChapter, .nextRelease,
      .filterScenarios, .readOn, .readBack:
      return performInScenarios(command)
    case .runLoop: toggleRunLoop()
    case .stepBack, .toBeginning, .toPresent, .previousMark, .nextMark, .play, .slower, .faster,
      .scrub, .setMark, .narrate, .jump, .leaveOut, .difference, .branches, .renameBranch,
      .dropBranch, .compareBranch:
      performInTime(command)
    // These stand for actions, which at this moment are about nothing.
    case .home, .switcher, .lock, .unlock, .powerOn, .holdLock, .controlCenter,
      .notificationCenter, .wholeNotificationCenter, .accept, .dismiss, .openApp, .systemAlert,
      .localAlert, .call, .newWindow, .closeWindow, .split, .resize, .memoryWarning,
      .reclaimMemory, .touch, .chooseCard, .chooseNthCard, .removeCard, .next:
      note = Note(kind: .refusal, text: reasonForNothing(command))
    }
    return []
  }

  /// Where the device has nothing to dismiss, Escape is about what the program itself shows. False
  /// where there is nothing of that, either.
  private mutating func dismissOwn() -> Bool {
    if slowMotion.held != nil {
      showAllMessages()
    } else if logHasMore {
      _ = clearLog()
    } else if showsStates {
      toggleStates()
    } else if showsRunLoop {
      toggleRunLoop()
    } else {
      return endTour()
    }
    return true
  }

  private mutating func sayWhyNot(_ command: Command) {
    guard
      let refusal = action(for: command).flatMap({ simulation.timeline.kernel.after($0).refusal })
    else { return }
    note = Note(kind: .refusal, text: simulation.sentence(.kernel(refusal)))
  }

  /// Asks nothing, unless a recording could not be written.
  private mutating func quit() -> [Effect] {
    if hasLostRecording {
      popup = .question(Question(.quit))
      return []
    }
    return endRecording() + [.quit]
  }

  private mutating func toggleClock() {
    if refusesClock() { return }
    if !isAtPresent || stepsIntoWhatWaits { return startPlaying() }
    isClockRunning.toggle()
    let text =
      isClockRunning
      ? localized("notes.clock-runs")
      : keys.sentence(localized("notes.clock-stands"), .clock, "starts-it")
    note = Note(kind: .information, text: text)
  }

  private mutating func takeBack() -> [Effect] {
    let words = self.words(ofFirst: simulation.timeline.past.lazy.reversed())
    let effects = send(Step.undo)
    if note == nil {
      note = Note(kind: .information, text: localized("notes.taken-back", ["action": words]))
    }
    return effects
  }

  private mutating func doAgain() -> [Effect] {
    let words = self.words(ofFirst: simulation.timeline.entries[simulation.timeline.cursor...])
    let effects = send(Step.redo)
    if note == nil {
      note = Note(kind: .information, text: localized("notes.done", ["action": words]))
    }
    return effects
  }

  /// The first action that was not refused, in words: undo and redo pass over those that were.
  private func words(ofFirst entries: some Sequence<Timeline.Entry>) -> String {
    guard let entry = entries.first(where: { $0.refusal == nil }) else { return "" }
    return simulation.text.text(.act(entry.step, detail: entry.detail))
  }
}

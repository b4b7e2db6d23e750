import Lifecycle
import Sessions
import Texts

// What the log hides, and what brings it back.
extension Model {
  /// Shows the log through another filter. The chosen row stays chosen where it is still shown,
  /// else its action does.
  private mutating func filterLog(_ change: (inout LogFilter) -> Void) {
    let chosen = log.chosen == nil ? nil : chosenLogRow
    let first = firstLogRow(height: logHeight)
    let offset = (log.chosen ?? first) - first
    var filter = log.filter
    change(&filter)
    log.index = LogIndex(filter: filter)
    log.index.update(simulation.timeline)
    showWhatIsKnown()
    log.hit = nil
    log.anchor = nil
    log.top = nil
    log.chosen = nil
    if let chosen { choose(chosen, offset: offset) }
  }

  /// Chooses a row wherever it stands now, so many rows beneath the first that is seen.
  private mutating func choose(_ row: LogRow, offset: Int) {
    let timeline = simulation.timeline
    let heading = row.entry(in: timeline).map(LogRow.action)
    let place =
      log.index.place(of: row, timeline) ?? heading.flatMap { log.index.place(of: $0, timeline) }
    guard let place else { return }
    log.chosen = nil
    log.top = max(0, place - offset)
    chooseLogRow(place)
  }

  mutating func cycleFilter() {
    let next = log.filter.nextLevel
    filterLog { $0.level = next }
    say(localized("notes.log-shows", ["what": log.filter.title]))
  }

  /// Only the selected app's messages, or those of all apps again.
  mutating func toggleAppFilter() {
    guard let app = selectedApp else { return }
    let isOn = log.filter.app == app
    filterLog { $0.app = isOn ? nil : app }
    let text = isOn ? localized("notes.all-apps") : localized("notes.one-app", ["app": name(app)])
    say(text)
  }

  /// Only messages like the chosen one, or all again.
  mutating func toggleMessageFilter() {
    if log.filter.selector != nil {
      filterLog { $0.selector = nil }
      say(localized("notes.other-messages"))
      return
    }
    guard let message = chosenMessage() else { return }
    filterLog { $0.selector = message.selector }
    say(localized("notes.one-message", ["message": selector(message)]))
  }

  /// Only what the chosen message's receiver is sent, or all again.
  mutating func toggleReceiverFilter() {
    if log.filter.hearer != nil {
      filterLog { $0.hearer = nil }
      say(localized("notes.other-receivers"))
      return
    }
    guard let hearer = chosenMessage().map(LogFilter.Hearer.init) else { return }
    filterLog { $0.hearer = hearer }
    say(localized("notes.one-receiver", ["receiver": receiverName(hearer)]))
  }

  /// The message in the chosen row; says so where there is none.
  private mutating func chosenMessage() -> Message? {
    if case .message(let index)? = chosenLogRow { return simulation.timeline.message(at: index) }
    say(localized("notes.no-message"), .refusal)
    return nil
  }

  /// A receiver with its app, since every app has one of that name.
  private func receiverName(_ hearer: LogFilter.Hearer) -> String {
    "\(name(hearer.app)) \(hearer.receiver.word(number: hearer.number))"
  }

  mutating func toggleSilence() {
    filterLog { $0.hidesSilent.toggle() }
    let text =
      log.filter.hidesSilent
      ? localized("notes.silent-hidden") : localized("notes.silent-shown")
    say(text)
  }

  mutating func toggleSpelling() {
    log.isObjectiveC.toggle()
    let text = log.isObjectiveC ? "Objective-C" : "Swift"
    say(localized("notes.spelling", ["language": text]))
  }

  // MARK: - Folding

  mutating func toggleFold() {
    guard let entry = chosenLogRow?.entry(in: simulation.timeline) else { return }
    let first = firstLogRow(height: logHeight)
    let offset = (chosenLogPlace ?? first) - first
    log.hit = nil
    log.anchor = nil
    log.index.toggleFold(entry, simulation.timeline)
    choose(.action(entry), offset: offset)
  }

  mutating func toggleAllFolds() {
    filterLog { $0.toggleAllFolds() }
    let text =
      log.filter.foldsAll ? localized("notes.folded") : localized("notes.unfolded")
    say(text)
  }

  // MARK: - Clearing

  /// What Escape would clear from the log.
  var logHasMore: Bool {
    log.anchor != nil || !log.query.isEmpty || log.filter.isNarrow || log.filter.hidesSilent
  }

  /// Clears what was put on the log last in this order: marks, the search, filters. False where
  /// there is nothing to clear.
  mutating func clearLog() -> Bool {
    guard logHasMore else { return false }
    if log.anchor != nil {
      log.anchor = nil
    } else if !log.query.isEmpty {
      log.query = ""
      log.hit = nil
    } else {
      filterLog {
        $0.app = nil
        $0.selector = nil
        $0.hearer = nil
        $0.hidesSilent = false
      }
    }
    return true
  }

  /// What the log hides, in words for its frame.
  var filterTexts: [String] {
    var texts: [String] = []
    if let app = log.filter.app { texts.append(localized("log.only", ["what": name(app)])) }
    if let selector = log.filter.selector {
      texts.append(localized("log.only", ["what": simulation.rules.messages[selector].selector]))
    }
    if let hearer = log.filter.hearer {
      texts.append(localized("log.only", ["what": receiverName(hearer)]))
    }
    if log.filter.hidesSilent { texts.append(localized("log.no-silent")) }
    if log.filter.foldsAll { texts.append(localized("log.folded")) }
    if log.isObjectiveC { texts.append("Objective-C") }
    return texts
  }
}

extension SessionView {
  /// A message's selector as it is shown.
  func selector(_ message: Message) -> String {
    let row = simulation.rules.messages[message.selector]
    return isObjectiveC ? row.objectiveC ?? row.selector : row.selector
  }
}

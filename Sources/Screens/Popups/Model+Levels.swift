import Texts

// Some overlays lie a level above others: a form above the list that it was chosen in. Escape takes
// off one level, and what was chosen there stays chosen.
extension Model {
  /// What Escape goes back to; nil where nothing of the program's own lies beneath.
  private var overlayBeneath: Popup? {
    switch popup {
    case .list(let list):
      guard let way = list.page?.wayBack else { return nil }
      return setUpList(way.list, selecting: way.row).map(Popup.list)
    case .prompt(let prompt):
      switch prompt.purpose {
      case .appName(nil): return setUpList(.main, selecting: .addApp).map(Popup.list)
      case .appName(let app?):
        return setUpList(.app(app), selecting: .rename(app)).map(Popup.list)
      case .branchName(let index): return .list(branchList(selected: index.map { $0 + 1 } ?? 0))
      case .recording, .wait, .search, .saveLines, .mark, .narration: return nil
      }
    case .reading(let reading):
      // Whoever has read why goes on comparing.
      if reading.isOfComparing, comparing != nil { return .comparing }
      return reading.branch.map { .list(branchList(selected: $0 + 1)) }
    case .palette(let palette): return palette.menu.map(Popup.list)
    case .help, .question, .lanes, .scenarios, .comparing, nil: return nil
    }
  }

  /// Whether Escape goes one level back, and closes nothing.
  var goesBack: Bool {
    if case .scenarios = popup { return browser.isTyping }
    return overlayBeneath != nil
  }

  /// Escape: one level back, else all is closed.
  mutating func closePopup() {
    if case .scenarios = popup, browser.isTyping { return stopTypingInScenarios() }
    if let beneath = overlayBeneath {
      popup = beneath
      return
    }
    popup = nil
    comparing = nil
    leaveSetUp()
  }
}

import Preferences
import TerminalKit
import Texts
import Workbench

/// How much room the panel has that has the keys.
enum PanelSize: Int, Sendable {
  case usual
  /// More than is usual, at the cost of the others.
  case large
  /// All there is.
  case whole
}

extension Model {
  /// More room for the panel that has the keys, or less.
  mutating func resizePanel(by step: Int) {
    if focus == .device, presenting.panelSize == .usual, step > 0 { focus = .apps }
    // A side panel knows no size between its own and all there is.
    let steps = sidePanel != nil ? 2 * step : step
    presenting.panelSize =
      PanelSize(rawValue: max(0, min(presenting.panelSize.rawValue + steps, 2)))
      ?? presenting.panelSize
    say(presenting.panelSize.sentence(keys))
  }

  mutating func toggleKeyBar() {
    presenting.keyBar.isShown.toggle()
    let text = localized(
      presenting.keyBar.isShown ? "presenting.keys-shown" : "presenting.keys-hidden")
    say(text)
  }

  mutating func showNextTheme() -> [Effect] {
    let names = ThemeName.allCases
    return show(names[((names.firstIndex(of: presenting.theme) ?? 0) + 1) % names.count])
  }

  mutating func show(_ theme: ThemeName) -> [Effect] {
    presenting.theme = theme
    say(
      localized(
        "presenting.theme", ["theme": presenting.theme.rawValue, "help": presenting.theme.help]))
    return [.theme(presenting.theme)]
  }
}

extension PanelSize {
  fileprivate func sentence(_ keys: KeyTable) -> String {
    switch self {
    case .usual: localized("presenting.panel-usual")
    case .large:
      keys.sentence(localized("presenting.panel-large"), .smallerPanel, "makes-it-smaller")
    case .whole:
      keys.sentence(localized("presenting.panel-whole"), .smallerPanel, "makes-it-smaller")
    }
  }
}

extension Layout {
  /// Gives the panel that has the keys more room.
  mutating func resize(_ focus: Panel, to wanted: PanelSize, in body: Rect) {
    switch wanted {
    case .usual: return
    case .whole:
      let (hasLog, hasSide) = (log != nil, side != nil)
      (device, apps, log, side, display) = (nil, nil, nil, nil, nil)
      isSinglePanel = true
      switch focus {
      case .device: device = body
      case .log where hasLog: log = body
      // What is chosen among the apps is what these are about.
      case .apps, .log:
        if hasSide { side = body } else { apps = body }
      }
    case .large:
      guard let apps, let log, side == nil, display == nil
      else { return }
      if apps.x != log.x { return makeLogHigher(focus, apps, log) }
      let rows = apps.height + log.height
      let height = focus == .log ? min(apps.height, 6) : max(apps.height, rows * 2 / 3)
      self.apps?.height = height
      self.log?.y = apps.y + height
      self.log?.height = rows - height
    }
  }

  /// If the device is above the log, the log takes rows of it; the apps take columns.
  private mutating func makeLogHigher(_ focus: Panel, _ apps: Rect, _ log: Rect) {
    guard let device else { return }
    if focus == .log {
      let given = max(0, apps.height - max(8, (apps.height + log.height) * 2 / 5))
      self.device?.height -= given
      self.apps?.height -= given
      self.log?.y -= given
      self.log?.height += given
    } else {
      let given = max(0, min(24, device.width - 30))
      self.device?.width -= given
      self.apps?.x -= given
      self.apps?.width += given
    }
  }
}

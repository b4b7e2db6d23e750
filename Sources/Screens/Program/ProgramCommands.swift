import TerminalKit
import Texts

// The program itself.
extension Command {
  static let help = Command(
    "help", ["?"], .program, in: .screen, hints: .screen, do: { $0.popup = Help() }
  )
  .inPalette

  static let quit = Command(
    "quit", ["q"], .program, in: .screen, hints: .screen, effects: { $0.quit() }
  ).inPalette

  static let quitAtOnce = Command(
    "quit-at-once", [.control("c")], .program, in: .everywhere,
    effects: { $0.work { $0.leaveSession() } + [.quit] })

  static let suspend = Command(
    "suspend", [.control("z")], .program, in: .everywhere, effects: { _ in [.suspend] })

  static let redraw = Command(
    "redraw", [.control("l")], .program, in: .everywhere, effects: { _ in [.redraw] })

  static let program = [help, tour, quit, quitAtOnce, suspend, redraw]
}

// Panels, and what moves in them and in popups.
extension Command {
  static let nextPanel = Command(
    "next-panel", [.tab], .panels, in: .screen, hints: .screen, do: { $0.movePanel(by: 1) }
  )
  .with {
    $0.whyNot = { $0.nextPanel == nil ? localized("notes.only-panel") : nil }
    $0.labelNow = { $0.nextPanel?.label }
  }

  static let previousPanel = Command(
    "previous-panel", [.backTab], .panels, in: .screen, do: { $0.movePanel(by: -1) })

  static let up = Command(
    "up", [.up, "k"], .panels, in: [.screen.subtracting(.switcher), .lists],
    hints: [.reading, .lanes, .comparing], do: { $0.move(.lines(-1)) })

  static let down = Command(
    "down", [.down, "j"], .panels, in: [.screen.subtracting(.switcher), .lists],
    hints: [.reading, .lanes, .comparing], do: { $0.move(.lines(1)) })

  // Icons are beside each other.
  static let previousApp = Command(
    "previous-app", [.left], .panels, in: .homeScreen, do: { $0.selectApp(by: -1) })

  static let nextApp = Command(
    "next-app", [.right], .panels, in: .homeScreen, do: { $0.selectApp(by: 1) })

  static let top = Command(
    "top", [.home], .panels, in: [.screen, .lists], do: { $0.move(.top) })

  static let bottom = Command(
    "bottom", ["G", .end], .panels, in: [.screen, .lists], do: { $0.move(.bottom) })

  static let pageUp = Command(
    "page-up", [.pageUp], .panels, in: [.screen, .lists], do: { $0.move(.pages(-1)) })

  static let pageDown = Command(
    "page-down", [.pageDown], .panels, in: [.screen, .lists], do: { $0.move(.pages(1)) })

  static let betweenPanels = [nextPanel, previousPanel]

  static let panels =
    [
      up, down,
      // The arrows are the cards' there.
      previousApp, nextApp,
      up.also("up-in-switcher", ["k"], .panels, in: .switcher),
      down.also("down-in-switcher", ["j"], .panels, in: .switcher),
      top, top.also("top-of-list", ["g"], .popups, in: .lists), bottom, pageUp, pageDown,
    ] + logView + [states, savePoints, runLoop, ownCode] + knows + logWhole
}

import TerminalKit

extension Theme {
  /// The states differ in lightness as well as in hue, so that they stay apart for eyes without
  /// red, green or blue cones; nothing else is told by red against green.
  public static let colourBlind = Theme(ink: Color(252, or: .white), on: black) { style in
    switch style {
    case .plain, .title, .screen, .appName, .selector, .overlay, .card, .device: Look()
    case .dim, .footer, .silent, .future, .statusBar, .frame, .receiver, .covered, .black:
      Look(grey)
    case .strong, .panelTitle, .coverTitle, .newest, .input: Look(white, bold: true)

    case .key, .accent, .markRow, .button, .touchable, .action, .newestMark: Look(sky, bold: true)
    case .frameFocused, .later, .icon: Look(sky)
    case .selection, .cardChosen: Look(bold: true, reverse: true)

    case .stateActive: Look(Color(84, or: .green), bold: true)
    case .stateInactive: Look(orange, bold: true)
    case .stateBackground: Look(Color(33, or: .blue), bold: true)
    case .stateSuspended: Look(Color(133, or: .magenta), bold: true)
    case .stateNotRunning: Look(Color(248, or: .white))

    case .refusal, .paused: Look(orange)
    case .recording: Look(orange, bold: true, reverse: true)
    case .error: Look(black, on: orange, bold: true)
    case .searchHit: Look(black, on: Color(228, or: .yellow))
    }
  }

  private static let black = Color(16, or: .black)
  private static let white = Color(231, or: .white)
  private static let grey = Color(246, or: .white)
  private static let sky = Color(117, or: .cyan)
  private static let orange = Color(208, or: .yellow)
}

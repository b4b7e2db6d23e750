import TerminalKit

extension Theme {
  /// The states differ in lightness as well as in hue, so that they stay apart for eyes without
  /// red, green or blue cones; nothing else differs by red against green alone.
  public static let colourBlind = Theme(ink: Color(252, or: .white), on: black) { style in
    switch style {
    case .plain, .title, .screen, .appName, .selector, .overlay, .card, .device: Look()
    case .dim, .footer, .silent, .future, .statusBar, .frame, .receiver, .covered, .black:
      Look(grey)
    case .strong, .panelTitle, .captionTitle, .newest, .input: Look(white, bold: true)

    case .key: Look(sky, bold: true)
    case .accent, .markRow, .button, .touchable, .action, .newestMark, .frameFocused, .icon:
      Look(white, bold: true)
    case .later: Look()
    case .printed: Look()
    case .narration: Look(white, on: Color(237, or: .black))
    case .selection, .cardChosen: Look(bold: true, reverse: true)

    case .stateActive: Look(green, bold: true)
    case .stateInactive: Look(orange, bold: true)
    case .stateBackground: Look(blue, bold: true)
    case .stateSuspended: Look(magenta, bold: true)
    case .stateNotRunning: Look(Color(248, or: .white))
    case .stateHung: Look(yellow, bold: true, underline: true)

    case .bandActive: Look(black, on: green, bold: true)
    case .bandInactive: Look(black, on: orange, bold: true)
    case .bandBackground: Look(black, on: blue, bold: true)
    case .bandSuspended: Look(black, on: magenta, bold: true)
    case .bandHung: Look(black, on: yellow, bold: true)
    case .bandNotRunning: Look(white, bold: true)
    case .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal,
      .tileBrown:
      .tile(style)
    case .frozen: Look(Color(250, or: .white), on: Color(238, or: .black))

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
  private static let green = Color(84, or: .green)
  private static let blue = Color(33, or: .blue)
  private static let magenta = Color(133, or: .magenta)
  private static let yellow = Color(226, or: .yellow)
  private static let orange = Color(208, or: .yellow)
}

import TerminalKit

extension Theme {
  /// Dark letters on white paper; the hues are those of the dark theme, in shades that can be read.
  public static let light = Theme(ink: ink, on: paper) { style in
    switch style {
    case .plain, .title, .screen, .appName, .selector, .overlay, .card: Look()
    case .dim, .footer, .silent, .future, .statusBar, .frame, .receiver: Look(grey)
    case .covered, .black, .stateNotRunning: Look(grey)
    case .strong, .panelTitle, .captionTitle, .newest, .input: Look(bold: true)
    case .device: Look(Color(240, or: .black))

    case .key: Look(teal, bold: true)
    case .accent, .markRow, .button, .touchable, .cardChosen, .action, .newestMark, .frameFocused:
      Look(bold: true)
    case .later: Look()
    case .printed: Look()
    case .narration: Look(on: Color(254, or: .white))
    case .icon: Look(bold: true)

    case .stateActive: Look(green, bold: true)
    case .stateInactive: Look(orange, bold: true)
    case .stateBackground: Look(blue, bold: true)
    case .stateSuspended: Look(purple)
    // Underlined, since inactive is red as well where there are eight colors.
    case .stateHung: Look(red, bold: true, underline: true)

    case .bandActive: Look(paper, on: green, bold: true)
    case .bandInactive: Look(paper, on: orange, bold: true)
    case .bandBackground: Look(paper, on: blue, bold: true)
    case .bandSuspended: Look(paper, on: purple, bold: true)
    case .bandHung: Look(paper, on: red, bold: true)
    case .bandNotRunning: Look(bold: true)
    case .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal,
      .tileBrown:
      .tile(style)
    case .frozen: Look(Color(240, or: .black), on: Color(252, or: .white))

    case .refusal: Look(red)
    case .recording: Look(red, bold: true)
    case .paused: Look(orange, bold: true)
    case .error: Look(paper, on: red, bold: true)
    case .searchHit: Look(on: Color(222, or: .yellow))
    case .selection: Look(on: Color(153, or: .cyan))
    }
  }

  private static let paper = Color(231, or: .white)
  private static let ink = Color(235, or: .black)
  private static let grey = Color(242, or: .black)
  private static let teal = Color(24, or: .blue)
  private static let blue = Color(26, or: .blue)
  private static let green = Color(28, or: .green)
  private static let orange = Color(130, or: .red)
  private static let purple = Color(90, or: .magenta)
  private static let red = Color(124, or: .red)
}

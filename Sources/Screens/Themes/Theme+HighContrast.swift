import TerminalKit

extension Theme {
  /// White on black, and the hues of the dark theme at full strength. Nothing is dim: what matters
  /// less is known by its place and its words.
  public static let highContrast = Theme(ink: white, on: black) { style in
    switch style {
    case .plain, .dim, .title, .footer, .frame, .device, .screen, .statusBar, .covered,
      .overlay:
      Look()
    case .card, .black, .appName, .receiver, .selector, .silent, .future: Look()
    case .strong, .panelTitle, .captionTitle, .newest, .input: Look(bold: true)
    case .key: Look(cyan, bold: true)
    case .accent, .markRow, .button, .touchable, .action, .newestMark, .frameFocused, .icon:
      Look(bold: true)
    case .later: Look()
    case .printed: Look()
    case .narration: Look(underline: true)
    case .selection, .cardChosen: Look(bold: true, reverse: true)

    case .stateActive: Look(green, bold: true)
    case .stateInactive: Look(yellow, bold: true)
    case .stateBackground: Look(blue, bold: true)
    case .stateSuspended: Look(magenta, bold: true)
    case .stateNotRunning: Look()
    case .stateHung: Look(red, bold: true)

    case .bandActive: Look(black, on: green, bold: true)
    case .bandInactive: Look(black, on: yellow, bold: true)
    case .bandBackground: Look(black, on: blue, bold: true)
    case .bandSuspended: Look(black, on: magenta, bold: true)
    case .bandHung: Look(black, on: red, bold: true)
    case .bandNotRunning: Look(bold: true)
    // A color an app would be many colors: the pictures on the tiles differ.
    case .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal,
      .tileBrown:
      Look(black, on: white, bold: true)
    case .frozen: Look()

    case .refusal, .recording: Look(red, bold: true)
    case .paused: Look(yellow, bold: true)
    case .error: Look(black, on: red, bold: true)
    case .searchHit: Look(black, on: yellow, bold: true)
    }
  }

  private static let black = Color(16, or: .black)
  private static let white = Color(231, or: .white)
  private static let yellow = Color(226, or: .yellow)
  private static let cyan = Color(51, or: .cyan)
  private static let green = Color(46, or: .green)
  private static let magenta = Color(213, or: .magenta)
  private static let blue = Color(111, or: .blue)
  private static let red = Color(210, or: .red)
}

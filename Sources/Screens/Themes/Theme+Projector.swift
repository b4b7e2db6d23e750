import TerminalKit

extension Theme {
  /// For the last row of a bright room, where thin colored letters wash out: black on white, and
  /// the states as filled fields.
  public static let projector = Theme(ink: black, on: white) { style in
    switch style {
    case .plain, .dim, .title, .footer, .frame, .device, .screen, .statusBar, .overlay:
      Look()
    case .covered: Look(gray)
    case .card, .black, .appName, .receiver, .selector, .silent, .future, .stateNotRunning: Look()
    case .strong, .panelTitle, .captionTitle, .newest, .input: Look(bold: true)

    case .key: Look(blue, bold: true)
    case .accent, .markRow, .button, .touchable, .icon, .action, .newestMark, .frameFocused:
      Look(bold: true)
    case .later: Look()
    case .printed: Look()
    case .narration: Look(underline: true)
    case .selection, .cardChosen: Look(bold: true, reverse: true)

    case .stateActive, .bandActive: Look(white, on: Color(22, or: .green), bold: true)
    case .stateInactive, .bandInactive: Look(on: yellow, bold: true)
    // Blue is the color of keys.
    case .stateBackground, .bandBackground: Look(white, on: gray, bold: true)
    case .stateSuspended, .bandSuspended: Look(white, on: Color(54, or: .magenta), bold: true)
    case .stateHung, .bandHung: Look(white, on: red, bold: true)
    case .bandNotRunning: Look(bold: true)
    // A color an app would be many colors: the pictures on the tiles differ.
    case .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal,
      .tileBrown:
      Look(white, on: black, bold: true)
    case .frozen: Look()

    case .refusal, .recording: Look(red, bold: true)
    case .paused, .searchHit: Look(on: yellow, bold: true)
    case .error: Look(white, on: red, bold: true)
    }
  }

  private static let white = Color(231, or: .white)
  private static let black = Color(16, or: .black)
  private static let yellow = Color(226, or: .yellow)
  private static let gray = Color(240, or: .black)
  private static let blue = Color(18, or: .blue)
  private static let red = Color(88, or: .red)
}

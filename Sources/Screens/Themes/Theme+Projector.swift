import TerminalKit

extension Theme {
  /// For the last row of a bright room, where thin coloured letters wash out: black on white, and
  /// the states as filled fields.
  public static let projector = Theme(ink: black, on: white) { style in
    switch style {
    case .plain, .dim, .title, .footer, .frame, .device, .screen, .statusBar, .overlay:
      Look()
    case .covered: Look(Color(240, or: .black))
    case .card, .black, .appName, .receiver, .selector, .silent, .future, .stateNotRunning: Look()
    case .strong, .panelTitle, .coverTitle, .newest, .input: Look(bold: true)

    case .key, .accent, .markRow, .button, .touchable, .icon, .action: Look(blue, bold: true)
    case .newestMark, .frameFocused, .later: Look(blue, bold: true)
    case .selection, .cardChosen: Look(bold: true, reverse: true)

    case .stateActive: Look(white, on: Color(22, or: .green), bold: true)
    case .stateInactive: Look(on: yellow, bold: true)
    case .stateBackground: Look(white, on: blue, bold: true)
    case .stateSuspended: Look(white, on: Color(54, or: .magenta), bold: true)

    case .refusal, .recording: Look(red, bold: true)
    case .paused, .searchHit: Look(on: yellow, bold: true)
    case .error: Look(white, on: red, bold: true)
    }
  }

  private static let white = Color(231, or: .white)
  private static let black = Color(16, or: .black)
  private static let yellow = Color(226, or: .yellow)
  private static let blue = Color(18, or: .blue)
  private static let red = Color(88, or: .red)
}

import TerminalKit

extension Theme {
  /// Dark letters on white paper; the hues are those of the dark theme, in shades that can be read.
  public static let light = Theme(ink: ink, on: paper) { style in
    switch style {
    case .plain, .title, .screen, .appName, .selector, .overlay, .card: Look()
    case .dim, .footer, .silent, .future, .statusBar, .frame, .receiver: Look(grey)
    case .covered, .black, .stateNotRunning: Look(grey)
    case .strong, .panelTitle, .coverTitle, .newest, .input: Look(bold: true)
    case .device: Look(Color(240, or: .black))

    case .key, .accent, .markRow, .button, .touchable, .cardChosen: Look(teal, bold: true)
    case .action, .newestMark: Look(teal, bold: true)
    case .frameFocused, .later: Look(teal)
    case .icon: Look(blue, bold: true)

    case .stateActive: Look(green, bold: true)
    case .stateInactive: Look(orange, bold: true)
    case .stateBackground: Look(blue, bold: true)
    case .stateSuspended: Look(Color(90, or: .magenta))

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
  private static let red = Color(124, or: .red)
}

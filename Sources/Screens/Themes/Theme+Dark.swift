import TerminalKit

extension Theme {
  /// Colours that stand out on a dark terminal and can still be read on a light one: only the eight
  /// that every terminal has, and its own foreground wherever a colour would say nothing.
  public static let dark = Theme { style in
    switch style {
    case .plain, .screen, .appName, .selector, .overlay: Look()
    case .dim, .footer, .silent, .future: Look(dim: true)
    case .strong, .panelTitle, .newest: Look(bold: true)
    case .title: Look()
    case .key: Look(.cyan, bold: true)
    case .accent, .markRow: Look(.cyan, bold: true)

    case .frame: Look(dim: true)
    case .frameFocused: Look(.cyan)

    case .device: Look(.white)
    case .button, .touchable: Look(.cyan, bold: true)
    case .statusBar: Look(dim: true)
    case .covered, .black: Look(dim: true)
    case .coverTitle: Look(bold: true)
    case .icon: Look(.blue, bold: true)
    case .card: Look()
    case .cardChosen: Look(.cyan, bold: true)

    case .stateActive: Look(.green, bold: true)
    case .stateInactive: Look(.yellow, bold: true)
    case .stateBackground: Look(.blue, bold: true)
    case .stateSuspended: Look(.magenta)
    case .stateNotRunning: Look(dim: true)

    case .action: Look(.cyan, bold: true)
    case .receiver: Look(dim: true)
    case .newestMark: Look(.cyan, bold: true)
    case .later: Look(.cyan, dim: true)
    case .refusal: Look(.red)
    case .searchHit: Look(.black, on: .yellow)

    case .selection: Look(reverse: true)
    case .recording: Look(.red, bold: true)
    case .paused: Look(.yellow, bold: true)
    case .error: Look(.white, on: .red, bold: true)
    case .input: Look(bold: true)
    }
  }
}

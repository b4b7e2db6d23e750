import TerminalKit

extension Theme {
  /// Colors that stand out on a dark terminal and can still be read on a light one: only the eight
  /// that every terminal has, and its own text color wherever a color would say nothing. The tiles
  /// of icons bring their own ink and paper.
  public static let dark = Theme { style in
    switch style {
    case .plain, .screen, .appName, .receiver, .selector, .overlay,
      .footer:
      Look()
    case .dim, .silent, .future: Look(dim: true)
    case .strong, .panelTitle, .newest: Look(bold: true)
    case .title: Look()
    case .key: Look(.cyan)
    case .accent, .markRow: Look(bold: true)

    case .frame: Look(dim: true)
    case .frameFocused: Look(bold: true)

    case .device: Look(.white)
    case .button, .touchable: Look(bold: true)
    case .statusBar: Look(dim: true)
    case .covered, .black: Look(dim: true)
    case .captionTitle: Look(bold: true)
    case .icon: Look(bold: true)
    case .card: Look()
    case .cardChosen: Look(bold: true)

    case .stateActive: Look(.green, bold: true)
    case .stateInactive: Look(.yellow, bold: true)
    case .stateBackground: Look(.blue, bold: true)
    case .stateSuspended: Look(.magenta)
    case .stateNotRunning: Look(dim: true)
    case .stateHung: Look(.red, bold: true)

    // Bold black is gray on many terminals.
    case .bandActive: Look(.black, on: .green)
    case .bandInactive: Look(.black, on: .yellow)
    case .bandBackground: Look(.white, on: .blue, bold: true)
    case .bandSuspended: Look(.white, on: .magenta, bold: true)
    case .bandHung: Look(.white, on: .red, bold: true)
    case .bandNotRunning: Look(bold: true)
    case .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal,
      .tileBrown:
      .tile(style)
    case .frozen: Look(Color(250, or: .white), on: Color(238, or: .black))

    case .action: Look(bold: true)
    case .newestMark: Look(bold: true)
    case .later: Look()
    case .printed: Look()
    case .narration: Look(.white, on: Color(237, or: .black))
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

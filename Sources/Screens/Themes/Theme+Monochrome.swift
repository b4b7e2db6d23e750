import TerminalKit

extension Theme {
  /// No colors at all, grays included: marks and words tell the states apart, and attributes help.
  public static let monochrome = Theme { style in
    switch style {
    case .plain, .title, .footer, .screen, .device, .overlay, .card, .appName, .selector: Look()
    case .dim, .silent, .future, .statusBar, .frame, .receiver, .covered, .black:
      Look(dim: true)
    case .strong, .panelTitle, .captionTitle, .newest, .newestMark, .accent, .markRow:
      Look(bold: true)
    case .frameFocused: Look(bold: true)
    case .key, .button, .touchable, .icon: Look(bold: true)
    case .cardChosen: Look(bold: true, reverse: true)

    case .stateActive: Look(bold: true, reverse: true)
    case .stateInactive: Look(bold: true, underline: true)
    case .stateBackground: Look(bold: true)
    case .stateSuspended: Look(underline: true)
    case .stateNotRunning: Look(dim: true)
    case .stateHung: Look(bold: true, underline: true, reverse: true)

    case .bandActive: Look(bold: true, reverse: true)
    case .bandInactive: Look(bold: true, underline: true, reverse: true)
    case .bandBackground: Look(reverse: true)
    case .bandSuspended: Look(bold: true)
    case .bandHung: Look(bold: true, underline: true, reverse: true)
    case .bandNotRunning: Look(bold: true)
    case .tileYellow, .tileBlue, .tileRed, .tileGreen, .tilePurple, .tileOrange, .tileTeal,
      .tileBrown:
      Look(bold: true, reverse: true)
    case .frozen: Look(dim: true)

    case .action: Look(bold: true)
    case .printed: Look()
    case .later, .narration: Look(underline: true)
    case .refusal: Look(underline: true)
    case .selection: Look(reverse: true)
    // Within the chosen row too.
    case .searchHit: Look(bold: true, underline: true, reverse: true)
    case .recording, .paused: Look(bold: true)
    case .error: Look(bold: true, reverse: true)
    case .input: Look(bold: true)
    }
  }
}

extension Theme {
  /// White on black and four bright colours for the states. Nothing is dim, and what matters less is
  /// told by place and words; keys stand out as filled fields.
  public static let highContrast = Theme(ink: white, on: black) { style in
    switch style {
    case .plain, .dim, .title, .footer, .frame, .device, .screen, .statusBar, .covered, .cover:
      Look()
    case .card, .black, .appName, .receiver, .selector, .silent: Look()
    case .strong, .panelTitle, .coverTitle, .newest, .input: Look(bold: true)
    case .button, .touchable, .icon: Look(bold: true)

    case .key, .selection: Look(bold: true, reverse: true)
    case .accent, .frameFocused, .action, .newestMark, .cardChosen, .later: Look(yellow, bold: true)

    case .stateActive: Look(Color(46, or: .green), bold: true)
    case .stateInactive: Look(yellow, bold: true)
    case .stateBackground: Look(Color(51, or: .cyan), bold: true)
    case .stateSuspended: Look(Color(213, or: .magenta), bold: true)
    case .stateNotRunning: Look()

    case .refusal, .recording: Look(Color(210, or: .red), bold: true)
    case .paused: Look(yellow, bold: true)
    case .error: Look(on: Color(88, or: .red), bold: true)
    case .searchHit: Look(black, on: yellow, bold: true)
    }
  }

  private static let black = Color(16, or: .black)
  private static let white = Color(231, or: .white)
  private static let yellow = Color(226, or: .yellow)
}

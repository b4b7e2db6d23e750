import TerminalKit

/// What a cell means. A theme turns meanings into colors and attributes, so no drawing code names
/// a color, and everything that a color says is said by a letter or a word as well.
public enum Style: UInt8, Meaning {
  case plain
  /// Text that matters less: hints, labels, what is silent.
  case dim
  /// Text that matters more: titles of the device's apps, the newest message.
  case strong
  /// The line at the top and the footer's keys.
  case title
  case key
  case footer
  /// Letters that stand out: the program's name, the clock that runs. A theme's key
  /// color is for keys alone.
  case accent

  /// Lines around panels, and around the panel that has the keys.
  case frame
  case frameFocused
  case panelTitle

  /// The device: its body, its glass, its buttons.
  case device
  case screen
  case button
  case statusBar
  /// The screen beneath an overlay.
  case covered
  case overlay
  case captionTitle
  /// What a person would touch: an icon, a button of an alert.
  case icon
  case touchable
  /// A card of the App Switcher, and the one that is chosen.
  case card
  case cardChosen
  /// Glass of a device that is off.
  case black

  /// One hue a state, the same everywhere.
  case stateActive
  case stateInactive
  case stateBackground
  case stateSuspended
  case stateNotRunning

  /// The log.
  case action
  case appName
  case receiver
  case selector
  case newest
  case newestMark
  case silent
  /// The time heading of a scheduled event.
  case later
  case refusal
  case searchHit
  /// The future, as seen from the current point in time.
  case future
  /// A mark that the user set.
  case markRow

  case selection
  case recording
  case paused
  case error
  case input

  /// An app whose main thread is blocked: in every state it looks wrong.
  case stateHung
  /// The states as filled fields: the band at the foot of a window, a card, an icon's mark.
  case bandActive
  case bandInactive
  case bandBackground
  case bandSuspended
  case bandHung
  case bandNotRunning
  /// An icon's filled tile, a color an app.
  case tileYellow
  case tileBlue
  case tileRed
  case tileGreen
  case tilePurple
  case tileOrange
  case tileTeal
  case tileBrown
  /// The tile of a suspended app.
  case frozen
  /// A line of narration in the log: a person's words, not a message.
  case narration
  /// What an app's own code printed.
  case printed
}

extension Cell {
  /// What it means on our screens.
  public var style: Style { Style(rawValue: meaning) ?? .plain }
}

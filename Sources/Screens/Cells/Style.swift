/// What a cell means. A theme turns meanings into colours and attributes, so no drawing code names
/// a colour, and everything that a colour says is said by a letter or a word as well.
public enum Style: UInt8, CaseIterable, Sendable {
  case plain
  /// Text that matters less: hints, labels, what is silent.
  case dim
  /// Text that matters more: titles of the device's apps, the newest message.
  case strong
  /// The line at the top and the footer's keys.
  case title
  case key
  case footer

  /// Lines around panels, and around the panel that has the keys.
  case frame
  case frameFocused
  case panelTitle

  /// The device: its body, its glass, its buttons.
  case device
  case screen
  case button
  case statusBar
  /// What lies beneath a cover.
  case covered
  case cover
  case coverTitle
  case icon

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
  case silent
  case refusal
  case searchHit

  case selection
  case recording
  case paused
  case error
  case input
}

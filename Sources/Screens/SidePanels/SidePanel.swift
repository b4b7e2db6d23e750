import TerminalKit

/// A panel that is shown when it is asked for, one at a time: beside the log, above it, or in its
/// place where there is no room for both. A new one is a folder with its drawing and its command.
protocol SidePanel: Sendable {
  func draw(on canvas: inout Canvas, _ model: Model, in rect: Rect)

  /// Takes its room from a layout whose log is below the other panels.
  func place(above log: Rect, in layout: inout Layout, hasDisplay: Bool)
  /// Takes its room from a layout whose log is as wide as the screen.
  func place(beside log: Rect, in layout: inout Layout, hasDisplay: Bool)

  /// How many milliseconds from now its picture changes though nothing happens; nil where it does
  /// not.
  func nextTick(_ model: Model) -> UInt32?

  /// Whether it has something left to find out, and finds out a slice of it: that is done between
  /// inputs, so that no key waits for it.
  func isBusy(_ model: Model) -> Bool
  func goOn(in model: inout Model)
}

extension SidePanel {
  func nextTick(_ model: Model) -> UInt32? { nil }
  func isBusy(_ model: Model) -> Bool { false }
  func goOn(in model: inout Model) {}
}

extension Model {
  /// Shows a panel in the place of the one that is shown, or hides it.
  mutating func toggle<Panel: SidePanel>(_ panel: Panel) {
    if sidePanel is Panel {
      sidePanel = nil
      return
    }
    sidePanel = panel
    // Where it has the log's place, the log cannot have the keys; where one panel has all the room,
    // the apps have them, since the panel is about what is chosen there.
    if presenting.panelSize == .whole || focus == .log && Layout(self, room(in: size)).log == nil {
      focus = .apps
    }
  }
}

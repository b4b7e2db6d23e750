import Preferences
import TerminalKit
import Workbench

/// A window of the program's own: it is drawn over the screen and has the keys while it is open. A
/// method changes the open popup by `change`, or puts another one into the model, or none.
protocol Popup: Sendable {
  /// Where its keys have their meanings.
  var context: Contexts { get }

  /// Draws it where there is room for it.
  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect)

  /// A key that moves in it.
  func move(_ movement: Movement, in model: inout Model)
  /// A key without a meaning of its own.
  func type(_ key: Key, in model: inout Model)
  /// The first line of a text that is pasted.
  func paste(_ line: String, in model: inout Model)
  /// Enter.
  func choose(in model: inout Model) -> [Effect]
  /// A click on one of its items.
  func click(_ item: Int, in model: inout Model) -> [Effect]
  /// The wheel at a point.
  func scroll(at point: Point, lines: Int, in model: inout Model)

  /// The popup that Escape goes back to; nil where Escape closes.
  func beneath(_ model: Model) -> (any Popup)?
  /// Escape: one level back, else it is closed.
  func back(in model: inout Model)
  /// Whether Escape goes one level back, and closes nothing.
  func goesBack(_ model: Model) -> Bool
  /// It has been closed.
  func closed(in model: inout Model)

  /// Something has happened on the device meanwhile.
  func update(in model: inout Model)
  /// Whether it is about the session's apps and branches, and goes with them.
  var isAboutSession: Bool { get }
  /// Whether a session plays on while it is open, since nothing in it has to be read.
  var letsPlay: Bool { get }
}

// What most popups have no use for.
extension Popup {
  func move(_ movement: Movement, in model: inout Model) {}
  func type(_ key: Key, in model: inout Model) {}
  func paste(_ line: String, in model: inout Model) {}
  func choose(in model: inout Model) -> [Effect] { [] }
  func click(_ item: Int, in model: inout Model) -> [Effect] { [] }
  func scroll(at point: Point, lines: Int, in model: inout Model) {
    move(.lines(lines), in: &model)
  }
  func beneath(_ model: Model) -> (any Popup)? { nil }
  func goesBack(_ model: Model) -> Bool { beneath(model) != nil }
  func back(in model: inout Model) {
    model.popup = beneath(model)
    if model.popup == nil { closed(in: &model) }
  }
  func closed(in model: inout Model) {}
  func update(in model: inout Model) {}
  var isAboutSession: Bool { false }
  var letsPlay: Bool { false }
}

extension Popup {
  /// Changes the popup, while it is the open one.
  func change(in model: inout Model, _ change: (inout Self) -> Void) {
    model.update(Self.self, change)
  }
}

extension Model {
  /// Changes the popup that is open, where it is one of that kind.
  mutating func update<P: Popup>(_ kind: P.Type, _ change: (inout P) -> Void) {
    guard var open = popup as? P else { return }
    // In place: while the model holds it as well, changing it would copy all that it has.
    popup = nil
    change(&open)
    popup = open
  }

  /// Enter, in a popup.
  mutating func choose() -> [Effect] { popup?.choose(in: &self) ?? [] }

  /// Escape: one level back, else the popup is closed.
  mutating func closePopup() { popup?.back(in: &self) }
}

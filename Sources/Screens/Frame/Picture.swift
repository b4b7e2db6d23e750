import Lifecycle
import TerminalKit

/// A screen, and what its parts do when they are clicked on.
public struct Picture: Equatable, Sendable {
  public var screen: Screen
  /// In the order of drawing: what was drawn later is on top.
  public var hits: [Hit]

  /// What a click at a place means.
  public func target(at point: Point) -> Hit? { hits.last { $0.rect.contains(point) } }
}

/// A part of the screen that can be clicked on.
public struct Hit: Equatable, Sendable {
  public enum Target: Equatable, Sendable {
    /// The same as a key.
    case command(Command)
    /// The same as a key while a panel has the keys, which it gets.
    case commandIn(Panel, Command)
    /// An action that no key is for.
    case action(Action)
    /// A control of an app's own code, by its name.
    case control(SceneID, String)
    /// A row of the apps panel.
    case row(Int)
    /// A row of the log, counted from its first.
    case logRow(Int)
    /// A row of an overlay's list.
    case item(Int)
    /// The line over the whole session: where on it says which moment.
    case scrub
    /// A panel, which gets the keys.
    case panel(Panel)
    /// Nothing: it only overlays what is beneath.
    case nothing
  }

  public var rect: Rect
  public var target: Target
  /// What the right button does here.
  public var alternative: Command?
  /// What a second click soon after the first does, and what holding the button down does. Where
  /// there is one, a click waits for a moment to see which it is.
  public var second: Command?
  public var held: Command?
  /// The panel that the wheel scrolls here.
  public var panel: Panel?

  public init(
    rect: Rect, target: Target, alternative: Command? = nil, second: Command? = nil,
    held: Command? = nil, panel: Panel? = nil
  ) {
    self.second = second
    self.held = held
    self.rect = rect
    self.target = target
    self.alternative = alternative
    self.panel = panel
  }
}

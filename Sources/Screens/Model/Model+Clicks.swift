import Workbench

/// A click whose meaning is not settled yet: the button may be held, or pressed once more.
struct OpenClick: Sendable {
  var first: Command
  var second: Command?
  var held: Command?
  /// When it is settled, in the loop's milliseconds.
  var due: UInt64
  var isReleased = false

  /// How long a second click is waited for, and how long a button is held to count as held.
  static let pause: UInt64 = 300
  static let hold: UInt64 = 600
}

extension Model {
  /// When a click is settled that waits to be; nil where none does.
  public var clickDeadline: UInt64? { click?.due }

  /// Does what a click means that has waited long enough.
  public mutating func settleClick(at time: UInt64) -> [Effect] {
    guard let click, time >= click.due else { return [] }
    self.click = nil
    let isHeld = !click.isReleased
    return perform(isHeld ? click.held ?? click.first : click.first)
  }

  mutating func open(_ hit: Hit, at time: UInt64) -> [Effect] {
    guard case .command(let command) = hit.target else { return [] }
    if let click, click.first == command, click.isReleased, let second = click.second {
      self.click = nil
      return perform(second)
    }
    let effects = settleClick(at: .max)
    let wait = hit.held != nil ? OpenClick.hold : OpenClick.pause
    click = OpenClick(
      first: command, second: hit.second, held: hit.held, due: time + wait)
    return effects
  }

  /// The button is let go. What only holding could change is settled.
  mutating func release() -> [Effect] {
    guard var click else { return [] }
    click.isReleased = true
    self.click = click
    return click.second == nil ? settleClick(at: .max) : []
  }
}

import Lifecycle
import Preferences
import Rulebooks
import Sessions

/// How the device is looked at.
struct DeviceView: Sendable {
  /// Whether it is drawn with a Home button.
  var homeButton: HomeButton
  /// The chosen card of the App Switcher, counted from the latest.
  var card = 0
  /// Whether of a card with two windows the right one is chosen.
  var isRight = false
  /// How the installed apps look, by their ids.
  private(set) var appLooks: [AppLooks] = []

  init(homeButton: HomeButton) { self.homeButton = homeButton }

  /// Some card is chosen as long as there are any.
  mutating func keepCard(of device: Device) {
    card = device.situation.isSwitching ? min(card, max(0, device.cards.count - 1)) : 0
    isRight = isRight && device.situation.isSwitching && device.cards[at: card]?.right != nil
  }

  /// The window of the App Switcher to the left of the chosen one; nil where there is none.
  func olderWindow(of device: Device) -> DeviceView? {
    var view = self
    if isRight {
      view.isRight = false
    } else {
      guard let next = device.cards[at: card + 1] else { return nil }
      view.card += 1
      view.isRight = next.right != nil
    }
    return view
  }

  /// The one to its right.
  func newerWindow(of device: Device) -> DeviceView? {
    var view = self
    if !isRight, device.cards[at: card]?.right != nil {
      view.isRight = true
    } else {
      guard card > 0 else { return nil }
      view.card -= 1
      view.isRight = false
    }
    return view
  }

  mutating func showNextHomeButton() { homeButton = homeButton.next }

  /// Another session's device: its apps look as the built-in ones of their names do.
  mutating func adopt(_ simulation: Simulation, _ builtIn: [BuiltInApp]) {
    card = 0
    // A built-in app has its own color, whichever place it has; the others get what is left.
    var next = builtIn.count
    appLooks = simulation.setup.apps.map { app in
      guard let place = builtIn.firstIndex(where: { $0.name == app.name }) else {
        next += 1
        return AppLooks(tile: Style.tiles[(next - 1) % Style.tiles.count])
      }
      let known = builtIn[place]
      return AppLooks(
        icon: known.icon, plain: known.content, edited: known.edited, large: known.large,
        tile: Style.tiles[place % Style.tiles.count])
    }
  }
}

extension Array {
  fileprivate subscript(at place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}

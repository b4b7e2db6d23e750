import Lifecycle
import Rulebooks
import Sessions

/// How the device is looked at.
struct DeviceView: Sendable {
  /// Whether it is drawn with a Home button.
  var homeButton: HomeButton
  /// The chosen card of the App Switcher, counted from the latest.
  var card = 0
  /// How the installed apps look, by their ids.
  private(set) var appLooks: [AppLooks] = []

  init(homeButton: HomeButton) { self.homeButton = homeButton }

  /// Some card is chosen as long as there are any.
  mutating func keepCard(of device: Device) {
    card = device.situation.isSwitching ? min(card, max(0, device.cards.count - 1)) : 0
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

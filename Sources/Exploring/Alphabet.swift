import Lifecycle
import Sessions

/// The moves that are tried on each device, and the bounds that keep the space finite.
public struct Alphabet: Sendable {
  public private(set) var moves: [Move]
  /// Overlays that are on the screen at a time.
  let mostOverlays: Int
  /// Windows that an app has at a time.
  let mostWindows: Int
  /// Messages that wait for an app at a time.
  var mostWaiting = 6

  /// Everything that some words can mean on a device. Looks and the session's own words are left
  /// out: they lead nowhere.
  /// Without `apps`, of all apps.
  public init(
    _ words: [ActionWord], on device: Device, apps: [AppID]? = nil, mostWindows: Int = 2,
    mostOverlays: Int = 2
  ) {
    self.mostWindows = mostWindows
    self.mostOverlays = mostOverlays
    moves = words.flatMap { word -> [Move] in
      guard word.performer != nil else { return [] }
      var arguments = EveryArgument(
        device, apps: apps ?? device.apps.map(\.id), mostWindows: mostWindows)
      var moves: [Move] = []
      repeat {
        var taken: any ActionArguments = arguments
        let step = try? word.make(&taken)
        if let used = taken as? EveryArgument { arguments = used }
        if case .act(let action, let detail)? = step {
          moves.append(Move(word: word, action, detail: detail))
        }
      } while arguments.advance()
      return moves
    }
  }

  /// What a person does with the device, what commonly interrupts, and time: enough to meet all
  /// states.
  public static func usual(
    on device: Device, mostOverlays: Int = 2, apps: Int = .max
  ) -> Alphabet {
    let words = usualWords(on: device)
    return Alphabet(
      ActionWord.all.filter { words.contains($0.word) }, on: device,
      apps: device.apps.prefix(apps).map(\.id), mostOverlays: mostOverlays)
  }

  static func usualWords(on device: Device) -> Set<String> {
    device.model.showsSeveralWindows ? everyDevice.union(windowWords) : everyDevice
  }

  private static let everyDevice: Set<String> = [
    "power-on", "home", "lock", "unlock", "switcher", "open", "choose", "swipe-up",
    "control-center", "notification-center", "system-alert", "call", "hold-lock", "accept",
    "dismiss", "memory-warning", "reclaim-memory", "jetsam", "next",
  ]

  /// What matters where an app may have several windows.
  private static let windowWords: Set<String> = [
    "close-window", "disconnect", "split", "new-window", "unsplit", "resize",
  ]

  /// With the moves of another one, each once.
  func union(_ other: Alphabet) -> Alphabet {
    var result = self
    for move in other.moves where !moves.contains(where: move.isSame) { result.moves.append(move) }
    return result
  }

  /// With some actions more, such as those of an app's own code, each once.
  func adding(_ actions: [Action]) -> Alphabet {
    var result = self
    for action in actions {
      guard let word = ActionWord.of(.act(action)) else { continue }
      let move = Move(word: word, action, detail: "")
      if !result.moves.contains(where: move.isSame) { result.moves.append(move) }
    }
    return result
  }

  /// Whether an action stays within the bounds, and a person can do it. Some actions work in
  /// sessions only, so that old files stay valid; they are not tried.
  public func allows(_ action: Action, on device: Device) -> Bool {
    switch action {
    case .tapNotification(let app): return !device[app].notification.isEmpty
    case .open: return !device.situation.isSwitching
    case .controlCenter, .notificationCenter, .call, .holdLock:
      return device.situation.overlays.count < mostOverlays
    case .systemAlert, .localAlert, .interruption:
      return device.situation.overlays.count < mostOverlays
    case .newWindow(let app, _): return device.windows(of: app).count < mostWindows
    case .split(let window):
      // Where the app's only window is in front, a split makes another one.
      guard let front = device.situation.front.card, front.contains(window.app) else { return true }
      let windows = device.windows(of: window.app)
      return windows.count < mostWindows || windows.contains { !front.contains($0.id) }
    default: return true
    }
  }

  func isWithinBounds(_ device: Device) -> Bool {
    device.queues.allSatisfy { $0.count <= mostWaiting }
  }
}

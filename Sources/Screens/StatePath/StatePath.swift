import Explanations
import Lifecycle

/// The path of states of the selected app or scene in a row: unattached, background, inactive,
/// active, and suspended beneath background. It is on the screen all the time, where there is room.
struct StatePath {
  /// The rows of the panel: the least, and where there is room for the steps one by one.
  static let least = 5
  static let most = 9

  var stations: [Station]
  /// Off the path: an app without time to run, whose scenes keep their states.
  var suspended: Station
  /// The last step of all, and those that were taken at the same moment before it.
  var steps: [StateStep]

  struct Station: Equatable {
    var look: StateLook
    /// What the app or the scene is like now, if this is its state.
    var life: Life?
  }

  init(_ subject: StateSubject, _ model: Model) {
    let device = model.device
    let app = device[subject.app]
    let scene = device.scene(SceneID(app: subject.app, number: subject.window))
    let state =
      switch app.process {
      case .notRunning: LifecycleState.notRunning
      case .suspended: LifecycleState.suspended
      case .running:
        subject.hasScenes
          ? scene.map { LifecycleState($0.state) } ?? .unattached : LifecycleState(app)
      }
    let life = scene.map { model.life($0.id) } ?? model.life(subject.app)
    func station(_ states: LifecycleState...) -> Station {
      let place = states.first { $0 == state }
      return Station(look: StateLook(lane: place ?? states[0]), life: place.map { _ in life })
    }
    stations = [
      subject.hasScenes ? station(.unattached, .notRunning) : station(.notRunning),
      station(.background), station(.inactive), station(.active),
    ]
    suspended = station(.suspended)
    steps = model.lastSteps(of: subject)
  }

  /// Between two neighbors: whether the last steps went to the right, to the left, or not here.
  func direction(after place: Int) -> Direction? {
    steps.lazy.compactMap { step -> Direction? in
      guard let from = step.from.station, let to = step.to.station else { return nil }
      if from == place, to == place + 1 { return .right }
      return from == place + 1 && to == place ? .left : nil
    }.last
  }

  enum Direction { case left, right }
}

extension StateNode {
  /// Its place on the path; nil off it.
  fileprivate var station: Int? {
    switch self {
    case .process(.notRunning), .scene(.unattached): 0
    case .scene(.background), .application(.background): 1
    case .scene(.foregroundInactive), .application(.inactive): 2
    case .scene(.foregroundActive), .application(.active): 3
    case .process(.suspended), .process(.running): nil
    }
  }
}

import Explanations
import Lifecycle

/// The path of states of the selected app or scene in a row: unattached, background, inactive,
/// active, and suspended beneath background. It is on the screen all the time, where there is room.
struct StatePath {
  /// The rows of the panel: the least, and where there is room for the steps one by one.
  static let least = 6
  static let most = 9

  var stations: [Station]
  /// Off the path: an app without time to run, whose scenes keep their states. Nil before iOS 4.
  var suspended: Station?
  /// The last step of all, and those that were taken at the same moment before it.
  var steps: [StateStep]

  struct Station: Equatable {
    /// Counted from unattached, on the path that has all states.
    var place: Int
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
    func station(_ place: Int, _ states: LifecycleState...) -> Station {
      let found = states.first { $0 == state }
      return Station(
        place: place, look: StateLook(lane: found ?? states[0]), life: found.map { _ in life })
    }
    stations = [
      subject.hasScenes ? station(0, .unattached, .notRunning) : station(0, .notRunning),
      station(2, .inactive), station(3, .active),
    ]
    if model.simulation.rules.features.contains(.backgroundExecution) {
      stations.insert(station(1, .background), at: 1)
      suspended = station(1, .suspended)
    }
    steps = model.lastSteps(of: subject)
  }

  /// Between a station and the next: whether the last steps went there, back, or not here.
  func direction(after index: Int) -> Direction? {
    let (left, right) = (stations[index].place, stations[index + 1].place)
    return steps.lazy.compactMap { step -> Direction? in
      switch (step.from.place, step.to.place) {
      case (left, right): .right
      case (right, left): .left
      default: nil
      }
    }.last
  }

  enum Direction { case left, right }
}

extension StateNode {
  /// Its place on the path; nil off it.
  fileprivate var place: Int? {
    switch self {
    case .process(.notRunning), .scene(.unattached): 0
    case .scene(.background), .application(.background): 1
    case .scene(.foregroundInactive), .application(.inactive): 2
    case .scene(.foregroundActive), .application(.active): 3
    case .process(.suspended), .process(.running): nil
    }
  }
}

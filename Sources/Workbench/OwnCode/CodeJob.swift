import Lifecycle
import Sessions

/// Something that apps' own code is to do: it runs beside the interface, which takes the result.
public struct CodeJob: Sendable {
  enum Work: Sendable {
    /// `predicted` is what was predicted of it, where it was held back.
    case step(Step, predicted: PredictionLines?)
    /// The device's time passes.
    case time(UInt32)
  }

  let work: Work
  public private(set) var simulation: Simulation

  init(_ work: Work, _ simulation: Simulation) {
    self.work = work
    self.simulation = simulation
  }

  /// Does it.
  public mutating func run(_ live: inout LiveApps) -> CodeResult {
    let outcome: LiveApps.Outcome
    switch work {
    case .step(let step, let predicted):
      let place = simulation.timeline.cursor
      outcome = live.perform(step, isQuestion: predicted != nil, on: &simulation)
      if let predicted { simulation.timeline.keep(predicted, at: place) }
    case .time(let milliseconds): outcome = live.pass(milliseconds, on: &simulation)
    }
    return CodeResult(
      simulation: simulation, outcome: outcome, nextTimer: live.nextTimer, isAnswer: isAnswer)
  }

  private var isAnswer: Bool { if case .step = work { true } else { false } }
}

/// The result of a job.
public struct CodeResult: Sendable {
  public let simulation: Simulation
  public let outcome: LiveApps.Outcome
  public let nextTimer: Instant?
  /// Whether the user asked for it, and not only time has passed.
  public let isAnswer: Bool
}

/// What the event loop says of apps' own code.
public enum CodeReport: Sendable {
  /// What is compiled at the moment.
  case step(String)
  case built([OwnApp])
  /// A session has been run with its apps' own code.
  case opened(
    OpenedSession, nextTimer: Instant?, screens: [(place: Int, apps: [AppScreens])])
  /// What is wrong, and where.
  case failed(FailedBuild)
  /// A method takes long.
  case runs(AppID, String)
  case done(CodeResult, [AppScreens])
}

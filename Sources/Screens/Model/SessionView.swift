import Lifecycle
import Rulebooks
import Sessions
import Workbench

/// A session as it is read: the pictures and the plain-text mode see no more of it, and change
/// nothing through it.
protocol SessionView {
  var workbench: Workbench { get }
  /// The device as it is seen.
  var device: Device { get }
  /// Which messages are seen.
  var filter: LogFilter { get }
  /// Whether selectors have their Objective-C names.
  var isObjectiveC: Bool { get }
  /// The action of which not all messages have been shown.
  var held: SlowMotion.Held? { get }
}

extension SessionView {
  var simulation: Simulation { _read { yield workbench.simulation } }
  var library: Library { workbench.library }
  var travel: TimeTravel { _read { yield workbench.travel } }
  var following: Following? { _read { yield workbench.following } }
  var recording: Recording { _read { yield workbench.recording } }
  var scenarios: Scenarios { workbench.scenarios }
  var practice: ExercisePractice? { _read { yield workbench.practice } }
  var tour: TourProgress? { _read { yield workbench.tour } }
  var quizzes: QuizShelf { _read { yield workbench.quizzes } }
  var predicting: Predicting { workbench.predicting }
  var ownCode: OwnCode { _read { yield workbench.ownCode } }
}

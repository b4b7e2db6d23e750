// A film of a session: its actions one by one, with what their keys would say.
extension Model {
  /// Does the timeline's next action; a prediction may be asked for first.
  public mutating func showNextAction() {
    clearNote()
    _ = perform(.redo)
  }

  /// Does the action that a prediction is asked for, without one.
  public mutating func showActionWithoutPrediction() {
    clearNote()
    _ = perform(.skipPrediction)
  }
}

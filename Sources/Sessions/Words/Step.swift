import Lifecycle

/// What one action line asks for.
public enum Step: Hashable, Sendable {
  /// An action of the kernel's, with the text that goes with it: a URL, the name of a quick action.
  case act(Action, detail: String)
  case undo
  case redo

  public static func act(_ action: Action) -> Step { .act(action, detail: "") }
}

extension Step {
  /// The app that the step names, if it names one.
  var app: AppID? {
    switch self {
    case .undo, .redo: nil
    case .act(let action, _): action.app
    }
  }
}

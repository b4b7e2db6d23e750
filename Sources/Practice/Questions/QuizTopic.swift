import Texts

/// What questions can be asked about, by the actions in them.
public enum QuizTopic: String, Sendable, CaseIterable {
  case switcher, overlays, lock, launch, background, termination, memory, saving, versions

  public func holds(_ question: QuizQuestion) -> Bool {
    func has(_ words: String...) -> Bool { !question.words.isDisjoint(with: words) }
    return switch self {
    case .switcher: has("switcher", "choose", "swipe-up")
    case .overlays: has("control-center", "notification-center", "system-alert", "call")
    case .lock: has("lock", "unlock")
    case .launch: question.options.contains { $0.isRight && $0.text.contains("didFinishLaunching") }
    case .background: has("home", "next")
    case .termination: has("swipe-up", "jetsam", "crash", "reclaim-memory")
    case .memory: has("memory-warning", "jetsam", "reclaim-memory")
    case .saving: question.kind == .edit
    case .versions: question.kind == .version
    }
  }
}

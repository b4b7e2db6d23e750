import Exercises
import Explanations
import Sessions
import Texts

// What is said of an exercise, on the screen and in lines alike.
extension ExercisePractice {
  public static func words(ofWaypoint place: Int, _ item: Goals.Item) -> String {
    localized(place == 0 ? "exercises.first" : "exercises.then", ["condition": item.text])
  }

  public static func words(ofNever item: Goals.Item) -> String {
    localized("exercises.never", ["condition": item.text])
  }

  /// What is asked, in a sentence.
  public var asked: String { exercise.title ?? exercise.name }

  /// Which exercise it is.
  public var heading: String {
    guard let place else { return localized("exercises.heading") }
    return localized(
      "exercises.heading-of", ["number": "\(place.number)", "count": "\(place.count)"])
  }

  /// How many actions have been done, and how many may be.
  public var count: String {
    guard let most = goals.atMost else {
      return localized("exercises.count", count: attempt.actions)
    }
    return localized("exercises.count-of", ["count": "\(attempt.actions)", "most": "\(most)"])
  }

  /// Which words are allowed, where not all usual ones are.
  public var allowed: [String] {
    let list = { (words: [String]) in Lists.comma(words.map { "'\($0)'" }) }
    return
      (goals.allow.isEmpty
      ? [] : [localized("exercises.allowed", ["words": list(goals.allow)])])
      + (goals.forbid.isEmpty
        ? [] : [localized("exercises.forbidden", ["words": list(goals.forbid)])])
  }

  /// The exercise's message: solved, a broken condition, a hint. Nil if there is none.
  public func message(_ simulation: Simulation) -> (text: String, isGood: Bool)? {
    if showsSolution { return (solutionText(simulation), true) }
    switch attempt.outcome {
    case .solved: return (withDispute(solved), true)
    case .broken(let fault): return (withDispute(broken(fault, simulation)), disputed != nil)
    case .tooMany:
      let text = localized("exercises.too-many", ["most": "\(goals.atMost ?? 0)"])
      return (withDispute(text), disputed != nil)
    case .open:
      if let hint { return (localized("exercises.hint", ["text": hint]), true) }
      return disputed == nil ? nil : (withDispute(""), true)
    }
  }

  /// What is solved by one side of what sources disagree about is never said as a plain fact.
  private func withDispute(_ text: String) -> String {
    guard let disputed else { return text }
    let key = isSolved ? "exercises.disputed-not-solved" : "exercises.disputed-solved"
    return Lists.sentences(
      (text.isEmpty ? [] : [text]) + [localized(key, ["alternative": disputed])])
  }

  private var solved: String {
    guard let par else { return localized("exercises.solved", count: attempt.actions) }
    return attempt.actions <= par
      ? localized("exercises.solved-shortest", count: attempt.actions)
      : localized("exercises.solved-par", count: attempt.actions, ["par": "\(par)"])
  }

  /// Which action broke a condition, and why its message was sent. The condition is in view.
  private func broken(_ fault: Attempt.Break, _ simulation: Simulation) -> String {
    let entries = simulation.timeline.entries
    let place = given + fault.action
    let action =
      entries.indices.contains(place)
      ? simulation.text.line(.act(entries[place].step, detail: entries[place].detail)) : ""
    let text = localized("exercises.broken", ["action": action])
    let rule = fault.message.flatMap { simulation.rules[$0.rule] }
    return Lists.sentences([text] + [rule?.reason].compactMap { $0 })
  }

  private func solutionText(_ simulation: Simulation) -> String {
    let timeline = simulation.timeline
    guard timeline.cursor < timeline.entries.count else {
      return localized("exercises.solution-end")
    }
    let entry = timeline.entries[timeline.cursor]
    return localized(
      "exercises.solution-next",
      [
        "number": "\(timeline.cursor - given + 1)", "count": "\(timeline.entries.count - given)",
        "action": simulation.text.line(.act(entry.step, detail: entry.detail)),
      ])
  }
}

extension ExercisePractice.Item.Mark {
  /// How it is shown among the paragraphs of a text.
  var verdict: Paragraph.Verdict? {
    switch self {
    case .open: nil
    case .met: .good
    case .broken: .bad
    }
  }
}

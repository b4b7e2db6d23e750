import Lifecycle
import Texts
import Workbench

extension Model {
  /// Does what a key or a click asks for.
  mutating func perform(_ command: Command) -> [Effect] {
    // What follows a prefix is done on the screen beneath its menu.
    if popup is KeyMenu, command.contexts.isDisjoint(with: .keyMenu) { popup = nil }
    if command.definition.endsPlaying, work({ $0.stopPlaying() }) { return [] }
    if command.definition.replacesSession, work({ $0.refusesToReplace() }) { return [] }
    switch command.definition.kind {
    case .program(let change): return change(&self, command.number)
    case .action(let make):
      guard let action = make(self, command.number) else {
        say(command.definition.whyNothing?(self, command.number) ?? "", .refusal)
        return []
      }
      if let otherwise = command.definition.otherwise, let refusal = refusal(of: action) {
        // Pressed to be sure: nothing is wrong, and the way on is named.
        if !otherwise(&self) {
          let text = keys.sentence(refusal, .help, "lists-the-keys")
          say(text)
        }
        return []
      }
      // An action shows the messages that slow motion still holds.
      showAllMessages()
      return send(action)
    }
  }

  /// The action that a command performs; nil if it performs none, or none now.
  func action(for command: Command) -> Action? {
    switch command.definition.kind {
    case .action(let make): make(self, command.number)
    case .program: nil
    }
  }

  /// Why the device would refuse an action now, as a sentence; nil where it would not.
  private func refusal(of action: Action) -> String? {
    workbench.exerciseRefusal(of: .act(action)).map(text)
      ?? kernelRefusal(of: action).map { simulation.sentence(.kernel($0)) }
  }

  private func kernelRefusal(of action: Action) -> Refusal? {
    simulation.timeline.kernel.after(action).refusal
  }

  /// Whether a command would do something now: the kernel is asked, so that no footer promises what
  /// would be refused.
  func isPossible(_ command: Command) -> Bool {
    if command.definition.replacesSession, following != nil { return false }
    if let whyNot = command.definition.whyNot { return whyNot(self) == nil }
    switch command.definition.kind {
    case .program: return true
    case .action(let make):
      guard let action = make(self, command.number) else {
        return command.definition.whyNothing == nil
      }
      // Each frame asks this for many commands, and reads no sentence.
      return workbench.exerciseRefusal(of: .act(action)) == nil && kernelRefusal(of: action) == nil
    }
  }

  /// Why a command would do nothing now, as a sentence; nil where it would.
  func whyNot(_ command: Command) -> String? {
    if isPossible(command) { return nil }
    if command.definition.replacesSession, let file = following?.name {
      return localized("following.no-other", ["file": file])
    }
    if let whyNot = command.definition.whyNot { return whyNot(self) }
    guard let action = action(for: command) else {
      return command.definition.whyNothing?(self, command.number)
    }
    return refusal(of: action)
  }

  /// What a command does now, in a word or two.
  func label(of command: Command) -> String { command.definition.labelNow?(self) ?? command.label }

  /// The keys of a command as the footer has them now.
  func shortKeys(of command: Command) -> String {
    var command = command
    if let count = command.definition.countNow?(self), count > 0 {
      command.keys = Array(command.keys.prefix(count))
    }
    return keys.shortNames(of: command)
  }
}

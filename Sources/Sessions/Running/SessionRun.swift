import Lifecycle

/// Runs a session file, action by action.
struct SessionRun {
  /// One action of the file, with all that stands beneath it and all that came of it.
  struct Block {
    /// The index of the action's line.
    var line: Int
    /// The indices of the lines beneath it, up to the next action.
    var beneath: Range<Int>
    var refusal: Timeline.StepRefusal?
    /// What the action sent and what fell due after it.
    var messages: [Message]
    var time: Instant
  }

  let file: SessionFile
  private(set) var simulation: Simulation

  init(_ file: SessionFile, _ simulation: Simulation) {
    self.file = file
    self.simulation = simulation
  }

  /// Runs to the end. `after` is called when an action has been carried out and the device stands
  /// there; `done` when all that belongs to it is known: at the next action.
  mutating func run(
    after: (_ block: Block, _ simulation: Simulation) -> Void = { _, _ in },
    done: (_ block: Block, _ simulation: Simulation) -> Void
  ) {
    var open: Block?
    let actions = file.lines.indices.filter {
      if case .action = file.lines[$0].content { true } else { false }
    }
    for (place, index) in actions.enumerated() {
      guard case .action(let action) = file.lines[index].content else { continue }
      let start = simulation.timeline.events.count
      let isPossible = simulation.timeline.pass(action.delay)
      if var block = open {
        block.messages += messages(start..<simulation.timeline.events.count)
        done(block, simulation)
      }
      let outcome =
        isPossible
        ? simulation.timeline.perform(action.step)
        : Timeline.Outcome(sent: 0..<0, refusal: .kernel(.tooLong))
      let end = place + 1 < actions.count ? actions[place + 1] : file.lines.count
      let block = Block(
        line: index, beneath: index + 1..<end, refusal: outcome.refusal,
        messages: messages(outcome.sent), time: simulation.timeline.kernel.device.now)
      after(block, simulation)
      open = block
    }
    if let open { done(open, simulation) }
  }

  private func messages(_ range: Range<Int>) -> [Message] {
    simulation.timeline.events[range].messages
  }
}

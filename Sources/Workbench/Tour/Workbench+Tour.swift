import Rulebooks
import Sessions
import TextFiles
import Texts

extension Workbench {
  /// Begins the tour, or goes on in it; behind the last step it ends.
  public mutating func goOnWithTour() {
    if let tour {
      if tour.next != nil {
        self.tour?.show(tour.index + 1, since: simulation.timeline.cursor)
        return
      }
      leaveTour()
      return say(localized("notes.tour-done"), next: .help)
    }
    do throws(Diagnostic) {
      let steps = try Tour(library.resources).steps
      guard !steps.isEmpty else { return }
      tour = TourProgress(steps: steps, entries: simulation.timeline.cursor)
      tour?.stopsClock = isClockRunning
      isClockRunning = false
    } catch {
      say(error.description, .error)
    }
  }

  /// Begins a tour in which words are typed in the keys' place.
  public mutating func beginTypedTour(_ steps: [Tour.Step]) {
    tour = TourProgress(steps: steps, entries: simulation.timeline.cursor, isTyped: true)
  }

  /// The tour is over, and time passes again as it did before.
  public mutating func leaveTour() {
    if tour?.stopsClock == true { isClockRunning = true }
    tour = nil
  }

  /// Ends the tour. False where there is none.
  public mutating func endTour() -> Bool {
    guard tour != nil else { return false }
    leaveTour()
    say(localized("notes.tour-ended"), next: .tour)
    return true
  }

  /// Sees whether what the step asks for has been done, by a command or a word that is typed. Its
  /// text stays until the reader goes on, for what it speaks of is on the screen only now; while
  /// something else is read, the step is not done. The next step's task goes on as well.
  public mutating func advanceTour(
    after command: String? = nil, typed word: String? = nil, isReading: Bool = false
  ) {
    guard let before = tour else { return }
    let cursor = simulation.timeline.cursor
    if before.isTyped {
      guard before.next != nil, isDone(before, word) else { return }
      tour?.show(before.index + 1, since: cursor)
      return
    }
    if let doneAt = before.doneAt, let next = before.next, begins(next, command, since: doneAt) {
      tour?.show(before.index + 1, since: doneAt)
    }
    if let command { tour?.see(command) }
    guard let tour, !tour.isDone, !isReading, isDone(tour, word) else { return }
    self.tour?.finish(at: cursor)
  }

  private func isDone(_ tour: TourProgress, _ typed: String?) -> Bool {
    switch tour.step.end {
    case .goOn: false
    case .command: tour.hasCommand
    case .word(let word): typed == word
    case .state(let word): device.apps.contains { StateWord.of($0) == word }
    case .action(let word): wasDone(word, since: tour.entries)
    }
  }

  /// Whether the user already does what a later step asks for.
  private func begins(_ step: Tour.Step, _ command: String?, since entries: Int) -> Bool {
    switch step.end {
    case .command(let name): command == name
    case .action(let word): wasDone(word, since: entries)
    case .goOn, .word, .state: false
    }
  }

  private func wasDone(_ word: String, since entries: Int) -> Bool {
    let timeline = simulation.timeline
    guard entries <= timeline.cursor else { return false }
    return timeline.entries[entries..<timeline.cursor].contains { entry in
      entry.refusal == nil
        && simulation.text.line(entry.step).split(separator: " ").first.map(String.init) == word
    }
  }
}

import Rulebooks
import Sessions
import TerminalKit
import TextFiles
import Texts

/// Where a tour is.
struct TourProgress: Sendable {
  var steps: [Tour.Step]
  var index = 0
  /// How many actions had been done when the step began.
  var entries: Int
  /// Whether the clock ran before: while somebody reads, nothing happens by itself.
  var stopsClock = false
  /// Whether words are typed in the keys' place: then a step that is done makes room at once.
  var isTyped = false
  /// Whether the command that the step asks for has been given.
  private(set) var hasCommand = false
  /// How many actions had been done when the step was; nil while it is not.
  private(set) var doneAt: Int?

  init(steps: [Tour.Step], entries: Int, isTyped: Bool = false) {
    self.steps = steps
    self.entries = entries
    self.isTyped = isTyped
  }

  var step: Tour.Step { steps[index] }
  var next: Tour.Step? { index + 1 < steps.count ? steps[index + 1] : nil }
  var isDone: Bool { doneAt != nil }

  /// To another step, of which what was done since may be the beginning.
  mutating func show(_ index: Int, since entries: Int) {
    self.index = index
    self.entries = entries
    hasCommand = false
    doneAt = nil
  }

  /// A command was given.
  mutating func see(_ command: Command) {
    if step.end == .command(command.original) { hasCommand = true }
  }

  mutating func finish(at entries: Int) { doneAt = entries }
}

extension Model {
  /// Says in the footer which key begins the tour, until the first key. It is a line to be read: no
  /// key means anything else for it.
  public mutating func offerTour() {
    let key = keys.key(of: .tour)
    guard !key.isEmpty else { return }
    say(localized("notes.tour-offer", ["key": key]))
  }

  /// Begins the tour, or goes on in it; behind the last step it ends.
  public mutating func goOnWithTour() {
    if let tour {
      if tour.next != nil {
        self.tour?.show(tour.index + 1, since: simulation.timeline.cursor)
        return
      }
      leaveTour()
      say(localized("notes.tour-done"), next: .help, "lists-keys")
      return
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

  /// Time passes again as it did before.
  private mutating func leaveTour() {
    if tour?.stopsClock == true { isClockRunning = true }
    tour = nil
  }

  /// Whether Enter goes on, too: where it has nothing else to do, since many terminals keep F1.
  var goesOnByEnter: Bool {
    guard tour != nil, let command = keys.command(for: .enter, in: context) else { return false }
    return [.accept, .openSelected].contains(command) && !isPossible(.accept)
  }

  /// Sees whether what the step asks for has been done. Its text stays until the reader goes on,
  /// for what it speaks of is on the screen only now. The next step's task goes on as well.
  mutating func advanceTour(after command: Command? = nil, typed word: String? = nil) {
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
    // What it asked to open is read first, and what comes one by one is seen to its end.
    guard let tour, !tour.isDone, popup == nil, presenting.slowMotion.held == nil,
      isDone(tour, word)
    else { return }
    self.tour?.finish(at: cursor)
  }

  /// Where nothing else is to be dismissed, it is the tour. False where there is none.
  mutating func endTour() -> Bool {
    guard tour != nil else { return false }
    leaveTour()
    say(localized("notes.tour-ended"), next: .tour, "begins-it-again")
    return true
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

  /// Whether somebody does already what a later step asks for.
  private func begins(_ step: Tour.Step, _ command: Command?, since entries: Int) -> Bool {
    switch step.end {
    case .command(let name): command?.original == name
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

  /// A step's text with the keys that are in force.
  func words(of step: Tour.Step) -> String {
    var text = ""
    var rest = step.text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text +=
        rest[..<open] + keys.name(ofCommandNamed: String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension KeyTable {
  /// The first key of a command, as settings name it; its words where it has none.
  func name(ofCommandNamed name: String) -> String {
    commands.first { $0.name == name && !$0.keys.isEmpty }?.keys.first.map(self.name)
      ?? "‘\(name)’"
  }
}

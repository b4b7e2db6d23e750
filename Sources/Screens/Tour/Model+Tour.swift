import Rulebooks
import Sessions
import TerminalKit
import Texts

/// Where a tour is.
struct TourProgress: Sendable {
  var steps: [Tour.Step]
  var index = 0
  /// How many actions had been done when the step began.
  var entries: Int
  /// The title of the step before, where what it asked for was done and not passed over.
  var done: String?

  var step: Tour.Step { steps[index] }
}

extension Model {
  /// Says in the footer which key begins the tour, until the first key. It is a line to be read: no
  /// key means anything else for it.
  public mutating func offerTour() {
    let key = keys.key(of: .tour)
    guard !key.isEmpty else { return }
    note = Note(kind: .information, text: localized("notes.tour-offer", ["key": key]))
  }

  /// Begins the tour, or goes on in it; behind the last step it ends.
  public mutating func goOnWithTour() {
    if let tour {
      if tour.index + 1 < tour.steps.count { return show(step: tour.index + 1) }
      self.tour = nil
      note = Note(
        kind: .information, text: keys.sentence(localized("notes.tour-done"), .help, "lists-keys"))
      return
    }
    do throws(Diagnostic) {
      let steps = try Tour(library.resources).steps
      guard !steps.isEmpty else { return }
      tour = TourProgress(steps: steps, entries: simulation.timeline.cursor)
    } catch {
      note = Note(kind: .error, text: error.description)
    }
  }

  /// Whether Enter goes on, too: where it has nothing else to do, since many terminals keep F1.
  var goesOnByEnter: Bool {
    guard tour != nil, let command = keys.command(for: .enter, in: context) else { return false }
    return [.accept, .openSelected].contains(command) && !isPossible(.accept)
  }

  private mutating func show(step index: Int, done: String? = nil) {
    tour?.index = index
    tour?.done = done
    tour?.entries = simulation.timeline.cursor
  }

  /// Goes on by itself where what the step asks for has been done.
  mutating func advanceTour(after command: Command? = nil, typed word: String? = nil) {
    guard let tour, isDone(tour, command, word), tour.index + 1 < tour.steps.count else { return }
    show(step: tour.index + 1, done: tour.step.title)
  }

  /// Where nothing else is to be dismissed, it is the tour. False where there is none.
  mutating func endTour() -> Bool {
    guard tour != nil else { return false }
    tour = nil
    note = Note(
      kind: .information,
      text: keys.sentence(localized("notes.tour-ended"), .tour, "begins-it-again"))
    return true
  }

  private func isDone(_ tour: TourProgress, _ command: Command?, _ typed: String?) -> Bool {
    switch tour.step.end {
    case .goOn: return false
    case .command(let name): return command?.original == name
    case .word(let word): return typed == word
    case .state(let word): return device.apps.contains { StateWord.of($0) == word }
    case .action(let word):
      let timeline = simulation.timeline
      guard tour.entries <= timeline.cursor else { return false }
      return timeline.entries[tour.entries..<timeline.cursor].contains { entry in
        entry.refusal == nil
          && simulation.text.line(entry.step).split(separator: " ").first.map(String.init) == word
      }
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

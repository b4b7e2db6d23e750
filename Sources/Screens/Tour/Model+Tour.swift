import Rulebooks
import Texts

extension Model {
  /// Says in the footer which key begins the tour, until the first key. It is a line to be read: no
  /// key means anything else for it.
  public mutating func offerTour() {
    let key = keys.key(of: .tour)
    guard !key.isEmpty else { return }
    say(localized("notes.tour-offer", ["key": key]))
  }

  /// Begins the tour, or goes on in it.
  public mutating func goOnWithTour() { work { $0.goOnWithTour() } }

  /// Whether Enter goes on, too: where it has nothing else to do, since many terminals keep F1.
  var goesOnByEnter: Bool {
    guard tour != nil, let command = keys.command(for: .enter, in: context) else { return false }
    return [.accept, .openSelected].contains(command) && !isPossible(.accept)
  }

  /// Sees whether what the tour's step asks for has been done.
  mutating func advanceTour(after command: Command? = nil, typed word: String? = nil) {
    let isReading = popup != nil || presenting.slowMotion.held != nil
    work { $0.advanceTour(after: command?.original, typed: word, isReading: isReading) }
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

import Lifecycle
import Preferences
import Rulebooks
import Sessions
import TerminalKit
import TextFiles

@testable import Screens
@testable import Workbench

/// Drives a model as hands do.
struct Driver {
  static let library = try! Library()
  static let actionWords = ActionWord.all.map(\.word)

  var model: Model
  private(set) var effects: [Effect] = []

  init(
    _ device: Device.Model = .iPhone, os: Release = Setup.usualRelease, apps: [String] = [],
    size: Size = Size(columns: 80, rows: 24), keys: [String: [KeyStroke]] = [:],
    homeButton: HomeButton = .auto, presenting: Presenting = Presenting()
  ) {
    let library = Driver.library
    var overrides = Overrides(device: "\(device)", os: "\(os)", apps: apps)
    overrides.show = "all"
    let file = try! SessionParser.parse(
      SourceFile(name: "test", text: ""), library: library, overrides: overrides)
    model = Model(
      simulation: try! Simulation(file.setup, library: library), library: library,
      preferences: Preferences(keys: keys, homeButton: homeButton, presenting: presenting))
    model.size = size
  }

  init(_ model: Model) { self.model = model }

  /// Presses keys: characters stand for themselves, `<…>` for a key that has a name.
  mutating func press(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        press(Driver.named[String(rest[rest.index(after: rest.startIndex)..<end])]!)
        rest = rest[rest.index(after: end)...]
      } else {
        for scalar in first.unicodeScalars { press(.character(scalar)) }
        rest.removeFirst()
      }
    }
  }

  mutating func press(_ key: Key) { effects += model.handle(.key(key)) }

  /// What is followed goes on.
  mutating func follow(_ bytes: some Collection<UInt8>) {
    model.readFollowed(Array(bytes))
    effects += model.settleFollowed()
  }

  mutating func follow(_ text: String) { follow(text.utf8) }

  /// What the event loop is asked to do besides.
  mutating func take(_ more: [Effect]) { effects += more }

  mutating func pass(_ milliseconds: UInt32) { effects += model.pass(milliseconds) }

  /// Clicks in the middle of the first place where the text stands on the screen.
  @discardableResult
  mutating func click(
    _ text: String, _ button: Mouse.Button = .left, onDevice: Bool = false
  ) -> Bool {
    let area = onDevice ? Layout(model, model.size).device : nil
    guard let place = find(text, in: area) else { return false }
    effects += model.handle(.mouse(Mouse(.press, button, at: place)))
    return true
  }

  /// What the mouse does at a text, at a time.
  mutating func mouse(_ kind: Mouse.Kind, _ text: String, at time: UInt64) {
    guard let place = find(text) else { return }
    effects += model.handle(.mouse(Mouse(kind, .left, at: place)), at: time)
  }

  mutating func settleClick(at time: UInt64) { effects += model.settleClick(at: time) }

  /// Where a text stands on the screen.
  func find(_ text: String, in area: Rect? = nil) -> Point? {
    let area = area ?? picture.screen.grid.bounds
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (y, line) in lines.enumerated() {
      let row = Array(line)
      let wanted = Array(text)
      guard row.count >= wanted.count else { continue }
      for start in 0...(row.count - wanted.count)
      where Array(row[start..<start + wanted.count]) == wanted
        && area.contains(Point(x: start, y: y))
      {
        return Point(x: start + wanted.count / 2, y: y)
      }
    }
    return nil
  }

  /// The session beside itself, while it is looked through.
  var comparing: ComparingView? { model.popup as? ComparingView }
  /// The scenarios to choose from; where they are closed, as they were left.
  var browser: ScenarioBrowser { model.popup as? ScenarioBrowser ?? model.lastBrowser }

  var picture: Picture { draw(model, model.size) }
  var text: String { picture.screen.grid.text }
  /// The screen's lines that have these words.
  func lines(_ words: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains(words) }
  }
  /// The last of them.
  func line(_ words: String) -> String { lines(words).last ?? "" }
  var note: String { model.note?.text ?? "" }

  /// The actions of the session, in its words.
  var actions: [String] {
    model.simulation.timeline.past.map {
      model.simulation.text.line(.act($0.step, detail: $0.detail))
    }
  }

  /// What was written to the recording.
  var written: String {
    effects.map { if case .write(let text) = $0 { text } else { "" } }.joined()
  }

  private static let named: [String: Key] = [
    "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backTab, "up": .up, "down": .down,
    "left": .left, "right": .right, "home": .home, "end": .end, "pgup": .pageUp,
    "pgdn": .pageDown, "backspace": .backspace, "delete": .delete, "ctrl-r": .control("r"),
    "ctrl-c": .control("c"), "ctrl-z": .control("z"), "ctrl-l": .control("l"),
    "ctrl-u": .control("u"), "f1": .function(1),
  ]
}

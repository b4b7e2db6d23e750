import Lifecycle
import Preferences
import TerminalKit
import Texts

/// The list of keys as it is laid out: in as many columns as there is room for, read down each.
struct HelpPage {
  /// The columns that keys have, and those between columns of the page.
  static let keyWidth = 9
  static let gap = 3
  private static let leastWidth = 52

  private(set) var lines: [TextLine] = []
  private(set) var commands: [HelpCommand] = []
  /// The columns and rows of one column of the page.
  let width: Int
  let height: Int
  private let columns: Int
  /// What is said above all keys.
  let about: [String]

  init(_ help: Help, _ model: Model) {
    let room = model.popupRoom
    let inside = Size(columns: max(1, room.width - 4), rows: max(1, room.height - 2))
    columns = max(1, (inside.columns + HelpPage.gap) / (HelpPage.leastWidth + HelpPage.gap))
    width = (inside.columns + HelpPage.gap) / columns - HelpPage.gap
    let isWhole = help.query.text.isEmpty
    about =
      isWhole && inside.rows >= 24
      ? Shortening.wrapped(HelpPage.about(model), to: inside.columns) + [""] : []
    height = max(1, inside.rows - 2 - about.count)
    let groups = HelpCommand.all(model, fitting: help.query.text)
    add(groups[0], model) { _ in nil }
    add(groups[1], model) { $0.title }
    add(groups[2], model) { localized("help.not-now", ["section": $0.title]) }
    if isWhole { addStates() }
  }

  /// The lines that are seen at once.
  var capacity: Int { columns * height }

  /// The columns inside the box, below the filter and the text about the panel.
  func body(in inside: Rect) -> Rect {
    let used = min(inside.height, 2 + about.count)
    return Rect(
      x: inside.x, y: inside.y + used, width: inside.width, height: inside.height - used)
  }

  /// The lines that are seen from one on.
  func seen(from top: Int) -> SeenRows { SeenRows(of: lines.count, from: top, height: capacity) }

  /// How many keys are below what is seen.
  func keysBelow(_ seen: SeenRows) -> Int {
    Set(lines[seen.range.upperBound...].compactMap(\.item)).count
  }

  /// The first line with which a key is seen; the page moves no farther than it must.
  func top(showing row: Int, from top: Int) -> Int {
    let first = seen(from: top).first
    guard let place = lines.firstIndex(where: { $0.item == row }),
      let end = lines.lastIndex(where: { $0.item == row })
    else { return first }
    // The meaning of the states is below the last key.
    if row == commands.count - 1 { return lines.count }
    // The heading above the first key of a section is seen with it.
    if place <= first { return row == 0 ? 0 : max(0, place - 1) }
    return end >= first + capacity ? end - capacity + 1 : first
  }

  // MARK: - Lines

  /// Sections in the order in which they count where the interface is.
  private mutating func add(
    _ group: [HelpCommand], _ model: Model, heading: (KeySection) -> String?
  ) {
    let first = HelpPage.sections(of: model)
    for section in first + KeySection.allCases.filter({ !first.contains($0) }) {
      let members = group.filter { $0.command.section == section }
      guard !members.isEmpty else { continue }
      if let heading = heading(section) {
        if !lines.isEmpty { lines.append(.blank) }
        lines.append(self.heading(heading))
      }
      for member in members { add(member, model) }
    }
  }

  private mutating func add(_ member: HelpCommand, _ model: Model) {
    let row = commands.count
    commands.append(member)
    let keys = HelpPage.names(of: member.command, model.keys)
    var words = TextLine.wrapped(
      member.command.help, to: max(8, width - HelpPage.keyWidth - 2),
      member.isPossible ? .plain : .dim, at: HelpPage.keyWidth + 2,
      mark: (keys, member.isPossible ? .key : .dim))
    for place in words.indices { words[place].item = row }
    lines += words
  }

  /// As many of its keys as there is room for.
  private static func names(of command: Command, _ keys: KeyTable) -> String {
    let all = keys.names(of: command)
    if TextWidth.columns(of: all) <= keyWidth { return all }
    return Shortening.end(keys.shortNames(of: command), to: keyWidth)
  }

  /// What the words and marks of states mean.
  private mutating func addStates() {
    lines.append(.blank)
    lines.append(heading(localized("help.states")))
    for state in [ApplicationState.active, .inactive, .background] {
      add(StateLook(state), localized("help.\(state)"))
    }
    for state in [ProcessState.suspended, .notRunning] {
      add(StateLook(state), localized("help.\(state)"))
    }
  }

  private mutating func add(_ look: StateLook, _ words: String) {
    var line = TextLine(look.text, look.style, at: 1)
    line.add(Shortening.end(words, to: width - 15), at: 15)
    lines.append(line)
  }

  private func heading(_ text: String) -> TextLine {
    TextLine(Shortening.end(text, to: width), .panelTitle)
  }

  /// What is to be seen in the panel that has the keys.
  private static func about(_ model: Model) -> String {
    let panel: Panel = model.focus == .device ? model.usualFocus : model.focus
    return localized(
      "help.\(panel).about",
      ["events": model.keys.key(of: .events), "view": model.keys.key(of: .viewMenu)])
  }

  /// The sections whose keys count most where the interface is.
  private static func sections(of model: Model) -> [KeySection] {
    if model.focus == .log { return [.log, .panels] }
    let situation = model.device.situation
    if !situation.overlays.isEmpty { return [.overlays] }
    return situation.isSwitching ? [.switcher] : []
  }
}

extension Model {
  /// The panel that the keys are about where none has been chosen.
  fileprivate var usualFocus: Panel {
    Layout(self, room(in: size)).isSinglePanel ? .device : .apps
  }
}

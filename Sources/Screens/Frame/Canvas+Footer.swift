import TerminalKit

extension Canvas {
  /// The keys that matter now, and the note, if there is one.
  mutating func drawFooter(_ model: Model, _ layout: Layout) {
    guard let footer = layout.footer else { return }
    let hints = model.footerHints
    var end = grid.size.columns
    if model.presenting.keyBar.isShown, let row = layout.note {
      let note = model.note.map { TextWidth.columns(of: $0.text) + 5 } ?? 0
      end = drawKeyBar(model.presenting.keyBar, in: row, besides: note)
    }
    if let note = model.note {
      let row = layout.note ?? footer
      let mark =
        switch note.kind {
        case .information: "·"
        case .refusal: "✗"
        case .error: "✗"
        }
      // In the keys' row it leaves room for the last two.
      let kept = layout.note == nil ? FooterHint.width(FooterHint.least(hints, model)) + 3 : 0
      let room = min(end, row.maxX - kept) - row.x - 2
      let text = Shortening.words("\(mark) \(note.text)", to: room)
      let width = put(text, x: row.x + 1, y: row.y, .style(note))
      if layout.note == nil {
        // Beside a short note there is room for the keys that lead to everything else.
        let end = row.x + width + 3
        let rest = Rect(x: end, y: footer.y, width: footer.maxX - end, height: 1)
        return drawKeys(hints, model, in: rest, isSinglePanel: false)
      }
    }
    drawKeys(hints, model, in: footer, isSinglePanel: layout.isSinglePanel)
  }

  /// The three hints that matter most now, at the right those that lead to everything else, and
  /// between them as many others as fit.
  private mutating func drawKeys(
    _ hints: [Command], _ model: Model, in rect: Rect, isSinglePanel: Bool
  ) {
    guard rect.width > 2 else { return }
    var offered = hints.makeIterator()
    var first: [FooterHint] = []
    let pinned = FooterHint.pinned(hints, model, isSinglePanel: isSinglePanel)
    let room = rect.width - 2
    func next() -> FooterHint? {
      // The kernel is asked only about those that would be shown.
      while let command = offered.next() {
        guard !FooterHint.isPinned(command, isSinglePanel: isSinglePanel) else { continue }
        if model.isPossible(command) { return FooterHint(command, model) }
      }
      return nil
    }
    while first.count < 3, let hint = next() { first.append(hint) }
    // Two keys at least have a place beside them, three where there is room.
    let last =
      [3, 2].lazy.compactMap { count -> [FooterHint]? in
        let needed = first.prefix(count).reduce(0) { $0 + $1.width + 2 }
        return pinned.prefix(3).first { needed + FooterHint.width($0) <= room }
      }.first ?? pinned.dropFirst(3).first { !$0.isEmpty && FooterHint.width($0) <= room } ?? []
    let end = rect.maxX - 1 - FooterHint.width(last)
    var x = rect.x + 1
    func fits(_ hint: FooterHint) -> Bool { x + hint.width + (last.isEmpty ? 0 : 2) <= end }
    for hint in first where fits(hint) {
      drawHint(hint, x: x, y: rect.y)
      x += hint.width + 2
    }
    while x + FooterHint.leastWidth < end, let hint = next() {
      guard fits(hint) else { continue }
      drawHint(hint, x: x, y: rect.y)
      x += hint.width + 2
    }
    x = end
    for hint in last {
      drawHint(hint, x: x, y: rect.y)
      x += hint.width + 2
    }
  }

  private mutating func drawHint(_ hint: FooterHint, x: Int, y: Int) {
    let width = put(hint.keys, x: x, y: y, .key)
    if !hint.label.isEmpty { put(hint.label, x: x + width + 1, y: y, .footer) }
    hit(
      Rect(x: x, y: y, width: hint.width, height: 1),
      hint.command.isNumbered ? .nothing : .command(hint.command))
  }
}

/// A command as the footer has it.
private struct FooterHint {
  /// A key, a blank and a short word.
  static let leastWidth = 4

  let command: Command
  let keys: String
  let label: String
  let width: Int

  init(_ command: Command, _ model: Model) {
    self.init(command, model.shortKeys(of: command), model.label(of: command))
  }

  private init(_ command: Command, _ keys: String, _ label: String) {
    (self.command, self.keys, self.label) = (command, keys, label)
    let words = label.isEmpty ? 0 : 1 + TextWidth.columns(of: label)
    width = TextWidth.columns(of: keys) + words
  }

  /// The same without words, where there is little room.
  var keyAlone: FooterHint { FooterHint(command, keys, "") }

  /// What hints take beside each other.
  static func width(_ hints: [FooterHint]) -> Int { max(0, hints.reduce(-2) { $0 + $1.width + 2 }) }

  static func isPinned(_ command: Command, isSinglePanel: Bool) -> Bool {
    [.palette, .help, .quit].contains(command) || isSinglePanel && command == .nextPanel
  }

  /// What always stands at the right, from the longest to the shortest. Where one panel is shown at
  /// a time nothing else says that there are others.
  static func pinned(
    _ usual: [Command], _ model: Model, isSinglePanel: Bool
  ) -> [[FooterHint]] {
    let wanted: [Command] = (isSinglePanel ? [.nextPanel] : []) + [.palette, .help, .quit]
    var hints: [FooterHint] = []
    for command in wanted {
      guard let row = usual.first(where: { $0 == command }), model.isPossible(row) else { continue }
      hints.append(FooterHint(row, model))
    }
    return [
      hints,
      hints.map { $0.command == .palette ? $0.keyAlone : $0 },
      hints.map { [.palette, .quit].contains($0.command) ? $0.keyAlone : $0 },
      hints.filter { $0.command != .palette }.map { $0.command == .quit ? $0.keyAlone : $0 },
      isSinglePanel ? hints.filter { [.nextPanel, .help].contains($0.command) } : [],
      least(usual, model),
    ]
  }

  /// What stays beside the longest note: how to get help, and how to leave.
  static func least(_ usual: [Command], _ model: Model) -> [FooterHint] {
    let wanted: [Command] = [.help, .quit]
    return wanted.filter { usual.contains($0) && model.isPossible($0) }.map {
      FooterHint($0, model).keyAlone
    }
  }
}

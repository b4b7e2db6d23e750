import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// The scenarios by chapter, and what the chosen one is: beside them, or below where there is no
  /// room for that.
  mutating func drawScenarios(_ model: Model, _ browser: ScenarioBrowser, in room: Rect) {
    hit(room, .nothing)
    box(room, .frameFocused)
    let panes = ScenarioPanes(browser, in: room)
    let about = panes.about
    let lines = browser.chosen?.about(width: about.width) ?? []
    let first = max(0, min(browser.aboutTop, lines.count - about.height))
    let close = keys.frameHint(.close, model.label(of: .close))
    let read = [keys.frameHint(.readOn), keys.frameHint(.readBack)]
    let hints = lines.count > about.height ? [read + [close], [close]] : [[close]]
    panel(room, title(browser), hints: hints, isFocused: true)
    if let line = panes.filter { drawFilter(browser, in: line) }
    drawList(browser, in: panes.list)
    if panes.isWide {
      fill(
        Rect(x: about.x - 2, y: room.y + 1, width: 1, height: room.height - 2), .frame, with: "│")
    } else {
      fill(Rect(x: room.x + 1, y: about.y - 1, width: room.width - 2, height: 1), .frame, with: "─")
    }
    clipped(to: about) { canvas in
      guard browser.chosen != nil else {
        canvas.put(localized("scenarios.none"), x: about.x, y: about.y, .dim)
        return
      }
      for (row, line) in lines.dropFirst(first).prefix(about.height).enumerated() {
        canvas.put(line.text, x: about.x, y: about.y + row, line.style)
      }
      let below = lines.count - first - about.height
      if first > 0 { canvas.drawMore("above", first, .readBack, in: about, y: about.y) }
      if below > 0 { canvas.drawMore("below", below, .readOn, in: about, y: about.maxY - 1) }
    }
  }

  /// The mark that there is more, which leads there.
  private mutating func drawMore(
    _ place: String, _ count: Int, _ command: Command, in rect: Rect, y: Int
  ) {
    let text = " " + localized("panels.more-\(place)", ["count": "\(count)"])
    putRight(text, before: rect.maxX, y: y, .dim)
    let width = TextWidth.columns(of: text)
    hit(Rect(x: rect.maxX - width, y: y, width: width, height: 1), .command(command))
  }

  private func title(_ browser: ScenarioBrowser) -> String {
    let count = browser.shown.count
    guard let release = browser.release else {
      return localized("scenarios.title", count: count)
    }
    return localized("scenarios.title-of", count: count, ["release": "\(release)"])
  }

  private mutating func drawFilter(_ browser: ScenarioBrowser, in line: Rect) {
    let mark = keys.labelled(.filterScenarios, localized("scenarios.filter")) + " "
    if browser.isTyping {
      drawEditor(browser.query, mark, in: line)
    } else {
      let width = put(mark, x: line.x, y: line.y, .key, width: line.width)
      put(
        Shortening.end(browser.query.text, to: line.width - width), x: line.x + width, y: line.y,
        .input)
      hit(line, .command(.filterScenarios))
    }
  }

  private mutating func drawList(_ browser: ScenarioBrowser, in list: Rect) {
    // The row of each one shown, headings counted in.
    var places: [Int] = []
    var next = 0
    var chapter = ""
    for index in browser.shown {
      if browser.entries[index].chapter != chapter { next += 1 }
      chapter = browser.entries[index].chapter
      places.append(next)
      next += 1
    }
    guard !places.isEmpty else { return }
    let chosen = places[min(browser.selected, places.count - 1)]
    let first = max(0, min(chosen - list.height / 2, next - list.height))
    clipped(to: list) { canvas in
      var chapter = ""
      for (place, index) in browser.shown.enumerated() {
        let entry = browser.entries[index]
        let y = list.y + places[place] - first
        if entry.chapter != chapter {
          canvas.put(
            Shortening.end(entry.chapter, to: list.width), x: list.x, y: y - 1, .panelTitle)
        }
        chapter = entry.chapter
        guard y >= list.y, y < list.maxY else { continue }
        let line = Rect(x: list.x, y: y, width: list.width, height: 1)
        let mark = entry.problem == nil ? entry.outline.map { "\($0.release)" } ?? "" : "✗"
        let title = Shortening.end(entry.title, to: line.width - 7)
        canvas.put(" " + title, x: line.x, y: y, entry.problem == nil ? .plain : .refusal)
        canvas.putRight(mark, before: line.maxX - 1, y: y, entry.problem == nil ? .dim : .refusal)
        if place == browser.selected { canvas.restyle(line, .selection) }
        canvas.hit(line, .item(place))
      }
    }
  }
}

extension ScenarioBrowser.Entry {
  /// What it is, in lines of a width: its title, what it is for, its narration and its actions in
  /// the order in which they come.
  func about(width: Int) -> [(text: String, style: Style)] {
    var lines: [(String, Style)] = Shortening.wrapped(title, to: width).map { ($0, .strong) }
    if let problem {
      // A long path keeps its end, and what stands behind it.
      let rest = problem.hasPrefix(path) ? problem.dropFirst(path.count) : problem[...]
      let place = problem.hasPrefix(path) ? Shortening.middle(path, to: width - 10) : ""
      lines += Shortening.wrapped("✗ \(place)\(rest)", to: width).map { ($0, .refusal) }
      return lines
    }
    guard let outline else { return lines }
    let facts = localized(
      "scenarios.facts", count: outline.actions,
      ["device": outline.device, "release": "\(outline.release)"])
    lines.append((Shortening.end(facts, to: width), .accent))
    if !outline.apps.isEmpty {
      let apps = localized("scenarios.apps", ["apps": Lists.comma(outline.apps)])
      lines += Shortening.wrapped(apps, to: width).map { ($0, .dim) }
    }
    lines.append((Shortening.middle(path, to: width), .dim))
    lines.append(("", .plain))
    var isTitle = true
    for line in outline.lines {
      switch line {
      case .narration(let text):
        if !isTitle { lines += Shortening.wrapped(text, to: width).map { ($0, .plain) } }
        isTitle = false
      case .action(let text):
        lines.append((Shortening.end("  ▸ " + text, to: width), .action))
      }
    }
    return lines
  }
}

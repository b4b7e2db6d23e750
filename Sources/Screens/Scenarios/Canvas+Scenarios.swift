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
    let seen = SeenRows(of: lines.count, from: browser.aboutTop, height: about.height)
    let close = keys.frameHint(.close, model.label(of: .close))
    let read = [keys.frameHint(.readOn), keys.frameHint(.readBack)]
    let hints = lines.count > seen.height ? [read + [close], [close]] : [[close]]
    panel(room, title(browser), hints: hints, isFocused: true)
    if let line = panes.filter { drawFilter(browser, in: line) }
    let list = browser.lines(width: panes.list.width)
    draw(list.lines, list.seen(height: panes.list.height), in: panes.list)
    if panes.isWide {
      fill(
        Rect(x: about.x - 2, y: room.y + 1, width: 1, height: room.height - 2), .frame, with: "│")
    } else {
      fill(Rect(x: room.x + 1, y: about.y - 1, width: room.width - 2, height: 1), .frame, with: "─")
    }
    if browser.chosen == nil { put(localized("scenarios.none"), x: about.x, y: about.y, .dim) }
    draw(lines, seen, in: about)
    clipped(to: about) {
      if seen.first > 0 { $0.drawMore("above", seen.first, .readBack, in: about, y: about.y) }
      if seen.below > 0 { $0.drawMore("below", seen.below, .readOn, in: about, y: about.maxY - 1) }
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
      return localized(
        browser.hasExercisesOnly ? "scenarios.title-of-exercises" : "scenarios.title", count: count)
    }
    return localized("scenarios.title-of", count: count, ["release": "\(release)"])
  }

  private mutating func drawFilter(_ browser: ScenarioBrowser, in line: Rect) {
    let mark = keys.labelled(.filterScenarios, localized("panels.filter")) + " "
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
}

extension ScenarioBrowser {
  /// Those that are shown, by chapter, in lines of a width.
  fileprivate func lines(width: Int) -> ItemLines {
    var list = ItemLines(selected: selected)
    var chapter = ""
    for (place, index) in shown.enumerated() {
      let entry = entries[index]
      let isNew = entry.chapter != chapter
      chapter = entry.chapter
      list.add(
        entry.line(width: width), item: place,
        heading: isNew ? TextLine(Shortening.end(chapter, to: width), .panelTitle) : nil)
    }
    return list
  }
}

extension ScenarioBrowser.Entry {
  /// Its title and its iOS version, in a line of a width.
  fileprivate func line(width: Int) -> TextLine {
    let mark = problem == nil ? outline.map { "\($0.release)" } ?? "" : "✗"
    let title = Shortening.end(title, to: width - 7)
    var line = TextLine(" " + title, problem == nil ? .plain : .refusal)
    line.add(mark, problem == nil ? .dim : .refusal, before: width - 1)
    return line
  }

  /// What it is, in lines of a width: its title, what it is for, its narration and its actions in
  /// the order in which they come.
  func about(width: Int) -> [TextLine] {
    var lines = TextLine.wrapped(title, to: width, .strong)
    if let problem {
      // A long path keeps its end, and what stands behind it.
      let rest = problem.hasPrefix(path) ? problem.dropFirst(path.count) : problem[...]
      let place = problem.hasPrefix(path) ? Shortening.middle(path, to: width - 10) : ""
      return lines + TextLine.wrapped("✗ \(place)\(rest)", to: width, .refusal)
    }
    guard let outline else { return lines }
    let facts = localized(
      "scenarios.facts", count: outline.actions,
      ["device": outline.device, "release": "\(outline.release)"])
    lines.append(TextLine(Shortening.end(facts, to: width), .accent))
    if !outline.apps.isEmpty {
      let apps = localized("scenarios.apps", ["apps": Lists.comma(outline.apps)])
      lines += TextLine.wrapped(apps, to: width, .dim)
    }
    lines.append(TextLine(Shortening.middle(path, to: width), .dim))
    lines.append(.blank)
    var isTitle = true
    for line in outline.lines {
      switch line {
      case .narration(let text):
        if !isTitle { lines += TextLine.wrapped(text, to: width) }
        isTitle = false
      case .action(let text):
        lines.append(TextLine(Shortening.end("  ▸ " + text, to: width), .action))
      }
    }
    return lines
  }
}

import Lifecycle
import Sessions
import TerminalKit
import Texts

/// Where the columns of the apps panel begin, in a panel of some width.
private struct AppColumns {
  var name: Int
  var pid: Int
  var process: Int
  var state: Int
  var uses: Int
  /// Whether process and application state have a column each.
  let isWide: Bool

  init(_ model: Model, in rect: Rect) {
    let names = model.device.apps.map { TextWidth.columns(of: model.name($0.id)) }
    isWide = rect.width >= 48
    let width = min(max(5, names.max() ?? 5), isWide ? 12 : 8)
    name = rect.x + 2
    pid = name + width + 1
    process = pid + (isWide ? 4 : 0)
    state = isWide ? process + 12 : process
    uses = state + 13
  }
}

extension Canvas {
  /// The apps with the states of their processes and applications, and beneath each its scenes.
  mutating func drawApps(_ model: Model, in rect: Rect) {
    hit(rect, .panel(.apps), panel: .apps)
    let rows = model.appRows
    let isFocused = model.focus != .log
    let inside = rect.inset(dx: 1, dy: 1)
    // Headings where a row is spare, and always where there are many.
    let hasHeader = inside.height > min(8, rows.count)
    let list = Rect(
      x: inside.x, y: inside.y + (hasHeader ? 1 : 0), width: inside.width,
      height: inside.height - (hasHeader ? 1 : 0))
    // The chosen app's windows are in sight with it, where there is room for them.
    let last = rows.lastIndex { $0.app == model.selectedApp } ?? 0
    let chosen = model.selectedRow
    let wanted = min(chosen, max(last + 1, chosen + 2) - list.height)
    let seen = SeenRows(of: rows.count, from: wanted, height: list.height)
    let hints = moreRows(seen)
    panel(
      rect, localized("apps.title"), hints: hints.isEmpty ? [[keys.frameHint(.menu)]] : hints,
      isFocused: isFocused)
    let columns = AppColumns(model, in: inside)
    clipped(to: inside) { canvas in
      if hasHeader { canvas.drawHeader(columns, y: inside.y) }
      for place in seen.range {
        let row = rows[place]
        let line = Rect(x: list.x, y: list.y + place - seen.first, width: list.width, height: 1)
        if row.window == 0 {
          canvas.drawApp(model, model.device[row.app], columns, in: line)
        } else {
          let window = SceneID(app: row.app, number: row.window)
          canvas.drawScene(model, window, columns, in: line)
        }
        if place == chosen {
          let mark = row.window == 0 || columns.isWide ? line.x + 1 : line.x
          canvas.put("▸", x: mark, y: line.y, .accent)
          if isFocused {
            let name = Rect(x: line.x, y: line.y, width: columns.pid - line.x, height: 1)
            canvas.restyle(name, .selection)
          }
        }
        canvas.hit(line, .row(place), panel: .apps)
      }
      canvas.drawQueue(model, in: list, beneath: min(rows.count, list.height))
    }
  }

  /// How many rows are out of sight at either end, in full or, where there is no room, as arrows;
  /// empty where all are seen.
  private func moreRows(_ seen: SeenRows) -> [[FrameHint]] {
    func hints(_ end: String) -> [FrameHint] {
      let all = [("above", seen.first, Command.pageUp), ("below", seen.below, Command.pageDown)]
      return all.filter { $0.1 > 0 }.map { place, count, command in
        let words = localized("apps.more-\(place)\(end)", ["count": "\(count)"])
        return FrameHint.words(words, command, in: .apps)
      }
    }
    return seen.first + seen.below > 0 ? [hints(""), hints("-short")] : []
  }

  private mutating func drawHeader(_ columns: AppColumns, y: Int) {
    put(
      Shortening.end(localized("apps.app"), to: columns.pid - columns.name - 1), x: columns.name,
      y: y, .dim)
    if columns.isWide {
      putRight(localized("apps.pid"), before: columns.process - 1, y: y, .dim)
      put(
        Shortening.end(localized("apps.process"), to: columns.state - columns.process - 1),
        x: columns.process, y: y, .dim)
      put(
        Shortening.end(localized("apps.application-scene"), to: clip.maxX - columns.state),
        x: columns.state, y: y, .dim)
    } else {
      put(
        Shortening.end(localized("apps.state"), to: clip.maxX - columns.state), x: columns.state,
        y: y, .dim)
    }
  }

  /// What an app is in, and at the right how its code is written, where there is room for it.
  private mutating func drawApp(_ model: Model, _ app: App, _ columns: AppColumns, in line: Rect) {
    let end = drawState(model, app, columns, in: line)
    guard let kind = model.kindWord(app.id), line.maxX - end >= TextWidth.columns(of: kind) + 3
    else { return }
    putRight(kind, before: line.maxX - 1, y: line.y, .dim)
  }

  /// Returns where it ends.
  private mutating func drawState(
    _ model: Model, _ app: App, _ columns: AppColumns, in line: Rect
  ) -> Int {
    let y = line.y
    let isRunning = app.process != .notRunning
    put(keys.label(of: .nthApp(1), Int(app.id.raw) + 1), x: line.x, y: y, .key)
    let name = Shortening.end(model.name(app.id), to: columns.pid - columns.name - 1)
    put(name, x: columns.name, y: y, isRunning ? .strong : .dim)
    let life = model.life(app.id)
    if !isRunning {
      let room = line.maxX - columns.process
      let lost = app.lostEdits > 0 ? [localized("apps.edits-lost", ["state": life.text])] : []
      let texts = lost + keptTexts(model, app, life.text)
      let text = texts.first { TextWidth.columns(of: $0) <= room }
      return columns.process
        + put(text ?? Shortening.end(life.text, to: room), x: columns.process, y: y, life.style)
    }
    if columns.isWide {
      putRight("\(app.pid)", before: columns.process - 1, y: y, .dim)
      let process = StateLook(app.process)
      let state = StateLook(app.state)
      // A blocked app's state is what it was: it does not look well.
      var (words, style, stateStyle) = (process.word, process.style, state.style)
      switch life {
      case .hung: (words, style, stateStyle) = (life.text, life.style, .dim)
      case .suspended: (words, style) = (life.text, life.style)
      case .neverLaunched, .notRunning, .running: break
      }
      let room = columns.state - columns.process - 1
      put(Shortening.end(words, to: room), x: columns.process, y: y, style)
      put(state.text, x: columns.state, y: y, stateStyle)
    } else {
      put(life.text, x: columns.state, y: y, life.style)
    }
    return drawUses(model, app, x: columns.uses, y: y, isWide: columns.isWide)
  }

  /// What keeps an app running, and for how long, counted from the time in the title. Where there
  /// is no room for words, there are marks.
  private mutating func drawUses(
    _ model: Model, _ app: App, x: Int, y: Int, isWide: Bool
  ) -> Int {
    let room = clip.maxX - x
    var parts: [(text: String, style: Style)] = []
    for brevity in Brevity.allCases where isWide || brevity == .marks {
      parts = uses(model, app, brevity)
      if parts.reduce(-1, { $0 + TextWidth.columns(of: $1.text) + 1 }) <= room { break }
    }
    var x = x
    for part in parts {
      x += put(part.text + " ", x: x, y: y, part.style)
    }
    return x
  }

  /// How shortly what keeps an app running is said.
  private enum Brevity: CaseIterable { case sentences, words, marks }

  private func uses(
    _ model: Model, _ app: App, _ brevity: Brevity
  ) -> [(text: String, style: Style)] {
    let isLong = brevity == .sentences
    var parts: [(String, Style)] = []
    if case .suspended = model.life(app.id) {
      let span = TimeText.age(model.device.now.milliseconds - app.suspendedSince.milliseconds)
      parts.append((isLong ? localized("apps.suspended-for", ["time": span]) : span, .plain))
    }
    if let text = model.remaining(app.watchdog, "device.killed-in"), isLong {
      parts.append((text, .stateHung))
    }
    let waiting = model.device.queues[Int(app.id.raw)].count
    if waiting > 0 || (app.isHung && !isLong) {
      let short = waiting > 0 ? "◷\(waiting)" : "◷"
      parts.append((isLong ? localized("apps.waiting", count: waiting) : short, .accent))
    }
    if app.isDebugged {
      parts.append(
        (isLong ? localized("apps.debugged") : localized("apps.debugged-short"), .accent))
    }
    if app.hasUnsavedEdits { parts.append((isLong ? localized("apps.not-saved") : "✎", .accent)) }
    if app.uses.contains(.audio) { parts.append((isLong ? localized("apps.audio") : "♪", .accent)) }
    if app.uses.contains(.location) {
      parts.append((isLong ? localized("apps.location") : "◆", .accent))
    }
    if !app.uses.isDisjoint(with: [.task, .refresh, .processing, .continued]) {
      let left = model.remaining(app.expiration, isLong ? "apps.task-left" : "apps.task-short")
      parts.append((left ?? localized("apps.task"), .accent))
    }
    if !app.requests.isEmpty {
      parts.append((isLong ? localized("apps.submitted") : "↻", .accent))
    }
    let key =
      switch brevity {
      case .sentences: "device.suspends-in"
      case .words: "device.suspends-in-short"
      case .marks: "device.suspends-in-marks"
      }
    if !app.isHung, let text = model.remaining(app.suspension, key) { parts.append((text, .plain)) }
    if app.footprint != app.kind.memory { parts.append(("\(app.footprint) MB", .dim)) }
    return parts
  }

  /// What is left of an app that is not running, in full and in short: its sessions, and its card
  /// in the App Switcher, which is only a snapshot.
  private func keptTexts(_ model: Model, _ app: App, _ state: String) -> [String] {
    let count = app.kind.architecture == .scenes ? model.device.scenes(of: app.id).count : 0
    var texts: [String] = []
    if model.hasCard(app.id) { texts.append(localized("apps.snapshot", ["state": state])) }
    if count > 0 {
      let both = texts.map { localized("apps.sessions-stored", count: count, ["state": $0]) }
      texts = both + texts
      texts += ["apps.sessions-stored", "apps.stored"].map {
        localized($0, count: count, ["state": state])
      }
    }
    return texts
  }

  private mutating func drawScene(
    _ model: Model, _ window: SceneID, _ columns: AppColumns, in line: Rect
  ) {
    guard let scene = model.device.scene(window) else { return }
    let number = columns.isWide ? columns.name + 1 : line.x + 1
    let used = put("#\(window.number) ", x: number, y: line.y, .dim)
    let look = StateLook(scene.state)
    let x = columns.isWide ? columns.state : number + used
    let card = model.device.visible.flatMap { $0.right == nil ? nil : $0 }
    let (left, right) =
      model.device.traits.contains(.windowed) ? ("behind", "front") : ("left", "right")
    let side =
      scene.role == .externalDisplay
      ? " " + localized("apps.external-display")
      : scene.isMinimized
        ? " " + localized("apps.minimized")
        : card?.left == window
          ? " " + localized("apps.\(left)")
          : card?.right == window ? " " + localized("apps.\(right)") : ""
    let state = look.shortened(to: line.maxX - x - TextWidth.columns(of: side))
    var style = look.style
    if case .hung = model.life(window) { style = .dim }
    let width = put(state, x: x, y: line.y, style)
    put(side, x: x + width, y: line.y, .dim)
  }
}

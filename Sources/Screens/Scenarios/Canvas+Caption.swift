import Explanations
import Sessions
import TerminalKit
import Texts
import Workbench

extension Canvas {
  /// What the opened session says where it stands, below everything else, with what comes next. The
  /// last row is the teacher's, where the file has notes for them.
  mutating func drawCaption(_ model: Model, _ lesson: Lesson, in whole: Rect) {
    var rect = whole
    fill(rect, .overlay)
    if lesson.noteRows > 0, rect.height > 1 {
      rect.height -= lesson.noteRows
      drawTeacherNote(
        model, lesson,
        in: Rect(
          x: rect.x, y: rect.maxY, width: rect.width, height: lesson.noteRows))
    }
    fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: 1), .frame, with: "─")
    let timeline = model.simulation.timeline
    let room = rect.width - 2
    let next = nextWords(model)
    let place = localized(
      "scenarios.caption",
      ["number": "\(timeline.cursor)", "count": "\(timeline.entries.count)"])
    // What comes next and the place are whole where there is room; the title takes the rest.
    let hint = Shortening.end(next, to: room / 2)
    let hintWidth = TextWidth.columns(of: hint)
    let rest = room - hintWidth - TextWidth.columns(of: place) - 4
    let title = [Shortening.end(lesson.title ?? lesson.name, to: max(0, rest - 3)), place]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    put(" \(title) ", x: rect.x + 1, y: rect.y, .captionTitle)
    if !hint.isEmpty { putRight(" \(hint) ", before: rect.maxX - 1, y: rect.y, .overlay) }
    // Until more is said the last words stay, as what was said before.
    let current = lesson.caption(at: timeline.cursor)
    let heading = timeline.cursor == 0 ? lesson.heading(in: rect.width) : []
    let text = current ?? (heading.isEmpty ? lesson.captionBefore(timeline.cursor) : nil) ?? ""
    var lines = heading + Shortening.wrapped(text, to: room)
    var more: Rect?
    if lines.count > rect.height - 1, rect.height > 1 {
      // The rest is read in a window of its own.
      let hint = " " + keys.labelled(.caption, localized("scenarios.read-on"))
      let width = TextWidth.columns(of: hint)
      let rest = Shortening.joined(lines[(rect.height - 2)...])
      let last = Shortening.end(rest, to: max(0, room - width))
      lines = lines.prefix(rect.height - 2) + [last]
      more = Rect(x: rect.maxX - 1 - width, y: rect.maxY - 1, width: width, height: 1)
      putRight(hint, before: rect.maxX - 1, y: rect.maxY - 1, .captionTitle)
    }
    for (row, line) in lines.enumerated() {
      let end = row + 2 == rect.height ? more?.x : nil
      let style: Style =
        row < heading.count ? .captionTitle : current == nil ? .dim : .overlay
      put(
        line, x: rect.x + 1, y: rect.y + 1 + row, style,
        width: end.map { $0 - rect.x - 1 } ?? room)
    }
    if model.popup == nil {
      hit(rect, .command(model.travel.playback == nil ? .nextMessage : .dismiss))
      if let more { hit(more, .command(.caption)) }
    }
  }

  /// The teacher's note, which followers do not see.
  private mutating func drawTeacherNote(_ model: Model, _ lesson: Lesson, in rect: Rect) {
    let note = lesson.teacherNote(at: model.simulation.timeline.cursor) ?? ""
    let label = localized("scenarios.teacher")
    let start = rect.x + 1 + put(label, x: rect.x + 1, y: rect.y, .dim) + 1
    put(Shortening.end(note, to: rect.maxX - 1 - start), x: start, y: rect.y, .accent)
  }

  /// What brings the next action, and which it is.
  private func nextWords(_ model: Model) -> String {
    let timeline = model.simulation.timeline
    guard timeline.cursor < timeline.entries.count else { return localized("scenarios.end") }
    if model.travel.playback != nil { return keys.labelled(.dismiss, localized("hints.take-over")) }
    let entry = timeline.entries[timeline.cursor]
    let words = model.simulation.text.line(.act(entry.step, detail: entry.detail))
    return keys.labelled(.nextMessage, localized("scenarios.next", ["action": words]))
  }
}

extension Lesson {
  /// The rows that the teacher's notes take.
  fileprivate var noteRows: Int { teacherNotes.isEmpty ? 0 : 1 }

  /// The lines of a title that is too long for the row above the captions: before the first action
  /// it can be read whole.
  fileprivate func heading(in width: Int) -> [String] {
    guard let title, TextWidth.columns(of: title) > width / 2 - 16 else { return [] }
    return Shortening.wrapped(title, to: width - 2)
  }
}

extension Model {
  /// The whole narration at the current point in time, to be read to its end.
  mutating func openCaption() {
    let place = simulation.timeline.cursor
    let words = travel.lesson?.words(before: place) ?? travel.lesson?.caption(at: place)
    let said = words.map(Page.narration) ?? narrationPage(at: place)
    let own = travel.lesson?.teacherNote(at: place)
    guard said != nil || own != nil else { return say(localized("notes.no-narration")) }
    var page = said ?? Page(title: localized("panels.narration"), paragraphs: [])
    if let own {
      page.paragraphs += [.heading(localized("scenarios.teacher")), Paragraph("", own)]
    }
    popup = Reading(page)
  }

  /// Where there is no room for captions a note has them, unless there is more to say.
  mutating func sayCaption() {
    guard workbench.hasNothingToSay, let lesson = travel.lesson, tour == nil,
      captionRows(in: size) == 0
    else {
      return
    }
    let text = lesson.words(before: simulation.timeline.cursor)
    if let text { say(text) }
  }
}

extension SessionView {
  /// The rows that the title and captions take, the same for all of them, so that nothing moves
  /// from step to step; 0 where there are none, or no room.
  func captionRows(in size: Size) -> Int {
    guard let lesson = travel.lesson, tour == nil, lesson.hasWords else { return 0 }
    var longest = lesson.heading(in: size.columns).count
    for (place, text) in lesson.captions {
      let heading = place == 0 ? lesson.heading(in: size.columns).count : 0
      longest = max(longest, heading + Shortening.wrapped(text, to: size.columns - 2).count)
    }
    longest += lesson.noteRows
    // The panels that are side by side stay there.
    let isSmall = size.rows < 20 || size.columns < 72
    let most = min(mostCaptionRows + lesson.noteRows, size.rows - (isSmall ? 12 : 20) - 1)
    return most >= min(longest, 1) ? min(longest, most) + 1 : 0
  }

  private var mostCaptionRows: Int { 5 }

  /// The narration at a point in time, from its row of the log.
  func narrationPage(at place: Int) -> Page? {
    let lines = travel.branches.narration(at: place)
    return lines.isEmpty ? nil : .narration(Lists.sentences(lines))
  }
}

extension Page {
  fileprivate static func narration(_ text: String) -> Page {
    Page(title: localized("panels.narration"), paragraphs: [Paragraph("", text)])
  }
}

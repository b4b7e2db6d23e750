import Lifecycle
import Sessions
import TerminalKit
import Texts

/// The timeline of the whole session: maps columns to points in time.
struct Scrub {
  let track: Rect
  /// How many actions the session has.
  let count: Int

  func column(of place: Int) -> Int {
    count == 0 ? track.x : track.x + place * (track.width - 1) / count
  }

  func place(of column: Int) -> Int {
    let wanted = max(0, min(column - track.x, track.width - 1))
    return track.width < 2 ? 0 : (wanted * count + (track.width - 1) / 2) / (track.width - 1)
  }
}

/// How the timeline of the whole session is shown.
struct Scrubbing: Sendable {
  /// Whether it is shown at the present as well.
  var isShown = false
  /// Its column under a dragged mouse pointer.
  var dragged: Rect?
}

extension Model {
  /// Whether the timeline is shown: in the past, in an opened session, and where the user asks for
  /// it.
  var hasScrubLine: Bool { scrubbing.isShown || !isAtPresent || travel.lesson != nil }

  mutating func toggleScrub() {
    scrubbing.isShown.toggle()
    let key = scrubbing.isShown ? "travel.scrub-shown" : "travel.scrub-hidden"
    say(localized(key))
  }

  mutating func beginScrubbing(at column: Int, in track: Rect) {
    scrubbing.dragged = track
    scrub(to: column, in: track)
  }

  mutating func endScrubbing() { scrubbing.dragged = nil }

  /// Goes to the point in time of a column of the timeline.
  mutating func scrub(to column: Int, in track: Rect) {
    let place = Scrub(track: track, count: simulation.timeline.entries.count).place(of: column)
    if place != simulation.timeline.cursor { travel(to: place) }
  }
}

extension Canvas {
  /// The current point in time, the timeline with its marks, and its end.
  mutating func drawScrub(_ model: Model, in rect: Rect) {
    let timeline = model.simulation.timeline
    let count = timeline.entries.count
    let y = rect.y
    let isWide = rect.width >= 60
    var x = rect.x + 1
    let first = keys.key(of: .toBeginning)
    hit(Rect(x: x, y: y, width: TextWidth.columns(of: first), height: 1), .command(.toBeginning))
    x += put(first, x: x, y: y, .key) + 1
    let here = isWide ? "\(timeline.cursor)/\(count)  \(TimeText.clock(model.device.now)) " : ""
    x += put(here, x: x, y: y, .strong)

    var end = rect.maxX - 1
    let last = keys.key(of: .toPresent)
    let start = putRight(last, before: end, y: y, .key)
    hit(Rect(x: start, y: y, width: end - start, height: 1), .command(.toPresent))
    end = start - 1
    if isWide { end = putRight(" \(TimeText.clock(timeline.end))", before: end, y: y, .dim) }
    if model.travel.playback != nil || model.travel.pace != .one {
      end = putRight(" \(model.travel.pace.text)", before: end, y: y, .accent)
    }
    guard end - x > 4 else { return }
    drawTrack(model, Scrub(track: Rect(x: x, y: y, width: end - x, height: 1), count: count))
  }

  /// Each mark has its own sign. The sign of the current point in time is on top.
  private mutating func drawTrack(_ model: Model, _ scrub: Scrub) {
    let track = scrub.track
    let here = scrub.column(of: model.simulation.timeline.cursor)
    fill(track, .frame, with: "─")
    fill(Rect(x: track.x, y: track.y, width: here - track.x, height: 1), .accent, with: "▬")
    func sign(_ place: Int, _ text: String, _ style: Style) {
      guard place <= scrub.count else { return }
      put(text, x: scrub.column(of: place), y: track.y, style)
    }
    for place in (model.travel.lesson?.captions.keys).map(Array.init) ?? [] {
      sign(place, "'", .dim)
    }
    for branch in model.travel.branches.others { sign(branch.tail.fork, "┬", .strong) }
    for mark in model.travel.branches.marks { sign(mark.place, "*", .accent) }
    if let difference = model.travel.difference { sign(difference.place, "≠", .refusal) }
    put("█", x: here, y: track.y, .strong)
    hit(track, .scrub)
  }
}

import TerminalKit
import Texts

extension Canvas {
  /// The log's frame: its filter, whether it follows new rows, and the keys that change both.
  mutating func drawLogFrame(_ model: Model, _ columns: LogColumns, below: Int, in rect: Rect) {
    let position =
      !model.isAtPresent && model.followedPlace.map { $0 == .liveEnd } != true
      ? [keys.frameHint(.toPresent, in: .log)]
      : below > 0
        ? [
          FrameHint.words(
            localized("log.more-below", ["count": "\(below)"]), .pageDown, in: .log),
          keys.frameHint(.bottom, in: .log),
        ]
        : model.log.chosen == nil
          ? [FrameHint(localized("log.following"))]
          : [keys.frameHint(.bottom, localized("hints.follow"), in: .log)]
    let filter = model.log.filter
    let words = filter.level == .delegates ? localized("hints.more") : filter.title
    let long = [keys.frameHint(.logLevel, words), keys.frameHint(.search)] + position
    let short = [keys.frameKey(.logLevel), keys.frameKey(.search)] + position
    let clear = model.logHasMore ? [keys.frameHint(.clearLog)] : []
    let hint = clear.first?.text ?? ""
    let title = logTitle(
      model, room: rect.width - 10 - columns.titles - TextWidth.columns(of: hint))
    panel(
      rect, title, hints: [clear + long, clear + short, clear + position, clear, position],
      isFocused: model.focus == .log, indent: columns.titles)
    drawLaneTitles(columns, x: rect.x + 1, y: rect.y)
    if model.logHasMore {
      // A click on the filter in the title clears it.
      let width = min(rect.width - 4 - columns.titles, TextWidth.columns(of: title) + 2)
      hit(
        Rect(x: rect.x + 2 + columns.titles, y: rect.y, width: width, height: 1),
        .command(.clearLog), panel: .log)
    }
  }

  /// The title says what the log hides, in full if there is room.
  private func logTitle(_ model: Model, room: Int) -> String {
    if !model.isAtPresent { return banner(model, room: room) }
    var texts = model.filterTexts
    if model.log.anchor != nil {
      texts.append(localized("log.marked", count: model.markedLogRows.count))
    }
    if !model.log.query.isEmpty { texts.append("/\(model.log.query)") }
    if texts.isEmpty { return localized("log.title") }
    let words = Lists.comma(texts)
    let long = localized("log.title-with", ["what": words])
    return TextWidth.columns(of: long) <= room ? long : Shortening.end(words, to: room)
  }

  /// Says that the log shows the past, and which key leads to the present.
  private func banner(_ model: Model, room: Int) -> String {
    let timeline = model.simulation.timeline
    let values: KeyValuePairs = [
      "cursor": "\(timeline.cursor)", "count": "\(timeline.entries.count)",
    ]
    let keys =
      model.followedPlace.map { $0 == .liveEnd } == true
      ? (long: "following.taken-back", short: "following.taken-back-short")
      : model.travel.hidesFuture
        ? (long: "travel.replay", short: "travel.replay-short")
        : (long: "travel.banner", short: "travel.banner-short")
    let long = localized(keys.long, values)
    return TextWidth.columns(of: long) + 24 <= room ? long : localized(keys.short, values)
  }

  /// The marks of chosen, marked and matching rows. They stand on the frame, because the row may
  /// need every column inside.
  mutating func drawLogMarks(_ model: Model, first: Int, _ rows: [LogRow], in inside: Rect) {
    let isFocused = model.focus == .log
    let marked = isFocused && model.log.anchor != nil ? model.markedLogRows : 0..<0
    let chosen = isFocused ? model.chosenLogPlace : nil
    let search = LogSearch(model)
    var known = LogSearch.Known()
    for (offset, row) in rows.enumerated() {
      let line = Rect(x: inside.x, y: inside.y + offset, width: inside.width, height: 1)
      let place = first + offset
      let (isMarked, isChosen) = (marked.contains(place), place == chosen)
      if isMarked || isChosen || model.log.hit == place { restyle(line, .selection) }
      let isFound = !model.log.query.isEmpty && search.has(row, &known)
      if isFound { highlight(search.query, in: line) }
      let mark =
        isChosen ? "▸" : isMarked ? "▪" : model.log.hit == place ? "»" : isFound ? "/" : nil
      if let mark { put(mark, x: inside.x - 1, y: line.y, .accent) }
      if isChosen, marked.isEmpty {
        drawOffer(to: .why, Command.why.label, y: line.y, in: inside)
      }
    }
  }

  /// Highlights every match in a row. If the match is not visible, because the row is shortened or
  /// split into columns, the whole row is highlighted.
  private mutating func highlight(_ query: String, in line: Rect) {
    let wanted = Array(query.unicodeScalars)
    let cells = (line.x..<line.maxX).map { grid[$0, line.y].scalar }
    let letters = cells.map { Canvas.folded($0) }
    var isFound = false
    var start = 0
    while start + wanted.count <= letters.count {
      if zip(letters[start...], wanted).allSatisfy({ $0 == $1.value }) {
        restyle(Rect(x: line.x + start, y: line.y, width: wanted.count, height: 1), .searchHit)
        isFound = true
        start += wanted.count
      } else {
        start += 1
      }
    }
    guard !isFound, let first = cells.firstIndex(where: { $0 != 0x20 }),
      let last = cells.lastIndex(where: { $0 != 0x20 })
    else { return }
    restyle(Rect(x: line.x + first, y: line.y, width: last - first + 1, height: 1), .searchHit)
  }

  private static func folded(_ scalar: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(scalar) else { return scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return (lower.count == 1 ? lower.first ?? scalar : scalar).value
  }

  /// A button at the right end of a row, where the row is empty.
  private mutating func drawOffer(to command: Command, _ words: String, y: Int, in rect: Rect) {
    let key = keys.key(of: command)
    let x = rect.maxX - Canvas.buttonWidth(key, words) - 1
    guard x > rect.x, (x - 2..<rect.maxX).allSatisfy({ grid[$0, y].scalar == 0x20 }) else { return }
    button(key, words, x: x, y: y, command)
  }
}

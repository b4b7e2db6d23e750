import Exercises
import Practice
import TerminalKit
import Texts

/// What was said of an action beside what it sends, as lines.
struct PredictionResult {
  /// One of the two columns in a row.
  struct Half: Equatable {
    enum Mark { case none, right, missing, extra, moved }

    var text = ""
    var mark = Mark.none
  }

  /// A row of the two columns: what was predicted, and what the app receives.
  typealias Pair = (said: Half, received: Half)

  private let window: PredictionWindow
  private let model: any SessionView

  init(_ window: PredictionWindow, _ model: any SessionView) {
    self.window = window
    self.model = model
  }

  /// Lines of a width, behind one column.
  func lines(width: Int) -> [TextLine] {
    guard let revealed = window.revealed else { return [] }
    var lines: [TextLine] = []
    for part in revealed.parts where !part.isSilent {
      let name = model.simulation.text.name(part.app)
      lines.append(headings(localized("predictions.receives", ["app": name]), width))
      lines += PredictionResult.pairs(part).map { PredictionResult.line($0, width) }
      let why = sentences(part).flatMap { TextLine.wrapped($0, to: width, at: 1) }
      lines += (why.isEmpty ? [] : [.blank] + why) + [.blank]
    }
    if lines.isEmpty {
      lines = [TextLine(localized("predictions.all-silent"), at: 1), .blank]
    }
    if !revealed.isRight { lines.append(TextLine(localized("predictions.legend"), .dim, at: 1)) }
    return lines + TextLine.wrapped(score(revealed), to: width, .strong, at: 1)
  }

  private func headings(_ receives: String, _ width: Int) -> TextLine {
    var line = TextLine()
    line.add(localized("predictions.said"), .panelTitle, at: 1, width: width / 2)
    line.add(receives, .panelTitle, at: 1 + width / 2, width: width / 2)
    return line
  }

  private static func line(_ pair: Pair, _ width: Int) -> TextLine {
    var line = TextLine()
    for (half, x) in [(pair.said, 1), (pair.received, 1 + width / 2)] {
      line.add(half.sign, half.style, at: x)
      line.add(Shortening.end(half.text, to: width / 2 - 3), half.style, at: x + 2)
    }
    return line
  }

  /// The same for listeners, a line for each message.
  var spoken: [String] {
    guard let revealed = window.revealed else { return [] }
    var lines: [String] = []
    for part in revealed.parts where !part.isSilent {
      lines.append(
        localized("predictions.receives", ["app": model.simulation.text.name(part.app)]) + ":")
      for (said, received) in PredictionResult.pairs(part) {
        if said.mark == .extra, let text = said.spoken { lines.append(text) }
        if let text = received.spoken { lines.append(text) }
      }
      lines += sentences(part)
    }
    if lines.isEmpty { lines = [localized("predictions.all-silent")] }
    return lines + [score(revealed)]
  }

  /// Why it is wrong, and what sources disagree about.
  private func sentences(_ part: RevealedAction.Part) -> [String] {
    part.sentences
      + part.otherSides.map { side in
        let received = side.received.map(\.shortName)
        let key = side.alternative == nil ? "predictions.disputed-here" : "predictions.disputed"
        return localized(
          key,
          [
            "alternative": side.alternative ?? part.side.alternative ?? "",
            "app": model.simulation.text.name(part.app),
            "messages": received.isEmpty
              ? localized("predictions.nothing") : Lists.comma(received),
          ])
      }
  }

  private static func pairs(_ part: RevealedAction.Part) -> [Pair] {
    let none = localized("predictions.nothing")
    let rows = part.review.rows
    var pairs: [Pair] = rows.map { row in
      switch row {
      case .right(let token): (said: Half(token, .right), received: Half(token, .right))
      case .missing(let token): (said: Half(), received: Half(token, .missing))
      case .extra(let token): (said: Half(token, .extra), received: Half())
      case .elsewhere(let token): (said: Half(token, .moved), received: Half())
      case .moved(let token): (said: Half(), received: Half(token, .moved))
      }
    }
    let saysAny = rows.contains { if case .missing = $0 { false } else { true } }
    let receivesAny = rows.contains { if case .extra = $0 { false } else { true } }
    if rows.isEmpty {
      let half = Half(text: none, mark: .right)
      pairs = [(said: half, received: half)]
    } else if !saysAny {
      pairs.insert((said: Half(text: none, mark: .extra), received: Half()), at: 0)
    } else if !receivesAny {
      pairs.append((said: Half(), received: Half(text: none, mark: .missing)))
    }
    if let said = part.said {
      let isRight = said == part.state
      pairs.append(
        (
          said: Half(text: "= \(said)", mark: isRight ? .right : .extra),
          received: Half(text: "= \(part.state)", mark: isRight ? .right : .missing)
        ))
    }
    return pairs
  }

  /// How much of this one was right, and of all so far.
  private func score(_ revealed: RevealedAction) -> String {
    let (right, of) = revealed.score
    let here = localized("predictions.score", ["right": "\(right)", "count": "\(of)"])
    guard model.predicting.results.count > 1 else { return here }
    let all = model.predicting.score
    return localized(
      "predictions.score-so-far",
      ["score": here, "right": "\(all.right)", "count": "\(all.of)"])
  }
}

extension PredictionResult.Half {
  fileprivate init(_ token: MessageToken, _ mark: Mark) {
    self.init(text: token.shortName, mark: mark)
  }

  /// With its mark in a word.
  var spoken: String? {
    let key: String
    switch mark {
    case .none: return nil
    case .right: key = "right"
    case .extra: key = "extra"
    case .missing: key = "missing"
    case .moved: key = "moved"
    }
    return "  " + localized("predictions.mark-\(key)", ["text": text])
  }

  /// The sign before it.
  var sign: String {
    switch mark {
    case .none: " "
    case .right: "✓"
    case .extra: "✗"
    case .missing: "+"
    case .moved: "↕"
    }
  }

  var style: Style {
    switch mark {
    case .none, .right: .plain
    case .extra: .refusal
    case .missing: .paused
    case .moved: .later
    }
  }
}

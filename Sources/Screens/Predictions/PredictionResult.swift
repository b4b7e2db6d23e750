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

  enum Line: Equatable {
    case blank
    /// What stands above the two columns.
    case headings(String, String)
    case pair(said: Half, received: Half)
    case text(String)
    case score(String)
    /// What the signs mean.
    case legend(String)
  }

  private let window: PredictionWindow
  private let model: Model

  init(_ window: PredictionWindow, _ model: Model) {
    self.window = window
    self.model = model
  }

  func lines(width: Int) -> [Line] {
    guard let revealed = window.revealed else { return [] }
    var lines: [Line] = []
    for part in revealed.parts where !part.isSilent {
      let name = model.simulation.text.name(part.app)
      lines.append(
        .headings(
          localized("predictions.said"), localized("predictions.receives", ["app": name])))
      lines += PredictionResult.pairs(part)
      let why = part.feedback.sentences
      if !why.isEmpty { lines.append(.blank) }
      lines += why.flatMap { Shortening.wrapped($0, to: width) }.map(Line.text)
      lines.append(.blank)
    }
    if lines.isEmpty {
      lines = [.text(localized("predictions.all-silent")), .blank]
    }
    if !revealed.isRight { lines.append(.legend(localized("predictions.legend"))) }
    return lines + Shortening.wrapped(score(revealed), to: width).map(Line.score)
  }

  /// The same for listeners, a line for each message.
  var spoken: [String] {
    guard let revealed = window.revealed else { return [] }
    var lines: [String] = []
    for part in revealed.parts where !part.isSilent {
      lines.append(
        localized("predictions.receives", ["app": model.simulation.text.name(part.app)]) + ":")
      for case .pair(let said, let received) in PredictionResult.pairs(part) {
        if said.mark == .extra, let text = said.spoken { lines.append(text) }
        if let text = received.spoken { lines.append(text) }
      }
      lines += part.feedback.sentences
    }
    if lines.isEmpty { lines = [localized("predictions.all-silent")] }
    return lines + [score(revealed)]
  }

  private static func pairs(_ part: RevealedAction.Part) -> [Line] {
    let none = localized("predictions.nothing")
    let rows = part.review.rows
    var pairs: [Line] = rows.map { row in
      switch row {
      case .right(let token): .pair(said: Half(token, .right), received: Half(token, .right))
      case .missing(let token): .pair(said: Half(), received: Half(token, .missing))
      case .extra(let token): .pair(said: Half(token, .extra), received: Half())
      case .elsewhere(let token): .pair(said: Half(token, .moved), received: Half())
      case .moved(let token): .pair(said: Half(), received: Half(token, .moved))
      }
    }
    let saysAny = rows.contains { if case .missing = $0 { false } else { true } }
    let receivesAny = rows.contains { if case .extra = $0 { false } else { true } }
    if rows.isEmpty {
      let half = Half(text: none, mark: .right)
      pairs = [.pair(said: half, received: half)]
    } else if !saysAny {
      pairs.insert(.pair(said: Half(text: none, mark: .extra), received: Half()), at: 0)
    } else if !receivesAny {
      pairs.append(.pair(said: Half(), received: Half(text: none, mark: .missing)))
    }
    if let said = part.said {
      let isRight = said == part.state
      pairs.append(
        .pair(
          said: Half(text: "= \(said)", mark: isRight ? .right : .extra),
          received: Half(text: "= \(part.state)", mark: isRight ? .right : .missing)))
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

  /// What stands before it.
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

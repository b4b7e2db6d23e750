import Lifecycle

/// A scene phase as people print it: `scenePhase: active`. One of the words `scenePhase`,
/// `newPhase` and `phase` stands before it: a line that is just `active` may be about anything.
struct PlainPhase {
  /// `active`, `inactive` or `background`.
  let word: String
  /// Nil where the line does not name an App or a view.
  let receiver: Receiver?

  var selector: String { "scenePhase(.\(word))" }

  init?(_ text: String) {
    let text = text.hasSuffix(")") ? text.dropLast() : text[...]
    let phase = PlainLines.lastWord(text)
    guard text.hasSuffix(phase), ["active", "inactive", "background"].contains(phase) else {
      return nil
    }
    let before = text.dropLast(phase.count)
    let name = PlainLines.lastWord(before)
    guard ["scenephase", "newphase", "phase"].contains(name.lowercased()),
      before[name.endIndex...].allSatisfy({ " :=(.->".contains($0) })
    else { return nil }
    word = String(phase)
    let type = PlainLines.lastWord(before[..<name.startIndex])
    receiver = type.hasSuffix("App") ? .app : type.hasSuffix("View") ? .contentView : nil
  }
}

/// The owners of phases that name none.
enum PlainPhases {
  /// The App's phase becomes active at launch and the view's does not change then. Neither has the
  /// same phase twice in a row: of two, the second is the view's.
  static func resolved(_ found: [(line: RealLog.Line, phase: String?)]) -> [RealLog.Line] {
    let second = seconds(found)
    let first = found.first { $0.phase != nil }?.phase
    let isApps = first == "active" || second.contains(true)
    return found.indices.map { place in
      var line = found[place].line
      guard found[place].phase != nil else { return line }
      let isViews = !isApps || second[place]
      line.receiver = (isViews ? Receiver.contentView : .app).word
      return line
    }
  }

  /// Which of them are the second ones of two that are equal, in one process.
  private static func seconds(_ found: [(line: RealLog.Line, phase: String?)]) -> [Bool] {
    var last: (phase: String, process: Int?)?
    return found.map { line, phase in
      if ProcessStarts.rank(line) != nil { last = nil }
      guard let phase else { return false }
      let isSecond = last.map { $0.phase == phase && $0.process == line.process } ?? false
      last = isSecond ? nil : (phase, line.process)
      return isSecond
    }
  }
}

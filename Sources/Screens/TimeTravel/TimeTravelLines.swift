import Explanations
import Preferences
import Sessions
import Texts

// Time travel, marks and branches in plain-text mode.
extension LineWord {
  static let travel = [
    LineWord("back", "[NUMBER]") { $0.go(by: -(Int($1) ?? 1)) },
    LineWord("forward", "[NUMBER]") { lines, rest in
      let count = Int(rest) ?? 1
      return lines.workbench.stepsIntoWhatWaits
        ? lines.stepIntoWhatWaits(count) : lines.go(by: count)
    },
    LineWord("go-to", "NUMBER|beginning|present") { $0.goTo($1) },
    LineWord("mark", "[TEXT]") { lines, text in
      let effects = lines.work { $0.setMark(text) }
      return (lines.noteLines(), effects)
    },
    LineWord("marks") { lines, _ in (lines.marks, []) },
    LineWord("narrate", "TEXT") { lines, text in
      let effects = lines.work { $0.narrate(text) }
      return (lines.noteLines(), effects)
    },
    LineWord("pace", "PACE") { ($0.pace($1), []) },
    LineWord("branches") { lines, _ in (lines.branches, []) },
    LineWord("branch", "NUMBER") { $0.onBranch($1) { $0.go(toBranch: $1) } },
    LineWord("name-branch", "NUMBER NAME") { $0.nameBranch($1) },
    LineWord("drop-branch", "NUMBER") { $0.onBranch($1) { $0.drop(branch: $1) } },
    LineWord("compare-branch", "NUMBER") { $0.onBranch($1) { $0.compare(branch: $1) } },
    LineWord("leave-out", "NUMBER") { $0.removeAction($1) },
    LineWord("difference") { lines, _ in lines.difference() },
  ]
}

extension LineInterface {
  /// The current point in time, and what changed on the way there.
  private mutating func arrived() -> [String] {
    let timeline = simulation.timeline
    let place = localized(
      "linear.moment", count: timeline.entries.count,
      ["cursor": "\(timeline.cursor)", "time": TimeText.clock(timeline.kernel.device.now)])
    return [place] + news() + narration
  }

  fileprivate mutating func go(by steps: Int) -> Answer {
    go(to: simulation.timeline.cursor + steps)
  }

  private mutating func go(to place: Int) -> Answer {
    work { $0.travel(to: place) }
    return (arrived(), [])
  }

  fileprivate mutating func goTo(_ text: String) -> Answer {
    switch text {
    case "beginning": return go(to: 0)
    case "present" where following != nil: return returnToLiveEnd()
    case "present": return go(to: simulation.timeline.entries.count)
    default:
      guard let place = Int(text), (0...simulation.timeline.entries.count).contains(place)
      else {
        return (["? " + localized("linear.no-moment", ["number": text])], [])
      }
      return go(to: place)
    }
  }

  fileprivate var marks: [String] {
    let lines = travel.branches.marks.map {
      localized("linear.mark", ["place": "\($0.place)", "text": $0.text])
    }
    return lines.isEmpty ? [localized("linear.no-marks")] : lines
  }

  fileprivate mutating func pace(_ text: String) -> [String] {
    let paces = ReplayPace.allCases
    guard let pace = paces.first(where: { $0.text == text || $0.text == text + "x" }) else {
      return ["? " + localized("linear.paces", ["paces": Lists.comma(paces.map(\.text))])]
    }
    work { $0.setPace(pace) }
    return [localized("travel.pace", ["pace": pace.text])]
  }

  // MARK: - Lines of the session

  fileprivate var branches: [String] {
    ([currentBranch] + otherBranches).enumerated().map { index, branch in
      localized(
        "linear.branch", ["number": "\(index)", "name": branch.name, "what": branch.what])
    }
  }

  /// Performs a change on a branch, by its number in the list that `branches` prints.
  fileprivate mutating func onBranch(
    _ number: String, _ act: (inout LineInterface, Int) -> Answer
  ) -> Answer {
    let index = (Int(number) ?? -1) - 1
    guard travel.branches.others.indices.contains(index) else {
      return (["? " + localized("linear.no-branch", ["number": number])], [])
    }
    return act(&self, index)
  }

  fileprivate mutating func go(toBranch index: Int) -> Answer {
    if travel.branches.others[index].isFollowed { return returnToLiveEnd() }
    work { $0.go(toBranch: index) }
    return (noteLines() + quietly { $0.arrived() }, [])
  }

  fileprivate mutating func nameBranch(_ rest: String) -> Answer {
    let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
    return onBranch(parts.first ?? "") { lines, index in
      if let refusal = lines.refusalToChange(index) { return refusal }
      lines.work { $0.rename(branch: index, parts.count > 1 ? parts[1] : "") }
      return (lines.branches, [])
    }
  }

  fileprivate mutating func drop(branch index: Int) -> Answer {
    if let refusal = refusalToChange(index) { return refusal }
    work { $0.drop(branch: index) }
    return (branches, [])
  }

  /// The branch of the followed file cannot be changed.
  private mutating func refusalToChange(_ index: Int) -> Answer? {
    work { $0.refusesToChange(branch: index) } ? (noteLines(), []) : nil
  }

  fileprivate func compare(branch index: Int) -> Answer {
    let page = workbench.comparison(withBranch: index)
    return (lines(page), [])
  }

  fileprivate mutating func removeAction(_ text: String) -> Answer {
    let first = text.split(separator: " ").first.map(String.init) ?? ""
    let number = Int(first) ?? -1
    guard (1...max(1, simulation.timeline.entries.count)).contains(number),
      !simulation.timeline.entries.isEmpty
    else { return (["? " + localized("linear.no-moment", ["number": text])], []) }
    work { $0.removeAction(entry: number - 1) }
    return (noteLines() + quietly { $0.arrived() }, [])
  }

  /// The answer without the note, which has been printed already.
  private mutating func quietly(_ say: (inout LineInterface) -> [String]) -> [String] {
    clearNote()
    printed = min(printed, simulation.timeline.events.count)
    return say(&self)
  }

  fileprivate mutating func difference() -> Answer {
    guard let page = work({ $0.goToDifference() }) else { return (noteLines(), []) }
    return (arrived() + lines(page), [])
  }
}

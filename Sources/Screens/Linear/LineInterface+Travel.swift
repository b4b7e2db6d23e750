import Explanations
import Sessions
import Texts

/// Other moments of the session, its marks and its other lines, in words.
extension LineInterface {
  /// What a word does that leads to another moment or line.
  mutating func travel(_ word: String, _ rest: String) -> Answer {
    let cursor = model.simulation.timeline.cursor
    switch word {
    case "back": return go(to: cursor - (Int(rest) ?? 1))
    case "forward":
      if model.stepsIntoWhatWaits { return stepIntoWhatWaits(Int(rest) ?? 1) }
      return go(to: cursor + (Int(rest) ?? 1))
    case "go-to": return goTo(rest)
    case "mark":
      model.setMark(rest)
      return (noteLines(), [])
    case "marks": return (marks, [])
    case "narrate":
      model.narrate(rest)
      return (noteLines(), [])
    case "pace": return (pace(rest), [])
    case "branches": return (branches, [])
    case "difference": return difference()
    default: return numbered(word, rest)
    }
  }

  /// Where one stands now, and what has changed by going there.
  private mutating func arrived() -> [String] {
    let timeline = model.simulation.timeline
    let place = localized(
      "linear.moment", count: timeline.entries.count,
      ["cursor": "\(timeline.cursor)", "time": TimeText.text(timeline.kernel.device.now)])
    return [place] + news() + narration
  }

  private mutating func go(to place: Int) -> Answer {
    model.travel(to: place)
    return (arrived(), [])
  }

  private mutating func goTo(_ text: String) -> Answer {
    switch text {
    case "beginning": return go(to: 0)
    case "present" where model.following != nil: return returnToLiveEnd()
    case "present": return go(to: model.simulation.timeline.entries.count)
    default:
      guard let place = Int(text), (0...model.simulation.timeline.entries.count).contains(place)
      else {
        return (["? " + localized("linear.no-moment", ["number": text])], [])
      }
      return go(to: place)
    }
  }

  private var marks: [String] {
    let lines = model.travel.branches.marks.map {
      localized("linear.mark", ["place": "\($0.place)", "text": $0.text])
    }
    return lines.isEmpty ? [localized("linear.no-marks")] : lines
  }

  private mutating func pace(_ text: String) -> [String] {
    let paces = TimeTravel.Pace.allCases
    guard let pace = paces.first(where: { $0.text == text || $0.text == text + "x" }) else {
      return ["? " + localized("linear.paces", ["paces": Lists.comma(paces.map(\.text))])]
    }
    model.travel.pace = pace
    return [localized("travel.pace", ["pace": pace.text])]
  }

  // MARK: - Lines of the session

  private var branches: [String] {
    model.branchList(selected: 0).items.enumerated().map { index, item in
      localized(
        "linear.branch", ["number": "\(index)", "name": item.title, "what": item.detail])
    }
  }

  /// Words that take the number of a line, as `branches` numbers them, or of an action.
  private mutating func numbered(_ word: String, _ rest: String) -> Answer {
    let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
    let number = parts.first.flatMap { Int($0) } ?? -1
    if word == "leave-out" { return leaveOut(number, rest) }
    let index = number - 1
    guard model.travel.branches.others.indices.contains(index) else {
      return (["? " + localized("linear.no-branch", ["number": rest])], [])
    }
    let isFollowed = model.travel.branches.others[index].isFollowed
    switch word {
    case "branch" where isFollowed: return returnToLiveEnd()
    case "name-branch" where isFollowed, "drop-branch" where isFollowed:
      model.sayItIsTheFiles()
      return (noteLines(), [])
    case "branch":
      model.go(toBranch: index)
      return (noteLines() + quietly { $0.arrived() }, [])
    case "name-branch":
      model.rename(branch: index, parts.count > 1 ? parts[1] : "")
      model.popup = nil
      return (branches, [])
    case "drop-branch":
      model.travel.branches.drop(index)
      return (branches, [])
    default:
      let reading = model.comparison(with: index)
      return ([reading.title] + lines(reading.paragraphs), [])
    }
  }

  private mutating func leaveOut(_ number: Int, _ text: String) -> Answer {
    guard (1...max(1, model.simulation.timeline.entries.count)).contains(number),
      !model.simulation.timeline.entries.isEmpty
    else { return (["? " + localized("linear.no-moment", ["number": text])], []) }
    model.leaveOut(entry: number - 1)
    return (noteLines() + quietly { $0.arrived() }, [])
  }

  /// What is said without the note, which has been said.
  private mutating func quietly(_ say: (inout LineInterface) -> [String]) -> [String] {
    model.note = nil
    told = min(told, model.simulation.timeline.messages.count)
    return say(&self)
  }

  private mutating func difference() -> Answer {
    model.goToDifference()
    guard let reading = model.popup as? Reading else { return (noteLines(), []) }
    model.popup = nil
    return (arrived() + [reading.title] + lines(reading.paragraphs), [])
  }
}

import Lifecycle
import Sessions
import Texts

// The list of branches, and its keys.
extension Model {
  mutating func openBranches() {
    popup = branchList(selected: 0)
  }

  /// The current branch comes first, then the others.
  func branchList(selected: Int) -> ItemList {
    let current = ItemList.Item(title: currentBranch.name, detail: currentBranch.what) {
      model, _ in
      model.work { $0.goToEndOfLine() }
      return []
    }
    let others = otherBranches.enumerated().map { index, branch in
      ItemList.Item(title: branch.name, detail: branch.what) { model, _ in
        model.work { $0.go(toBranch: index) }
        return []
      }
    }
    return ItemList(
      title: localized("travel.branches"), items: [current] + others,
      selected: max(0, min(selected, others.count)), context: .branches)
  }

  /// The branch chosen in the list; nil for the current branch.
  private var chosenBranch: Int?? {
    guard let list = popup as? ItemList, list.context == .branches,
      list.items.indices.contains(list.selected)
    else { return nil }
    return .some(list.selected == 0 ? nil : list.selected - 1)
  }

  mutating func renameChosenBranch() {
    guard let index = chosenBranch, !work({ $0.refusesToChange(branch: index) }) else { return }
    let name = index.map { travel.branches.others[$0].name } ?? travel.branches.name
    popup = Prompt(
      localized("travel.name-prompt"), suggestion: name ?? "", isAboutSession: true,
      wayBack: { $0.branchList(selected: index.map { $0 + 1 } ?? 0) },
      finish: { model, name in
        model.work { $0.rename(branch: index, name) }
        model.popup = model.branchList(selected: index.map { $0 + 1 } ?? 0)
        return []
      })
  }

  mutating func dropChosenBranch() {
    guard let chosen = chosenBranch, !work({ $0.refusesToChange(branch: chosen) }) else { return }
    guard let index = chosen else { return sayItIsThisBranch() }
    let name = workbench.name(of: travel.branches.others[index])
    popup = Question(localized("travel.ask-drop", ["name": name])) { model, isYes in
      if isYes { model.work { $0.drop(branch: index) } }
      model.popup = model.branchList(selected: index + 1)
      return []
    }
  }

  mutating func compareChosenBranch() {
    guard let chosen = chosenBranch else { return }
    guard let index = chosen else { return sayItIsThisBranch() }
    popup = Reading(
      workbench.comparison(withBranch: index), wayBack: { $0.branchList(selected: index + 1) })
  }

  private mutating func sayItIsThisBranch() {
    say(localized("travel.it-is-this-line"), .refusal)
  }
}

extension SessionView {
  /// The current branch: its name, and how long it is.
  var currentBranch: (name: String, what: String) {
    let branches = travel.branches
    let timeline = simulation.timeline
    let length = localized(
      "travel.line", count: timeline.entries.count, ["end": TimeText.clock(timeline.end)])
    return (
      localized("travel.current", ["name": branches.name ?? localized("travel.this-line")]),
      withWhatWaits(length, branches.isFollowed)
    )
  }

  /// The other branches: their names, and where they leave.
  var otherBranches: [(name: String, what: String)] {
    travel.branches.others.map { branch in
      let place = localized(
        branch.isFollowed ? "following.line-of-file" : "travel.leaves", count: branch.count,
        ["place": "\(branch.tail.fork)", "own": "\(branch.tail.entries.count)"])
      return (workbench.name(of: branch), withWhatWaits(place, branch.isFollowed))
    }
  }

  private func withWhatWaits(_ text: String, _ isFollowed: Bool) -> String {
    guard isFollowed, let count = following?.count, !count.isEmpty else { return text }
    return "\(text) \(count)"
  }
}

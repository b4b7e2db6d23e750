import Lifecycle
import Sessions
import Texts

// Branches of the session: actions that were replaced are kept, and the user can return to them.
extension Model {
  /// Keeps the future as a branch, because an action in the past is about to replace it.
  mutating func branchOff() -> [Effect] {
    leaveLiveEnd()
    // A file cannot undo refused actions, so a recording keeps them.
    if recording.recorder != nil {
      let entries = simulation.timeline.entries
      let first = entries.firstIndex { $0.refusal == nil } ?? entries.count
      if simulation.timeline.cursor < first { simulation.timeline.move(to: first) }
    }
    let fork = simulation.timeline.cursor
    let isOwnLine = travel.branches.isFollowed
    guard !simulation.timeline.isAtPresent || isOwnLine else { return [] }
    let name = travel.branches.name ?? firstWords(simulation.timeline.entries[fork...], at: fork)
    travel.branches.keepFuture(of: simulation.timeline)
    branchChanged(from: fork)
    let text =
      isOwnLine
      ? keys.sentence(
        localized("following.own-line", ["file": name]), .toPresent, "goes-back")
      : keys.sentence(localized("travel.branched", ["name": name]), .branches, "lists-them")
    say(text)
    return []
  }

  /// Forgets what is known from a fork on, because another branch continues there.
  mutating func branchChanged(from fork: Int) {
    recording.forked(at: fork)
    log.forget(from: fork)
    showMarks()
    travel.leaveLesson()
    if let place = travel.difference?.place, place > fork { travel.difference = nil }
  }

  /// Replaces the user's own branch with the branch of the followed file.
  mutating func goToFollowedBranch() {
    guard let index = travel.branches.others.firstIndex(where: \.isFollowed) else { return }
    let fork = travel.branches.others[index].tail.fork
    travel.branches.go(to: index, &simulation.timeline)
    branchChanged(from: fork)
  }

  /// The name of a branch, or its first own action where it has no name.
  func name(of branch: Branches.Branch) -> String {
    branch.name ?? firstWords(branch.tail.entries[...], at: branch.tail.fork)
  }

  private func firstWords(_ entries: ArraySlice<Timeline.Entry>, at fork: Int) -> String {
    guard let entry = entries.first(where: { $0.refusal == nil }) ?? entries.first else {
      return localized("travel.nothing-done")
    }
    let words = simulation.text.line(.act(entry.step, detail: entry.detail))
    return localized(
      "travel.branch-name", ["action": words, "time": TimeText.clock(entry.time)])
  }

  // MARK: - The list

  mutating func openBranches() {
    popup = branchList(selected: 0)
  }

  /// The current branch comes first, then the others.
  func branchList(selected: Int) -> ItemList {
    let branches = travel.branches
    let count = simulation.timeline.entries.count
    let current = ItemList.Item(
      title: localized(
        "travel.current", ["name": branches.name ?? localized("travel.this-line")]),
      detail: withWhatWaits(
        localized("travel.line", count: count, ["end": TimeText.clock(simulation.timeline.end)]),
        branches.isFollowed)
    ) { model, _ in
      model.goToEndOfLine()
      return []
    }
    let others = branches.others.enumerated().map { index, branch in
      ItemList.Item(
        title: name(of: branch),
        detail: withWhatWaits(
          localized(
            branch.isFollowed ? "following.line-of-file" : "travel.leaves", count: branch.count,
            ["place": "\(branch.tail.fork)", "own": "\(branch.tail.entries.count)"]),
          branch.isFollowed)
      ) { model, _ in
        model.go(toBranch: index)
        return []
      }
    }
    return ItemList(
      title: localized("travel.branches"), items: [current] + others,
      selected: max(0, min(selected, others.count)), context: .branches)
  }

  private func withWhatWaits(_ text: String, _ isFollowed: Bool) -> String {
    guard isFollowed, let count = following?.count, !count.isEmpty else { return text }
    return "\(text) \(count)"
  }

  /// Goes to the end of a branch.
  mutating func go(toBranch index: Int) {
    if travel.branches.others[index].isFollowed { return returnToLiveEnd() }
    leaveLiveEnd()
    let before = device.visible
    showAllMessages()
    travel.playback = nil
    let name = name(of: travel.branches.others[index])
    let fork = travel.branches.others[index].tail.fork
    travel.branches.go(to: index, &simulation.timeline)
    simulation.timeline.move(to: simulation.timeline.entries.count)
    followMoment()
    branchChanged(from: fork)
    arrive(from: before)
    say(localized("travel.gone-to", ["name": name]))
  }

  /// Goes to the end of the current branch.
  mutating func goToEndOfLine() {
    if travel.branches.isFollowed { return returnToLiveEnd() }
    travel(to: simulation.timeline.entries.count)
  }

  // MARK: - Keys of the list

  /// The branch chosen in the list; nil for the current branch.
  private var chosenBranch: Int?? {
    guard let list = popup as? ItemList, list.context == .branches,
      list.items.indices.contains(list.selected)
    else { return nil }
    return .some(list.selected == 0 ? nil : list.selected - 1)
  }

  /// Whether the chosen branch belongs to the followed file and so cannot be changed. Sets a note
  /// that says so.
  private mutating func refusesToChange(_ index: Int?) -> Bool {
    let isFollowed = index.map { travel.branches.others[$0].isFollowed }
    guard isFollowed ?? travel.branches.isFollowed else { return false }
    sayItIsTheFiles()
    return true
  }

  mutating func renameChosenBranch() {
    guard let index = chosenBranch, !refusesToChange(index) else { return }
    let name = index.map { travel.branches.others[$0].name } ?? travel.branches.name
    popup = Prompt(
      localized("travel.name-prompt"), suggestion: name ?? "", isAboutSession: true,
      wayBack: { $0.branchList(selected: index.map { $0 + 1 } ?? 0) },
      finish: { model, name in
        model.rename(branch: index, name)
        return []
      })
  }

  mutating func dropChosenBranch() {
    guard let chosen = chosenBranch, !refusesToChange(chosen) else { return }
    guard let index = chosen else { return sayItIsThisLine() }
    let name = name(of: travel.branches.others[index])
    popup = Question(localized("travel.ask-drop", ["name": name])) { model, isYes in
      if isYes { model.travel.branches.drop(index) }
      model.popup = model.branchList(selected: index + 1)
      return []
    }
  }

  mutating func compareChosenBranch() {
    guard let chosen = chosenBranch else { return }
    guard let index = chosen else { return sayItIsThisLine() }
    popup = comparison(with: index)
  }

  mutating func sayItIsTheFiles() {
    let name = following?.name ?? ""
    say(localized("following.line-stays", ["file": name]), .refusal)
  }

  private mutating func sayItIsThisLine() {
    say(localized("travel.it-is-this-line"), .refusal)
  }

  mutating func rename(branch index: Int?, _ text: String) {
    let name = text.isEmpty ? nil : text
    if let index { travel.branches.rename(index, name) } else { travel.branches.name = name }
    popup = branchList(selected: index.map { $0 + 1 } ?? 0)
  }

  // MARK: - Leaving an action out

  /// Makes a branch without the chosen action, and performs all later actions again.
  mutating func removeAction() {
    guard case .action(let left)? = chosenLogRow else {
      say(localized("travel.choose-action"), .refusal)
      return
    }
    removeAction(entry: left)
  }

  mutating func removeAction(entry left: Int) {
    if let practice, left < practice.given {
      say(localized("exercises.given"), .refusal)
      return
    }
    leaveLiveEnd()
    let before = device.visible
    showAllMessages()
    travel.playback = nil
    let entries = simulation.timeline.entries
    let words = simulation.text.line(.act(entries[left].step, detail: entries[left].detail))
    let since = entries[(left + 1)...]
    let wasRefused = since.count { $0.refusal != nil }
    simulation.timeline.move(to: left)
    travel.branches.keepFuture(of: simulation.timeline)
    simulation.timeline.removeNext()
    followMoment()
    branchChanged(from: left)
    travel.branches.name = localized("travel.without", ["action": words])
    arrive(from: before)
    let isRefused = simulation.timeline.entries[left...].count { $0.refusal != nil }
    say(
      localized(
        "travel.left-out", count: max(0, isRefused - wasRefused), ["action": words]))
  }
}

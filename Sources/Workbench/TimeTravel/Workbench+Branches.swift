import Lifecycle
import Sessions
import Texts

// Branches of the session: actions that were replaced are kept, and the user can return to them.
extension Workbench {
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
    if isOwnLine {
      say(localized("following.own-line", ["file": name]), next: .backToPresent)
    } else {
      say(localized("travel.branched", ["name": name]), next: .branches)
    }
    return []
  }

  /// Forgets what is known from a fork on, because another branch continues there.
  mutating func branchChanged(from fork: Int) {
    recording.forked(at: fork)
    changes.fork(at: fork)
    changes.hasRemarks = true
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
  public func name(of branch: Branches.Branch) -> String {
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

  /// Goes to the end of a branch.
  public mutating func go(toBranch index: Int) {
    if travel.branches.others[index].isFollowed { return returnToLiveEnd() }
    leaveLiveEnd()
    let before = shownCard
    showAllMessages()
    travel.playback = nil
    let name = name(of: travel.branches.others[index])
    let fork = travel.branches.others[index].tail.fork
    travel.branches.go(to: index, &simulation.timeline)
    simulation.timeline.move(to: simulation.timeline.entries.count)
    changes.isMoved = true
    branchChanged(from: fork)
    arrive(from: before)
    say(localized("travel.gone-to", ["name": name]))
  }

  /// Goes to the end of the current branch.
  public mutating func goToEndOfLine() {
    if travel.branches.isFollowed { return returnToLiveEnd() }
    travel(to: simulation.timeline.entries.count)
  }

  // MARK: - Changing branches

  /// Whether a branch, nil for the current one, belongs to the followed file and so cannot be
  /// changed, which is said.
  public mutating func refusesToChange(branch index: Int?) -> Bool {
    guard index.map({ travel.branches.others[$0].isFollowed }) ?? travel.branches.isFollowed else {
      return false
    }
    say(localized("following.line-stays", ["file": following?.name ?? ""]), .refusal)
    return true
  }

  /// Gives a branch, nil for the current one, a name, or none.
  public mutating func rename(branch index: Int?, _ text: String) {
    let name = text.isEmpty ? nil : text
    if let index { travel.branches.rename(index, name) } else { travel.branches.name = name }
  }

  public mutating func drop(branch index: Int) { travel.branches.drop(index) }

  // MARK: - Removing an action

  /// Makes a branch without an action, and performs all later actions again.
  public mutating func removeAction(entry left: Int) {
    if let practice, left < practice.given {
      say(localized("exercises.given"), .refusal)
      return
    }
    leaveLiveEnd()
    let before = shownCard
    showAllMessages()
    travel.playback = nil
    let entries = simulation.timeline.entries
    let words = simulation.text.line(.act(entries[left].step, detail: entries[left].detail))
    let since = entries[(left + 1)...]
    let wasRefused = since.count { $0.refusal != nil }
    simulation.timeline.move(to: left)
    travel.branches.keepFuture(of: simulation.timeline)
    simulation.timeline.removeNext()
    changes.isMoved = true
    branchChanged(from: left)
    travel.branches.name = localized("travel.without", ["action": words])
    arrive(from: before)
    let isRefused = simulation.timeline.entries[left...].count { $0.refusal != nil }
    say(
      localized(
        "travel.left-out", count: max(0, isRefused - wasRefused), ["action": words]))
  }
}

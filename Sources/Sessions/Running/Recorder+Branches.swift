extension Recorder {
  /// A session as a file, with its other branches: each is undone for the next one, and the current
  /// one comes last, so a reader of the file has the same branches. Nil where there are none, and
  /// where they cannot be written, because refused actions are not undone.
  public static func recording(
    of simulation: Simulation, _ branches: Branches, revision: Int?, host: (String) -> String
  ) -> String? {
    var text = ""
    var recorder: Recorder?
    var fork = 0
    // With those first that fork first, what branches share is written once.
    let order = branches.others.indices.sorted {
      (branches.others[$0].tail.fork, $0) < (branches.others[$1].tail.fork, $1)
    }
    for index in order {
      let branch = branches.others[index]
      var other = simulation
      other.timeline = branches.timeline(of: index, beside: simulation.timeline)
      let narration = { branches.lines(at: $0, of: branch) }
      if recorder == nil {
        recorder = Recorder(
          other, revision: revision, narration: narration, host: host, write: { text += $0 })
      } else {
        recorder?.forked(at: fork)
        guard let lines = recorder?.lines(to: other, narration: narration) else { return nil }
        text += lines
      }
      fork = branch.tail.fork
    }
    recorder?.forked(at: fork)
    guard let lines = recorder?.lines(to: simulation, narration: branches.lines(at:)) else {
      return nil
    }
    text += lines
    return text + (recorder?.end(simulation) ?? "")
  }
}

extension Branches {
  /// The lines of narration and the marks at a point in time, as a file has them.
  public func lines(at place: Int) -> [String] { Branches.lines(narration + marks, at: place) }

  /// The same in another branch. What is said at its end would be read as said of the next branch,
  /// so a file has only its marks.
  func lines(at place: Int, of branch: Branch) -> [String] {
    if place <= branch.tail.fork { return lines(at: place) }
    let isEnd = place == branch.count
    return Branches.lines(
      branch.tail.marks.filter { !isEnd || !$0.isNarration }, at: place)
  }

  private static func lines(_ remarks: [Mark], at place: Int) -> [String] {
    remarks.filter { $0.place == place }.map { remark in
      if remark.isNarration { return remark.text }
      return remark.text.isEmpty ? "*" : "* \(remark.text)"
    }
  }
}

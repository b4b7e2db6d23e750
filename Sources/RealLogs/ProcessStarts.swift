import Lifecycle

/// Where in a log an app's process begins that is not its first one.
enum ProcessStarts {
  struct Start {
    /// The first line that the search takes for one of the new process's time.
    var place: Int
    var app: AppID
  }

  /// A new process id, or a launch message that the process has received already. Two launch
  /// messages of one moment are a mistake in the log, and no two processes.
  static func of(_ lines: [RealLog.Line], _ apps: [AppID]) -> [Start] {
    var starts: [Start] = []
    var processes: [(app: AppID, process: Process)] = []
    let isTimed = lines.contains { $0.time != lines[0].time }
    for (place, line) in lines.enumerated() {
      let app = apps[place]
      let index = processes.firstIndex { $0.app == app }
      let before = lines[max(place - 1, 0)].time
      let gap = isTimed ? max(line.time, before) - before : nil
      if let index, !processes[index].process.isEnded(by: line, after: gap) {
        processes[index].process.add(line)
        continue
      }
      var process = Process()
      process.add(line)
      if let index {
        processes[index].process = process
        starts.append(Start(place: beginning(of: place, lines, apps), app: app))
      } else {
        processes.append((app, process))
      }
    }
    return starts
  }

  /// What is known of a process so far.
  private struct Process {
    var id: Int?
    /// The last launch message that it has received.
    var rank: Int?

    mutating func add(_ line: RealLog.Line) {
      id = line.process ?? id
      rank = ProcessStarts.rank(line).map { max($0, rank ?? 0) } ?? rank
    }

    /// `gap` is the time since the line before; nil where the log has no times.
    func isEnded(by line: RealLog.Line, after gap: UInt64?) -> Bool {
      if let id, let other = line.process, id != other { return true }
      guard let next = ProcessStarts.rank(line) else { return false }
      if let gap, gap <= LogSearch.longest { return false }
      // A log that begins in the middle does not have the launch of its first process.
      return rank.map { next <= $0 } ?? (gap != nil)
    }
  }

  /// The place of a launch message among those of one launch; nil for all other messages.
  static func rank(_ line: RealLog.Line) -> Int? {
    switch (line.knownReceiver, line.selector) {
    case (.app, "init()"): 0
    case (.appDelegate, "application(_:willFinishLaunchingWithOptions:)"): 1
    case (.appDelegate, "application(_:didFinishLaunchingWithOptions:)"): 2
    default: nil
    }
  }

  /// What other apps receive of the same action belongs to the new process's time, too.
  private static func beginning(of place: Int, _ lines: [RealLog.Line], _ apps: [AppID]) -> Int {
    var first = place
    while first > 0, apps[first - 1] != apps[place],
      lines[first].time <= lines[first - 1].time + LogSearch.longest
    {
      first -= 1
    }
    return first
  }
}

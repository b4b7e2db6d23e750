import Lifecycle

/// Where in a log an app's process begins that is not its first one: a new process id, or a launch
/// message that the process has received already.
struct ProcessStarts {
  struct Start {
    /// The first line of the new process's time.
    var place: Int
    var app: AppID
  }

  private(set) var starts: [Start] = []
  private let lines: [RealLog.Line]
  private let apps: [AppID]
  private let isTimed: Bool
  /// The process of each app that runs at a line.
  private var processes: [(app: AppID, process: Process)] = []

  /// What is known of a process so far.
  private struct Process {
    var id: Int?
    /// The last launch message that it has received.
    var rank: Int?

    mutating func add(_ line: RealLog.Line) {
      id = line.process ?? id
      rank = ProcessStarts.rank(line).map { max($0, rank ?? 0) } ?? rank
    }
  }

  /// `apps` has the app of each line.
  init(_ lines: [RealLog.Line], _ apps: [AppID], isTimed: Bool) {
    self.lines = lines
    self.apps = apps
    self.isTimed = isTimed
    for place in lines.indices { add(place) }
  }

  private mutating func add(_ place: Int) {
    let (line, app) = (lines[place], apps[place])
    guard let index = processes.firstIndex(where: { $0.app == app }) else {
      processes.append((app, Process()))
      processes[processes.count - 1].process.add(line)
      return
    }
    if let start = start(at: place, processes[index].process) {
      starts.append(Start(place: max(start, starts.last?.place ?? 0), app: app))
      processes[index].process = Process()
    }
    processes[index].process.add(line)
  }

  /// The first line of this line's process; nil where the line before is of the same process.
  private func start(at place: Int, _ process: Process) -> Int? {
    let line = lines[place]
    if let id = process.id, let other = line.process, id != other {
      return firstOfAction(place) { apps[$0] != apps[place] }
    }
    guard let next = ProcessStarts.rank(line) else { return nil }
    if let rank = process.rank, next > rank { return nil }
    // A log that begins in the middle does not have the launch of its first process.
    guard isTimed else { return process.rank == nil ? nil : place }
    func isLaunch(_ other: Int) -> Bool {
      apps[other] == apps[place] && ProcessStarts.rank(lines[other]).map { $0 >= next } == true
    }
    let first = firstOfAction(place) {
      apps[$0] != apps[place] || !isOfEnd(lines[$0]) && !isLaunch($0)
    }
    // Two launches of one moment are a mistake in the log.
    let isTwice = first > 0 && isLaunch(first - 1) && isSoon(first - 1, place)
    let hasBefore = lines[..<first].indices.contains { apps[$0] == apps[place] }
    return isTwice || !hasBefore ? nil : first
  }

  /// The first of the lines just before this one that may be of the same action.
  private func firstOfAction(_ place: Int, _ isPart: (Int) -> Bool) -> Int {
    var first = place
    while first > 0, isPart(first - 1), isSoon(first - 1, place) { first -= 1 }
    return first
  }

  private func isSoon(_ place: Int, _ next: Int) -> Bool {
    lines[next].time <= lines[place].time + StorySearch.longest
  }

  /// Whether an app receives it when it leaves the screen, and at no launch.
  private func isOfEnd(_ line: RealLog.Line) -> Bool {
    [
      "esignActive", "illDeactivate", "idEnterBackground", "illTerminate", "idDisconnect",
      "didDiscard", "(.inactive)", "(.background)",
    ].contains { line.selector.contains($0) }
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
}

import CLibrary
import TextFiles

/// Programs that run side by side: each begins when those have ended that it needs.
struct CommandPlan {
  struct Step {
    var program: String
    var arguments: [String]
    /// Where it runs.
    var folder: String?
    /// The steps before it, by their positions.
    var needs: [Int] = []
    var begins: () -> Void = {}
  }

  private var steps: [Step] = []

  /// Returns the step's position.
  @discardableResult mutating func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// As many programs run at once as the computer has processors. Where one fails, the others are
  /// killed, and it is the result; else the last to end is. Nil where `isCanceled` says so.
  func run(
    environment: [String], isCanceled: () -> Bool
  ) throws(Problem) -> CommandRun.Result? {
    var running: [(step: Int, command: RunningCommand)] = []
    var waiting = Array(steps.indices)
    var ended: Set<Int> = []
    defer { for one in running { one.command.kill() } }
    while true {
      while running.count < CommandPlan.most,
        let place = waiting.firstIndex(where: { ended.isSuperset(of: steps[$0].needs) })
      {
        let number = waiting.remove(at: place)
        let step = steps[number]
        step.begins()
        let command = try RunningCommand(
          step.program, step.arguments, environment: environment, folder: step.folder)
        running.append((number, command))
      }
      if isCanceled() { return nil }
      for place in CommandPlan.readable(running.map(\.command.descriptor)).reversed() {
        if running[place].command.takeOutput() { continue }
        let one = running.remove(at: place)
        let result = one.command.end()
        ended.insert(one.step)
        if !result.succeeded || ended.count == steps.count { return result }
      }
    }
  }

  private static let most = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The positions of what can be read, after a tenth of a second at most.
  private static func readable(_ descriptors: [Int32]) -> [Int] {
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waits, nfds_t(waits.count), 100) > 0 else { return [] }
    return waits.indices.filter { waits[$0].revents != 0 }
  }
}

import Dispatch
import Synchronization

/// Does the same with many items at once, in a task group.
enum ParallelMap {
  /// The results in the order of the items. So many tasks run at a time; the pool of threads has no
  /// more of them than the machine has cores.
  static func over<Item: Sendable, Result: Sendable>(
    _ items: [Item], tasks: Int, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard tasks > 1, items.count > 1 else { return items.map(body) }
    let handover = Handover<[Result]>()
    // The task has the language of the caller.
    Task { handover.give(await results(items, tasks, body)) }
    return handover.receive()
  }

  private static func results<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ tasks: Int, _ body: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (place: Int, result: Result).self) { group in
      var waiting = items.enumerated().makeIterator()
      func addTask() {
        guard let (place, item) = waiting.next() else { return }
        group.addTask { (place, body(item)) }
      }
      for _ in 0..<tasks { addTask() }
      var results: [(place: Int, result: Result)] = []
      for await result in group {
        results.append(result)
        addTask()
      }
      return results.sorted { $0.place < $1.place }.map(\.result)
    }
  }
}

/// Hands a value from a task to the main thread, which waits for it: commands are not asynchronous,
/// since an asynchronous `main` leaves the main thread, to which the terminal belongs.
private final class Handover<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func give(_ given: Value) {
    value.withLock { $0 = given }
    isThere.signal()
  }

  func receive() -> Value {
    while true {
      isThere.wait()
      if let value = value.withLock({ $0 }) { return value }
    }
  }
}

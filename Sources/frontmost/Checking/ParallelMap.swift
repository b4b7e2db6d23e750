import Dispatch
import Synchronization
import Texts

/// Does the same with many items in parallel.
enum ParallelMap {
  /// The results in the order of the items. So many threads take one item after the other. When the
  /// user presses Ctrl-C, no more items are taken, and the results so far are returned.
  static func over<Item: Sendable, Result: Sendable>(
    _ items: [Item], tasks: Int, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let progress = WorkProgress(of: items.count)
    defer { progress.end() }
    let work = Work<Item, Result>(items)
    let take: @Sendable () -> Void = {
      while !WorkProgress.isInterrupted, let (place, item) = work.next() {
        work.keep(body(item), at: place)
        progress.advance()
      }
    }
    // More threads gain nothing on any computer.
    let threads = min(tasks, items.count, 64)
    guard threads > 1 else {
      take()
      return work.results
    }
    let done = DispatchSemaphore(value: 0)
    let language = Language.current
    for _ in 0..<threads {
      ProgramThread.start {
        Language.$current.withValue(language) { take() }
        done.signal()
      }
    }
    for _ in 0..<threads { done.wait() }
    return work.results
  }

  /// The items that are left, and the results.
  private final class Work<Item: Sendable, Result: Sendable>: Sendable {
    private let items: [Item]
    private let state: Mutex<(next: Int, results: [Result?])>

    init(_ items: [Item]) {
      self.items = items
      state = Mutex((0, Array(repeating: nil, count: items.count)))
    }

    func next() -> (place: Int, item: Item)? {
      state.withLock { state in
        guard state.next < items.count else { return nil }
        defer { state.next += 1 }
        return (state.next, items[state.next])
      }
    }

    func keep(_ result: Result, at place: Int) { state.withLock { $0.results[place] = result } }

    var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }
  }
}

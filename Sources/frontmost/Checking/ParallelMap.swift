import Synchronization
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Does the same with many things at once, on some threads.
enum ParallelMap {
  /// The results in the order of the items.
  static func over<Item: Sendable, Result: Sendable>(
    _ items: [Item], threads: Int, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    guard threads > 1, items.count > 1 else { return items.map(body) }
    let work = Work(items, body)
    var handles: [pthread_t] = []
    for _ in 0..<min(threads, items.count) {
      #if canImport(Darwin)
        var handle: pthread_t?
      #else
        var handle = pthread_t()
      #endif
      let argument = Unmanaged.passRetained(work as AnyWork).toOpaque()
      let status = pthread_create(&handle, nil, run, argument)
      if status != 0 {
        Unmanaged<AnyWork>.fromOpaque(argument).release()
        break
      }
      #if canImport(Darwin)
        if let handle { handles.append(handle) }
      #else
        handles.append(handle)
      #endif
    }
    // Where no thread could be made, this one does it all.
    if handles.isEmpty { work.perform() }
    for handle in handles { pthread_join(handle, nil) }
    return work.results.withLock { $0.sorted { $0.place < $1.place }.map(\.result) }
  }
}

#if canImport(Darwin)
  private func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().perform()
    return nil
  }
#else
  private func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().perform()
    return nil
  }
#endif

/// What a thread is handed, whatever it is about.
private class AnyWork {
  func perform() {}
}

/// Items that threads take one after the other.
private final class Work<Item: Sendable, Result: Sendable>: AnyWork {
  let items: [Item]
  let body: @Sendable (Item) -> Result
  /// The language is a value of the thread that asks.
  let language = Language.current
  let next = Atomic<Int>(0)
  let results = Mutex<[(place: Int, result: Result)]>([])

  init(_ items: [Item], _ body: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.body = body
  }

  override func perform() {
    Language.$current.withValue(language) {
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < items.count else { return }
        let result = body(items[place])
        results.withLock { $0.append((place, result)) }
      }
    }
  }
}

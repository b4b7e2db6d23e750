import CLibrary

/// A thread with as much stack as the main thread has: those of a pool have half a megabyte on
/// macOS, and a long session takes more.
enum ProgramThread {
  private static let stackSize = 8 << 20

  /// Starts a thread that ends with the body.
  static func start(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let boxed = Unmanaged.passRetained(Body(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, &attributes, { ProgramThread.run($0) }, boxed)
    #else
      var thread = pthread_t()
      pthread_create(&thread, &attributes, { ProgramThread.run($0!) }, boxed)
    #endif
    pthread_attr_destroy(&attributes)
  }

  private static func run(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
    return nil
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

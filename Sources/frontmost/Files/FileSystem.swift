import CLibrary

/// What a recording needs of the system. Tests replace it with one that fails, which no disk does
/// on request.
protocol FileSystem: Sendable {
  /// Each of these answers and sets `errno` as the system's own call does.
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  func sync(_ descriptor: Int32) -> Int32
  func truncate(_ descriptor: Int32, to length: off_t) -> Int32
}

struct PlatformFileSystem: FileSystem {
  func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    CLibrary.write(descriptor, bytes.baseAddress, bytes.count)
  }

  func sync(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

  func truncate(_ descriptor: Int32, to length: off_t) -> Int32 { ftruncate(descriptor, length) }
}

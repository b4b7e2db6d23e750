import CLibrary
import Foundation
import Synchronization
import Testing

@testable import frontmost

/// The recording's file on a system that fails.
@Suite struct RecordingFileTests {
  /// Does what the system does, counts it, and fails where it is told to.
  private final class FaultySystem: FileSystem {
    struct State {
      var syncs = 0
      /// So many bytes are written yet; nil where there is no end.
      var room: Int?
      var failsToSync = false
    }

    let state = Mutex(State())
    private let system = PlatformFileSystem()

    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
      let room = state.withLock { $0.room } ?? bytes.count
      guard room > 0 else {
        errno = ENOSPC
        return -1
      }
      let part = UnsafeRawBufferPointer(rebasing: bytes[..<min(room, bytes.count)])
      let count = system.write(descriptor, part)
      state.withLock { state in state.room = state.room.map { $0 - count } }
      return count
    }

    func sync(_ descriptor: Int32) -> Int32 {
      let fails = state.withLock { state in
        state.syncs += 1
        return state.failsToSync
      }
      guard fails else { return system.sync(descriptor) }
      errno = EIO
      return -1
    }

    func truncate(_ descriptor: Int32, to length: off_t) -> Int32 {
      system.truncate(descriptor, to: length)
    }
  }

  private let folder = try! TemporaryFolder()
  private let system = FaultySystem()

  private func opened(overwrite: Bool = false) throws -> RecordingFile {
    var file = RecordingFile(system: system)
    guard case .opened = file.open(folder.path("a"), overwrite ? .overwrite : .new) else {
      throw CocoaError(.fileWriteUnknown)
    }
    return file
  }

  /// Half a line would make the file unreadable.
  @Test func whatIsNotWrittenWholeIsTakenBack() throws {
    var file = try opened()
    #expect(file.write("> open Notes\n", at: 0) == nil)
    system.state.withLock { $0.room = 4 }
    #expect(file.write("> home\n", at: 1) == .failed(reason: "No space left on device"))
    #expect(try folder.read("a") == "> open Notes\n")
    // Nothing more is written to it.
    system.state.withLock { $0.room = nil }
    #expect(file.write("> lock\n", at: 2) == nil && file.close() == nil)
    #expect(try folder.read("a") == "> open Notes\n")
  }

  @Test func theDiskIsAskedASecondLater() throws {
    var file = try opened()
    #expect(file.deadline == nil)
    _ = file.write("> home\n", at: 5_000)
    #expect(file.deadline == 6_000)
    _ = file.write("> lock\n", at: 5_500)
    #expect(file.deadline == 6_000 && system.state.withLock { $0.syncs } == 0)
    #expect(file.flushIfDue(at: 5_999) == nil && system.state.withLock { $0.syncs } == 0)
    #expect(file.flushIfDue(at: 6_000) == nil && system.state.withLock { $0.syncs } == 1)
    #expect(file.deadline == nil)
    _ = file.write("> unlock\n", at: 7_000)
    #expect(file.close() == nil && system.state.withLock { $0.syncs } == 2)
  }

  @Test func aDiskThatFailsIsSaid() throws {
    var file = try opened()
    _ = file.write("> home\n", at: 0)
    system.state.withLock { $0.failsToSync = true }
    #expect(file.flushIfDue(at: 1_000) == .failed(reason: "Input/output error"))
    var other = RecordingFile(system: system)
    guard case .opened = other.open(folder.path("b"), .new) else { return }
    _ = other.write("> home\n", at: 0)
    #expect(other.close() == .failed(reason: "Input/output error"))
  }

  @Test func aFileIsEmptiedWhereItIsToBeOverwritten() throws {
    try folder.write("a", "something that is longer than what comes\n")
    var file = try opened(overwrite: true)
    _ = file.write("> home\n", at: 0)
    #expect(try folder.read("a") == "> home\n")
    // It is not emptied under another recorder.
    var other = RecordingFile(system: system)
    guard case .failed = other.open(folder.path("a"), .overwrite) else {
      Issue.record("two recorders have the same file")
      return
    }
    #expect(try folder.read("a") == "> home\n")
    _ = file.close()
  }

  @Test func whatOthersAppendStays() throws {
    var file = try opened()
    _ = file.write("> home\n", at: 0)
    let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent("a"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("# Somebody else.\n".utf8))
    system.state.withLock { $0.room = 3 }
    guard case .failed = file.write("> lock\n", at: 0) else { return }
    #expect(try folder.read("a") == "> home\n# Somebody else.\n")
  }

  /// A pipe whose reader is slow gets all of it in the end, and is given up where that is too much.
  @Test func aPipeIsNotWaitedFor() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var buffer = PipeBuffer()
    let text = String(repeating: "> home\n", count: 40_000)
    buffer.append(text)
    #expect(buffer.flush(ends[1], at: 0) == nil && buffer.deadline == 100)
    var taken: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while taken.count < text.utf8.count {
      let count = read(ends[0], &chunk, chunk.count)
      if count > 0 { taken += chunk.prefix(count) } else { break }
      #expect(buffer.flush(ends[1], at: 0) == nil)
    }
    #expect(String(decoding: taken, as: UTF8.self) == text && buffer.deadline == nil)
    buffer.append(String(repeating: "> home\n", count: 200_000))
    #expect(buffer.flush(ends[1], at: 0)?.contains("does not keep up") == true)
    close(ends[0])
    #expect(buffer.flush(ends[1], at: 0)?.contains("has ended") == true)
    close(ends[1])
  }
}

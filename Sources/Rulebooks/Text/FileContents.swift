import CLibrary
import Texts

/// Reading files without Foundation, whose loading alone takes longer than our first frame.
public enum FileContents {
  /// How long a pipe is waited for that nobody has opened to write, in milliseconds.
  private static let patience: Int32 = 2_000

  /// The bytes of a file, or of standard input where the path is `-`. `check` sees all that has
  /// been read and what of it is new, and may refuse to read on.
  public static func read(
    _ path: String,
    check: (_ bytes: [UInt8], _ new: Range<Int>) throws(Problem) -> Void = { _, _ in }
  ) throws(Problem) -> [UInt8] {
    // Else opening a pipe would wait for ever where nobody writes to it.
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw Problem("\(path): \(String(cString: strerror(errno)))") }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var status = stat()
    // Else the array grows by doubling, and a large file is in memory three times meanwhile.
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    if kind == S_IFREG { bytes.reserveCapacity(Int(status.st_size)) }
    // Whether nobody may have opened the pipe yet, and whether that has been waited for. What a
    // shell hands over by path, as in `<(…)`, is open already.
    let isHandedOver = path == "-" || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    var isAwaited = kind == S_IFIFO && !isHandedOver
    var isInVain = false
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readSome(descriptor, &chunk, chunk.count)
      if count > 0 {
        isAwaited = false
        bytes.append(contentsOf: chunk[0..<count])
        try check(bytes, bytes.count - count..<bytes.count)
      } else if count == 0 {
        if !isAwaited { return bytes }
        if isInVain { throw Problem(localized("errors.nobody-writes", ["file": path])) }
        isInVain = !wait(for: descriptor, patience)
        isAwaited = isInVain
      } else if errno == EAGAIN {
        isAwaited = false
        _ = wait(for: descriptor, -1)
      } else if errno != EINTR {
        throw Problem("\(path): \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Waits until there is something to read, or nobody writes any more. False where it took longer.
  private static func wait(for descriptor: Int32, _ milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&wanted, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }

  private static func readSome(
    _ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int
  ) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      CLibrary.read(descriptor, bytes.baseAddress, count)
    }
  }
}

import CLibrary
import Texts

/// Reading files without Foundation, whose loading alone takes longer than our first frame. All
/// files that are read as a whole are read here, and none without a limit.
public enum FileContents {
  /// How long a pipe is waited for that nobody has opened to write, in milliseconds.
  private static let patience: Int32 = 2_000

  /// What has been read is enough where `check` says so, or to read on would be in vain.
  public enum Verdict: Sendable { case readOn, enough }

  /// The bytes of a file, or of standard input where the path is `-`. `check` sees all that has
  /// been read and what of it is new.
  public static func read(
    _ path: String, limit: InputLimit,
    check: (_ bytes: [UInt8], _ new: Range<Int>) throws(Problem) -> Verdict = { _, _ in .readOn }
  ) throws(Problem) -> [UInt8] {
    // Else opening a pipe would wait for ever where nobody writes to it.
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw Problem(file: path, String(cString: strerror(errno))) }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var status = stat()
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    let isDevice = kind == S_IFBLK || kind == S_IFCHR && isatty(descriptor) == 0
    let limit = isDevice && limit.bytes > InputLimit.device.bytes ? .device : limit
    if kind == S_IFREG {
      if status.st_size > limit.bytes { throw limit.refusal(of: path) }
      // Else the array grows by doubling, and a large file is in memory three times meanwhile.
      bytes.reserveCapacity(Int(status.st_size))
    }
    // Whether nobody may have opened the pipe yet, and whether that has been waited for. What a
    // shell hands over by path, as in `<(…)`, is open already.
    let isHandedOver = path == "-" || path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    var isAwaited = kind == S_IFIFO && !isHandedOver
    var isInVain = false
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes {
        CLibrary.read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        isAwaited = false
        if bytes.count + count > limit.bytes { throw limit.refusal(of: path) }
        bytes.append(contentsOf: chunk[0..<count])
        if try check(bytes, bytes.count - count..<bytes.count) == .enough { return bytes }
      } else if count == 0 {
        if !isAwaited { return bytes }
        if isInVain { throw Problem(localized("errors.nobody-writes", ["file": path])) }
        isInVain = !waitForWriter(of: descriptor)
        isAwaited = isInVain
      } else if errno == EAGAIN {
        isAwaited = false
        _ = wait(for: descriptor, -1)
      } else if errno != EINTR {
        throw Problem(file: path, String(cString: strerror(errno)))
      }
    }
  }

  /// Whether a path leads to a file, and not to a folder, a pipe or a device.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Waits until somebody has opened a pipe to write, for so long at most.
  private static func waitForWriter(of descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // For macOS, a pipe that nobody has opened yet is at its end, and so readable.
      for _ in 0..<patience / 20 {
        var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&status, 1, 20) == 0 || status.revents & Int16(POLLHUP) == 0 { return true }
        usleep(20_000)
      }
      return false
    #else
      return wait(for: descriptor, patience)
    #endif
  }

  /// Waits until there is something to read, or nobody writes any more. False where it took longer.
  private static func wait(for descriptor: Int32, _ milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&wanted, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files without Foundation, whose loading alone takes longer than our first frame.
public enum FileContents {
  /// The bytes of a file, or of standard input where the path is `-`.
  public static func read(_ path: String) throws(Problem) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw Problem("\(path): \(String(cString: strerror(errno)))") }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var status = stat()
    // Else the array grows by doubling, and a large file is in memory three times meanwhile.
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(Int(status.st_size))
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readSome(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: chunk[0..<count])
      } else if errno != EINTR {
        throw Problem("\(path): \(String(cString: strerror(errno)))")
      }
    }
  }

  private static func readSome(
    _ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int
  ) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      #if canImport(Glibc)
        Glibc.read(descriptor, bytes.baseAddress, count)
      #else
        Darwin.read(descriptor, bytes.baseAddress, count)
      #endif
    }
  }
}

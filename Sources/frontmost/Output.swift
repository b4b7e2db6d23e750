import ArgumentParser
import CLibrary
import Texts

/// Standard output, gathered into large writes. Control characters of what is written never reach
/// a terminal.
struct Output {
  private var buffer: [UInt8] = []

  /// A line, or some. `sequence` paints it.
  mutating func line(_ text: String, paintedBy sequence: String? = nil) {
    if let sequence { buffer.append(contentsOf: sequence.utf8) }
    buffer.append(contentsOf: ControlCharacters.escaped(text).utf8)
    if sequence != nil { buffer.append(contentsOf: "\u{1B}[m".utf8) }
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count > 1 << 16 { flush() }
  }

  /// Text of a format that has no control characters but those that it needs.
  mutating func text(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 { flush() }
  }

  mutating func bytes(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    Output.write(buffer, to: 1)
    buffer.removeAll(keepingCapacity: true)
  }

  /// What moves a terminal's cursor, to standard error.
  static func control(_ text: String) { write(Array(text.utf8), to: 2) }

  static func write(_ text: String, to descriptor: Int32) {
    write(Array(ControlCharacters.escaped(text).utf8), to: descriptor)
  }

  /// Writes all of it. A reader that has gone ends the program quietly, by SIGPIPE; a disk that is
  /// full does not.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        if descriptor != 2 {
          complain(localized("errors.cannot-write", ["reason": String(cString: strerror(errno))]))
        }
        exit(Exit.unusable.rawValue)
      }
    }
  }

  private static func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    CLibrary.write(descriptor, bytes.baseAddress, bytes.count)
  }
}

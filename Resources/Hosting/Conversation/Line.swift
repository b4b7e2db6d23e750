internal import CUIKit
import Foundation

/// The app's end of the connection to Frontmost: text lines in both directions.
/// Documentation/HostingProtocol.md describes them.
package final class Line {
  private let descriptor: Int32
  private var received: [UInt8] = []

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes one line. What the app printed before it is flushed first, so that the order is kept.
  package func write(_ text: String) {
    fflush(stdout)
    var bytes = Array(text.utf8)
    bytes.append(10)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress!, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { _exit(70) }
      start += count
    }
  }

  /// The words of the next line.
  package func readWords() -> [String] { read().split(separator: " ").map(String.init) }

  /// The next line. The process ends where Frontmost has.
  package func read() -> String {
    while true {
      if let end = received.firstIndex(of: 10) {
        let text = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        return text
      }
      cuikit_gate(1)
      defer { cuikit_gate(0) }
      let count = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { chunk in
        let count = Foundation.read(descriptor, chunk.baseAddress!, chunk.count)
        if count > 0 { received += chunk[..<count] }
        return count
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { _exit(0) }
    }
  }
}

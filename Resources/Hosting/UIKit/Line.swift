@_exported import Dispatch
@_exported import Foundation

/// The app's end of the connection to Frontmost: text lines in both directions.
/// Documentation/HostingProtocol.md describes them.
package final class Line {
  private let descriptor: Int32
  private var received: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

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

  /// The next line. The process ends where Frontmost has.
  func read() -> String {
    while true {
      if let end = received.firstIndex(of: 10) {
        let text = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        return text
      }
      let count = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { chunk in
        let count = Foundation.read(descriptor, chunk.baseAddress!, chunk.count)
        if count > 0 { received += chunk[..<count] }
        return count
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { _exit(0) }
    }
  }

  /// A text as one word of a line: spaces, line breaks and backslashes are escaped.
  package static func word(_ text: String) -> String {
    if text.isEmpty { return "\\e" }
    var word = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": word += "\\\\"
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": word += "\\n"
      case "\t": word += "\\t"
      case " ": word += "\\s"
      default: word.unicodeScalars.append(character)
      }
    }
    return word
  }

  /// The text of a word.
  package static func text(_ word: some StringProtocol) -> String {
    var text = ""
    var isEscaped = false
    for character in word.unicodeScalars {
      if isEscaped {
        switch character {
        case "n": text += "\n"
        case "t": text += "\t"
        case "s": text += " "
        case "e": break
        default: text.unicodeScalars.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.unicodeScalars.append(character)
      }
    }
    return text
  }
}

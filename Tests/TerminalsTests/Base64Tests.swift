import Foundation
import Testing

@testable import Terminals

/// Letters for the terminal's clipboard.
@Suite struct Base64Tests {
  @Test func everyLengthIsAsOthersWriteIt() {
    var bytes: [UInt8] = []
    for length in 0..<70 {
      #expect(Base64.encoded(bytes) == Data(bytes).base64EncodedString())
      bytes.append(UInt8(truncatingIfNeeded: length &* 73 &+ 11))
    }
  }
}

/// A word of a data file, known by a number that its bytes give. Words are compared at once, and no
/// text is made of those that are in order: the program's start reads thousands.
///
/// Two words could have the same number; a test holds that no two of ours do.
struct HashedWord: Equatable, Sendable, ExpressibleByStringLiteral {
  let number: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var number = UInt64(truncatingIfNeeded: bytes.count) &+ 0x9e37_79b9_7f4a_7c15
    var at = 0
    while at + 8 <= bytes.count {
      let part = UnsafeRawPointer(bytes.baseAddress! + at).loadUnaligned(as: UInt64.self)
      number = HashedWord.mix(number ^ part)
      at += 8
    }
    var part: UInt64 = 0
    while at < bytes.count {
      part = part << 8 | UInt64(bytes[at])
      at += 1
    }
    self.number = HashedWord.mix(number ^ part)
  }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { HashedWord($0) }
  }

  init(stringLiteral literal: StaticString) {
    self.init(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    let product = number &* 0xff51_afd7_ed55_8ccd
    return product ^ product >> 32
  }
}

/// The words that may stand in one place, with what they mean.
struct Vocabulary<Value: Sendable>: Sendable {
  let words: [String]
  private let numbers: [HashedWord]
  private let values: [Value]

  init(_ list: [(word: String, value: Value)]) {
    words = list.map(\.word)
    numbers = words.map { HashedWord($0) }
    values = list.map(\.value)
  }

  func value(of word: HashedWord) -> Value? {
    numbers.firstIndex(of: word).map { values[$0] }
  }

  func contains(_ word: HashedWord) -> Bool { numbers.contains(word) }
}

extension Vocabulary<Void> {
  init(_ words: [String]) { self.init(words.map { ($0, ()) }) }
}

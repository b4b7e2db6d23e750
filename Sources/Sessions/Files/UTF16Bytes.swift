/// What some editors write where UTF-8 is meant, known by its byte-order mark.
enum UTF16Bytes {
  static func areMarked(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// The same text in UTF-8; half a character becomes a mark.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.first == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (one, other) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? other << 8 | one : one << 8 | other
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

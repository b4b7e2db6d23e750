/// Byte strings, each with a number from 0 in the order in which they came.
struct DeviceKeyTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt32] = []
  /// A number plus 1, by the hash; 0 where there is none.
  private var slots: [UInt32]

  init(capacity: Int = 1 << 10) {
    slots = Array(repeating: 0, count: capacity)
  }

  var count: Int { ends.count }

  /// Bytes that it takes in memory, about.
  var footprint: Int { bytes.capacity + ends.capacity * 12 + slots.capacity * 4 }

  /// The number of a key, and whether it is new.
  mutating func insert(_ key: [UInt8]) -> (number: Int, isNew: Bool) {
    let hash = DeviceKeyTable.hash(key)
    let place = slot(of: key, hash)
    if slots[place] != 0 { return (Int(slots[place]) - 1, false) }
    slots[place] = UInt32(count + 1)
    bytes += key
    ends.append(bytes.count)
    hashes.append(UInt32(truncatingIfNeeded: hash >> 32))
    if count * 2 > slots.count { grow() }
    return (count - 1, true)
  }

  /// Nil where the key is not there.
  func number(of key: [UInt8]) -> Int? {
    let place = slot(of: key, DeviceKeyTable.hash(key))
    return slots[place] == 0 ? nil : Int(slots[place]) - 1
  }

  /// Where a key is, or would be.
  private func slot(of key: [UInt8], _ hash: UInt64) -> Int {
    let short = UInt32(truncatingIfNeeded: hash >> 32)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place] != 0 {
      let number = Int(slots[place]) - 1
      if hashes[number] == short, isSame(key, number) { return place }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private func range(_ number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  func key(_ number: Int) -> [UInt8] { Array(bytes[range(number)]) }

  private func isSame(_ key: [UInt8], _ number: Int) -> Bool {
    let range = range(number)
    guard range.count == key.count else { return false }
    return key.withUnsafeBufferPointer { key in
      bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<key.count where bytes[range.lowerBound + index] != key[index] {
          return false
        }
        return true
      }
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in 0..<count {
      let hash = bytes[range(number)].withUnsafeBytes(DeviceKeyTable.hash)
      var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = UInt32(number + 1)
    }
  }

  private static func hash(_ key: [UInt8]) -> UInt64 { key.withUnsafeBytes(hash) }

  /// The same on every machine and in every run, so that results are, too.
  private static func hash(_ key: UnsafeRawBufferPointer) -> UInt64 {
    func mixed(_ value: UInt64, by factor: UInt64) -> UInt64 {
      let product = value.multipliedFullWidth(by: factor)
      return product.high ^ product.low
    }
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(key.count)
    var index = 0
    while index + 8 <= key.count {
      let word = key.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = mixed(hash ^ word, by: 0xD6E8_FEB8_6659_FD93)
      index += 8
    }
    var rest: UInt64 = 0
    while index < key.count {
      rest = rest << 8 | UInt64(key[index])
      index += 1
    }
    return mixed(hash ^ rest, by: 0xA076_1D64_78BD_642F)
  }
}

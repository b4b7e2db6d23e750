/// A piece of a data file, made into a text when it is asked for: most of what the files say is for
/// explanations, and the first frame explains nothing.
public struct Prose: Sendable {
  /// One reference for all pieces of a file.
  final class Source: Sendable {
    let file: SourceFile
    init(_ file: SourceFile) { self.file = file }
  }

  let source: Source
  /// Where it begins, and where its last line ends.
  let start: Int
  var end: Int

  /// Its lines, each without the blanks around it, as one.
  public var text: String {
    let bytes = source.file.bytes
    var joined: [UInt8] = []
    var from = start
    while from < end {
      var to = from
      while to < end, bytes[to] != UInt8(ascii: "\n") { to += 1 }
      let next = to + 1
      while from < to, bytes[from] == UInt8(ascii: " ") { from += 1 }
      while to > from, bytes[to - 1] == UInt8(ascii: " ") || bytes[to - 1] == UInt8(ascii: "\r") {
        to -= 1
      }
      if from == start, next > end {
        return String(decoding: bytes[from..<to], as: UTF8.self)
      }
      if !joined.isEmpty, to > from { joined.append(UInt8(ascii: " ")) }
      joined += bytes[from..<to]
      from = next
    }
    return String(decoding: joined, as: UTF8.self)
  }
}

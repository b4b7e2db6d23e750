/// Lists in data files: `a, not b, c`.
enum CommaList {
  /// The items, without the blanks around them. By bytes: to walk a text by its characters takes
  /// many times longer, and the program's start reads hundreds of lists.
  static func items(_ text: String) -> [String] {
    let blank = UInt8(ascii: " ")
    return text.utf8.split(separator: UInt8(ascii: ",")).map { part in
      var item = part.drop { $0 == blank }
      while item.last == blank { item.removeLast() }
      return String(Substring(item))
    }
  }
}

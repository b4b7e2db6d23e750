/// All keys, as lines to scroll through.
enum Help {
  enum Line {
    case heading(String)
    case binding(KeyBinding)
    case blank
  }

  static let lines: [Line] = {
    var lines: [Line] = []
    for section in KeyBinding.Section.allCases {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(section.rawValue))
      lines += KeyTable.bindings.filter { $0.section == section }.map(Line.binding)
    }
    return lines
  }()

  static var lineCount: Int { lines.count }
}

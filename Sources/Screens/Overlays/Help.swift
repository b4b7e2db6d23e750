/// All keys, as lines to scroll through.
enum Help {
  enum Line {
    case heading(String)
    case binding(KeyBinding)
    case blank
  }

  /// What has no key is not listed, nor a section of which nothing is left.
  static func lines(_ keys: KeyTable) -> [Line] {
    var lines: [Line] = []
    for section in KeyBinding.Section.allCases {
      let bindings = keys.bindings.filter { $0.section == section && !$0.keys.isEmpty }
      if bindings.isEmpty { continue }
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(section.title))
      lines += bindings.map(Line.binding)
    }
    return lines
  }
}

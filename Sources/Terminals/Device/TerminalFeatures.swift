/// Features that ncurses lacks, and what to send for them: pasted texts apart from typed ones, a
/// mouse that is dragged, titles, the clipboard. Only what a terminal is known to understand is
/// sent, for an old one would show it as text.
struct TerminalFeatures: Equatable {
  /// Switches on what the program needs, and off again.
  private(set) var enter = ""
  private(set) var leave = ""
  private var titleStart: String?
  private var titleEnd = ""
  /// Whether what is sent to its clipboard is taken, or at least not shown.
  private let hasClipboard: Bool
  /// Whether the mouse is reported. Where it is off, the terminal itself selects text with it.
  let hasMouse: Bool

  init(type: String, hasMouse: Bool, capability: (String) -> String?) {
    self.hasMouse = hasMouse
    let resemblesXterm = ["xterm", "tmux", "screen"].contains { type.hasPrefix($0) }
    hasClipboard = resemblesXterm || capability("Ms") != nil
    // ncurses asks for nothing but presses and releases.
    if hasMouse {
      enter += "\u{1B}[?1002h"
      leave += "\u{1B}[?1002l"
    }
    // Descriptions of terminals that are ten years old, as on macOS, know nothing of pasted texts.
    let resembling = resemblesXterm ? ("\u{1B}[?2004h", "\u{1B}[?2004l") : nil
    if let (on, off) = both(capability("BE"), capability("BD")) ?? resembling {
      enter += on
      leave += off
    }
    addTitle(resemblesXterm: resemblesXterm, capability)
  }

  private func both(_ first: String?, _ second: String?) -> (String, String)? {
    if let first, let second { (first, second) } else { nil }
  }

  /// What hands a text to the terminal's clipboard (OSC 52); empty where that would be shown.
  func clipboard(_ text: String) -> String {
    hasClipboard ? "\u{1B}]52;c;\(Base64.encoded(text.utf8))\u{07}" : ""
  }

  private mutating func addTitle(resemblesXterm: Bool, _ capability: (String) -> String?) {
    if let start = capability("tsl") ?? capability("TS"), let end = capability("fsl"),
      start.hasPrefix("\u{1B}]")
    {
      (titleStart, titleEnd) = (start, end)
    } else if resemblesXterm {
      (titleStart, titleEnd) = ("\u{1B}]2;", "\u{07}")
    }
    // The terminal keeps the title that it had, and takes it back. Many do so with the screen.
    let keepsTitle = capability("smcup").map(TerminalFeatures.savesTitle) ?? false
    guard titleStart != nil, resemblesXterm, !keepsTitle else { return }
    enter += "\u{1B}[22;2t"
    leave += "\u{1B}[23;2t"
  }

  /// What sets the window's title, or nothing where that is not possible.
  func title(_ title: String) -> String {
    guard let titleStart else { return "" }
    let safe = title.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    return titleStart + String(String.UnicodeScalarView(safe)) + titleEnd
  }

  /// Whether a capability has `ESC [ 22 ;` in it. By bytes: to search a text brings in much code,
  /// which the program's start would wait for.
  private static func savesTitle(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let wanted = Array("\u{1B}[22;".utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}

/// Reads the lines of an app's process. A line that means nothing is passed over, as a newer
/// library may have more of them.
struct AppLines {
  private var window = 0
  private var awaited = 0
  private var elements: [ScreenElement] = []

  mutating func read(_ line: String) -> Happening? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    switch words.first {
    case "ready": return .ready
    case "done": return .done(isImplemented: words.last == "yes")
    case "timer": return words.count > 1 ? UInt32(words[1]).map(Happening.timer) : nil
    case "code" where words.count > 1:
      if words[1] == "rest", words.count == 3, let time = UInt64(words[2]) {
        return .rests(milliseconds: time)
      }
      return .code(words.dropFirst().joined(separator: " "))
    case "saved" where words.count > 1:
      let value = words.count > 2 ? LineWord.text(words[2]) : nil
      return .saved(key: LineWord.text(words[1]), value: value)
    case "screen" where words.count == 3:
      window = Int(words[1]) ?? 0
      awaited = min(max(Int(words[2]) ?? 0, 0), AppLines.mostElements)
      elements = []
      return awaited == 0 ? .screen(window: window, []) : nil
    case "view" where words.count == 5 && awaited > 0:
      elements.append(
        ScreenElement(
          number: Int(words[1]) ?? 0, kind: String(words[2]), state: String(words[3]),
          text: LineWord.text(words[4])))
      awaited -= 1
      return awaited == 0 ? .screen(window: window, elements) : nil
    default: return nil
    }
  }

  /// More than this, no window shows.
  private static let mostElements = 10_000
}

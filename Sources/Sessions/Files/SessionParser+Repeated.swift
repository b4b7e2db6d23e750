// Lines that stood in the file before are not read again: in a long session nearly all of them.
extension SessionParser {
  /// What the line says, where one like it has been read.
  mutating func repeated() throws(LineError) -> SessionFile.Line.Content? {
    let (words, delay) = wordsAndDelay
    guard let (content, text) = known.find(words, of: file.bytes) else { return nil }
    switch content {
    case .action(var action):
      try beginAction()
      action.delay = delay
      return .action(action)
    case .message where !isUnchecked:
      hasMessages = true
      knownText = text
      return content
    case .message, .blank, .narration, .header, .unchecked, .state, .refusal, .code, .print,
      .prediction:
      return nil
    }
  }

  /// Keeps what a line says.
  mutating func remember(_ content: SessionFile.Line.Content, _ text: String) {
    let (words, delay) = wordsAndDelay
    switch content {
    case .action(let action):
      // Else the delay is written as no recording writes it.
      if action.delay == delay { known.add(content, text, words, of: file.bytes) }
    case .message: known.add(content, text, words, of: file.bytes)
    case .blank, .narration, .header, .unchecked, .state, .refusal, .code, .print, .prediction:
      break
    }
  }

  /// The line up to its delay: a recording says the same actions each time with another one.
  private var wordsAndDelay: (words: Range<Int>, delay: UInt32) {
    let place = reader.place
    let line = file.bytes[place]
    guard line.first != UInt8(ascii: " "), let plus = line.lastIndex(of: UInt8(ascii: "+")),
      plus > place.lowerBound,
      line[plus - 1] == UInt8(ascii: " "), let delay = Seconds.milliseconds(line[(plus + 1)...])
    else { return (place, 0) }
    return (place.lowerBound..<plus - 1, delay)
  }
}

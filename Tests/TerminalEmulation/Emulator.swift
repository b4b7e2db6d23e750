import CVTerm

/// What a terminal shows when it is sent bytes: libvterm, without any terminal.
public final class Emulator {
  let terminal: OpaquePointer
  private let screen: OpaquePointer
  public private(set) var columns: Int
  public private(set) var rows: Int
  public private(set) var modes = TerminalModes()
  /// What the emulator would send for keys, the mouse and questions.
  fileprivate(set) var answers: [UInt8] = []
  /// The beginning of a character, for libvterm shows its bytes one by one where a pipe divides it.
  private var partial: [UInt8] = []

  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
    terminal = vterm_new(Int32(rows), Int32(columns))
    vterm_set_utf8(terminal, 1)
    screen = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
    vterm_output_set_callback(
      terminal,
      { bytes, count, user in
        guard let bytes, let user else { return }
        let emulator = Unmanaged<Emulator>.fromOpaque(user).takeUnretainedValue()
        emulator.answers += UnsafeRawBufferPointer(start: bytes, count: count)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { vterm_free(terminal) }

  public func feed(_ bytes: some Collection<UInt8>) {
    modes.follow(bytes)
    var whole = partial + bytes
    let rest = Emulator.unfinished(whole)
    partial = Array(whole.suffix(rest))
    whole.removeLast(rest)
    whole.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
      _ = vterm_input_write(terminal, start, bytes.count)
    }
  }

  /// How many bytes at the end begin a character that they do not end.
  private static func unfinished(_ bytes: [UInt8]) -> Int {
    for (place, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return place + 1 < length ? place + 1 : 0
    }
    return 0
  }

  public func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  public func cell(_ x: Int, _ y: Int) -> EmulatedCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(y), col: Int32(x)), &cell)
    return EmulatedCell(cell)
  }

  /// The lines of the screen, without trailing blanks.
  public var lines: [String] {
    (0..<rows).map { y in
      var line = Substring((0..<columns).map { cell($0, y).text }.joined())
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// The whole screen, each line ended.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  func takeAnswers() -> [UInt8] {
    defer { answers.removeAll() }
    return answers
  }
}

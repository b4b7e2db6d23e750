import TerminalKit

/// How a terminal's screen is entered, and given back.
struct Entrance {
  private let description: TerminalDescription
  let clear: [UInt8]
  let hideCursor: [UInt8]
  let showCursor: [UInt8]
  /// Whether the last cell of the last line can be written without that everything moves up.
  let canFillCorner: Bool
  /// What keeps a terminal from going to the next line by itself, and lets it again.
  private let holdEdge: [UInt8]
  private let freeEdge: [UInt8]

  init(_ description: TerminalDescription) {
    self.description = description
    clear = description.sequence("clear")
    hideCursor = description.sequence("civis")
    showCursor = description.sequence("cnorm")
    let runsOn = description.has("am") && !description.has("xenl")
    let (hold, free) = (description.sequence("rmam"), description.sequence("smam"))
    let canHold = runsOn && !hold.isEmpty && !free.isEmpty
    (holdEdge, freeEdge) = canHold ? (hold, free) : ([], [])
    canFillCorner = !runsOn || canHold
  }

  func enter(_ size: Size) -> [UInt8] {
    // Somebody may have left a part of the screen to scroll by itself, letters to come out as
    // lines, or what is written to push aside what is there.
    var bytes = description.sequence("smcup") + description.sequence("csr", [0, size.rows - 1])
    for name in ["rmacs", "sgr0", "rmir"] { bytes += description.sequence(name) }
    return bytes + holdEdge + hideCursor
  }

  func leave(_ size: Size) -> [UInt8] {
    var bytes = freeEdge
    for name in ["rmacs", "sgr0", "op", "cnorm"] { bytes += description.sequence(name) }
    let back = description.sequence("rmcup")
    // Without a second screen the picture stays; the shell goes on below it.
    let below = description.sequence("cup", [size.rows - 1, 0]) + [UInt8(ascii: "\n")]
    return bytes + (back.isEmpty ? below : back) + [UInt8(ascii: "\r")]
  }
}

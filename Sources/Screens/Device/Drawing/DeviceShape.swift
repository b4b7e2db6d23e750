import Lifecycle
import TerminalKit

/// What a device looks like from outside, and its proportions on a screen whose cells are twice as
/// high as wide.
struct DeviceShape: Equatable {
  /// The rows and columns that frames and buttons take around the glass.
  struct Edges: Equatable {
    var left, top, right, bottom: Int

    var columns: Int { left + right }
    var rows: Int { top + bottom }
  }

  var model: Device.Model
  var hasHomeButton: Bool
  var isLandscape: Bool
  /// Whether there is room for words beside the lock button, and not for its key alone.
  var isWide: Bool

  init(_ model: Model, columns: Int) {
    self.model = model.device.model
    hasHomeButton = model.hasHomeButton
    isLandscape = model.device.isLandscape
    isWide = columns >= 100
  }

  /// Whether the cameras are in the glass: an iPhone's are, if it has no Home button.
  var hasNotch: Bool { hasSpeaker && !hasHomeButton }

  /// Whether the frame has a speaker above the glass, to be held to an ear.
  var hasSpeaker: Bool {
    switch model {
    case .iPhone: true
    case .iPad: false
    }
  }

  var edges: Edges {
    let margin = isWide ? 2 : 1
    switch (hasHomeButton, isLandscape) {
    // The Home button is below the glass, or at its right.
    case (true, false): return Edges(left: 2, top: 2, right: 2, bottom: 5)
    case (true, true): return Edges(left: 2, top: 2, right: 5, bottom: 2)
    // Below the glass is the row of the Home indicator.
    case (false, false): return Edges(left: margin, top: 1, right: margin, bottom: 2)
    case (false, true): return Edges(left: hasNotch ? 2 : margin, top: 1, right: margin, bottom: 2)
    }
  }

  /// The columns that the lock button takes at the right of a device that stands upright.
  var labels: Int { isLandscape ? 0 : isWide ? 10 : 2 }

  /// The columns of the glass for a hundred of its rows.
  private var columnsPerHundredRows: Int {
    switch (model, hasHomeButton, isLandscape) {
    case (.iPad, _, false): 150
    case (.iPad, _, true): 267
    case (.iPhone, true, false): 112
    case (.iPhone, true, true): 356
    case (.iPhone, false, false): 95
    case (.iPhone, false, true): 420
    }
  }

  /// No device is narrower: twenty columns hold the longest state, `◐ foregroundInactive`, and
  /// twice as many hold it beside another.
  private var leastColumns: Int {
    if isLandscape { return 41 }
    return switch model {
    case .iPhone: 20
    case .iPad: 26
    }
  }

  /// The largest glass that there is room for, labels included.
  func glass(in room: Size) -> Size {
    let most = Size(
      columns: max(leastColumns, room.columns - edges.columns - labels),
      rows: max(1, min(64, room.rows - edges.rows)))
    let columns = max(leastColumns, most.rows * columnsPerHundredRows / 100)
    guard columns > most.columns else { return Size(columns: columns, rows: most.rows) }
    // A little too high is better than small.
    let rows = most.columns * 120 / columnsPerHundredRows
    return Size(columns: most.columns, rows: max(1, min(most.rows, rows)))
  }

  /// The body's size in some room, without the labels.
  func body(in room: Size) -> Size {
    let glass = glass(in: room)
    return Size(columns: glass.columns + edges.columns, rows: glass.rows + edges.rows)
  }

  /// The body in the middle of a rectangle; nil where there is no room for one.
  func body(in rect: Rect) -> Rect? {
    let size = body(in: Size(columns: rect.width, rows: rect.height))
    guard size.columns + labels <= rect.width, size.rows <= rect.height, rect.height >= 12 else {
      return nil
    }
    return Rect(
      x: rect.x + (rect.width - size.columns - labels) / 2,
      y: rect.y + (rect.height - size.rows) / 2,
      width: size.columns, height: size.rows)
  }

  func glass(of body: Rect) -> Rect {
    Rect(
      x: body.x + edges.left, y: body.y + edges.top, width: body.width - edges.columns,
      height: body.height - edges.rows)
  }
}

import Lifecycle
import TerminalKit

/// The positions of the diagram's boxes, and the lines between them.
struct StatePlan {
  /// Two boxes that are neighbors; the way leads there, and back where it does.
  struct Edge: Equatable {
    var from: StateNode
    var to: StateNode
  }

  /// What the diagram takes where it stands in a square, and the least that it can do with.
  static let size = Size(columns: 56, rows: 12)
  static let leastSize = Size(columns: 52, rows: 11)
  /// The size that it needs with its boxes in rows.
  static let rowSize = Size(columns: 76, rows: 7)

  private(set) var boxes: [(node: StateNode, rect: Rect)] = []
  private(set) var edges: [Edge] = []
  /// Where the steps are written in words.
  private(set) var words: Rect

  /// Nil where there is no room for boxes.
  init?(_ subject: StateSubject, in rect: Rect) {
    words = rect
    if rect.height >= StatePlan.leastSize.rows, rect.width >= StatePlan.leastSize.columns {
      placeInSquare(subject, in: rect)
    } else if rect.width >= StatePlan.rowSize.columns, rect.height >= StatePlan.rowSize.rows {
      placeInRows(subject, in: rect)
    } else {
      return nil
    }
    edges = subject.hasScenes ? StatePlan.sceneEdges : StatePlan.applicationEdges
  }

  private mutating func place(_ node: StateNode, x: Int, y: Int, width: Int) {
    boxes.append((node, Rect(x: x, y: y, width: width, height: 3)))
  }

  private mutating func placeInSquare(_ subject: StateSubject, in rect: Rect) {
    let isWide = rect.width >= StatePlan.size.columns
    let arrow = isWide ? 4 : 2
    let (first, second, third) = (rect.y, rect.y + 4, rect.y + 8)
    if subject.hasScenes {
      let width = isWide ? 15 : 13
      let x = rect.x + width + (isWide ? 1 : 0) + (rect.width > 60 ? 3 : 0)
      place(.process(.notRunning), x: rect.x, y: first, width: width)
      place(.process(.running), x: rect.x, y: second, width: width)
      place(.process(.suspended), x: rect.x, y: third, width: width)
      place(.scene(.unattached), x: x, y: first, width: 14)
      place(.scene(.background), x: x, y: second, width: 14)
      place(.scene(.foregroundInactive), x: x + 14 + arrow, y: second, width: 22)
      place(.scene(.foregroundActive), x: x + 14 + arrow, y: first, width: 22)
      words = Rect(x: x, y: third, width: rect.maxX - x, height: rect.maxY - third)
    } else {
      place(.process(.notRunning), x: rect.x, y: first, width: 15)
      place(.process(.suspended), x: rect.x, y: second, width: 15)
      place(.application(.background), x: rect.x + 15 + arrow, y: second, width: 14)
      place(.application(.inactive), x: rect.x + 15 + arrow, y: first, width: 14)
      place(.application(.active), x: rect.x + 29 + 2 * arrow, y: first, width: 12)
      words = Rect(x: rect.x, y: third, width: rect.width, height: rect.maxY - third)
    }
  }

  private mutating func placeInRows(_ subject: StateSubject, in rect: Rect) {
    let second = rect.y + 4
    var x = rect.x
    func width(_ node: StateNode) -> Int { TextWidth.columns(of: node.look.text) + 2 }
    let upper: [StateNode] =
      subject.hasScenes
      ? [.unattached, .background, .foregroundInactive, .foregroundActive].map(StateNode.scene)
      : [.application(.background), .application(.inactive), .application(.active)]
    // A suspended app came from the background, so its box is beneath that.
    let lower: [StateNode] =
      subject.hasScenes
      ? [.notRunning, .running, .suspended].map(StateNode.process)
      : [.suspended, .notRunning].map(StateNode.process)
    for node in upper {
      place(node, x: x, y: rect.y, width: width(node))
      x += width(node) + 2
    }
    x = rect.x
    for node in lower {
      place(node, x: x, y: second, width: width(node))
      x += width(node) + 2
    }
    words = Rect(x: x, y: second, width: rect.maxX - x, height: rect.maxY - second)
  }

  private static let sceneEdges: [Edge] = [
    Edge(from: .process(.notRunning), to: .process(.running)),
    Edge(from: .process(.running), to: .process(.notRunning)),
    Edge(from: .process(.running), to: .process(.suspended)),
    Edge(from: .process(.suspended), to: .process(.running)),
    Edge(from: .scene(.unattached), to: .scene(.background)),
    Edge(from: .scene(.background), to: .scene(.unattached)),
    Edge(from: .scene(.background), to: .scene(.foregroundInactive)),
    Edge(from: .scene(.foregroundInactive), to: .scene(.background)),
    Edge(from: .scene(.foregroundInactive), to: .scene(.foregroundActive)),
    Edge(from: .scene(.foregroundActive), to: .scene(.foregroundInactive)),
  ]

  private static let applicationEdges: [Edge] = [
    Edge(from: .process(.notRunning), to: .application(.inactive)),
    Edge(from: .application(.inactive), to: .application(.active)),
    Edge(from: .application(.active), to: .application(.inactive)),
    Edge(from: .application(.inactive), to: .application(.background)),
    Edge(from: .application(.background), to: .application(.inactive)),
    Edge(from: .application(.background), to: .process(.suspended)),
    Edge(from: .process(.suspended), to: .application(.background)),
    Edge(from: .process(.suspended), to: .process(.notRunning)),
  ]
}

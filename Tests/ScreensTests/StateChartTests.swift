import Lifecycle
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The diagram of states where it has room.
@Suite struct StateChartTests {
  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 100, rows: 30), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ]

  static let ways = [
    "1", "1h", "1ht", "1ht1", "1c", "1:crash Notes<enter>", "1ht:jetsam Notes<enter>",
    "1s:swipe-up Notes<enter>", "1:hang Notes<enter>h", "1hl", "",
  ]

  func driver(_ keys: String, _ size: Size, scenes: Bool = true) -> Driver {
    var driver = Driver(os: Release(scenes ? 14 : 12), size: size)
    driver.press(keys + "vsv+")
    return driver
  }

  @Test(arguments: sizes) func whatWasSaidStandsAtItsLine(_ size: Size) {
    let text = driver("1h", size).text
    for line in ["1 sceneWillResignActive(_:)", "2 sceneDidEnterBackground(_:)"] {
      #expect(text.components(of: line) == 1, "\(line) in\n\(text)")
    }
    // Heavy lines are those that were gone.
    #expect(text.contains("┰"))
    #expect(!driver("", size).text.contains("┰"))
  }

  @Test(arguments: sizes) func theStateThatIsSaysSo(_ size: Size) {
    #expect(driver("1h", size).text.components(of: "━ now ━") == 2)
    #expect(driver("1h", size, scenes: false).text.components(of: "━ now ━") == 1)
  }

  /// Whatever happens, each step is told once: by its number at its line or in the list.
  @Test(arguments: sizes) func noStepIsLost(_ size: Size) {
    for scenes in [true, false] {
      for way in StateChartTests.ways {
        let driver = driver(way, size, scenes: scenes)
        guard let subject = driver.model.stateSubject else { continue }
        let text = driver.text
        for (place, step) in driver.model.lastSteps(of: subject).enumerated() {
          let said = step.words.last ?? "no delegate method is called"
          let number = "\(place + 1) "
          #expect(text.contains(number), "\(way) \(scenes) \(number)\(said) in\n\(text)")
          let end = String(said.suffix(6))
          #expect(
            text.contains(end) || text.contains("… "), "\(way) \(scenes) \(said) in\n\(text)")
        }
      }
    }
  }

  /// In any rectangle nothing covers anything else, and nothing stands outside.
  @Test(arguments: [1, 2, 3, 4]) func allStandsApartAndInside(_ seed: UInt64) {
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    for _ in 0..<60 {
      let rect = Rect(x: next(90), y: next(30), width: next(220), height: next(80))
      let way = StateChartTests.ways[next(StateChartTests.ways.count)]
      let model = driver(way, Size(columns: 80, rows: 24), scenes: next(2) == 0).model
      guard let subject = model.stateSubject, let chart = StateChart(subject, in: rect)
      else { continue }
      let what: Comment = "seed \(seed), \(way) in \(rect)"
      var labels = StateLabels(chart, in: rect)
      var drawn = chart.boxes.map(\.rect) + chart.titles.map(\.rect) + [chart.words]
      for route in chart.routes {
        // The first cell is the frame's.
        drawn += route.cells.dropFirst().map { Rect(x: $0.x, y: $0.y, width: 1, height: 1) }
        let steps = model.lastSteps(of: subject)
        guard
          let step = steps.last(where: { $0.from == route.edge.from && $0.to == route.edge.to }),
          let label = labels.place(step, "1", route)
        else { continue }
        drawn.append(label.place)
        if let mark = label.mark { drawn.append(Rect(x: mark.x, y: mark.y, width: 1, height: 1)) }
        #expect(
          label.lines.allSatisfy { TextWidth.columns(of: $0) <= label.place.width }, what)
      }
      for (place, part) in drawn.enumerated() {
        #expect(part.intersection(rect) == part, what)
        for other in drawn.dropFirst(place + 1) {
          #expect(part.intersection(other).isEmpty, "\(part) \(other) \(what)")
        }
      }
    }
  }

  /// Where the screen is large, the diagram is large without being asked, and the log stays.
  @Test(arguments: [Device.Model.iPhone, .iPad]) func aLargeScreenHasALargeDiagram(
    _ device: Device.Model
  ) {
    var driver = Driver(device, os: Release(14), size: Size(columns: 200, rows: 60))
    driver.press("1hvs")
    #expect(driver.text.contains("scene #1"))
    #expect(driver.text.contains("Delegate messages"))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let place = rest.firstRange(of: part) {
      count += 1
      rest = rest[place.upperBound...]
    }
    return count
  }
}

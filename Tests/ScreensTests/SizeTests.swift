import Lifecycle
import Sessions
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// No size is too small to be drawn, and none too large.
@Suite struct SizeTests {
  @Test(arguments: [Device.Model.iPhone, .iPad]) func everySizeIsDrawn(_ device: Device.Model) {
    let situations = [
      "", "1", "12s", "1ca", "1L", "1Ly", "1l", "1iy", "1?", "1:w", "1o", "b", "1p",
      "1s:rotate<enter>", "1:connect-display<enter>", "1vb", "vb1", "gt", "gq", "gs", "gs<enter>.",
      "p1", "1vd", "1vs", "1vr", "gv", "gl", "rn", "rs", "vl",
    ]
    var widths = Array(1...26)
    widths += stride(from: 27, through: 130, by: 7)
    var heights = Array(1...12)
    heights += stride(from: 13, through: 45, by: 4)
    for keys in situations {
      var driver = Driver(device)
      driver.press(keys)
      let panels: [Panel] = keys.count < 2 ? [.device, .apps, .log] : [.device]
      for panel in panels {
        driver.model.focus = panel
        for columns in widths {
          for rows in heights {
            let size = Size(columns: columns, rows: rows)
            let picture = draw(driver.model, size)
            #expect(picture.screen.grid.size == size)
            if let cursor = picture.screen.cursor {
              #expect(picture.screen.grid.bounds.contains(cursor), "\(keys) \(size)")
            }
          }
        }
      }
    }
  }

  /// What is opened has rows of its own below the screen.
  @Test(arguments: ["17-session-discarded", "hang-and-recover"])
  func whatIsOpenedIsDrawnInEverySize(_ name: String) throws {
    var driver = Driver()
    let scenario = try #require(Scenarios(Driver.library.resources)[name])
    let file = try SessionParser.parse(scenario.file, library: Driver.library)
    try driver.model.open(file, atEnd: false)
    for columns in 1...130 {
      for rows in 1...40 {
        let size = Size(columns: columns, rows: rows)
        #expect(draw(driver.model, size).screen.grid.size == size)
      }
    }
  }

  @Test func anEmptyGridIsNoMistake() {
    let picture = draw(Driver().model, Size(columns: 0, rows: 0))
    #expect(picture.screen.grid.cells.isEmpty)
  }

  @Test func oneLineStillSaysWhatMatters() {
    var driver = Driver(size: Size(columns: 30, rows: 1))
    driver.press("1c")
    #expect(driver.text.hasPrefix("◐ Control Center over Notes"))
    driver.press("c")
    #expect(driver.text.hasPrefix("Control Center is alr"))
    driver.press("q")
    #expect(driver.effects.last == .quit)
  }

  /// How an app is written stands at the end of its row, where not all are written in the same way.
  @Test func appsOfOtherKindsAreToldApart() {
    func panel(_ apps: [String]) -> [String] {
      var driver = Driver(apps: apps)
      driver.press("1h")
      return driver.text.split(separator: "\n").map(String.init)
    }
    let rows = panel(["Notes scenes", "Mail app-delegate", "Diary swiftui"])
    for (name, kind) in [("Mail", "app delegate"), ("Diary", "SwiftUI")] {
      #expect(rows.contains { $0.contains("\(name) ") && $0.contains(" \(kind) │") }, "\(rows)")
    }
    // The row of an app that runs has no room for it.
    #expect(rows.contains { $0.contains("suspends: ~5 s ") })
    let alike = panel(["Notes scenes", "Mail scenes"])
    #expect(!alike.contains { $0.contains("UIKit scenes") })
  }

  /// Apps that are out of sight are counted at the end where they are.
  @Test func hiddenRowsOfThePanelAreCounted() {
    var driver = Driver()
    driver.press("1h2h3h4h5h6")
    #expect(driver.line("Apps and scenes").contains("↑ 5 more"), "\(driver.text)")
    driver.press("<up><up><up><up><up>")
    #expect(driver.line("Apps and scenes").contains("↓"), "\(driver.text)")
  }
}

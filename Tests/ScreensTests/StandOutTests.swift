import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// What a style says where no golden shows it.
@Suite struct StandOutTests {
  private func style(of text: String, _ keys: String) throws -> Style {
    var driver = Driver()
    driver.press(keys)
    let found = driver.find(text)
    let place = try #require(found, "\(driver.text)")
    return driver.picture.screen.grid[place.x, place.y].style
  }

  @Test func whatIsWrongInTheActionLineIsMarked() throws {
    #expect(try style(of: "✗", ":hoem<enter>") == .refusal)
  }

  @Test func lanesThatHaveNoRoomAreSaidQuietly() throws {
    #expect(try style(of: "more lanes", "123456vl++") == .dim)
  }

  @Test func whatAPromptSuggestsIsChosenUntilSomethingIsTyped() throws {
    #expect(try style(of: "class.session", "rr") == .selection)
    #expect(try style(of: "class.session", "rr<right>") == .input)
  }

  /// Only in some widths is there room for its arrow.
  @Test func thePowerSliderIsOfOneColor() {
    var styles: Set<Style> = []
    for columns in 20...100 {
      var driver = Driver(size: Size(columns: columns, rows: 24))
      driver.press("1L")
      let device = Layout(driver.model, driver.model.size).device
      guard let place = driver.find("→", in: device) else { continue }
      styles.insert(driver.picture.screen.grid[place.x, place.y].style)
    }
    #expect(styles == [.error])
  }
}

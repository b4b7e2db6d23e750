import Lifecycle
import TerminalKit
import Testing

@testable import Screens

/// What a style says where no golden shows it.
@Suite struct StandOutTests {
  private func style(
    of text: String, _ keys: String, _ device: Device.Model = .iPhone,
    _ size: Size = Size(columns: 80, rows: 24)
  ) throws -> Style {
    var driver = Driver(device, size: size)
    driver.press(keys)
    let found = driver.find(text)
    let place = try #require(found, "\(driver.text)")
    return driver.picture.screen.grid[place.x, place.y].style
  }

  @Test func whatIsWrongInTheActionLineIsMarked() throws {
    #expect(try style(of: "✗", ":hoem<enter>") == .refusal)
  }

  @Test func lanesThatHaveNoRoomAreSaidQuietly() throws {
    #expect(try style(of: "lanes more", "123456C++") == .dim)
  }

  @Test func thePowerSliderIsOfOneColor() throws {
    let size = Size(columns: 200, rows: 60)
    #expect(try style(of: "slide to power off", "1L", .iPad, size) == .error)
    #expect(try style(of: "→", "1L", .iPad, size) == .error)
  }
}

import Lifecycle
import Rulebooks

@testable import Screens
@testable import Workbench

/// Tests of what a popup says.
protocol ReadsPopups {}

extension ReadsPopups {
  /// What is read after some keys, a line a paragraph.
  func read(
    _ keys: String, _ device: Device.Model = .iPhone, os: Release = Release(14),
    apps: [String] = [], later: UInt32 = 0, then more: String = ""
  ) -> String {
    var driver = Driver(device, os: os, apps: apps)
    driver.press(keys)
    driver.pass(later)
    driver.press(more)
    return reading(driver)
  }

  func reading(_ driver: Driver) -> String {
    guard let reading = driver.model.popup as? Reading else { return "" }
    return ([reading.title] + reading.paragraphs.map { "\($0.label): \($0.text)" })
      .joined(separator: "\n")
  }
}

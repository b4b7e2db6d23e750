import Lifecycle
import Sessions

/// Arguments of an action that go through every choice there is, one after the other, like an
/// odometer.
struct EveryArgument: ActionArguments {
  private let apps: [AppID]
  /// The most windows that each app has.
  private let windows: [Int]
  /// What was chosen of how many, argument by argument.
  private var choices: [(chosen: Int, count: Int)] = []
  private var place = 0

  init(_ device: Device, apps: [AppID], mostWindows: Int) {
    self.apps = apps
    windows = device.apps.map { app in
      device.model.showsSeveralWindows && app.kind.multipleWindows ? mostWindows : 1
    }
  }

  /// Goes on to the next choice; false where all were made.
  mutating func advance() -> Bool {
    place = 0
    while let last = choices.popLast() {
      if last.chosen + 1 < last.count {
        choices.append((last.chosen + 1, last.count))
        return true
      }
    }
    return false
  }

  private mutating func choose(of count: Int) throws(LineError) -> Int {
    if count == 0 { throw LineError(column: 1, message: "") }
    if place == choices.count { choices.append((0, count)) }
    defer { place += 1 }
    return choices[place].chosen
  }

  mutating func app() throws(LineError) -> AppID { apps[try choose(of: apps.count)] }

  mutating func optionalApp() throws(LineError) -> AppID? {
    let index = try choose(of: apps.count + 1)
    return index == 0 ? nil : apps[index - 1]
  }

  /// The app alone, and where it may have several windows each of them by its place.
  mutating func window() throws(LineError) -> SceneID {
    let app = try app()
    let count = windows[Int(app.raw)]
    return SceneID(app: app, number: count == 1 ? 0 : UInt16(try choose(of: count + 1)))
  }

  mutating func card() throws(LineError) -> SceneID { try window() }

  mutating func numberedWindow() throws(LineError) -> SceneID {
    let app = try app()
    return SceneID(app: app, number: UInt16(1 + (try choose(of: windows[Int(app.raw)]))))
  }

  /// Time passes to the next event by `next`: a length of time is never chosen.
  mutating func milliseconds() throws(LineError) -> UInt32 { UInt32(try choose(of: 0)) }
  mutating func optionalMilliseconds() throws(LineError) -> UInt32? { nil }

  /// More than any device has.
  mutating func megabytes() throws(LineError) -> UInt16 { 9_000 }
  mutating func isOn() throws(LineError) -> Bool { try choose(of: 2) == 0 }

  mutating func choice<Choice: CaseIterable>(_ kind: Choice.Type) throws(LineError) -> Choice {
    let all = Array(kind.allCases)
    return all[try choose(of: all.count)]
  }

  mutating func flag(_ word: String) throws(LineError) -> Bool { try choose(of: 2) == 1 }
  mutating func text() throws(LineError) -> String { "example" }

  mutating func optionalText() throws(LineError) -> String { "" }
}

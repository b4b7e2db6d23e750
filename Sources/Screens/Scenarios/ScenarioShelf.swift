import Sessions

/// The scenarios that the program brings along, and how they were looked through last.
struct ScenarioShelf: Sendable {
  let builtIn: Scenarios
  var lastBrowser = ScenarioBrowser()

  init(builtIn: Scenarios) { self.builtIn = builtIn }
}

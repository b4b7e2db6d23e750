import Foundation
import TerminalEmulation
import Testing

/// What a launch passes, and what comes inside it, in everything that can be exported.
@Suite struct LaunchExportTests {
  /// What comes inside a method that has not returned stands deeper, and what a launch passes is
  /// said, in all formats for people; JSON has both as fields.
  @Test func launchesSayWhatTheyPassAndWhatComesInsideThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "cold.session",
      """
      os: 14
      app: Notes scenes window-in-code
      show: sceneDelegate viewController

      > open-url Notes https://example.com
            Notes sceneDelegate#1 scene(_:willConnectTo:options:)
              Notes viewController#1 viewDidLoad()
      \tNotes viewController#1 viewWillAppear(_:)
       Notes sceneDelegate#1 sceneWillEnterForeground(_:)
        Notes sceneDelegate#1 sceneDidBecomeActive(_:)
        Notes viewController#1 viewDidAppear(_:)
      """)
    let path = folder.path("cold.session")
    #expect(try Command(["check", path]).status == 0)
    func export(_ form: String) throws -> String {
      try Command(["export", path, "--to", form]).output
    }
    let handout = try export("markdown")
    #expect(
      handout.contains("`scene(_:willConnectTo:options:)` (connectionOptions.urlContexts)"))
    #expect(handout.contains("  - Notes viewController#1: `viewDidLoad()`"))
    #expect(handout.contains("\n- Notes viewController#1: `viewDidAppear(_:)`"))
    let page = try export("html")
    #expect(page.contains("<small>connectionOptions.urlContexts</small>"))
    #expect(page.components(separatedBy: "<li class=\"inside\">").count == 3)
    #expect(try export("mermaid").contains("↳ viewDidLoad()"))
    for form in ["jsonl", "csv"] {
      #expect(try export(form).contains("connectionOptions.urlContexts"), "\(form)")
    }
    let lines = try Command(["run", path, "--format", "jsonl"]).lines
    #expect(
      lines.filter { $0.contains("\"inside\":\"scene(_:willConnectTo:options:)\"") }.count == 2)
  }
}

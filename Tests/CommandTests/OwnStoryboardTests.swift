import Testing

/// An app of one's own with a storyboard, in a folder that is named as one types it.
@Suite(.serialized) struct OwnStoryboardTests {
  private static let code = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func sceneDidBecomeActive(_ scene: UIScene) {
            (window?.rootViewController as? ViewController)?.update()
        }
    }

    class ViewController: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBOutlet var all: [UILabel]!
        @IBOutlet weak var other: UILabel!
        override func viewDidLoad() {
            super.viewDidLoad()
            print("loaded, and label is \\(label.text ?? "")")
        }
        func update() {
            for one in all { one.text = "active" }
            print("all are \\(all.map { $0.text ?? "" })")
            // MORE
        }
    }
    """
  private static let storyboard = """
    <document initialViewController="vc"><scenes><scene><objects>
    <viewController id="vc" customClass="ViewController"><view key="view" id="v"><subviews>
    <label id="l1" text="one"/><label id="l2" text="two"/></subviews></view><connections>
    <outlet property="label" destination="l1" id="o1"/>
    <outletCollection property="all" destination="l1" id="o2"/>
    <outletCollection property="all" destination="l2" id="o3"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  private func run(_ more: String, _ arguments: [String]) throws -> Command {
    let folder = try TemporaryFolder()
    try folder.write("MyApp/App.swift", OwnStoryboardTests.code.replacing("// MORE", with: more))
    try folder.write("MyApp/Base.lproj/Main.storyboard", OwnStoryboardTests.storyboard)
    try folder.write("a.session", "os: 17\napp: Lab host:MyApp\n\n> open Lab\n")
    return try Command(
      arguments, input: "open Lab\n", in: folder.url, environment: LiveCommandTests.environment)
  }

  /// The view is loaded before the scene is active, and its outlets are there.
  @Test(arguments: [
    ["run", "--live", "a.session"], ["run", "--live", "./a.session"],
    ["run", "--live", "-", "--os", "17", "--app", "Lab", "--source", "MyApp"],
    ["run", "--live", "-", "--os", "17", "--app", "Lab", "--source", "./MyApp"],
    ["--linear", "--os", "17", "--app", "Lab", "--source", "MyApp"],
    ["--linear", "--os", "17", "--app", "Lab", "--source", "MyApp/../MyApp/"],
  ])
  func aRelativeFolderHasItsStoryboard(arguments: [String]) throws {
    let run = try run("", arguments)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("| ") } == [
        "| loaded, and label is one", #"| all are ["active", "active"]"#,
      ], "\(run.output)\(run.errors)")
  }

  /// An outlet that nothing connects is nil, and the crash is where the app's own code uses it.
  @Test func anOutletWithoutConnectionCrashesInItsOwnLine() throws {
    let run = try run("other.text = \"\"", ["run", "--live", "a.session"])
    #expect(run.output.contains("< crash Lab"), "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("App.swift:24: Fatal error: Unexpectedly found nil"), "\(run.output)")
  }
}

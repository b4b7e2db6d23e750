import Hosting
import Testing

/// Which storyboard is the main one: the traits of an app and its process read the same.
@Suite struct MainStoryboardTests {
  private static let code = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class ViewController: UIViewController {}
    """

  /// A storyboard whose first view controller is in a navigation controller, and shows a text.
  private static func storyboard(_ text: String) -> String {
    """
    <document initialViewController="nav"><scenes><scene><objects>
    <navigationController id="nav"><connections>
    <segue destination="vc" kind="relationship" relationship="rootViewController" id="s1"/>
    </connections></navigationController></objects></scene><scene><objects>
    <viewController id="vc" customClass="ViewController"><view key="view" id="v"><subviews>
    <label id="l1" text="\(text)"/></subviews></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  private static func list(_ entry: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entry)</dict></plist>"
  }

  /// What an app with these storyboards, and this property list, shows at its launch.
  private func shown(
    _ storyboards: [String], _ list: String = "", project: String = ""
  ) throws -> (texts: [String], traits: [String]) {
    var files = [(name: "App.swift", text: MainStoryboardTests.code)]
    for path in storyboards { files.append((path, MainStoryboardTests.storyboard(path))) }
    if !list.isEmpty { files.append(("App/Info.plist", MainStoryboardTests.list(list))) }
    if !project.isEmpty { files.append(("App.xcodeproj/project.pbxproj", project)) }
    let lab = try Lab(files)
    return (try lab.process().launch().texts(), lab.build.traits.words)
  }

  @Test(arguments: [
    "Main.storyboard", "Base.lproj/Main.storyboard", "a/b/c/d/e/Main.storyboard",
  ])
  func itIsFoundInFolders(path: String) throws {
    let (texts, traits) = try shown([path])
    #expect(texts.contains(path), "\(texts)")
    #expect(traits == ["app-delegate", "navigation-controller"])
  }

  @Test(arguments: ["a/b/c/d/e/f/Main.storyboard", "a/.build/Main.storyboard"])
  func whatIsTooDeepOrHiddenIsNone(path: String) throws {
    let (texts, traits) = try shown([path])
    #expect(!texts.contains(path), "\(texts)")
    #expect(traits == ["app-delegate"])
  }

  @Test(arguments: [
    ("<key>UIMainStoryboardFile</key>\n<string>Start</string>", "Start.storyboard"),
    (
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Start</string></dict></array></dict></dict>
      """, "Start.storyboard"
    ),
    ("<key>CFBundleName</key><string>Start</string>", "Main.storyboard"),
    ("<key>UIMainStoryboardFile</key><true/><key>A</key><string>Start</string>", "Main.storyboard"),
  ])
  func thePropertyListNamesIt(list: String, path: String) throws {
    let (texts, traits) = try shown(["Main.storyboard", "Start.storyboard"], list)
    #expect(texts.contains(path), "\(texts)")
    #expect(traits.last == "navigation-controller")
  }

  @Test func aProjectNamesIt() throws {
    let (texts, _) = try shown(
      ["Main.storyboard", "Start.storyboard"],
      project: "INFOPLIST_KEY_UIMainStoryboardFile = Start;\n")
    #expect(texts.contains("Start.storyboard"), "\(texts)")
  }

  @Test func aNameWithoutAStoryboardIsAMistake() throws {
    let list = MainStoryboardTests.list("\n<key>UIMainStoryboardFile</key>\n<string>Start</string>")
    let lab = try Lab([("App.swift", MainStoryboardTests.code), ("Info.plist", list)])
    #expect(
      lab.build.lint.map(\.message) == [
        "Info.plist names the storyboard 'Start', but the folder has no Start.storyboard"
      ])
    #expect(lab.build.lint.map(\.line) == [3])
  }
}

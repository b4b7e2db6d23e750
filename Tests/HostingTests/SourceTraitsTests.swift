import Hosting
import Testing

/// What the sources of an app say of it.
@Suite struct SourceTraitsTests {
  private func words(_ text: String, storyboard: String? = nil) -> [String] {
    SourceTraits([SourceOutline(Array(text.utf8))], storyboard: storyboard.map { Array($0.utf8) })
      .words
  }

  @Test func whatATypeInheritsStandsBehindItsColon() {
    #expect(words("class A: UIResponder, UIWindowSceneDelegate { }") == ["scenes"])
    #expect(words("class A<UIWindowSceneDelegate>: UIResponder { }") == ["app-delegate"])
  }

  /// The initial view controller decides, and the first one in it.
  @Test(arguments: [
    ("a", []), ("b", ["navigation-controller"]), ("c", ["tab-bar-controller"]),
    ("d", ["tab-bar-controller", "navigation-controller"]), ("e", []),
  ])
  func theStoryboardSaysWhatTheRootIs(initial: String, traits: [String]) {
    let storyboard = """
      <document initialViewController="\(initial)"><scenes>
      <scene><objects><viewController id="a" customClass="A"></viewController></objects></scene>
      <scene><objects><navigationController id="b"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections></navigationController></objects></scene>
      <scene><objects><tabBarController id="c"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="s2"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="s3"/>
      </connections></tabBarController></objects></scene>
      <scene><objects><tabBarController id="d"><connections>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="s4"/>
      </connections></tabBarController></objects></scene>
      </scenes></document>
      """
    #expect(
      words("class A: UIResponder, UIWindowSceneDelegate { }", storyboard: storyboard)
        == ["scenes"] + traits)
  }

  /// A container that contains itself, as no storyboard of Xcode's does, is read once.
  @Test func aCircleEnds() {
    let storyboard = """
      <document initialViewController="b"><navigationController id="b">
      <segue destination="b" kind="relationship"/></navigationController></document>
      """
    #expect(
      words("class A: UIWindowSceneDelegate { }", storyboard: storyboard).last
        == "navigation-controller")
  }

  @Test func codeThatMakesItsWindowSaysWhatTheRootIs() {
    let code = """
      class A: UIResponder, UIWindowSceneDelegate {
        func f() { window.rootViewController = ROOT; window.makeKeyAndVisible() }
      }
      """
    #expect(words(code) == ["scenes", "window-in-code"])
    #expect(
      words(code.replacing("ROOT", with: "UINavigationController(rootViewController: B())"))
        == ["scenes", "window-in-code", "navigation-controller"])
  }
}

import Hosting
import Testing

/// What is replaced in sources, and what is not.
@Suite struct PreparingTests {
  func prepared(_ text: String) -> String {
    String(decoding: PreparedSource(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("@UIApplicationMain class A", "@main              class A"),
    ("@IBOutlet weak var l: UILabel!", "@UIOutlet      var l: UILabel!"),
    ("@IBOutlet var ls: [UILabel]!", "@Outlets  var ls: [UILabel]!"),
    ("@objc dynamic func f()", "              func f()"),
    ("@objc(tick:) func f()", "             func f()"),
    ("@IBAction private func f()", "                  func f()"),
    ("#selector(f(_:))", " Selector(f(_:))"),
    ("import UserNotifications", "import UIKit            "),
    ("import os.log\nlet a = 1", "import UIKit \nlet a = 1"),
    ("@preconcurrency import os\nlet a", "                         \nlet a"),
    ("import UIKit.UIColor", "import UIKit        "),
    ("import class UIKit.UIColor", "import class UIKit.UIColor"),
    ("#Preview { A { } }\nlet a", "                  \nlet a"),
  ])
  func isReplaced(before: String, after: String) {
    #expect(prepared(before) == after)
  }

  @Test func aModuleIsRemovedWithWhatSaysHow() {
    let text = "@preconcurrency import CoreLocation\nimport class MapKit.MKMapView\nimport UIKit"
    let bytes = PreparedSource(Array(text.utf8), without: ["CoreLocation", "MapKit"]).bytes
    let blank = { String(repeating: " ", count: $0) }
    #expect(
      String(decoding: bytes, as: UTF8.self) == "\(blank(35))\n\(blank(29))\nimport UIKit")
  }

  @Test(arguments: [
    "\"@objc\"", "\"\"\"\n@objc \"quoted\" #selector(\n\"\"\"", "#\"@objc \" #selector(\"#",
    "// @objc", "/* @objc /* @IBOutlet */ @objc */", "\"\\(f(\"@objc\")) @objc\"",
    "#\"\\#(f(\")\")) @objc\"#", "\"\\\"@objc\"", "let objc = 1",
  ])
  func textsAndCommentsStay(text: String) {
    #expect(prepared(text) == text)
  }

  @Test func linesAndColumnsStay() {
    let text = """
      import UIKit /* é */
      @UIApplicationMain
      class A: UIResponder { // "
          @IBOutlet private weak var é: UILabel!
          @objc func tick() { print("@objc \\(#selector(tick))") }
      }
      """
    let before = text.split(separator: "\n", omittingEmptySubsequences: false)
    let after = prepared(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.count == after.count)
    for (one, other) in zip(before, after) { #expect(one.utf8.count == other.utf8.count) }
    #expect(Array(PreparedSource(Array(text.utf8)).bytes).count == text.utf8.count)
  }

  @Test(arguments: [
    ("applicationDidBecomeActiv(_ a: UIApplication)", "applicationDidBecomeActive(_:)"),
    ("applicationWillTerminate(application: UIApplication)", "applicationWillTerminate(_:)"),
    ("applicationDidEnterBackground()", "applicationDidEnterBackground(_:)"),
    (
      "application(application: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?)",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "application(_ a: UIApplication, didFinishLaunchingWithOption o: [String: Any]?)",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "application(application: UIApplication, openURL url: URL, options: [String: Any])",
      "application(_:open:options:)"
    ),
  ])
  func nearMissesAreFound(method: String, meant: String) {
    let text = "class A: NSObject, UIApplicationDelegate {\n  func \(method) {}\n}"
    let outline = SourceOutline(Array(text.utf8))
    #expect(DelegateLint.findings(in: outline, among: [outline]).map(\.meant) == [meant])
  }

  @Test(arguments: [
    "applicationDidBecomeActive(_ a: UIApplication)", "save(_ note: Note)", "reset()",
    "scheduleAppRefresh()", "application(_ a: UIApplication, open url: URL, options: O)",
  ])
  func otherMethodsAreNot(method: String) {
    let text = "class A: NSObject, UIApplicationDelegate {\n  func \(method) {}\n}"
    let outline = SourceOutline(Array(text.utf8))
    #expect(DelegateLint.findings(in: outline, among: [outline]).isEmpty)
  }
}

import Hosting
import Testing

/// Xcode's templates of 2014 to 2026, unmodified.
@Suite struct TemplateTests {
  @Test(arguments: ["06", "08", "10"])
  func anAppWithoutScenes(xcode: String) throws {
    let lab = try Lab("template-xcode-" + xcode)
    #expect(lab.build.traits.words == ["app-delegate"])
    #expect(lab.build.lint == [])
    let process = lab.process()
    let launch = try process.launch()
    #expect(launch.printed == [])
    // The view of the storyboard is loaded, and the notification has no observer to ask for.
    #expect(!launch.contains(.done(isImplemented: false)))
    for method in [
      "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)",
    ] {
      #expect(process.send("appDelegate", method) == [.done(isImplemented: true)])
    }
    let warning = process.send("viewController", "didReceiveMemoryWarning()", number: 1)
    #expect(warning == [.done(isImplemented: xcode != "10")])
    #expect(
      process.send("appDelegate", "applicationDidReceiveMemoryWarning(_:)")
        == [.done(isImplemented: false)])
  }

  @Test(arguments: ["11", "11-swiftui", "12", "26"])
  func anAppWithASceneDelegate(xcode: String) throws {
    let lab = try Lab("template-xcode-" + xcode)
    let made = xcode == "11-swiftui" ? ["window-in-code"] : []
    #expect(lab.build.traits.words == ["scenes", "configuration-for-connecting"] + made)
    #expect(lab.build.lint == [])
    let process = lab.process()
    let launch = try process.launchScene()
    #expect(launch.printed == [])
    #expect(launch.texts() == (xcode == "11-swiftui" ? ["Hello, World!"] : []))
    #expect(
      process.send("sceneDelegate", "sceneDidEnterBackground(_:)", number: 1)
        == [.done(isImplemented: true)])
    #expect(
      process.send("sceneDelegate", "stateRestorationActivity(for:)", number: 1)
        == [.done(isImplemented: false)])
    #expect(
      process.send("sceneDelegate", "sceneDidDisconnect(_:)", number: 1).last
        == .done(isImplemented: true))
    // A window is there again after its scene has been connected again.
    #expect(process.open(window: 1).texts() == launch.texts())
  }

  @Test(arguments: ["12", "15", "26"])
  func anAppOfSwiftUI(xcode: String) throws {
    let lab = try Lab("template-xcode-\(xcode)-swiftui")
    #expect(lab.build.traits.words == ["swiftui"])
    let process = lab.process()
    let launch =
      try process.start(at: 0) + process.send("app", "init()") + process.send("app", "body")
      + process.send("contentView", "onAppear(perform:)", number: 1)
    #expect(launch.printed == [])
    #expect(launch.texts() == (xcode == "12" ? [] : ["globe"]) + ["Hello, world!"])
    #expect(process.send("app", "scenePhase(.active)") == [.done(isImplemented: false)])
  }

  @Test func theFolderOfTheSourcesIsAsGoodAsThatOfTheProject() throws {
    let folder = try Lab.write(Lab.files("template-xcode-26"), "Notes")
    let build = try AppBuild.make(
      folder + "/Notes", Lab.toolchain.get(), Lab.library.get(), cache: Lab.cache)
    #expect(build.traits.words == ["scenes", "configuration-for-connecting"])
    let settings = ProjectSettings(sources: folder + "/Notes")
    #expect(settings.isMainActorByDefault)
    #expect(settings == ProjectSettings(sources: folder))
  }

  /// Swift 2 did without the underscore. It compiles, and none of it is ever called.
  @Test func theSpellingOfSwift2IsFound() throws {
    let files = try Lab.files("template-xcode-06").map { file in
      (file.name, file.text.replacing("(_ application:", with: "(application:"))
    }
    let lab = try Lab(files)
    #expect(lab.build.lint.count == 6)
    #expect(lab.build.lint.first?.line == 17)
    #expect(try lab.process().launch().contains(.done(isImplemented: false)))
  }

  @Test func theProjectDecidesTheLanguage() throws {
    func settings(_ lines: String...) -> ProjectSettings {
      ProjectSettings(project: lines.joined(separator: "\n"))
    }
    #expect(settings("\t\t\t\tSWIFT_VERSION = 6.0;").swiftVersion == "6")
    #expect(settings("SWIFT_VERSION = 4.2;", "SWIFT_VERSION = 5.0;").swiftVersion == "4.2")
    #expect(settings("SWIFT_VERSION = 3.0;").swiftVersion == "4")
    #expect(settings("OTHER_SWIFT_VERSION = 6.0;").swiftVersion == "5")
    #expect(settings("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;").isMainActorByDefault)
    #expect(!settings("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;").isMainActorByDefault)

    let identifier = settings("PRODUCT_BUNDLE_IDENTIFIER = \"edu.example.My-Notes\";")
    #expect(identifier.bundleIdentifier == "edu.example.My-Notes")
    #expect(settings("PRODUCT_BUNDLE_IDENTIFIER = \"$(BASE).notes\";").bundleIdentifier == nil)

    // In Swift 6, a mutable global is an error; on the main actor by default, it is not.
    let text = """
      import UIKit
      var count = 0
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { count += 1 }
      }
      """
    func project(_ more: String) -> [(name: String, text: String)] {
      [
        ("AppDelegate.swift", text),
        ("A.xcodeproj/project.pbxproj", "  SWIFT_VERSION = 6.0;\n" + more),
      ]
    }
    let failure = #expect(throws: BuildFailure.self) { try Lab(project("")) }
    guard case .errors(let errors) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(errors.map(\.diagnostic.line) == [2])
    _ = try Lab(project("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"))
  }
}

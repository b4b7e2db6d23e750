import Foundation
import Hosting
import Testing
import TextFiles

/// An app of Tests/HostingTests/Labs, written to a folder and compiled.
final class Lab: Sendable {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// What was compiled once is used again by the next run: its names are the fingerprints of the
  /// sources, the compiler and its arguments.
  static let cache = root.path + "/.build/hosting-tests"
  static let toolchain = Result { () throws in try Toolchain.find() }
  static let library = Result { () throws in
    try LibraryBuild.make(toolchain.get(), resources: resources, cache: cache)
  }
  /// The library as the program has it, or while it is being written, as it is in a folder.
  private static var resources: Resources {
    get throws {
      guard let folder = ProcessInfo.processInfo.environment["HOSTING_RESOURCES"] else {
        return .embedded
      }
      return try Resources(directory: folder)
    }
  }
  /// What this run writes; it is removed at its end.
  static let written: String = {
    let path = "/frontmost-labs-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(atPath: Lab.written) }
    return FileManager.default.temporaryDirectory.path + path
  }()

  let build: AppBuild
  let home: String

  /// The files of a lab, by their names.
  static func files(_ name: String) throws -> [(name: String, text: String)] {
    let folder = root.appendingPathComponent("Tests/HostingTests/Labs")
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".lab"), encoding: .utf8)
    return text.components(separatedBy: "\n--- ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return (String(part[..<end]), String(part[end...].dropFirst()) + "\n")
    }
  }

  /// A folder with these files.
  static func write(_ files: [(name: String, text: String)], _ name: String) throws -> String {
    let path = written + "/\(UUID().uuidString)/\(name)"
    for file in files {
      let url = URL(fileURLWithPath: path + "/" + file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
    }
    return path
  }

  convenience init(_ name: String) throws {
    try self.init(Lab.files(name))
  }

  init(_ files: [(name: String, text: String)]) throws {
    build = try LabBuilds.build(files)
    home = Lab.written + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: home + "/tmp", withIntermediateDirectories: true)
  }

  func process(
    _ variables: [String] = [], model: String = "iPhone", limits: Limits = Limits()
  ) -> HostedProcess {
    var program = build.program(home: home, model: model, version: "14", seed: 1)
    program.environment += variables
    return HostedProcess(program, limits: limits)
  }
}

/// The labs that were compiled, each once, though several tests may ask for it at the same time.
private final class LabBuilds: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<AppBuild, any Error>?
  private static let all = LabBuilds()
  private var builds: [String: LabBuilds] = [:]

  static func build(_ files: [(name: String, text: String)]) throws -> AppBuild {
    let key = files.map { "\($0.name)\n\($0.text)" }.joined(separator: "\n--- ")
    let one = all.lock.withLock {
      let one = all.builds[key] ?? LabBuilds()
      all.builds[key] = one
      return one
    }
    return try one.lock.withLock {
      let result = one.result ?? Result { () throws in try make(files) }
      one.result = result
      return try result.get()
    }
  }

  private static func make(_ files: [(name: String, text: String)]) throws -> AppBuild {
    let folder = try Lab.write(files, "My App")
    return try AppBuild.make(
      folder, Lab.toolchain.get(), Lab.library.get(), cache: Lab.cache)
  }
}

extension HostedProcess {
  @discardableResult func send(
    _ receiver: String, _ selector: String, at time: UInt32 = 0, state: String = "background",
    number: Int = 0, options: [String] = [], remaining: UInt32? = nil
  ) -> [Happening] {
    take(
      .message(
        HostedMessage(
          time: time, state: state, remaining: remaining, receiver: receiver, number: number,
          selector: selector, options: options)))
  }

  /// From its start until it is in front, as an app without scenes.
  @discardableResult func launch(at time: UInt32 = 0) throws -> [Happening] {
    try start(at: time)
      + send(
        "appDelegate", "application(_:didFinishLaunchingWithOptions:)", at: time,
        state: "inactive")
      + send("viewController", "viewDidLoad()", at: time, state: "inactive", number: 1)
      + send("appDelegate", "applicationDidBecomeActive(_:)", at: time, state: "active")
      + send(
        "notification", "UIApplication.didBecomeActiveNotification", at: time, state: "active")
  }

  /// From its start until its first window is in front, as an app with scenes.
  @discardableResult func launchScene(at time: UInt32 = 0) throws -> [Happening] {
    try start(at: time)
      + send("appDelegate", "application(_:didFinishLaunchingWithOptions:)", at: time)
      + open(window: 1, at: time)
  }

  /// A window comes to the front.
  @discardableResult func open(
    window number: Int, at time: UInt32 = 0, options: [String] = []
  ) -> [Happening] {
    send(
      "appDelegate", "application(_:configurationForConnecting:options:)", at: time,
      number: number, options: options)
      + send(
        "sceneDelegate", "scene(_:willConnectTo:options:)", at: time, number: number,
        options: options)
      + send("viewController", "viewDidLoad()", at: time, number: number)
      + enter(window: number, at: time)
  }

  @discardableResult func enter(window number: Int, at time: UInt32 = 0) -> [Happening] {
    send("sceneDelegate", "sceneWillEnterForeground(_:)", at: time, number: number)
      + send("viewController", "viewWillAppear(_:)", at: time, state: "inactive", number: number)
      + send(
        "sceneDelegate", "sceneDidBecomeActive(_:)", at: time, state: "active", number: number)
      + send("viewController", "viewDidAppear(_:)", at: time, state: "active", number: number)
  }

  @discardableResult func leave(window number: Int, at time: UInt32 = 0) -> [Happening] {
    send(
      "sceneDelegate", "sceneWillResignActive(_:)", at: time, state: "active", number: number)
      + send("sceneDelegate", "sceneDidEnterBackground(_:)", at: time, number: number)
  }

  /// The user does something to what the screen shows last under this text.
  @discardableResult func user(
    _ verb: String, _ value: String = "", on element: ScreenElement?
  ) throws -> [Happening] {
    take(.control(try #require(element).number, verb: verb, value: value))
  }
}

extension [Happening] {
  var printed: [String] {
    compactMap { if case .printed(let text) = $0 { text } else { nil } }
  }
  /// What the code did, in the words of actions.
  var code: [String] {
    compactMap { if case .code(let text) = $0 { text } else { nil } }
  }
  /// The values that were saved, in their order.
  var saved: [String] {
    compactMap {
      if case .saved(let key, let value) = $0 { "\(key) = \(value ?? "-")" } else { nil }
    }
  }
  /// What a window showed last.
  func screen(_ number: Int = 1) -> [ScreenElement] {
    reversed().lazy.compactMap {
      if case .screen(number, let list) = $0 { list } else { nil }
    }.first ?? []
  }
  func texts(_ number: Int = 1) -> [String] { screen(number).map(\.text) }
  func element(_ text: String, _ number: Int = 1) -> ScreenElement? {
    screen(number).first { $0.text == text }
  }
  func element(kind: String, _ number: Int = 1) -> ScreenElement? {
    screen(number).first { $0.kind == kind }
  }
}

import Foundation
import Hosting
import Rulebooks
import Testing

/// An app of Tests/HostingTests/Labs, written to a folder and compiled.
final class Lab {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Labs")
  /// One for all tests: the library is compiled once.
  static let cache =
    FileManager.default.temporaryDirectory.path
    + "/frontmost-hosting-\(ProcessInfo.processInfo.processIdentifier)"
  static let toolchain = Result { () throws in try Toolchain.find() }
  static let library = Result { () throws in
    try LibraryBuild.make(toolchain.get(), cache: cache)
  }

  let build: AppBuild
  let home: String

  /// The files of a lab, by their names.
  static func files(_ name: String) throws -> [(name: String, text: String)] {
    let text = try String(contentsOf: folder.appendingPathComponent(name + ".lab"), encoding: .utf8)
    return text.components(separatedBy: "\n--- ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return (String(part[..<end]), String(part[end...].dropFirst()) + "\n")
    }
  }

  /// A folder with these files.
  static func write(_ files: [(name: String, text: String)], _ name: String) throws -> String {
    let path = cache + "/\(UUID().uuidString)/\(name)"
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
    let folder = try Lab.write(files, "My App")
    build = try AppBuild.make(
      folder, Lab.toolchain.get(), Lab.library.get(), cache: Lab.cache)
    home = folder + "-home"
    try FileManager.default.createDirectory(
      atPath: home + "/tmp", withIntermediateDirectories: true)
  }

  func process(_ variables: [String] = [], limits: Limits = Limits()) -> HostedProcess {
    var program = build.program(home: home, model: "iPhone", version: "14", seed: 1)
    program.environment += variables
    return HostedProcess(program, limits: limits)
  }
}

extension HostedProcess {
  func send(
    _ receiver: String, _ selector: String, at time: UInt32 = 0, state: String = "background",
    number: Int = 0
  ) -> [Happening] {
    take(
      .message(
        HostedMessage(
          time: time, state: state, receiver: receiver, number: number, selector: selector)))
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
}

extension [Happening] {
  var printed: [String] {
    compactMap { if case .printed(let text) = $0 { text } else { nil } }
  }
}

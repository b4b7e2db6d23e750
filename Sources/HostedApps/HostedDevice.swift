import Hosting
import Lifecycle
import Sessions
import TextFiles
import Texts

/// The apps of a device whose own code runs: built from their folders, and ready to be launched.
public struct HostedDevice: Sendable {
  /// An app that is built.
  public struct App: Sendable {
    public let code: HostedApp
    /// The delegate methods that its sources implement.
    public internal(set) var methods: [String]
    /// Methods that are never called, with their places.
    public internal(set) var lint: [Diagnostic]
    /// The folder with its sources.
    public let folder: String
  }

  public private(set) var apps: [App] = []
  private let setup: Setup
  private let sandbox: Sandbox?
  private let cache: String?

  /// The current step, for a panel of progress.
  public typealias Progress = LibraryBuild.Progress

  /// Builds every app of a setup that has sources. `folder` is the session's; `sandbox` is for code
  /// of others, and `cache` for what is built, where it is not the user's own.
  public init(
    _ setup: Setup, in folder: String, sandbox: Sandbox? = nil, cache: String? = nil,
    progress: @escaping Progress = { _ in }, isCanceled: @escaping () -> Bool = { false }
  ) throws(BuildFailure) {
    self.setup = setup
    self.sandbox = sandbox
    self.cache = cache
    let builder = Builder(cache: cache, progress: progress, isCanceled: isCanceled)
    for (index, app) in setup.apps.enumerated() {
      guard let host = app.traits.host else { continue }
      let sources = Folders.path(host, in: folder)
      let built = try builder.build(sources, app)
      let home: HomeFolder
      do throws(Problem) {
        home = try HomeFolder()
      } catch {
        throw .problem(error)
      }
      let code = HostedApp(
        AppID(UInt8(index)), of: setup.apps.map(\.name), program(built, home.path), home)
      let build = built.app
      apps.append(
        App(code: code, methods: build.traits.methods, lint: build.lint, folder: sources))
    }
  }

  /// Builds an app again; its next launch is of the new build.
  public mutating func rebuild(
    _ app: AppID, progress: @escaping Progress = { _ in },
    isCanceled: @escaping () -> Bool = { false }
  ) throws(BuildFailure) {
    guard let place = apps.firstIndex(where: { $0.code.app == app }) else { return }
    let builder = Builder(cache: cache, progress: progress, isCanceled: isCanceled)
    let built = try builder.build(apps[place].folder, setup.apps[Int(app.raw)])
    apps[place].code.replace(by: program(built, apps[place].code.homePath))
    apps[place].methods = built.app.traits.methods
    apps[place].lint = built.app.lint
  }

  /// The apps, to run a session with.
  public var live: LiveApps {
    var live = LiveApps()
    for app in apps { live.host(app.code.app, as: app.code) }
    return live
  }

  private func program(_ built: Built, _ home: String) -> HostedProgram {
    let program = built.app.program(
      home: home, model: setup.model.word, version: "\(setup.release)", seed: 1)
    guard let sandbox else { return program }
    let readable = [
      built.toolchain.libraries, built.library.folder, Folders.of(built.app.executable),
      built.app.sources,
    ]
    return sandbox.wrap(program, home: home, readable: readable)
  }
}

/// An app that was compiled, and what it was compiled with.
private struct Built {
  var app: AppBuild
  var library: LibraryBuild
  var toolchain: Toolchain
}

/// Compiles sources, and the library that they need.
private struct Builder {
  let cache: String?
  let progress: HostedDevice.Progress
  let isCanceled: () -> Bool

  func build(
    _ folder: String, _ app: InstalledApp
  ) throws(BuildFailure) -> Built {
    let toolchain: Toolchain
    do throws(Problem) {
      toolchain = try Toolchain.find()
    } catch {
      throw .problem(error)
    }
    let library = try LibraryBuild.make(
      toolchain, cache: cache, progress: progress, isCanceled: isCanceled)
    let build = try AppBuild.make(
      folder, toolchain, library, cache: cache, progress: progress, isCanceled: isCanceled)
    let interface = app.traits.interface.rawValue
    if let own = build.traits.words.first, own != interface {
      let values: KeyValuePairs = ["app": app.name, "told": interface, "own": own]
      throw .problem(Problem(file: folder, localized("hosting.other-interface", values)))
    }
    return Built(app: build, library: library, toolchain: toolchain)
  }
}

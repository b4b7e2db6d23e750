import CLibrary
import TextFiles
import Texts

/// A learner's app, compiled.
public struct AppBuild: Equatable, Sendable {
  /// The folder with the learner's sources.
  public var sources: String
  public var executable: String
  public var traits: SourceTraits
  /// Methods that are never called, with their places.
  public var lint: [Diagnostic]
  /// What the app's process reads besides.
  var resources: AppResources

  /// Compiles the Swift files of a folder and of the folders in it. What has been compiled before
  /// is used again.
  public static func make(
    _ sources: String, _ toolchain: Toolchain, _ library: LibraryBuild, cache: String? = nil,
    progress: LibraryBuild.Progress = { _ in }, isCanceled: @escaping () -> Bool = { false }
  ) throws(BuildFailure) -> AppBuild {
    let files = try SourceFolder.read(sources)
    let prepared = files.map { PreparedSource($0.bytes).bytes }
    let parts = zip(files, prepared).flatMap { [Array($0.name.utf8), $1] }
    let name = moduleName(sources)
    let settings = ProjectSettings(sources: sources)
    let arguments = settings.arguments + fixedArguments
    let identifier = settings.bundleIdentifier ?? "com.example.\(name)"
    let words = [library.folder, name, identifier] + arguments
    let key = BuildFolder.fingerprint(words.map { Array($0.utf8) } + parts)
    let folder = try BuildFolder.folder("app-" + key, in: BuildFolder.cache(or: cache)) {
      folder throws(BuildFailure) in
      try BuildFolder.write(information(name, identifier), to: folder + "/Info.plist")
      progress(name)
      let compilation = Compilation(
        files: files, sources: sources, folder: folder, toolchain: toolchain,
        arguments: arguments + ["-module-name", name] + library.arguments, isCanceled: isCanceled)
      try compilation.run()
    }
    let outlines = files.map { SourceOutline($0.bytes) }
    let lint = zip(files, outlines).flatMap { file, outline in
      DelegateLint.findings(in: outline, among: outlines)
        .map { $0.diagnostic(in: sources + "/" + file.name) }
    }
    let resources = AppResources(sources, settings)
    let traits = SourceTraits(outlines, storyboard: resources.mainStoryboard)
    let mistakes = lint + [resources.mistake].compactMap { $0 }
    return AppBuild(
      sources: sources, executable: folder + "/App", traits: traits, lint: mistakes,
      resources: resources)
  }

  /// What is executed, with a home of its own. The folder must be there.
  public func program(home: String, model: String, version: String, seed: UInt64) -> HostedProgram {
    var environment = [
      "HOME=\(home)", "CFFIXED_USER_HOME=\(home)", "TMPDIR=\(home)/tmp", "TZ=UTC",
      "XDG_DATA_HOME=\(home)/Library/Application Support", "XDG_CACHE_HOME=\(home)/Library/Caches",
      "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "SWIFT_DETERMINISTIC_HASHING=1",
      "SWIFT_BACKTRACE=enable=no", "FRONTMOST_CONFINED=1", "FRONTMOST_SEED=\(seed)",
      "FRONTMOST_MODEL=\(model)", "FRONTMOST_IOS=\(version)",
    ]
    environment += resources.environment
    if traits.words.first != "app-delegate" { environment.append("FRONTMOST_SCENES=1") }
    return HostedProgram(path: executable, environment: environment, folder: home)
  }

  /// What `Bundle.main` says of the app.
  private static func information(_ name: String, _ identifier: String) -> [UInt8] {
    let entries = [
      ("CFBundleIdentifier", identifier), ("CFBundleName", name), ("CFBundleExecutable", "App"),
      ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
    ]
    let list = entries.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(list)</dict></plist>".utf8)
  }

  /// The folder's name as Xcode makes a module's name of it.
  static func moduleName(_ folder: String) -> String {
    let last = folder.split(separator: "/").last { $0 != "." } ?? "App"
    var name = ""
    for character in last.unicodeScalars {
      let isLetter = character.properties.isAlphabetic || character == "_"
      let isDigit = ("0"..."9").contains(character)
      name.unicodeScalars.append(isLetter || isDigit && !name.isEmpty ? character : "_")
    }
    return ["UIKit", "SwiftUI", "Swift", "Foundation", ""].contains(name) ? name + "_" : name
  }

  private static let fixedArguments = [
    "-Onone", "-parse-as-library", "-enable-testing", "-suppress-warnings", "-diagnostic-style",
    "llvm", "-continue-building-after-errors", "-Xlinker", "--export-dynamic",
  ]
}

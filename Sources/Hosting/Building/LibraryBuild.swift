import TextFiles
import Texts

/// The library named UIKit, compiled once for each compiler and each version of its sources.
public struct LibraryBuild: Equatable, Sendable {
  /// Where the modules and libraries are.
  public var folder: String

  public init(folder: String) { self.folder = folder }

  /// The part of the library that is linked into each app.
  private static let inApp = "CUIKit/InApp.c"

  /// What the compiler of an app needs of it.
  var arguments: [String] {
    [
      "-I", folder, "-I", folder + "/CUIKit", "-L", folder, "-lUIKit", "-lSwiftUI", "-Xlinker",
      "-rpath=\(folder)", folder + "/" + LibraryBuild.inApp + ".o",
    ]
  }

  /// What is compiled at the moment, for a panel of progress.
  public typealias Progress = (_ step: String) -> Void

  public static func make(
    _ toolchain: Toolchain, resources: Resources = .embedded, cache: String? = nil,
    progress: @escaping Progress = { _ in }, isCanceled: @escaping () -> Bool = { false }
  ) throws(BuildFailure) -> LibraryBuild {
    let files = ["CUIKit", "UIKit", "SwiftUI"].flatMap { resources.files(in: "Hosting/" + $0) }
    let words = [toolchain.version] + Steps.cArguments + Steps.swiftArguments
    let parts =
      words.map { Array($0.utf8) } + files.flatMap { [Array($0.name.utf8), $0.bytes] }
    let name = "library-" + BuildFolder.fingerprint(parts)
    let folder = try BuildFolder.folder(name, in: BuildFolder.cache(or: cache)) {
      folder throws(BuildFailure) in
      let steps = Steps(
        folder: folder, toolchain: toolchain, files: files, progress: progress,
        isCanceled: isCanceled)
      try steps.compile()
    }
    return LibraryBuild(folder: folder)
  }

  private struct Steps {
    let folder: String
    let toolchain: Toolchain
    let files: [SourceFile]
    let progress: Progress
    let isCanceled: () -> Bool

    func compile() throws(BuildFailure) {
      for part in ["CUIKit", "UIKit", "SwiftUI"] {
        try BuildFolder.make(folder + "/" + part)
      }
      for file in files {
        let path = folder + "/" + file.name.dropFirst("Hosting/".count)
        try BuildFolder.write(file.bytes, to: path)
      }
      var objects: [String] = []
      for file in names("CUIKit/", ".c") {
        progress("CUIKit")
        if file != LibraryBuild.inApp { objects.append(file + ".o") }
        try run(
          toolchain.clang, Steps.cArguments + ["-c", file, "-o", file + ".o"])
      }
      try module("UIKit", objects, [])
      if !names("SwiftUI/", ".swift").isEmpty {
        try module("SwiftUI", [], ["-L", ".", "-lUIKit", "-Xlinker", "-rpath=$ORIGIN"])
      }
    }

    static let cArguments = ["-fPIC", "-O2", "-std=gnu2x", "-w"]
    static let swiftArguments = [
      "-swift-version", "5", "-wmo", "-num-threads", "8", "-parse-as-library",
      "-suppress-warnings", "-package-name", "frontmost",
    ]

    private func names(_ start: String, _ end: String) -> [String] {
      files.map { String($0.name.dropFirst("Hosting/".count)) }
        .filter { $0.hasPrefix(start) && $0.hasSuffix(end) }
    }

    private func module(
      _ name: String, _ objects: [String], _ more: [String]
    ) throws(BuildFailure) {
      progress(name)
      // Every message goes through UIKit: optimized, it takes a quarter of the time.
      let optimization = name == "UIKit" ? "-O" : "-Onone"
      try run(
        toolchain.swiftc,
        Steps.swiftArguments + [
          optimization, "-module-name", name, "-emit-module", "-emit-module-path",
          "\(name).swiftmodule", "-emit-library", "-o", "lib\(name).so",
          "-I", ".", "-I", "CUIKit", "-Xlinker", "-soname", "-Xlinker", "lib\(name).so",
        ] + names(name + "/", ".swift") + objects + more)
    }

    private func run(_ program: String, _ arguments: [String]) throws(BuildFailure) {
      let result: CommandRun.Result?
      do throws(Problem) {
        result = try CommandRun.run(
          program, arguments, environment: Toolchain.environment(filling: folder), folder: folder,
          isCanceled: isCanceled)
      } catch {
        throw .problem(error)
      }
      guard let result else { throw .canceled }
      guard result.succeeded else {
        let reason = result.output.split(separator: "\n").first { $0.contains("error:") }
        throw .problem(
          Problem(localized("hosting.no-library", ["reason": reason.map(String.init) ?? ""])))
      }
    }
  }
}

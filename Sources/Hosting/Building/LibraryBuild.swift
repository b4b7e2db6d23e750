import TextFiles
import Texts

/// The library named UIKit, compiled once for each compiler and each version of its sources.
public struct LibraryBuild: Equatable, Sendable {
  /// Where the modules and libraries are.
  public var folder: String

  public init(folder: String) { self.folder = folder }

  /// The part of the library that is linked into each app.
  static let inApp = "CUIKit/InApp.c"

  /// What the compiler of an app needs of it. The base comes first: its functions take the place of
  /// those of the C library. Modules that the app imports are linked by themselves.
  var arguments: [String] {
    [
      "-I", folder, "-I", folder + "/CUIKit", "-L", folder, "-lConversation", "-lUIKit", "-Xlinker",
      "-rpath=\(folder)", folder + "/" + LibraryBuild.inApp + ".o",
    ]
  }

  /// What is compiled at the moment, for a panel of progress.
  public typealias Progress = (_ step: String) -> Void

  public static func make(
    _ toolchain: Toolchain, resources: Resources = .embedded, cache: String? = nil,
    progress: @escaping Progress = { _ in }, isCanceled: @escaping () -> Bool = { false }
  ) throws(BuildFailure) -> LibraryBuild {
    let files = resources.files(in: "Hosting").filter { !$0.name.hasSuffix(".names") }
      .map { SourceFile(name: String($0.name.dropFirst("Hosting/".count)), bytes: $0.bytes) }
    let words = [toolchain.version] + LibraryPlan.cArguments + LibraryPlan.swiftArguments
    let parts =
      words.map { Array($0.utf8) } + files.flatMap { [Array($0.name.utf8), $0.bytes] }
    let name = "library-" + BuildFolder.fingerprint(parts)
    let folder = try BuildFolder.folder(name, in: BuildFolder.cache(or: cache)) {
      folder throws(BuildFailure) in
      for file in files {
        let path = folder + "/" + file.name
        try BuildFolder.make(String(path[..<path.lastIndex(of: "/")!]))
        try BuildFolder.write(file.bytes, to: path)
      }
      let plan = LibraryPlan(files, in: folder, toolchain, progress: progress)
      guard let output = try plan.run(isCanceled: isCanceled) else { return }
      let reason = output.split(separator: "\n").first { $0.contains("error:") }
      throw .problem(
        Problem(localized("hosting.no-library", ["reason": reason.map(String.init) ?? ""])))
    }
    return LibraryBuild(folder: folder)
  }
}

import CLibrary
import TextFiles
import Texts

/// The Swift and C compilers of this computer.
public struct Toolchain: Equatable, Sendable {
  public var swiftc: String
  public var clang: String
  /// What the compiler says of itself; a library built by one version is no use to another.
  public var version: String

  /// The compilers in the folders of `PATH`, or why there are none.
  public static func find(path: String? = nil) throws(Problem) -> Toolchain {
    #if !os(Linux)
      // The library's clocks and threads are those of Linux.
      throw Problem(localized("hosting.linux-only"))
    #endif
    let folders = (path ?? variable("PATH") ?? "").split(separator: ":").map(String.init)
    func program(_ name: String) -> String? {
      folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
    guard let swiftc = program("swiftc"), let clang = program("clang") else {
      throw Problem(localized("hosting.no-compiler"))
    }
    // `swiftc --version` prints the same, and leaves a folder in the temporary folder.
    let result = try CommandRun.run(swiftc, ["-frontend", "-version"], environment: environment)
    guard let result, result.succeeded else {
      throw Problem(file: swiftc, result?.output ?? "")
    }
    return Toolchain(swiftc: swiftc, clang: clang, version: result.output)
  }

  /// The folder of the libraries that compiled programs need.
  public var libraries: String {
    let folders = BuildFolder.absolute(swiftc).split(separator: "/").dropLast(2)
    return "/" + folders.joined(separator: "/") + "/lib"
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// What compilers need of our environment to fill a folder. Their own temporary files are in it,
  /// too: if a compiler is killed, they are removed with the folder.
  static func environment(filling folder: String) -> [String] {
    environment + ["TMPDIR=\(folder)"]
  }

  private static var environment: [String] {
    ["PATH", "HOME", "LANG", "SDKROOT", "DEVELOPER_DIR", "XDG_CACHE_HOME"].compactMap {
      name in variable(name).map { "\(name)=\($0)" }
    }
  }
}

import CLibrary
import Catalog
import Texts

/// The files that lie in Resources/: as bytes in the program, or beneath a folder that stands in
/// for some of them.
public struct Resources: Sendable {
  private let overlay: [SourceFile]

  /// What the program carries in itself.
  public static let embedded = Resources(overlay: [])

  private init(overlay: [SourceFile]) { self.overlay = overlay }

  /// Files laid over those of the program, as if a folder had them.
  public init(laying files: [SourceFile]) { overlay = files.sorted { $0.name < $1.name } }

  /// The files below a folder, laid over those of the program: a file of the same path replaces
  /// the program's, any other is added.
  public init(directory: String) throws(Problem) {
    var files: [SourceFile] = []
    try Resources.collect(directory, into: &files)
    if files.isEmpty {
      throw Problem(localized("rulebooks.empty-folder", ["folder": directory]))
    }
    self.init(laying: files)
  }

  /// The paths of the files in a folder of Resources/, in order.
  public func paths(in folder: String) -> [String] {
    let start = folder + "/"
    var paths: [String] = []
    var index = Resources.place(of: start)
    while index < catalog_count(), let path = catalog_at(index).pointee.path,
      strncmp(path, start, start.utf8.count) == 0
    {
      paths.append(String(cString: path))
      index += 1
    }
    // What is embedded is in order.
    let laidOver = overlay.filter { $0.name.hasPrefix(start) && !paths.contains($0.name) }
    return laidOver.isEmpty ? paths : (paths + laidOver.map(\.name)).sorted()
  }

  /// A file, or what the language that is set has in its place.
  public func file(_ path: String) -> SourceFile? { translated(path) ?? exactly(path) }

  func exactly(_ path: String) -> SourceFile? {
    if let file = overlay.first(where: { $0.name == path }) { return file }
    let index = Resources.place(of: path)
    guard index < catalog_count() else { return nil }
    let entry = catalog_at(index).pointee
    guard let name = entry.path, strcmp(name, path) == 0 else { return nil }
    let bytes = UnsafeBufferPointer(start: entry.bytes, count: Int(entry.count))
    return SourceFile(name: path, bytes: Array(bytes))
  }

  /// Where in what is embedded a path stands or would stand: its files are in the order of their
  /// bytes, and most of them are scenarios, which the first frame does not ask for.
  private static func place(of path: String) -> UInt {
    var low: UInt = 0
    var high = catalog_count()
    while low < high {
      let middle = (low + high) / 2
      if strcmp(catalog_at(middle).pointee.path, path) < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Whether files that were laid over the program's stand below a path.
  func overlays(_ path: String) -> Bool { overlay.contains { $0.name.hasPrefix(path) } }

  public func files(in folder: String) -> [SourceFile] { paths(in: folder).compactMap(file) }

  private static func collect(
    _ root: String, into files: inout [SourceFile]
  ) throws(Problem) {
    var found = files
    var size = 0
    var walk = FolderWalk()
    let base = root.hasSuffix("/") ? root : root + "/"
    try walk.walk(root) { item throws(Problem) in
      switch item {
      case .problem(_, let problem): throw problem
      case .file(let path, _):
        let name = String(path.dropFirst(base.count))
        // What stands in no folder stands in for nothing.
        guard name.contains("/") else { return }
        let bytes = try FileContents.read(path, limit: .resource)
        size += bytes.count
        found.append(SourceFile(name: name, bytes: bytes))
        if found.count > mostFiles || size > mostBytes {
          throw Problem(
            localized(
              "rulebooks.large-folder",
              ["folder": root, "files": "\(mostFiles)", "megabytes": "\(mostBytes >> 20)"]))
        }
      }
    }
    files = found
  }

  /// Nobody replaces more than the program has.
  private static let mostFiles = 10_000
  private static let mostBytes = 64 << 20
}

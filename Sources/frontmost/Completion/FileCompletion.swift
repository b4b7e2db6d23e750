import TextFiles

/// Files that a shell may offer.
enum FileCompletion {
  /// Session files and folders that begin so. A folder ends with a slash.
  static func sessions(_ prefix: String) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let names = (try? FolderWalk.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.compactMap { name in
      let path = folder + name
      guard path.hasPrefix(prefix) else { return nil }
      if FileContents.isFolder(path) { return path + "/" }
      return name.hasSuffix(".session") ? path : nil
    }
  }
}

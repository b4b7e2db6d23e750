import CLibrary
import TextFiles

/// Removes folders, and never what a link in them leads to.
public enum FolderRemoval {
  /// Removes a folder with all that is in it. What the system refuses to remove stays.
  public static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    // An app may have taken away its own permission.
    chmod(path, 0o700)
    for name in (try? FolderWalk.names(in: path, hidden: true)) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

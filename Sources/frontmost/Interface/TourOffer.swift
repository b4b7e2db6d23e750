import CLibrary

/// The tour is offered when somebody opens the program for the first time, and never again. An
/// empty file remembers it.
enum TourOffer {
  /// Whether to offer it now; remembers that it was offered. Where nothing can be
  /// remembered nothing is offered: an offer that always comes back is in the way.
  static func claim() -> Bool {
    guard let folder = StateFolder.path else { return false }
    let file = folder + "/tour-offered"
    if create(file) { return true }
    guard errno == ENOENT else { return false }
    StateFolder.make(folder)
    return create(file)
  }

  /// Whether there was no such file, and now is.
  private static func create(_ file: String) -> Bool {
    let descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}

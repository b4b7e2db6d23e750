import CLibrary

#if os(Linux)
  /// Has the system report changes to a file, and to its folder, since replacing a file does not
  /// change the file itself. Nothing is polled meanwhile.
  final class FileWatch {
    /// Readable when something changed.
    let descriptor: Int32
    private var file: Int32 = -1
    private let folder: Int32
    private var buffer = [UInt8](repeating: 0, count: 4_096)

    /// Whether the folder's changes are reported.
    var seesFolder: Bool { folder >= 0 }
    /// Whether the file's changes are reported.
    private(set) var seesFile = false

    init(folder path: String) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      // Changed permissions too: a file that could not be read may be readable now.
      let mask =
        IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF
        | IN_MOVE_SELF
      folder = descriptor < 0 ? -1 : inotify_add_watch(descriptor, path, UInt32(mask))
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Reports changes to this open file from now on, and no longer to the previous one.
    func watch(_ open: Int32, at path: String) {
      if file >= 0 { inotify_rm_watch(descriptor, file) }
      let mask = UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF)
      // By the open file and not by its path, where another file may be already.
      file = inotify_add_watch(descriptor, "/proc/self/fd/\(open)", mask)
      if file < 0 { file = inotify_add_watch(descriptor, path, mask) }
      seesFile = file >= 0
    }

    /// Takes all reports. Their content does not matter: the follower looks when it wakes.
    func drain() {
      while read(descriptor, &buffer, buffer.count) > 0 {}
    }
  }
#elseif canImport(Darwin)
  /// Has the system report changes to a file, and to its folder, since replacing a file does not
  /// change the file itself. Nothing is polled meanwhile.
  final class FileWatch {
    /// Readable when something changed.
    let descriptor: Int32
    private let folder: Int32

    /// Whether the folder's changes are reported.
    var seesFolder: Bool { folder >= 0 }
    /// Whether the file's changes are reported.
    private(set) var seesFile = false

    init(folder path: String) {
      descriptor = kqueue()
      folder = open(path, O_EVTONLY | O_CLOEXEC)
      if folder >= 0 { _ = add(folder, NOTE_WRITE | NOTE_DELETE | NOTE_RENAME) }
    }

    deinit {
      if folder >= 0 { close(folder) }
      if descriptor >= 0 { close(descriptor) }
    }

    /// Reports changes to this open file from now on, and no longer to the previous one, since
    /// closing a file ends that.
    func watch(_ open: Int32, at path: String) {
      seesFile = add(
        open, NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_LINK | NOTE_DELETE | NOTE_RENAME)
    }

    private func add(_ file: Int32, _ what: Int32) -> Bool {
      var change = CLibrary.kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(what), data: 0, udata: nil)
      return kevent(descriptor, &change, 1, nil, 0, nil) == 0
    }

    /// Takes all reports. Their content does not matter: the follower looks when it wakes.
    func drain() {
      var events = [CLibrary.kevent](repeating: CLibrary.kevent(), count: 16)
      var now = timespec()
      while kevent(descriptor, nil, 0, &events, 16, &now) > 0 {}
    }
  }
#endif

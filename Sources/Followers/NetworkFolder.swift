import CLibrary

/// Whether other machines may write to a folder: the system does not report their changes.
enum NetworkFolder {
  /// File systems on other machines. Those in user space usually are.
  private static let kinds: Set<String> = [
    "9p", "afs", "ceph", "cifs", "coda", "fuse", "glusterfs", "lustre", "ncpfs", "nfs", "nfs4",
    "prl_fs", "smb3", "smbfs", "vboxsf", "virtiofs", "vmhgfs",
  ]

  #if os(Linux)
    /// As the table of what is mounted says, in which the folder's device is looked up.
    static func has(_ path: String) -> Bool {
      var status = stat()
      guard stat(path, &status) == 0 else { return false }
      return isNetwork(device: status.st_dev, mounted: contents("/proc/self/mountinfo"))
    }

    /// A line of the table: `36 35 98:0 /root /mount options optional - type source options`.
    static func isNetwork(device: dev_t, mounted table: String) -> Bool {
      let number = "\(major(device)):\(minor(device))"
      for line in table.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count > 4, words[2] == number, let dash = words.firstIndex(of: "-"),
          dash + 1 < words.count
        else { continue }
        return kinds.contains(String(words[dash + 1].prefix { $0 != "." }))
      }
      return false
    }

    /// Each number is split in two, because the kernel came to need larger ones.
    private static func major(_ device: dev_t) -> UInt64 {
      let device = UInt64(device)
      return device >> 8 & 0xFFF | device >> 32 & ~0xFFF
    }

    private static func minor(_ device: dev_t) -> UInt64 {
      let device = UInt64(device)
      return device & 0xFF | device >> 12 & 0xFFF_FF00
    }

    private static func contents(_ path: String) -> String {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return "" }
      defer { close(file) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: pieceLength)
      while case let count = read(file, &buffer, buffer.count), count > 0 {
        bytes += buffer[..<count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  #else
    /// As the system says of what is mounted there.
    static func has(_ path: String) -> Bool {
      var status = statfs()
      return statfs(path, &status) == 0 && status.f_flags & UInt32(MNT_LOCAL) == 0
    }
  #endif
}

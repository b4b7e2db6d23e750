import Foundation
import Testing

@testable import Followers

/// Files that grow, shrink, come and go.
@Suite final class FollowerTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var path: String { folder.appendingPathComponent("class.session").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String? = nil) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path ?? self.path))
  }

  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// All that there is to tell, pieces put together.
  private func news(_ follower: any Follower) -> [FollowedNews] {
    var all: [FollowedNews] = []
    while let news = follower.next() {
      if case .bytes(let more) = news, case .bytes(let before)? = all.last {
        all[all.count - 1] = .bytes(before + more)
      } else {
        all.append(news)
      }
    }
    return all
  }

  private func bytes(_ text: String) -> FollowedNews { .bytes(Array(text.utf8)) }

  @Test func whatIsAppendedComes() throws {
    try write("one\n")
    let follower = try FileFollower(path: path)
    #expect(news(follower) == [bytes("one\n")])
    #expect(news(follower).isEmpty)
    try append("tw")
    try append("o\n")
    #expect(news(follower) == [bytes("two\n")])
    #expect(news(follower).isEmpty)
  }

  @Test func theDescriptorWakesWhoSleepsAndNothingElseDoes() throws {
    try write("one\n")
    let follower = try FileFollower(path: path)
    _ = news(follower)
    func isReadable() -> Bool {
      var waiting = pollfd(fd: follower.descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&waiting, 1, 0) > 0
    }
    #expect(!isReadable())
    try append("two\n")
    #expect(isReadable())
    _ = news(follower)
    #expect(!isReadable())
    #expect(follower.lookInterval == nil)
  }

  @Test func aFloodComesWhole() throws {
    let text = String(repeating: "a line of a flood\n", count: 50_000)
    try write(text)
    #expect(news(try FileFollower(path: path)) == [bytes(text)])
  }

  @Test func aTruncatedFileIsReadAgain() throws {
    try write("a long beginning\n")
    let follower = try FileFollower(path: path)
    _ = news(follower)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data("new\n".utf8))
    #expect(news(follower) == [.truncated, bytes("new\n")])
  }

  @Test func aFileThatWasRewrittenAndIsLongerIsReadAgain() throws {
    try write("old\n")
    let follower = try FileFollower(path: path)
    _ = news(follower)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data("new and longer\n".utf8))
    #expect(news(follower) == [.truncated, bytes("new and longer\n")])
  }

  @Test func aFileThatIsReplacedIsReadAgainAfterItsRest() throws {
    try write("old\n")
    let follower = try FileFollower(path: path)
    _ = news(follower)
    try append("rest\n")
    try write("new\n", to: path + "~")
    #expect(rename(path + "~", path) == 0)
    #expect(news(follower) == [bytes("rest\n"), .replaced, bytes("new\n")])
    try append("more\n")
    #expect(news(follower) == [bytes("more\n")])
  }

  @Test func aFileThatIsNotThereYetIsWaitedFor() throws {
    let follower = try FileFollower(path: path)
    #expect(news(follower) == [.missing])
    #expect(news(follower).isEmpty)
    try write("")
    #expect(news(follower) == [.found])
    try append("one\n")
    #expect(news(follower) == [bytes("one\n")])
  }

  @Test func aFileThatIsRemovedIsWaitedForAndMayComeBack() throws {
    try write("one\n")
    let follower = try FileFollower(path: path)
    _ = news(follower)
    #expect(rename(path, path + "~") == 0)
    #expect(news(follower) == [.missing])
    #expect(rename(path + "~", path) == 0)
    #expect(news(follower) == [.found])
    #expect(unlink(path) == 0)
    #expect(news(follower) == [.missing])
    try write("two\n")
    #expect(news(follower) == [.replaced, bytes("two\n")])
  }

  @Test func aLinkIsFollowedToAnotherFile() throws {
    try write("one\n", to: path + "1")
    try write("two\n", to: path + "2")
    #expect(symlink(path + "1", path) == 0)
    let follower = try FileFollower(path: path)
    #expect(news(follower) == [bytes("one\n")])
    #expect(symlink(path + "2", path + "~") == 0)
    #expect(rename(path + "~", path) == 0)
    #expect(news(follower) == [.replaced, bytes("two\n")])
    // Where a link leads nowhere its own folder would not tell when the other file comes.
    #expect(unlink(path + "2") == 0)
    #expect(news(follower) == [.missing])
    #expect(follower.lookInterval == 1_000)
  }

  @Test func aFolderThatIsNotThereIsSaid() {
    #expect(throws: FollowFailure.system(code: ENOENT)) {
      try FileFollower(path: path + "/nowhere/class.session")
    }
    #expect(throws: FollowFailure.system(code: EISDIR)) { try FileFollower.follow(folder.path) }
  }

  @Test func aPipeEndsOnce() throws {
    let pipe = Pipe()
    let follower = StreamFollower(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(news(follower).isEmpty)
    try pipe.fileHandleForWriting.write(contentsOf: Data("one".utf8))
    #expect(news(follower) == [bytes("one")])
    try pipe.fileHandleForWriting.close()
    #expect(news(follower) == [.ended])
    #expect(news(follower).isEmpty && follower.descriptor == -1)
  }

  /// What interrupted another call before does not count.
  @Test(arguments: [EINTR, EAGAIN]) func aPipeEndsWhateverFailedBefore(_ code: Int32) throws {
    let pipe = Pipe()
    let follower = StreamFollower(descriptor: pipe.fileHandleForReading.fileDescriptor)
    try pipe.fileHandleForWriting.close()
    errno = code
    #expect(follower.next() == .ended)
  }

  #if os(Linux)
    @Test func networkFoldersAreKnownByWhatIsMounted() {
      let table = """
        22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
        98 22 0:45 / /srv/class rw,relatime shared:52 - nfs4 teacher:/class rw
        99 22 0:46 / /mnt/far rw - fuse.sshfs far: rw
        """
      #expect(!NetworkFolder.isNetwork(device: 8 << 8 | 1, mounted: table))
      #expect(NetworkFolder.isNetwork(device: 45, mounted: table))
      #expect(NetworkFolder.isNetwork(device: 46, mounted: table))
      #expect(!NetworkFolder.isNetwork(device: 47, mounted: table))
    }
  #endif
}

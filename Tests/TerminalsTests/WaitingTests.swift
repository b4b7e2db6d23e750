import CLibrary
import CSignals
import Testing

/// What stands in for `poll` on macOS says the same.
@Suite struct WaitingTests {
  private typealias Wait = @Sendable (UnsafeMutablePointer<pollfd>?, Int32, Int32) -> Int32
  private static let ways: [Wait] = [
    { wait_by_select($0, $1, $2) }, { wait_for_any($0, $1, $2) },
  ]

  private func pipe() -> (read: Int32, write: Int32) {
    var both: [Int32] = [0, 0]
    #expect(CLibrary.pipe(&both) == 0)
    return (both[0], both[1])
  }

  private func events(_ way: Wait, _ descriptors: [Int32]) -> (count: Int32, each: [Int16]) {
    var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: -1) }
    let count = way(&sources, Int32(sources.count), 20)
    return (count, sources.map(\.revents))
  }

  @Test func whatCanBeReadIsReady() {
    for way in WaitingTests.ways {
      let (first, second) = (pipe(), pipe())
      #expect(events(way, [first.read, -1, second.read]) == (0, [0, 0, 0]))
      #expect(write(second.write, "x", 1) == 1)
      #expect(events(way, [first.read, -1, second.read]) == (1, [0, 0, Int16(POLLIN)]))
      for descriptor in [first.read, first.write, second.read, second.write] { close(descriptor) }
    }
  }

  @Test func anEndIsSaid() {
    for way in WaitingTests.ways {
      let one = pipe()
      close(one.write)
      let (count, each) = events(way, [one.read])
      #expect(count == 1)
      #expect(each[0] & Int16(POLLHUP) != 0)
      close(one.read)
    }
  }

  @Test func aDescriptorThatIsNotOpenIsSaid() {
    let closed = dup(1)
    close(closed)
    for way in WaitingTests.ways {
      let (count, each) = events(way, [closed])
      #expect(count == 1)
      #expect(each == [Int16(POLLNVAL)])
    }
  }
}

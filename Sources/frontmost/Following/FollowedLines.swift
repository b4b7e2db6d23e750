import Followers
import Screens
import Terminals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A session that is followed, in lines as they come. Who types may ask what is shown meanwhile.
struct FollowedLines {
  private var conversation: Conversation
  private let follower: any Follower
  private var pending: [UInt8] = []
  private var takesWords = false
  private var isOver = false

  /// How often a file is looked at whose changes the system does not tell, in milliseconds.
  private static let interval: Int32 = 1_000

  init(model: Model, follower: any Follower) {
    conversation = Conversation(model)
    self.follower = follower
  }

  /// Returns when the stream has ended, or when `quit` is typed.
  mutating func run(takesWords: Bool) {
    self.takesWords = takesWords && isatty(0) == 1
    while true {
      takeNews()
      if isOver { return }
      if wait() { read() }
      if isOver { return }
    }
  }

  private mutating func takeNews() {
    if follower.needsLooking { follower.look() }
    while let news = follower.next() {
      switch news {
      case .bytes(let bytes): say(conversation.takeFollowed(bytes))
      case .ended:
        say(conversation.followedHasEnded())
        isOver = !takesWords
      case .truncated, .replaced, .missing, .found, .failed:
        say(conversation.followed { $0.take(news) })
      }
    }
  }

  private func say(_ lines: [String]) {
    if lines.isEmpty { return }
    Output.write(lines.joined(separator: "\n") + "\n", to: 1)
  }

  /// Sleeps until there is news, or something was typed. True for the latter.
  private func wait() -> Bool {
    var sources = [takesWords ? 0 : -1, follower.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&sources, nfds_t(sources.count), follower.needsLooking ? FollowedLines.interval : -1)
    return sources[0].revents != 0
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = readSome(&buffer)
    if count < 0, errno == EINTR { return }
    if count <= 0 {
      isOver = true
      return
    }
    pending += buffer.prefix(count)
    while !isOver, let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      // What is no text never reaches the terminal as it came.
      let scalars = String(decoding: pending[..<end], as: UTF8.self).unicodeScalars
      pending.removeSubrange(...end)
      let line = String(String.UnicodeScalarView(scalars.filter { $0.value >= 32 }))
      let answer = conversation.take(line)
      say(answer.lines)
      isOver = answer.effects.contains(.quit)
    }
  }

  private func readSome(_ bytes: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(0, &bytes, bytes.count)
    #else
      Darwin.read(0, &bytes, bytes.count)
    #endif
  }
}

import RandomNumbers
import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// A session that comes in pieces.
@Suite struct FollowedSessionTests {
  private let library = try! Library()

  private static let text = """
    \u{FEFF}# Ä lesson.
    os: 14
    app: Notes scenes
    app: Bücher scenes
    > open Notes
      Notes sceneDelegate#1 sceneDidBecomeActive(_:)
    > hoem +1
      Notes sceneDelegate#1 sceneWillResignActive(_:)
    # Now that — 👍 — one.
    > open Bücher +2.500\r
      ...
    ! no
    = Bücher active
    nonsense
    > undo
    """

  /// A recorder that stops and starts again, as `tail -f` shows it: two sessions, however the bytes
  /// come.
  @Test func anotherHeaderBeginsAnotherSession() {
    let first = "session: 1\nos: 14\napp: Notes scenes\n> open Notes\n"
    let second = "session: 1\nos: 7\napp: Mail app-delegate\n> open Mail\n"
    let bytes = Array((first + "# Recording: ended\n" + second + second).utf8)
    let whole = events([bytes[...]])
    #expect(whole.count { $0.hasSuffix(" restarted") } == 2)
    #expect(whole.count { $0.contains("app: Mail app-delegate") } == 2)
    #expect(!whole.contains { $0.contains("error") || $0.contains("header") })
    for size in [1, 3, 7, 50] {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        bytes[$0..<min($0 + size, bytes.count)]
      }
      // Before its first action, a header may be handed over more than once.
      let own = events(pieces).filter { !$0.contains("session: 1") }
      #expect(own == whole.filter { !$0.contains("session: 1") })
    }
  }

  /// Everything that comes of pieces, in words.
  private func events(_ pieces: [ArraySlice<UInt8>]) -> [String] {
    var session = FollowedSession(name: "test", library: library)
    var events: [String] = []
    func take() {
      while let event = session.next() {
        switch event {
        case .setUp(let setup): events.append("\(session.line) \(setup.header)")
        case .problem(let problem): events.append("\(problem)")
        default: events.append("\(session.line) \(event)")
        }
      }
    }
    for piece in pieces {
      session.append(Array(piece))
      take()
    }
    session.finish()
    take()
    return events
  }

  /// The header is told as far as it has come, so that it depends on the pieces.
  private func withoutHeaders(_ events: [String]) -> [String] {
    events.filter { !$0.contains("session: 1") }
  }

  /// A pipe without an end does not take all memory: what is too much is said once.
  @Test func noMoreIsKeptThanTheLimit() {
    var session = FollowedSession(
      name: "test", library: library, limit: InputLimit(bytes: 1 << 20))
    var problems: [String] = []
    for _ in 0..<64 {
      session.append(Array(String(repeating: "# again\n", count: 4_096).utf8))
      while let event = session.next() {
        if case .problem(let problem) = event { problems.append("\(problem)") }
      }
    }
    #expect(problems.count == 1 && problems[0].hasPrefix("test:131073:1: too large"))
  }

  @Test func everyLineIsTakenAndErrorsHaveTheirPlaces() {
    let events = events([Array(Self.text.utf8)[...]])
    #expect(
      events.contains("test:7:3: unknown action 'hoem'; did you mean 'home'?"), "\(events)")
    #expect(events.contains { $0.hasPrefix("test:14:1:") })
    #expect(events.contains { $0.contains("passes(2500)") })
    #expect(events.contains { $0.contains("9 narration(\"Now that — 👍 — one.\")") })
    // What stands beneath an action that cannot be read belongs to none.
    #expect(!events.contains { $0.contains("WillResignActive") })
    #expect(events.last == "15 step(Sessions.Step.undo, isQuestion: false)")
  }

  @Test func aLineMayBeCutAtEveryByte() {
    let bytes = Array(Self.text.utf8)
    let whole = withoutHeaders(events([bytes[...]]))
    for place in 0...bytes.count {
      let parts = withoutHeaders(events([bytes[..<place], bytes[place...]]))
      #expect(parts == whole, "cut at \(place)")
    }
  }

  @Test func anyPiecesComeToTheSame() {
    let bytes = Array(Self.text.utf8)
    let whole = withoutHeaders(events([bytes[...]]))
    for seed in 1...200 as ClosedRange<UInt64> {
      var chance = SplitMix64(seed: seed)
      var pieces: [ArraySlice<UInt8>] = []
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + 1 + Int(chance.next() % 9))
        pieces.append(bytes[start..<end])
        start = end
      }
      #expect(withoutHeaders(events(pieces)) == whole, "seed \(seed)")
    }
  }

  @Test func theHeaderIsKnownBeforeTheFirstAction() {
    let header = "os: 13\ndevice: iPad\napp: Notes scenes\n"
    var session = FollowedSession(name: "test", library: library)
    session.append(Array(header.utf8))
    guard case .setUp(let setup)? = session.next() else {
      Issue.record("no header")
      return
    }
    #expect(setup.header.contains("device: iPad"))
    #expect(session.next() == nil)
  }

  @Test func anUnknownReleaseIsSaid() {
    let events = events([Array("os: 99\n> home\n".utf8)[...]])
    #expect(events.contains { $0.hasPrefix("test:1:5:") }, "\(events)")
  }
}

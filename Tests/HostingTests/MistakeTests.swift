import CLibrary
import Foundation
import Hosting
import Testing

/// What goes wrong in labs harms nothing, and is the same each time.
@Suite struct MistakeTests {
  private func background(
    _ lab: String, patience: Int = 60_000
  ) throws -> (process: HostedProcess, first: [Happening]) {
    var limits = Limits()
    limits.patience = patience
    let process = try Lab("mistakes").process(["LAB=\(lab)"], limits: limits)
    try process.launch()
    return (process, process.send("appDelegate", "applicationDidEnterBackground(_:)", at: 1_000))
  }

  /// Answers each sleep, until the message is over or so many sleeps have been.
  private func finish(
    _ process: HostedProcess, _ first: [Happening], from time: UInt32 = 1_000, most: Int = 100
  ) -> (all: [Happening], rests: [UInt64]) {
    var all = first
    var rests: [UInt64] = []
    var now = time
    while case .rests(let milliseconds)? = all.last, rests.count < most {
      rests.append(milliseconds)
      now += UInt32(milliseconds)
      all += process.take(.continue(now))
    }
    return (all, rests)
  }

  @Test func aBusyWaitIsASleep() throws {
    let (process, first) = try background("busy")
    #expect(first == [.rests(milliseconds: 1_000)])
    let (all, rests) = finish(process, first)
    #expect(rests.count == 3)
    #expect(abs(Int(rests.reduce(0, +)) - 2_500) < 10)
    #expect(all.printed == ["waited until 2000-01-01 00:00:03 +0000"])
    #expect(all.last == .done(isImplemented: true))
  }

  @Test func aBusyWaitWithoutEndHangs() throws {
    let (process, first) = try background("busy-forever", patience: 500)
    let (all, rests) = finish(process, first)
    #expect(rests.count == 60)
    #expect(all.last == .silent)
    // It stands still: it does not use the processor.
    let pid = try #require(process.pid)
    let stat = try String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    #expect(stat.contains(") T "))
  }

  @Test func aThreadThatWaitsBusilyWaitsForTheDevice() throws {
    let (process, first) = try background("busy-thread")
    #expect(first.printed == [])
    #expect(first.last == .done(isImplemented: true))
    #expect(process.take(.time(1_400)).printed == [])
    #expect(process.take(.time(1_600)).printed == ["thread waited"])
  }

  @Test func aThreadWithoutEndDoesNotHoldMessages() throws {
    let (process, first) = try background("endless-thread")
    #expect(first == [.done(isImplemented: true)])
    #expect(
      process.send("appDelegate", "applicationDidEnterBackground(_:)", at: 2_000)
        == [.done(isImplemented: true)])
    let pid = try #require(process.pid)
    process.kill()
    #expect(kill(pid, 0) == -1)
  }

  @Test func aWaitForNothingHangs() throws {
    #expect(try background("semaphore", patience: 500).first == [.silent])
  }

  @Test func aDeadlockIsACrash() throws {
    let first = try background("deadlock").first
    guard case .ended(.signal) = first.last else {
      Issue.record("\(first)")
      return
    }
    #expect(!first.printed.contains("never"))
  }

  /// As on iOS, the blocks go on while the main thread waits for them, and time passes.
  @Test func whatTheMainThreadWaitsForComes() throws {
    let (process, first) = try background("group")
    let (all, rests) = finish(process, first)
    #expect(rests.reduce(0, +) == 6_000)
    #expect(
      all.printed == [
        "worked", "group after 1003", "semaphore after 1004", "timed out",
      ])
  }

  @Test func aRunLoopOfItsOwnIsASleep() throws {
    let (process, first) = try background("loop")
    let (all, rests) = finish(process, first)
    #expect(abs(Int(rests.reduce(0, +)) - 2_000) < 10)
    #expect(all.printed.count == 2)
    #expect(all.last == .done(isImplemented: true))
  }

  @Test func aLineWithoutEndIsPrintedWithItsMessage() throws {
    let (process, first) = try background("unfinished")
    #expect(first == [.printed("no end"), .done(isImplemented: true)])
    #expect(process.take(.time(2_000)) == [.done(isImplemented: true)])
  }

  @Test func aFullDiskIsAnError() throws {
    #expect(try background("disk").first.printed == ["full"])
  }

  @Test func blocksThatSleepDoNotHoldOthers() throws {
    let (process, first) = try background("threads")
    #expect(first.printed == ["sum 5050"])
    #expect(first.contains(.timer(2_000)))
    #expect(process.take(.time(3_500)).printed == ["thread 0", "thread 1"])
    #expect(process.take(.time(10_000)).printed == ["thread 2", "thread 3"])
  }

  @Test func everythingThatComesLaterComesAtItsTime() throws {
    let (process, first) = try background("later")
    #expect(first.printed == ["async", "task", "operation"])
    #expect(first.contains(.timer(2_000)))
    for (time, text) in [
      (2_000, "after 1 s"), (3_000, "timer at 2 s"), (4_000, "slept 3 s"), (5_000, "slept 4 s"),
      (6_000, "detached 5 s"),
    ] {
      #expect(process.take(.time(UInt32(time - 1))).printed == [])
      #expect(process.take(.time(UInt32(time))).printed == [text])
    }
    // Nothing wakes the app by itself any more.
    #expect(process.take(.time(60_000)) == [.done(isImplemented: true)])
  }

  @Test func threadsComeToTheirTurnsInTheSameOrder() throws {
    let expected =
      ["main"] + (0..<8).map { "block \($0)" } + (0..<4).map { "task \($0)" }
    let first = try background("race").first.printed
    #expect(first.first == "main")
    #expect(first.sorted() == expected.sorted())
    for _ in 0..<10 { #expect(try background("race").first.printed == first) }
  }
}

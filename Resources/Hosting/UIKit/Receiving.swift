internal import CUIKit
internal import Conversation
import Foundation

/// The lines that Frontmost sends.
@MainActor enum Receiving {
  static func take(_ words: [String]) {
    cuikit_begin()
    switch words.first {
    case "message" where words.count >= 7: message(words)
    case "time" where words.count == 2:
      DeviceClock.advance(to: Int64(words[1]) ?? 0)
      finish(isImplemented: true)
    case "control" where words.count >= 3:
      let value = words.count > 3 ? LineWord.text(words[3]) : ""
      let isKnown = Screen.control(Int(words[1]) ?? 0, words[2], value)
      finish(isImplemented: isKnown)
    case "expire":
      BackgroundTasks.expire()
      finish(isImplemented: true)
    case "exit":
      fflush(stdout)
      _exit(0)
    default: break
    }
  }

  /// `message TIME STATE REMAINING RECEIVER NUMBER SELECTOR [OPTION …]`
  private static func message(_ words: [String]) {
    let app = UIApplication.shared
    DeviceClock.advance(to: Int64(words[1]) ?? 0)
    switch words[2] {
    case "active": app.applicationState = .active
    case "inactive": app.applicationState = .inactive
    default: app.applicationState = .background
    }
    let remaining = Double(words[3])
    app.backgroundTimeRemaining = remaining.map { $0 / 1_000 } ?? .greatestFiniteMagnitude
    let isImplemented = Delivery.deliver(
      words[4], Int(words[5]) ?? 0, words[6], Array(words[7...]))
    finish(isImplemented: isImplemented)
  }

  private static func finish(isImplemented: Bool) {
    var passes = 0
    repeat {
      Settling.settle()
      Host.reportBusyWait()
      passes += 1
    } while Screen.report() && passes < 10
    Saved.report()
    SavedFiles.report()
    if let time = DeviceClock.nextTimer { Host.line.write("timer \(time)") }
    Host.line.write(isImplemented ? "done yes" : "done no")
  }
}

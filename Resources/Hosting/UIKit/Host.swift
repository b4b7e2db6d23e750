internal import CUIKit
package import Conversation
import Foundation

/// What the app is made of, and its conversation with Frontmost.
@MainActor package enum Host {
  nonisolated(unsafe) package static let line = Line(3)
  /// The method that was called and that only UIKit implements.
  static var missed = ""
  static var delegate: UIApplicationDelegate?
  static var scenes: [Int: UIWindowScene] = [:]
  static var delegates: [Int: UISceneDelegate] = [:]
  static var module = ""
  /// What takes the messages of a SwiftUI app's `App` and views.
  package static var swiftUI: SwiftUIReceiver?

  /// A method that the app does not implement.
  static func miss(_ method: String = #function) { missed = method }

  /// Something that the app's code did. It goes on when Frontmost has taken it. From another thread
  /// than the main one, the line is written when the main thread comes to it.
  package nonisolated static func say(_ words: String) {
    if !Thread.isMainThread { return DispatchQueue.main.async { say(words) } }
    reportBusyWait()
    line.write("code " + words)
    while true {
      let answer = line.read()
      if answer == "ok" { return }
      if answer == "exit" { exit(0) }
    }
  }

  /// An instance of a class of the app, made by its `init()`, as UIKit does. A convenience
  /// initializer that is inherited has the symbol of the class that declares it.
  package static func make(_ type: AnyClass) -> AnyObject {
    var declaring: AnyClass? = type
    while let one = declaring {
      if let symbol = dlsym(nil, "$s" + (_mangledTypeName(one) ?? "") + "ACycfC") {
        let object = cuikit_make(symbol, unsafeBitCast(type, to: UnsafeRawPointer.self))!
        return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
      }
      declaring = _getSuperclass(one)
    }
    fatalError("\(type) has no init()")
  }

  /// The app's `main`: from here on, it does what Frontmost sends.
  package static func run(_ type: AnyClass?, module name: String) -> Never {
    setvbuf(stdout, nil, _IOLBF, 1 << 12)
    module = name
    signal(SIGPIPE, SIG_IGN)
    if getenv("FRONTMOST_CONFINED") != nil { _ = cuikit_confine() }
    cuikit_seed(UInt64(environment("FRONTMOST_SEED")))
    let time = Int64(environment("FRONTMOST_TIME"))
    DeviceClock.set(time)
    cuikit_begin()
    cuikit_rest = { nanoseconds in Host.rest(nanoseconds) }
    SavedFiles.observe()
    line.write("ready 1")
    if let type { create(type) }
    while true { Receiving.take(line.readWords()) }
  }

  package static func create(_ type: AnyClass) {
    guard let delegate = make(type) as? UIApplicationDelegate else { return }
    Host.delegate = delegate
    UIApplication.shared.delegate = delegate
  }

  private static func environment(_ name: String) -> Int {
    getenv(name).flatMap { Int(String(cString: $0)) } ?? 0
  }

  /// A loop that waited by reading the clock is a sleep for Frontmost.
  package nonisolated static func reportBusyWait() {
    let busy = cuikit_take_ahead()
    if busy > 0 { _ = rest(UInt64(busy)) }
  }

  /// The main thread sleeps: Frontmost says when it goes on.
  private nonisolated static func rest(_ nanoseconds: UInt64) -> Int32 {
    MainActor.assumeIsolated {
      // The time that a busy wait took is part of it.
      let busy = cuikit_take_ahead()
      let milliseconds = (nanoseconds + UInt64(busy) + 999_999) / 1_000_000
      Host.line.write("code rest \(milliseconds)")
      while true {
        let words = Host.line.readWords()
        if words.first == "exit" { exit(0) }
        if words.first == "continue", words.count == 2, let time = Int64(words[1]) {
          DeviceClock.advanceAsleep(to: time)
          return 1
        }
      }
    }
  }
}

/// What takes the messages of a SwiftUI app.
@MainActor package protocol SwiftUIReceiver: AnyObject {
  /// Whether it has an action for the message.
  func take(_ receiver: String, _ number: Int, _ selector: String, _ options: [String]) -> Bool
}

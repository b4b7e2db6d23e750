/// An app's place in the list of installed apps, from 0. An id is never used again.
public struct AppID: Hashable, Sendable {
  public var raw: UInt8
  public init(_ raw: UInt8) { self.raw = raw }
  var index: Int { Int(raw) }
}

/// One window of one app: a scene and its session, or the single window of an app without scenes.
/// `number` counts from 1 within the app; it belongs to a scene session and is never used again.
public struct SceneID: Hashable, Sendable {
  public var app: AppID
  public var number: UInt16

  public init(app: AppID, number: UInt16) {
    self.app = app
    self.number = number
  }
}

/// A rule's place in the rulebook that is in force, from 1; 0 stands for "no rule".
public struct RuleID: Hashable, Sendable {
  public var raw: UInt16
  public init(_ raw: UInt16) { self.raw = raw }
  public static let none = RuleID(0)
}

/// A row of the table of messages: which method, notification or system word it is.
public struct SelectorID: Hashable, Sendable {
  public var raw: UInt16
  public init(_ raw: UInt16) { self.raw = raw }
}

/// The device's own time, in whole milliseconds since the session began.
public struct Instant: Hashable, Comparable, Sendable {
  public var milliseconds: UInt32
  public init(milliseconds: UInt32) { self.milliseconds = milliseconds }
  public static let zero = Instant(milliseconds: 0)
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

import Texts

/// A word of the conversation that is no action: it tells what the panels show, or does what keys
/// do.
public struct LinearWord: Sendable {
  public var word: String
  /// What may follow it.
  public var argument: String

  public static let all: [LinearWord] = [
    LinearWord(word: "help", argument: "[WORD]"),
    LinearWord(word: "actions", argument: ""),
    LinearWord(word: "screen", argument: ""),
    LinearWord(word: "apps", argument: ""),
    LinearWord(word: "states", argument: "[APP]"),
    LinearWord(word: "run-loop", argument: "[APP]"),
    LinearWord(word: "queue", argument: "APP"),
    LinearWord(word: "due", argument: ""),
    LinearWord(word: "log", argument: "[NUMBER]"),
    LinearWord(word: "find", argument: "TEXT"),
    LinearWord(word: "lanes", argument: "[NUMBER]"),
    LinearWord(word: "why", argument: "[NUMBER|not]"),
    LinearWord(
      word: "show", argument: "delegates|views|all"),
    LinearWord(word: "explain", argument: "MESSAGE"),
    LinearWord(word: "scenarios", argument: "[TEXT]"),
    LinearWord(word: "scenario", argument: "NAME"),
    LinearWord(word: "step", argument: ""),
    LinearWord(word: "play", argument: "[NAME]"),
    LinearWord(word: "take-over", argument: "NAME"),
    LinearWord(word: "set-up", argument: "[device NAME|os RELEASE|app NAME TRAIT…|without NAME]"),
    LinearWord(word: "settings", argument: ""),
    LinearWord(word: "clock", argument: "on|off"),
    LinearWord(word: "record", argument: "FILE"),
    LinearWord(word: "stop", argument: ""),
    LinearWord(word: "restart", argument: ""),
    LinearWord(word: "quit", argument: ""),
  ]

  /// The word with what may follow it.
  /// What it does, in a line.
  public var help: String { localized("linear.word-\(word)") }

  public var usage: String { argument.isEmpty ? word : "\(word) \(argument)" }
}

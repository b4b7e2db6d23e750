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
    LinearWord(word: "tour", argument: ""),
    LinearWord(word: "screen", argument: ""),
    LinearWord(word: "apps", argument: ""),
    LinearWord(word: "states", argument: "[APP]"),
    LinearWord(word: "run-loop", argument: "[APP]"),
    LinearWord(word: "queue", argument: "[APP]"),
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
    LinearWord(word: "back", argument: "[NUMBER]"),
    LinearWord(word: "forward", argument: "[NUMBER]"),
    LinearWord(word: "go-to", argument: "NUMBER|beginning|present"),
    LinearWord(word: "mark", argument: "[TEXT]"),
    LinearWord(word: "marks", argument: ""),
    LinearWord(word: "narrate", argument: "TEXT"),
    LinearWord(word: "pace", argument: "PACE"),
    LinearWord(word: "branches", argument: ""),
    LinearWord(word: "branch", argument: "NUMBER"),
    LinearWord(word: "name-branch", argument: "NUMBER NAME"),
    LinearWord(word: "drop-branch", argument: "NUMBER"),
    LinearWord(word: "compare-branch", argument: "NUMBER"),
    LinearWord(word: "leave-out", argument: "NUMBER"),
    LinearWord(word: "difference", argument: ""),
    LinearWord(word: "compare", argument: "ios RELEASE|iPhone|iPad|APP TRAIT…"),
    LinearWord(word: "set-up", argument: "[device NAME|os RELEASE|app NAME TRAIT…|without NAME]"),
    LinearWord(word: "settings", argument: ""),
    LinearWord(word: "clock", argument: "on|off"),
    LinearWord(word: "record", argument: "FILE"),
    LinearWord(word: "stop", argument: ""),
    LinearWord(word: "restart", argument: ""),
    LinearWord(word: "quit", argument: ""),
  ]

  /// Words that lead to other moments, and to other lines.
  static let travel: Set<String> = [
    "back", "forward", "go-to", "mark", "marks", "narrate", "pace", "branches", "branch",
    "name-branch", "drop-branch", "compare-branch", "leave-out", "difference",
  ]

  /// What it does, in a line.
  public var help: String { localized("linear.word-\(word)") }

  /// The word with what may follow it.
  public var usage: String { argument.isEmpty ? word : "\(word) \(argument)" }
}

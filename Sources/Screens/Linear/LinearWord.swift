/// A word of the conversation that is no action: it tells what the panels show, or does what keys
/// do.
public struct LinearWord: Sendable {
  public var word: String
  /// What may follow it.
  public var argument: String
  /// What it does, in one line.
  public var help: String

  public static let all: [LinearWord] = [
    LinearWord(word: "help", argument: "[WORD]", help: "these words, or what one of them does"),
    LinearWord(word: "actions", argument: "", help: "all that can be done with the device"),
    LinearWord(word: "screen", argument: "", help: "what the device shows, and what lies over it"),
    LinearWord(word: "apps", argument: "", help: "the apps and their windows, with their states"),
    LinearWord(word: "queue", argument: "APP", help: "what waits for an app"),
    LinearWord(word: "due", argument: "", help: "what falls due, and when"),
    LinearWord(word: "log", argument: "[NUMBER]", help: "the last actions and what they sent"),
    LinearWord(word: "find", argument: "TEXT", help: "the lines of the log that have this text"),
    LinearWord(
      word: "show", argument: "delegates|views|all", help: "which messages are told from now on"),
    LinearWord(word: "explain", argument: "MESSAGE", help: "what a message means, and what to do"),
    LinearWord(word: "scenarios", argument: "[TEXT]", help: "the built-in scenarios"),
    LinearWord(
      word: "play", argument: "NAME", help: "open a scenario at its beginning; redo steps forward"),
    LinearWord(word: "clock", argument: "on|off", help: "let the device's time flow, or stand"),
    LinearWord(word: "record", argument: "FILE", help: "record from now on to this file"),
    LinearWord(word: "stop", argument: "", help: "end the recording"),
    LinearWord(word: "restart", argument: "", help: "the device as it came, with the same apps"),
    LinearWord(word: "quit", argument: "", help: "end the program"),
  ]

  /// The word with what may follow it.
  public var usage: String { argument.isEmpty ? word : "\(word) \(argument)" }
}

import Texts

/// A word of the line interface that is no action: it tells what the panels show, or does what keys
/// do. Rows are in the folders of their subjects.
public struct LineWord: Sendable {
  public let word: String
  /// Its arguments; those in brackets are optional.
  public let argument: String
  /// Whether it puts another session in the place of this one.
  enum Replacement: Sendable { case never, always, withWords }

  let replacesSession: Replacement
  /// What it does.
  let answer: @Sendable (inout LineInterface, String) -> LineInterface.Answer

  init(
    _ word: String, _ argument: String = "",
    replacesSession: Replacement = .never,
    answer: @escaping @Sendable (inout LineInterface, String) -> LineInterface.Answer
  ) {
    self.word = word
    self.argument = argument
    self.replacesSession = replacesSession
    self.answer = answer
  }

  /// In the order in which help has them.
  public static let all: [LineWord] = [
    program, tour, device, apps, states, savePoints, runLoop, knowledge, log, lanes, scenarios,
    exercises, travel, comparing, setUp, session, quizzes, predictions,
    ownCode,
  ].flatMap { $0 }

  /// What it does, in a line.
  public var help: String { localized("linear.word-\(word)") }

  /// The word with what may follow it.
  public var usage: String { argument.isEmpty ? word : "\(word) \(argument)" }
}

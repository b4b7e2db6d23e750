import Lifecycle
import Rulebooks
import Sessions
import Testing

@testable import Practice

/// Questions of the bank of situations.
@Suite struct QuestionTests {
  static let library = try! Library()
  static let releases = [Release(3), Release(4), Release(12), Release(14), Release(27)]

  @Test(arguments: releases) func everyQuestionHasOneRightAnswer(release: Release) throws {
    let questions = try QuestionBank(release, library: QuestionTests.library).questions
    #expect(questions.count > 20, "\(questions.count)")
    #expect(Set(questions.map(\.id)).count == questions.count)
    for question in questions {
      #expect(question.options.count { $0.isRight } == 1, "\(question.id)")
      #expect(question.options.count >= 2, "\(question.id)")
      let texts = question.options.map(\.text)
      #expect(Set(texts).count == texts.count, "\(question.id): \(texts)")
      for option in question.options where !option.isRight {
        #expect(!option.feedback.isEmpty, "\(question.id): \(option.text)")
      }
    }
  }

  /// What is said to be received is what a session of the same actions sends.
  @Test func rightAnswersAreWhatSessionsSend() throws {
    let library = QuestionTests.library
    for question in try QuestionBank(Release(14), library: library).questions
    where question.kind == .received {
      var simulation = try Simulation(question.setup, library: library)
      var sent: Range<Int> = 0..<0
      for action in question.actions {
        let outcome = simulation.timeline.perform(.act(action))
        #expect(outcome.refusal == nil, "\(question.id)")
        sent = outcome.sent
      }
      let words = simulation.timeline.events[sent].messages
        .filter { $0.app == PracticeSituation.app && $0.receiver.isDelegate }
        .map(simulation.selector)
      let right = question.options.first(where: \.isRight)?.text
      #expect(
        right == (words.isEmpty ? "nothing" : words.joined(separator: " → ")), "\(question.id)")
    }
  }

  /// Whoever is asked about the version is not told it.
  @Test func aQuestionAboutTheVersionDoesNotSayIt() throws {
    let questions = try QuestionBank(Release(7), library: QuestionTests.library).questions
    let asked = questions.filter { $0.kind == .version }
    #expect(!asked.isEmpty)
    for question in asked { #expect(!question.story.joined().contains("iOS")) }
  }

  @Test func everyMisconceptionIsCaughtSomewhere() throws {
    var caught: Set<String> = []
    for release in [Release(3), Release(4), Release(7), Release(13), Release(15)] {
      let bank = try SituationBank(release, library: QuestionTests.library)
      for misconception in Misconception.all
      where bank.situations.contains(where: { misconception.prediction($0) != nil }) {
        caught.insert(misconception.name)
      }
    }
    #expect(Set(Misconception.all.map(\.name)).subtracting(caught).isEmpty)
    for misconception in Misconception.all {
      #expect(!misconception.belief.contains("misconceptions."))
      #expect(!misconception.correction.contains("misconceptions."))
    }
  }

  /// No explanation speaks of a process, a scene, a session or a card that the story did not have.
  @Test(arguments: releases) func explanationsKeepToTheStory(release: Release) throws {
    let library = QuestionTests.library
    var firstLaunches = 0
    for question in try QuestionBank(release, library: library).questions
    where !question.actions.isEmpty {
      var simulation = try Simulation(question.setup, library: library)
      let app = PracticeSituation.app
      for action in question.actions.dropLast() { _ = simulation.timeline.perform(.act(action)) }
      let before = simulation.timeline.kernel.device
      _ = simulation.timeline.perform(.act(question.actions[question.actions.count - 1]))
      let after = simulation.timeline.kernel.device
      var absent: [String] = []
      if !before[app].wasLaunched, question.kind == .received {
        firstLaunches += 1
        absent += ["ended", "was kept", "still exists", "returns to"]
      }
      if !before.scenes(of: app).contains(where: { !$0.isNew }) { absent.append("was kept") }
      if !after.cards.contains(where: { $0.contains(app) }), question.kind == .state {
        absent.append("card in the App Switcher")
      }
      for option in question.options {
        for words in absent { #expect(!option.feedback.contains(words), "\(question.id)") }
      }
    }
    #expect(firstLaunches > 0)
  }

  /// Nothing hangs on a disputed rule: an alternative gives the same answers.
  @Test func noQuestionIsDisputed() throws {
    let library = QuestionTests.library
    let bank = try SituationBank(Release(14), library: library)
    #expect(bank.disputedCount > 0)
    for alternative in bank.start.rules.alternatives {
      var setup = bank.start.setup
      setup.with = [alternative.rule.name]
      var kernel = try Simulation(setup, library: library).timeline.kernel
      let start = kernel.device
      for situation in bank.situations {
        kernel.resume(at: start)
        var log = EventLog()
        for action in situation.actions {
          log.events.removeAll()
          kernel.send(action, into: &log)
        }
        #expect(bank.tokens(log.events, of: PracticeSituation.app) == situation.received)
      }
    }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Exercises
@testable import Practice

/// Predictions, beside what is received, and why they are wrong.
@Suite struct PredictionTests {
  private let resign = MessageToken(.sceneDelegate, "sceneWillResignActive(_:)")
  private let background = MessageToken(.sceneDelegate, "sceneDidEnterBackground(_:)")
  private let foreground = MessageToken(.sceneDelegate, "sceneWillEnterForeground(_:)")
  private let active = MessageToken(.sceneDelegate, "sceneDidBecomeActive(_:)")

  @Test func rowsSayWhatIsRightMissingExtraAndMoved() {
    func rows(_ predicted: [MessageToken], _ received: [MessageToken]) -> [PredictionReview<
      MessageToken
    >.Row] {
      PredictionReview(predicted: predicted, received: received).rows
    }
    #expect(
      rows([resign, background], [resign, background]) == [.right(resign), .right(background)])
    #expect(rows([background], [resign, background]) == [.missing(resign), .right(background)])
    #expect(rows([resign, background], [resign]) == [.right(resign), .extra(background)])
    let moved = PredictionReview(
      predicted: [active, foreground], received: [foreground, active])
    #expect(
      moved.rows == [.elsewhere(active), .right(foreground), .moved(active)]
        || moved.rows == [.moved(foreground), .right(active), .elsewhere(foreground)])
    #expect(moved.score == (1, 2))
    #expect(PredictionReview<MessageToken>(predicted: [], received: []).score == (1, 1))
    #expect(PredictionReview(predicted: [], received: [resign]).score == (0, 1))
  }

  /// After `open Notes`, what an answer to an action says.
  private func feedback(_ predicted: [MessageToken], of action: Action) throws -> PredictionFeedback
  {
    let library = QuestionTests.library
    let file = SourceFile(name: "", text: "os: 14\napp: Notes scenes\napp: Mail scenes\n")
    let session = try SessionParser.parse(file, library: library)
    var simulation = try Simulation(session.setup, library: library)
    _ = simulation.timeline.perform(.act(.open(SceneID(app: AppID(0), number: 0))))
    return PredictionFeedback(predicted, of: action, for: AppID(0), on: simulation)
  }

  @Test func anAnswerThatIsRightElsewhereSaysWhere() throws {
    let feedback = try feedback([resign, background], of: .controlCenter)
    #expect(feedback.otherAction == "home")
    #expect(feedback.misconception?.name == "overlays-send-away")
    #expect(feedback.sentences.first == "That is what 'home' sends.")
  }

  @Test func aMisconceptionIsNamed() throws {
    let feedback = try feedback([background], of: .home)
    #expect(feedback.otherAction == nil)
    #expect(feedback.misconception?.name == "leaves-at-once")
  }

  /// Where nothing else explains it, the rule does.
  @Test func theRuleOfAMissedMessageIsTheLastResort() throws {
    let feedback = try feedback([background, resign], of: .home)
    #expect(feedback.misconception == nil && feedback.otherAction == nil)
    #expect(feedback.sentences.count == 1 && feedback.sentences[0].hasSuffix("."))
  }

  @Test func aRightAnswerNeedsNone() throws {
    #expect(try feedback([resign, background], of: .home).sentences.isEmpty)
  }

  /// In an action of a session, what apps' own code did decides what is right: here the main thread
  /// is blocked during the first message, and the second waits.
  @Test func theCodeOfAnActionDecidesWhatIsRight() throws {
    let library = QuestionTests.library
    let file = SourceFile(name: "", text: "os: 14\napp: Notes scenes\napp: Mail scenes\n")
    let session = try SessionParser.parse(file, library: library)
    var simulation = try Simulation(session.setup, library: library)
    let notes = AppID(0)
    _ = simulation.timeline.perform(.act(.open(SceneID(app: notes, number: 0))))
    let messages = simulation.timeline.kernel.after(.home).events.messages
    let place = try #require(
      messages.firstIndex { simulation.selector($0) == "sceneWillResignActive(_:)" })
    let code = [Observation(.hang(notes, milliseconds: nil), after: place + 1)]
    var held = try #require(HeldAction(.home, code: code, on: simulation))
    held.parts[0].predicted = [resign]
    let part = held.reveal(on: simulation).parts[0]
    #expect(part.review.isRight && part.sentences.isEmpty)
    let plain = try #require(HeldAction(.home, on: simulation))
    #expect(plain.reveal(on: simulation).parts[0].review.score == (0, 2))
    let feedback = PredictionFeedback(
      [resign, background], of: .home, code: code, for: notes, on: simulation)
    #expect(!feedback.sentences.isEmpty)
  }
}

import Lifecycle
import Rulebooks
import Testing

/// The names that rulebooks use are those of the cases.
@Suite struct NamesTests {
  private func check<Case: Named>(_ type: Case.Type) {
    #expect(type.names == type.allCases.map { "\($0)" })
  }

  /// A question is what some effect answers.
  @Test func everyQuestionHasItsAnswers() {
    #expect(
      Set(BuiltInEffect.allCases.compactMap(\.question))
        == Set(Trigger.allCases.filter(\.isQuestion)))
  }

  @Test func everyNameIsItsCases() {
    check(Trigger.self)
    check(Feature.self)
    check(Limit.self)
    check(Look.self)
    check(BuiltInEffect.self)
    check(Receiver.self)
    check(ApplicationState.self)
  }
}

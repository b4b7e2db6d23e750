import Lifecycle
import Rulebooks
import Testing

/// The names that rulebooks use are those of the cases.
@Suite struct NamesTests {
  private func check<Case: Named>(_ type: Case.Type) {
    #expect(type.names == type.allCases.map { "\($0)" })
  }

  @Test func everyNameIsItsCases() {
    check(Trigger.self)
    check(Feature.self)
    check(Limit.self)
    check(BuiltInEffect.self)
    check(Receiver.self)
    check(ApplicationState.self)
  }
}

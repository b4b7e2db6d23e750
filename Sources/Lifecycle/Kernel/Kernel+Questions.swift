/// What the system decides: a question's rules are asked, and nothing is sent.
extension Kernel {
  /// The first rule that answers its question with this effect, or nil. `scene` is the scene's
  /// index, or nil where the question concerns the app as a whole.
  func rule(answering effect: BuiltInEffect, _ app: AppID, _ scene: Int? = nil) -> RuleID? {
    guard let question = effect.question else { return nil }
    let range = rulebook.range(app, question)
    var facts: UInt64?
    var index = range.lowerBound
    while index < range.upperBound {
      let instruction = rulebook.instructions[index]
      index += 1
      if instruction.operation == .guarded {
        let now = facts ?? self.facts(app, scene, question).rawValue
        facts = now
        if now & instruction.asked != instruction.wanted { index += Int(instruction.skip) }
      } else if instruction.effect == effect {
        return instruction.rule
      }
    }
    return nil
  }
}

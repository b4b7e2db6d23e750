import Sessions

extension Simulation {
  /// The same setup under each of its iOS version's alternative rules. What is not the same in all
  /// of them hangs on a disputed rule.
  var underAlternatives: [Simulation] {
    rules.alternatives.compactMap { alternative in
      guard let other = try? rules.choosing([alternative.rule.name]) else { return nil }
      return Simulation(setup, rules: other)
    }
  }
}

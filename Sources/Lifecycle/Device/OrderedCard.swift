/// The windows of a card in an order, without a list in memory: the kernel asks at each action.
struct OrderedCard: Sequence, IteratorProtocol {
  private var first: SceneID?
  private var second: SceneID?

  init(first: SceneID, second: SceneID? = nil) {
    self.first = first
    self.second = second
  }

  mutating func next() -> SceneID? {
    defer {
      first = second
      second = nil
    }
    return first
  }
}

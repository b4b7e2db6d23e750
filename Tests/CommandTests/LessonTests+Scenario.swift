extension LessonTests {
  static let scenario: [Step] = [
    Step("gs", "First steps"),
    Step("<down>", "Five seconds later nothing keeps it"),
    Step("<enter>", "0 of 4 actions"),
    Step("Z", "1 of 4 actions"),
    Step("Z", "sceneDidEnterBackground(_:)"),
    Step("z", "1 of 4 actions"),
    // It plays by itself, until somebody takes over.
    Step("gs<down>py", "▸ home"),
    Step("2", "▸ open Mail"),
    // At its end, and from there on as one likes.
    Step("gs<up>ty", "4 actions"),
    Step("h", "5 actions"),
    Step("rs", "Setup"),
    Step("<down><enter>", "iOS 18"),
  ]
}

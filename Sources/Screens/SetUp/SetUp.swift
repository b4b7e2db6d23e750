/// What the setup keeps between openings.
struct SetUp: Sendable {
  /// The setup that is being put together; nil where nothing has been changed.
  var draft: SetUpDraft?
}

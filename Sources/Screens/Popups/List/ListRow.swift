/// A row of a list, as it is drawn.
struct ListRow: Equatable, Sendable {
  var title: String
  /// What happens, or why it cannot.
  var detail: String
  /// The key that does the same.
  var key = ""
  var isPossible = true
  /// A heading above it.
  var heading: String?
}

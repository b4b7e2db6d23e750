/// Whether the device is drawn with a Home button. No session has a word for it, since no message
/// depends on it.
public enum HomeButton: String, CaseIterable, Sendable {
  /// As the iOS version's rules say.
  case auto
  case yes, no
}

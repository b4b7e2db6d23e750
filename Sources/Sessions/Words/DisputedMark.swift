import Texts

/// The mark of what sources disagree about, in plain text. Session files never have it.
public enum DisputedMark {
  /// A message with the mark behind it.
  public static func marked(_ text: String, if isDisputed: Bool = true) -> String {
    isDisputed ? localized("evidence.marked", ["text": text]) : text
  }

  /// What the mark means, in a line below.
  public static var legend: String { localized("evidence.legend") }
}

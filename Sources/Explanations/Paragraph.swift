/// A piece of an explanation: some words with a label in front of them, or a heading.
public struct Paragraph: Sendable, Equatable {
  /// What the words are about; empty where they stand for themselves.
  public var label: String
  public var text: String
  /// Whether what it speaks of goes well, for a reader who looks for what does not.
  public var verdict: Verdict?
  /// Whether a new part of the explanation begins here.
  public var isHeading = false

  public init(_ label: String, _ text: String, verdict: Verdict? = nil) {
    self.label = label
    self.text = text
    self.verdict = verdict
  }

  /// What a paragraph without a label says of its subject.
  public enum Verdict: Sendable {
    case good, bad
    /// The sources disagree.
    case disputed
  }

  /// The words that a part begins with.
  public static func heading(_ text: String) -> Paragraph {
    var paragraph = Paragraph("", text)
    paragraph.isHeading = true
    return paragraph
  }
}

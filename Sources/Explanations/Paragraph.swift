import Sessions

/// A piece of an explanation: some words with a label in front of them, or a heading.
public struct Paragraph: Sendable, Equatable {
  /// What the words are about; may be empty.
  public var label: String
  public var text: String
  /// Whether it is about something good or bad, so that problems stand out.
  public var verdict: Verdict?
  /// Which of two compared sides has it; nil where nothing is compared.
  public private(set) var sign: ComparedAct.Sign?
  /// Whether a new part of the explanation begins here.
  public var isHeading = false
  /// Whether it is a line of something else, which keeps its spaces and is never broken.
  public private(set) var isQuoted = false

  public init(_ label: String, _ text: String, verdict: Verdict? = nil) {
    self.label = label
    self.text = text
    self.verdict = verdict
  }

  /// A line of a comparison.
  public init(_ sign: ComparedAct.Sign, _ text: String) {
    self.init(sign.shown, text)
    self.sign = sign
  }

  /// How a paragraph without a label judges its subject.
  public enum Verdict: Sendable {
    case good, bad
    /// The sources disagree.
    case disputed
  }

  /// A line of something else, such as a source.
  public static func quoted(_ line: String) -> Paragraph {
    var paragraph = Paragraph("", line)
    paragraph.isQuoted = true
    return paragraph
  }

  /// The words that a part begins with.
  public static func heading(_ text: String) -> Paragraph {
    var paragraph = Paragraph("", text)
    paragraph.isHeading = true
    return paragraph
  }
}

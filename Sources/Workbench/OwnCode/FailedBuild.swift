import Explanations
import Texts

/// Why apps' own code was not built. It stands on the device until the code is built, or the user
/// goes on without it.
public struct FailedBuild: Equatable, Sendable {
  /// Something that is wrong: where and what, and the lines of the sources that it is about.
  public struct Mistake: Equatable, Sendable {
    public var text: String
    public var source: [String]

    public init(_ text: String, source: [String] = []) {
      self.text = text
      self.source = source
    }
  }

  /// What is wrong; nothing where the user ended the build.
  public var mistakes: [Mistake]
  /// Whether these are errors in the sources: else they are why nothing could be compiled.
  public var isOfSources: Bool

  public init(_ mistakes: [Mistake], isOfSources: Bool) {
    self.mistakes = mistakes
    self.isOfSources = isOfSources
  }

  /// The reason in a few words.
  public var reason: String {
    isOfSources
      ? localized("hosting.not-compiled", count: mistakes.count) : localized("hosting.not-built")
  }

  /// The same, shorter: keys follow it.
  var shortReason: String {
    isOfSources ? localized("hosting.errors-in", count: mistakes.count) : reason
  }

  /// What is wrong, and the lines that it is about.
  public var page: Page {
    let paragraphs = mistakes.flatMap { mistake in
      [Paragraph("", mistake.text, verdict: .bad)] + mistake.source.map { Paragraph.quoted($0) }
    }
    let title = localized(isOfSources ? "hosting.failed" : "hosting.impossible")
    return Page(title: title, paragraphs: paragraphs)
  }
}

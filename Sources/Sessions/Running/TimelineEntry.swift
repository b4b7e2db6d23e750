import Lifecycle

extension Timeline {
  /// One requested action. It is small, because a long session has hundreds of thousands.
  public struct Entry: Sendable {
    public let step: Action
    /// The device's time since the entry before, in milliseconds.
    public let delay: UInt32
    /// When it happened.
    public let time: Instant
    private let first: UInt32
    private let before: UInt32
    public let refusal: Refusal?
    /// Whether a prediction of it is asked for: files have it as `? ACTION`.
    public let isQuestion: Bool
    private let extras: Extras?

    init(
      _ step: Action, detail: String, delay: UInt32, time: Instant, refusal: Refusal?,
      firstEvent: Int, logBefore: Int, isQuestion: Bool, code: [Observation] = [],
      prints: [Print] = [], prediction: PredictionLines = PredictionLines()
    ) {
      self.step = step
      self.delay = delay
      self.time = time
      self.refusal = refusal
      self.isQuestion = isQuestion
      first = UInt32(firstEvent)
      before = UInt32(logBefore)
      let isPlain = detail.isEmpty && code.isEmpty && prints.isEmpty && prediction.lines.isEmpty
      extras =
        isPlain
        ? nil : Extras(text: detail, code: code, prints: prints, prediction: prediction)
    }

    /// The same with other prints, and another prediction.
    func with(prints: [Print]? = nil, prediction: PredictionLines? = nil) -> Entry {
      Entry(
        step, detail: detail, delay: delay, time: time, refusal: refusal, firstEvent: firstEvent,
        logBefore: logBefore, isQuestion: isQuestion, code: code, prints: prints ?? self.prints,
        prediction: prediction ?? self.prediction)
    }

    public var hasDetail: Bool { extras?.text.isEmpty == false }
    public var detail: String { extras?.text ?? "" }
    /// What apps' own code did during it.
    public var code: [Observation] { extras?.code ?? [] }
    /// What apps' own code printed during it.
    public var prints: [Print] { extras?.prints ?? [] }
    /// What somebody predicted of it.
    public var prediction: PredictionLines { extras?.prediction ?? PredictionLines() }
    /// What its line in a file begins with.
    public var mark: String { isQuestion ? "?" : ">" }
    /// The place of its first event in the log. Scheduled events before it belong to the previous
    /// entry.
    public var firstEvent: Int { Int(first) }
    /// The end of the log before its delay passed.
    var logBefore: Int { Int(before) }
  }

  /// What few actions have. It is a reference, because a reference is half as large as a text.
  private final class Extras: Sendable {
    let text: String
    let code: [Observation]
    let prints: [Print]
    let prediction: PredictionLines

    init(text: String, code: [Observation], prints: [Print], prediction: PredictionLines) {
      self.text = text
      self.code = code
      self.prints = prints
      self.prediction = prediction
    }
  }
}

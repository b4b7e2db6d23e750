import Lifecycle
import Sessions
import Texts

/// The result of an action, or why there was none: from the device before it and after it.
public struct ActionResult: Sendable {
  public var action: String
  public var time: Instant
  /// Why it was refused, and what would make it possible.
  public var refusal: RefusalText?
  /// The screen before it and after it, in words.
  public var before: String
  public var after: String
  /// What it changed, a sentence each.
  public var changes: [String]
  /// How many messages it sent to delegates: what people count.
  public var sent: Int
  /// How many it sent to views, observers and others.
  public var others: Int
  /// How many messages to delegates followed as scheduled.
  public var sentLater: Int
  /// The methods that would have been called if apps implemented them.
  public var unimplemented: [String]
  /// Why it sent nothing; empty where it sent something.
  public var generalReasons: [String]

  /// Looks an action of the session up.
  public init(of entry: Int, in simulation: Simulation) {
    let timeline = simulation.timeline
    let done = timeline.entries[entry]
    let situation = SituationText(text: simulation.text)
    let kernel = timeline.kernel(before: entry)
    let outcome = kernel.after(done)
    action = simulation.text.line(.act(done.step, detail: done.detail))
    time = kernel.device.now
    refusal = done.refusal.map(simulation.text.refusal)
    before = situation.sentence(kernel.device)
    after = situation.sentence(outcome.kernel.device)
    changes =
      DeviceChanges(
        from: kernel.device, to: outcome.kernel.device, text: simulation.text
      ).sentences
    let caused = outcome.events.messages
    sent = caused.count { $0.receiver.isDelegate }
    others = caused.count { !$0.receiver.isDelegate && $0.receiver != .system }
    isSilent = caused.isEmpty
    let beneath = timeline.allEvents[timeline.allEvents(beneath: entry)].messages
    sentLater = beneath.count { $0.receiver.isDelegate } - sent
    generalReasons = []
    unimplemented =
      refusal == nil ? Unimplemented(simulation: simulation).sentences(beneath: entry) : []
    if refusal == nil, isSilent {
      generalReasons =
        NoMessageReasons(
          action: done.step, before: kernel, after: outcome.kernel, simulation: simulation
        ).reasons
    }
  }

  /// Whether nothing happened that the log could show: only that has to be explained.
  public let isSilent: Bool

  /// The explanation in words. `hidden` says how many of its messages the reader is not shown.
  /// `reasons` are those of what it sent, and `notSent` the messages that one might have expected.
  public func paragraphs(
    hidden: Int, reasons: SentReasons, notSent: NotSent, time text: (Instant) -> String
  ) -> [Paragraph] {
    var list: [Paragraph] = []
    if let refusal {
      list.append(.heading(localized("course.refused")))
      list.append(Paragraph(localized("course.label-because"), refusal.reason))
      if let remedy = refusal.remedy {
        list.append(Paragraph(localized("course.label-possible"), remedy))
      }
    } else if isSilent {
      list.append(.heading(localized("course.silent")))
      list += (notSent.sentences + generalReasons.map(Words.sentence)).map { Paragraph("", $0) }
    } else {
      list.append(.heading(localized(sent == 0 ? "course.sent-none" : "course.sent", count: sent)))
      list += reasons.sentences.map { Paragraph("", $0) }
    }
    let withheld = (isSilent ? [] : notSent.sentences) + unimplemented
    if !withheld.isEmpty {
      list.append(.heading(localized("course.not-sent")))
      list += withheld.map { Paragraph("", $0) }
    }
    if !changes.isEmpty {
      list.append(.heading(localized("course.changed")))
      list += changes.map { Paragraph("", $0) }
    }
    return list + [.heading(localized("why.course"))] + circumstances(hidden, text)
  }

  /// The time, the screen, and the messages that are not mentioned above.
  private func circumstances(
    _ hidden: Int, _ text: (Instant) -> String
  ) -> [Paragraph] {
    var list = [
      Paragraph(localized("course.label-action"), "\(text(time)) ▸ \(action)"),
      Paragraph(localized("course.label-before"), before),
    ]
    if refusal == nil {
      list.append(
        Paragraph(
          localized("course.label-after"), after == before ? localized("course.same") : after))
    }
    if others > 0 {
      list.append(
        Paragraph(localized("course.label-and"), localized("course.others", count: others)))
    }
    if sentLater > 0 {
      list.append(
        Paragraph(localized("course.label-later"), localized("course.fell-due", count: sentLater)))
    }
    if hidden > 0 {
      list.append(
        Paragraph(localized("course.label-hidden"), localized("course.hidden", count: hidden)))
    }
    return list
  }
}

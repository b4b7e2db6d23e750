import Lifecycle

/// What apps' own code did and printed during an action, by the messages during which it happened.
/// By other rules, or on another device, an action sends other messages. Code does nothing there
/// during a message that is not sent.
package struct CodeByMessage: Sendable {
  /// A message, and how many of its action up to it are the same.
  private struct Occurrence {
    var name: MessageName
    var count: Int

    /// After how many of some messages it has been sent; nil where it is not sent as often.
    func place(in messages: [Message]) -> Int? {
      var left = count
      for (place, message) in messages.enumerated() where MessageName(message) == name {
        left -= 1
        if left == 0 { return place + 1 }
      }
      return nil
    }
  }

  /// In the order in which code did it; nil is the action's end.
  private let code: [(action: Action, during: Occurrence?)]
  private let prints: [(text: String, during: Occurrence?)]

  /// Of an entry and the messages that it sent itself.
  init(_ entry: Timeline.Entry, sending messages: [Message]) {
    func occurrence(_ place: Int) -> Occurrence? {
      guard messages.indices.contains(place - 1) else { return nil }
      let name = MessageName(messages[place - 1])
      return Occurrence(name: name, count: messages[..<place].count { MessageName($0) == name })
    }
    code = entry.code.map { ($0.action, occurrence($0.place)) }
    prints = entry.prints.map { ($0.text, occurrence($0.place)) }
  }

  /// The same where the action is carried out on another device, or by other rules. What code does
  /// may change the messages after it, so the action is carried out once for each message that code
  /// did something in.
  package func observations(of action: Action, on kernel: Kernel) -> [Observation] {
    var waiting = code.compactMap { item in
      item.during.map { (action: item.action, during: $0) }
    }
    var found: [Observation] = []
    while !waiting.isEmpty {
      let outcome = kernel.after(action, observing: found)
      guard outcome.refusal == nil else { return [] }
      let messages = outcome.events.messages
      let places = waiting.map { $0.during.place(in: messages) }
      guard let next = places.compactMap({ $0 }).min() else { break }
      let placed = zip(waiting, places)
      found += placed.filter { $1 == next }.map { Observation($0.0.action, after: next) }
      waiting = placed.filter { $1 != next }.map { $0.0 }
    }
    return found + code.filter { $0.during == nil }.map { Observation($0.action, after: 0) }
  }

  /// Printed lines, beneath some messages of the action.
  func prints(beneath messages: [Message]) -> [Timeline.Print] {
    prints.compactMap { item in
      guard let during = item.during else { return Timeline.Print(item.text, after: 0) }
      return during.place(in: messages).map { Timeline.Print(item.text, after: $0) }
    }
  }
}

extension Timeline {
  /// What apps' own code did during an entry, by its messages.
  package func codeByMessage(of index: Int) -> CodeByMessage {
    let entry = entries[index]
    let isPlain = entry.code.isEmpty && entry.prints.isEmpty
    return CodeByMessage(entry, sending: isPlain ? [] : messages(of: index))
  }

  /// Carries out an entry of another timeline, with what apps' own code did during it. The time
  /// before it has passed.
  @discardableResult
  package mutating func perform(_ index: Int, of other: Timeline) -> Outcome {
    let entry = other.entries[index]
    guard isAtPresent, !entry.code.isEmpty || !entry.prints.isEmpty else {
      return perform(.act(entry.step, detail: entry.detail), isQuestion: entry.isQuestion)
    }
    let own = other.codeByMessage(of: index)
    let outcome = act(
      entry.step, entry.detail, isQuestion: entry.isQuestion,
      code: own.observations(of: entry.step, on: kernel))
    guard outcome.refusal == nil else { return outcome }
    for print in own.prints(beneath: events[outcome.sent].messages) { note(print) }
    return outcome
  }

  /// The messages that an entry sent itself, also where the future's are set aside.
  private func messages(of index: Int) -> [Message] {
    let range = entries[index].firstEvent..<endOfEntry(index)
    guard let asideFuture, index >= cursor else { return log.events[range].messages }
    return asideFuture[(range.lowerBound - endOfLastStep)..<(range.upperBound - endOfLastStep)]
      .messages
  }
}

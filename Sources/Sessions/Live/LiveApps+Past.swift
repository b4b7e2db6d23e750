import Lifecycle

// Processes at another point in time of the session.
extension LiveApps {
  /// Where the session is not where the processes are, each app is installed once more, and
  /// receives what it has received since the session began. What its code does then is on the
  /// timeline already.
  mutating func catchUp(with simulation: Simulation) {
    let timeline = simulation.timeline
    if let seen, timeline.stands(at: seen) { return }
    end()
    for index in 0..<timeline.cursor {
      let entry = timeline.entries[index]
      let all = timeline.events(beneath: index)
      let end = min(max(timeline.endOfEntry(index), all.lowerBound), all.upperBound)
      let own = timeline.events[all.lowerBound..<end]
      handAgain(own, simulation)
      _ = used(entry.step, entry.detail, own.messages, at: entry.time)
      handAgain(timeline.events[end..<all.upperBound], simulation)
    }
    fireAgain(upTo: timeline.kernel.device.now)
  }

  private mutating func handAgain(_ events: ArraySlice<Event>, _ simulation: Simulation) {
    for event in events where isHosted(event.app) {
      fireAgain(upTo: event.time)
      _ = hand(event, simulation)
    }
  }

  private func fireAgain(upTo time: Instant) {
    for app in executing {
      if let code = code(of: app), let due = code.nextTimer, due <= time { _ = code.wake(at: time) }
    }
  }
}

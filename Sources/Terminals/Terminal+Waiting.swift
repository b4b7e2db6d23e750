import CLibrary
import CSignals

extension Terminal {
  /// Waits until something happens, or for the deadline (of `MonotonicClock`), or forever. Takes
  /// all available input, so that many keys are handled before one screen is painted.
  public func wait(until deadline: UInt64?) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    repeat {
      let news = waiting.sleep(until: earliest(deadline))
      // First: a program that is asked to end while stopped must not wait for the terminal.
      for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] where signals_take(signal) {
        return [.terminate(signal: signal)]
      }
      if signals_take(SIGTSTP) { suspend() }
      if signals_take(SIGCONT) { goOn() }
      if isResumed { events.append(.resumed) }
      let isResized = signals_take(SIGWINCH)
      if isResized { resize() }
      events += input(news, isResized || isResumed)
      isResumed = false
      if news.isWatchedReadable { events.append(.watched) }
      if let deadline, MonotonicClock.now >= deadline { events.append(.deadline) }
    } while events.isEmpty
    return events
  }

  private func earliest(_ deadline: UInt64?) -> UInt64? {
    if isResumed || isHungUp || keyboard.hasMore { return MonotonicClock.now }
    guard let patience = keyboard.patience else { return deadline }
    return min(deadline ?? .max, lastRead + patience)
  }

  private func input(_ news: Waiting.News, _ isResized: Bool) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    if news.isTyped || isResized || keyboard.hasMore {
      events = keyboard.read()
      lastRead = MonotonicClock.now
    } else if let patience = keyboard.patience, MonotonicClock.now >= lastRead + patience {
      events = keyboard.giveUp()
    }
    if news.isHungUp, events.isEmpty {
      isHungUp = true
      waiting.forgetTerminal()
    }
    return isHungUp ? events + [.closed] : events
  }
}

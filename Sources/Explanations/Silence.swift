import Lifecycle
import Rulebooks
import Sessions

/// Why an action sent nothing, as far as the device before it and after it tells.
struct Silence {
  let action: Action
  let before: Kernel
  let after: Kernel
  let machine: Machine

  private var old: Device { before.device }
  private var new: Device { after.device }
  private var situation: SituationText { SituationText(text: machine.text) }

  var reasons: [String] {
    var list = [ownCode, time, boot].compactMap { $0 }
    list += queues
    list += [banner, coverCame, coverWent, unchanged].compactMap { $0 }
    let changes = DeviceChanges(from: old, to: new, text: machine.text)
    if changes.movesNothing { list.append(standing) }
    if let suspended { list.append(suspended) }
    return list
  }

  /// What the app does by itself needs no message to it.
  private var ownCode: String? {
    switch action {
    case .begin, .end, .interaction, .grow:
      "this is what the app's own code does; the system takes note and sends nothing for it"
    case .hang: "its main thread is busy from now on; what is sent to it will wait"
    default: nil
    }
  }

  private var time: String? {
    switch action {
    case .wait, .next: "time passed, and nothing that is told to an app fell due in it"
    default: nil
    }
  }

  private var boot: String? {
    if new.apps.allSatisfy({ $0.process == .notRunning }), old.apps == new.apps {
      return "no app has a process, so there is nobody who could be told"
    }
    return nil
  }

  /// What was sent and not taken.
  private var queues: [String] {
    new.apps.compactMap { app in
      let waiting = new.queues[Int(app.id.raw)]
      let count = waiting.count - old.queues[Int(app.id.raw)].count
      guard count > 0 else { return nil }
      let name = machine.text.name(app.id)
      let what = waiting.suffix(count).map { machine.selector($0.message) }
      let state = app.isHung ? "hangs" : "is suspended and runs no code"
      let isWatched = app.watchdog != .never
      let until =
        app.isHung
        ? isWatched ? "it goes on or the watchdog kills it" : "it goes on" : "it is resumed"
      return
        "\(name) \(state): \(Words.count(count, "message")) wait\(count == 1 ? "s" : "") in its "
        + "queue until \(until): \(Words.list(what))"
    }
  }

  private var banner: String? {
    guard old.situation.banner != new.situation.banner, old.situation.covers == new.situation.covers
    else { return nil }
    guard let banner = new.situation.banner else {
      return "the banner goes; it covered nothing, so nothing is uncovered"
    }
    return "\(situation.words(banner)) covers nothing: what is in front stays as it was"
  }

  private var coverCame: String? {
    let isMore = new.situation.covers.count > old.situation.covers.count
    guard isMore || new.situation.isSwitching && !old.situation.isSwitching else { return nil }
    guard let windows = situation.windows(new) else { return nobodyInFront("become inactive") }
    guard old.situation.isCovered else { return nil }
    let what =
      old.situation.covers.isEmpty
      ? "the app switcher" : situation.covers(old.situation)
    return "\(windows) was covered already, by \(what): a second cover changes nothing for it"
  }

  private var coverWent: String? {
    let isLess = new.situation.covers.count < old.situation.covers.count
    guard isLess || old.situation.isSwitching && !new.situation.isSwitching else { return nil }
    guard let windows = situation.windows(new) else { return nobodyInFront("become active") }
    guard new.situation.isCovered else { return nil }
    let what =
      new.situation.covers.isEmpty
      ? "the app switcher" : situation.covers(new.situation)
    return "\(windows) is still covered, by \(what)"
  }

  private func nobodyInFront(_ state: String) -> String {
    new.situation.isLocked
      ? "the device is locked: no app is on the screen that could \(state)"
      : "no app is on the screen that could \(state)"
  }

  private var unchanged: String? {
    guard old.situation == new.situation, old.apps == new.apps, old.scenes == new.scenes else {
      return nil
    }
    return "nothing in the situation changed: \(situation.sentence(new)), as before"
  }

  private var standing: String {
    let front = new.scenes.filter { $0.state.isForeground }
    if front.isEmpty { return "no scene was or is in the foreground, and none moved" }
    let states = front.map { "\(situation.name($0.id, new)) stays \($0.state)" }
    return "no scene has another state than before: \(Words.list(states))"
  }

  private var suspended: String? {
    let names = new.apps.filter { $0.process == .suspended }.map { machine.text.name($0.id) }
    if names.isEmpty { return nil }
    let isOne = names.count == 1
    return "\(Words.list(names)) \(isOne ? "is" : "are") suspended: none of "
      + "\(isOne ? "its" : "their") code runs, so nothing is taken there"
  }
}

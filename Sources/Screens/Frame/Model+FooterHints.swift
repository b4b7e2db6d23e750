// What the footer offers, what matters most first.
extension Model {
  /// The commands for the footer: those of this moment, and then what is always there.
  var footerHints: [Command] {
    if let followingHints { return followingHints }
    let usual = keys.hints(in: context)
    guard popup == nil else { return usual }
    let first = keysOfMoment.compactMap { command in
      keys.commands.first {
        $0 == command && !$0.keys.isEmpty && $0.contexts.contains(screenContext)
      }
    }
    // In the tour Enter goes on, which its own line says.
    let others: [Command] = goesOnByEnter ? [.accept, .openSelected] : []
    return first
      + usual.filter { command in
        !first.contains(command) && !others.contains(command)
          && !(isReplayed && command.leavesReplay)
      }
  }

  /// Whether more of an opened session is to come.
  private var isReplayed: Bool {
    travel.playback != nil
      || (travel.lesson != nil || practice?.showsSolution == true) && !isAtPresent
  }

  /// What matters where a session is replayed, or looked back at.
  private var keysOfMoment: [Command] {
    if travel.playback != nil { return [.clock, .nextMessage, .stepBack] }
    if context == .log { return [] }
    if let practice, practice.showsSolution, !isAtPresent {
      return [.nextMessage, .clock, .stepBack]
    }
    if looksBack { return [.toPresent, .nextMessage, .stepBack] }
    guard travel.lesson != nil else { return showsControls ? [.useControl] : [] }
    return isAtPresent
      ? [.stepBack, .scenarios] : [.nextMessage, .clock, .stepBack, .toPresent, .scenarios]
  }
}

extension Command {
  /// Whether it acts on the device, so that a session of the user's own begins.
  fileprivate var leavesReplay: Bool {
    if case .action = definition.kind { return true }
    return self == .openSelected
  }
}

import TerminalKit

// Commands for the chosen row. While the log has the keys, they take precedence over the device's.
extension Command {
  static let why = Command(
    "why", [.enter], .log, in: .log, hints: .log, do: { $0.explainChosenRow() }
  ).inPalette.with { $0.subcommands = ["explain", "rules"] }

  static let fold = Command(
    "fold", ["f"], .log, in: .log, hints: .log, do: { $0.toggleFold() })

  static let onlyMessage = Command(
    "only-message", ["o"], .log, in: .log, hints: .log, do: { $0.toggleMessageFilter() })

  static let onlyReceiver = Command(
    "only-receiver", ["O"], .log, in: .log, do: { $0.toggleReceiverFilter() })

  static let mark = Command("mark", ["m"], .log, in: .log, do: { $0.toggleMark() })

  static let copyLines = Command(
    "copy-lines", ["y"], .log, in: .log, effects: { $0.copyLines() })

  static let saveLines = Command(
    "save-lines", ["w"], .log, in: .log, effects: { $0.askWhereToSave() })

  /// If the log has nothing to clear, Escape acts on the device.
  static let clearLog = Command(
    "clear-log", [.escape], .log, in: .log,
    effects: { $0.clearLog() ? [] : $0.perform(.dismiss) }
  )
  .with { $0.endsPlaying = true }

  static let log = [
    why, fold, onlyMessage, onlyReceiver, mark, copyLines, saveLines, clearLog,
  ]
}

// The log as a whole.
extension Command {
  static let search = Command("search", ["/"], .panels, in: .screen, do: { $0.askWhatToSearch() })
    .inPalette

  static let searchNext = Command(
    "search-next", ["n"], .panels, in: .screen, do: { $0.search(forward: true) })

  static let searchPrevious = Command(
    "search-previous", ["N"], .panels, in: .screen, do: { $0.search(forward: false) })

  static let logLevel = Command(
    "log-level", [.view("m")], .panels, in: .screen, do: { $0.cycleFilter() }
  ).inPalette

  static let onlyApp = Command(
    "only-app", [.view("a")], .panels, in: .screen, do: { $0.toggleAppFilter() }
  )
  .inPalette

  static let silence = Command(
    "silence", [.view("h")], .panels, in: .screen, do: { $0.toggleSilence() }
  ).inPalette

  static let logView = [search, searchNext, searchPrevious, logLevel, onlyApp, silence]

  static let foldAll = Command(
    "fold-all", [.view("f")], .panels, in: .screen, do: { $0.toggleAllFolds() }
  )
  .inPalette

  static let spelling = Command(
    "spelling", [.view("o")], .panels, in: .screen, do: { $0.toggleSpelling() }
  )
  .inPalette

  static let logWhole = [foldAll, spelling]
}

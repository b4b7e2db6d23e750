import CLibrary
import Followers
import Practice
import Preferences
import Rulebooks
import Screens
import Sessions
import Settings
import TerminalKit
import Terminals
import TextFiles
import Texts
import Workbench

/// Everything that the interface is opened with.
struct InterfaceOpening {
  let library: Library
  var session: String?
  var isAtEnd = false
  /// The kept session that is continued.
  var resumed: String?
  var overrides = Overrides()
  var recording: String?
  /// Whether to continue the session in the file that is recorded to, if there is one.
  var goesOn = false
  var settings = SettingsOptions()
  /// Whether plain-text mode is asked for.
  var isLinear = false
  /// Whether the tour begins immediately.
  var hasTour = false
  /// The file that remembers the learner's progress; nil if nothing is remembered.
  var progress = ProgressFile.usual
  /// The quiz that begins immediately.
  var quiz: QuizShelf.Options?
  /// Whether apps' own code runs without a question.
  var isLive = false
  /// What is followed, and its name; the user has no session of their own then.
  var followed: (follower: any Follower, file: String)?

  init(library: Library) { self.library = library }

  /// Opens the interface and returns when it has been quit.
  func open() throws {
    let settings = try settings.settings(library)
    let theme = try self.settings.theme(settings)
    var model = try model(settings, theme)
    if hasTour { model.work({ $0.goOnWithTour() }) }
    if isLive, !model.hasSources {
      throw Problem(file: session ?? "--live", localized("hosting.no-host"))
    }
    model.work {
      $0.setFolders(
        SourceFolders(
          current: CurrentFolder.path, session: Folders.of(session ?? ""),
          home: SettingsPath.variable("HOME") ?? ""))
    }
    let (progress, isQuestionDue) = prepareQuiz(&model)
    let hasLines = isLinear || InterfaceOpening.isDumb
    let isPiped = followed?.file == "-"
    if let followed {
      let name = followed.file.split(separator: "/").last.map(String.init) ?? followed.file
      // A note is no longer than a screen is wide: there the folders are omitted.
      model.work {
        $0.follow(
          name: isPiped ? localized("following.input") : name, file: hasLines ? followed.file : name
        )
      }
    }
    if hasLines {
      var loop = LinearLoop(
        model: consume model, following: followed?.follower, isPiped: isPiped)
      loop.resumed = resumed
      loop.progress = progress
      loop.buildsAtOnce = isLive
      loop.run(recordingTo: recording, recordingMode)
      if loop.lacksCode { throw Exit.unusable }
      return
    }
    if session == nil, resumed == nil, followed == nil, !hasTour, quiz == nil {
      if TourOffer.claim() { model.offerTour() } else if isQuestionDue { model.offerQuestion() }
    }
    // From here on the terminal is ours; all problems of the input have been reported.
    let terminal = try Terminal(
      theme: theme.theme, mouse: settings.mouse, inputIsElsewhere: isPiped)
    if let type = terminal.replacedType { model.terminalReplaced(type, by: terminal.type) }
    // No second model is left here: with one, the first action would copy the whole log.
    var loop = InterfaceLoop(model: consume model, terminal: terminal)
    loop.follower = followed?.follower
    loop.resumed = resumed
    loop.progress = progress
    if loop.model.hasSources, followed == nil {
      loop.liveSession = try (session ?? resumed).map {
        try SessionSource.parsed($0, library, overrides: overrides)
      }
      if isLive {
        loop.buildsAtOnce = true
      } else {
        loop.model.askForCode()
      }
    }
    loop.run(recordingTo: recording, recordingMode)
    if let file = loop.recorded {
      let path = Folders.path(file, in: CurrentFolder.path)
      Output.write(localized("recording.is-in", ["file": path]) + "\n", to: 2)
    }
    if loop.hasKept { Output.write(localized("recording.kept") + "\n", to: 2) }
    if loop.isInterrupted { throw Exit.interrupted }
  }

  /// A file that does not exist cannot be continued.
  private var recordingMode: RecordingMode {
    goesOn && recording.map(SessionSource.isThere) == true ? .goOn : .new
  }

  /// Hands the learner's progress over. Returns the file that remembers it, and whether somebody
  /// who has answered questions before has yet to be asked the question of the day.
  private func prepareQuiz(_ model: inout Model) -> (ProgressFile?, isQuestionDue: Bool) {
    var progress = progress
    var options = quiz ?? QuizShelf.Options(seed: UInt64.random(in: 0 ... .max))
    options.today = progress == nil ? nil : CalendarDay.today
    var learner = Learner()
    do {
      learner = try progress?.read() ?? Learner()
    } catch {
      // A file that cannot be read is not written over.
      progress = nil
      model.progressFailed("\(error)")
    }
    model.work { $0.setQuizzes(options, learner: learner) }
    if quiz != nil { model.openQuiz() }
    return (progress, learner.lastDay != nil && learner.lastDay != options.today)
  }

  /// A terminal that cannot show a picture gets plain-text mode.
  private static var isDumb: Bool {
    SettingsPath.variable("TERM") == "dumb" && isatty(0) == 1 && isatty(1) == 1
  }

  private func model(_ settings: Settings, _ theme: ThemeName) throws -> Model {
    var preferences = settings.preferences
    preferences.theme = theme
    let settingsPath = self.settings.file ?? SettingsPath.path
    guard let session = session ?? resumed else {
      var overrides = overrides
      overrides.device = overrides.device ?? settings.device
      overrides.os = overrides.os ?? settings.os
      let empty = SourceFile(name: localized("session.command-line"), text: "")
      let file = try SessionParser.parse(empty, library: library, overrides: overrides)
      let simulation = try Simulation(file.setup, library: library)
      return Model(
        simulation: simulation, library: library, preferences: preferences,
        settingsPath: settingsPath)
    }
    let source = try SessionSource.find(session, library)
    let opened = try OpenedSession(reading: source, library: library, overrides: overrides)
    let simulation = Simulation(opened.simulation.setup, rules: opened.simulation.rules)
    var model = Model(
      simulation: simulation, library: library, preferences: preferences,
      settingsPath: settingsPath)
    if let resumed {
      model.work { $0.resume(opened, leftAt: KeptSessions.words(for: resumed)) }
    } else {
      model.open(opened, atEnd: isAtEnd)
    }
    return model
  }
}

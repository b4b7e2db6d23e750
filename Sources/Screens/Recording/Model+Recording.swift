import Sessions
import Texts
import Workbench

extension Model {
  /// Begins to record to a file: the event loop is asked for it.
  public mutating func startRecording(_ path: String, _ mode: RecordingMode = .new) -> [Effect] {
    work { $0.startRecording(path, mode) }
  }

  /// The file is open at its end: its session goes on.
  public mutating func recordingContinues(_ session: OpenedSession) -> [Effect] {
    work { $0.recordingContinues(session) }
  }

  /// The file is open: it begins with the whole session so far.
  public mutating func recordingOpened() -> [Effect] { work { $0.recordingOpened() } }

  /// A file of that name is there already: what to do with it is asked.
  public mutating func recordingExists(_ path: String) {
    work { $0.recordingExists(path) }
    let ways: [(String, RecordingMode)] = [("go-on", .goOn), ("overwrite", .overwrite)]
    popup = ItemList(
      title: localized("recording.exists", ["file": path]),
      items: ways.map { name, mode in
        ItemList.Item(
          title: localized("recording.\(name)"), detail: localized("recording.\(name)-help")
        ) { model, _ in model.startRecording(path, mode) }
      })
  }

  /// The file could not be opened, or not be written: the session goes on without it.
  public mutating func recordingFailed(_ reason: String) { work { $0.recordingFailed(reason) } }

  /// Somebody else cut the file off; what comes is appended to what is left.
  public mutating func recordingWasCut() { work { $0.recordingWasCut() } }

  mutating func toggleRecording() -> [Effect] {
    switch recording.status {
    case .on: return work { $0.endRecording() }
    case .opening: return []
    case .off, .failed:
      popup = Prompt(localized("panels.record"), suggestion: recording.lastPath ?? "class.session")
      { model, path in
        path.isEmpty ? [] : model.startRecording(path)
      }
      return []
    }
  }
}

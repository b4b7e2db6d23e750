import Sessions
import Texts
import Workbench

extension Model {
  /// A file of that name is there already: what to do with it is asked.
  public mutating func recordingExists(_ path: String) {
    work { $0.recordingExists(path) }
    let ways: [(String, RecordingMode)] = [("go-on", .goOn), ("overwrite", .overwrite)]
    popup = ItemList(
      title: localized("recording.exists", ["file": path]),
      items: ways.map { name, mode in
        ItemList.Item(
          title: localized("recording.\(name)"), detail: localized("recording.\(name)-help")
        ) { model, _ in model.work { $0.startRecording(path, mode) } }
      })
  }

  mutating func toggleRecording() -> [Effect] {
    switch recording.status {
    case .on: return work { $0.endRecording() }
    case .opening: return []
    case .off, .failed:
      popup = Prompt(localized("panels.record"), suggestion: recording.lastPath ?? "class.session")
      { model, path in
        path.isEmpty ? [] : model.work { $0.startRecording(path) }
      }
      return []
    }
  }
}

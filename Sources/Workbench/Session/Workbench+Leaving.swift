import Sessions
import Texts

// Nothing that was done is lost by leaving a session.
extension Workbench {
  /// What leaving this session asks for: its recording ends, or else the session is kept.
  public mutating func leaveSession() -> [Effect] {
    isRecording ? endRecording() : keepSession()
  }

  /// Hands the session over as a file, where it has actions that are in no file.
  private mutating func keepSession() -> [Effect] {
    guard recording.isUnkept, following == nil else { return [] }
    recording.nothingIsUnkept()
    var whole = simulation
    // A session that is left in the past is kept to its end.
    whole.timeline.move(to: whole.timeline.entries.count)
    let revision = try? library.revisions().current
    let host = { ownCode.folders.absolute($0) }
    if let text = Recorder.recording(of: whole, travel.branches, revision: revision, host: host) {
      return [.keep(text, isResumed: recording.isResumed)]
    }
    var text = ""
    var recorder = Recorder(
      whole, revision: revision, narration: narration(at:), host: host, write: { text += $0 })
    text += recorder.end(whole)
    return [.keep(text, isResumed: recording.isResumed)]
  }

  /// The session that was left is kept in a file.
  public mutating func sessionKept() {
    let earlier = notice
    say(localized("notes.session-kept"))
    join(earlier)
  }
}

import Sessions
import TerminalKit
import Texts
import Workbench

extension Canvas {
  /// The right of the line at the top, while a session is followed: which, whether more is to come
  /// and how much waits, what is wrong with it, what is recorded, and the device's time. What is
  /// most important keeps its room longest.
  mutating func drawFollowing(_ model: Model, x: Int, before right: Int, y: Int) {
    guard let following = model.following, let place = model.followedPlace else { return }
    var end = right
    if place != .liveEnd || !following.count.isEmpty {
      let back = KeyTable.row(following.count, keys.key(of: .toPresent))
      end = putButton(back, .toPresent, .accent, x: x, before: end, y: y)
    }
    end = putButton(following.mark, .difference, .error, x: x, before: end, y: y)
    let style: Style = model.hasLostRecording ? .error : .recording
    end = putButton(recordingText(model, room: 0), .record, style, x: x, before: end, y: y)
    let room = end - x - 4
    guard room > 8 else { return }
    let title = following.title(at: place)
    let time = followedTime(model, at: place)
    let isShort = TextWidth.columns(of: title) + TextWidth.columns(of: time) + 3 <= room
    let isLive = following.state == .live && place == .liveEnd
    end = putRight(
      Shortening.middle(title, to: room), before: end, y: y, isLive ? .accent : .paused)
    guard isShort else { return }
    let start = putRight(time, before: end - 3, y: y, .dim)
    if place != .liveEnd {
      hit(Rect(x: start, y: y, width: end - 3 - start, height: 1), .command(.clock))
    }
  }

  /// Where there is room for it. Returns where what stands left of it ends.
  private mutating func putButton(
    _ text: String, _ command: Command, _ style: Style, x: Int, before end: Int, y: Int
  ) -> Int {
    guard !text.isEmpty, end - x > TextWidth.columns(of: text) + 4 else { return end }
    let start = putRight(text, before: end, y: y, style)
    hit(Rect(x: start, y: y, width: end - start, height: 1), .command(command))
    return start - 2
  }

  /// The time is the file's, but on a line of one's own it flows and stands as anywhere.
  private func followedTime(_ model: Model, at place: Following.Place) -> String {
    let time = TimeText.clock(model.device.now)
    if model.travel.playback != nil { return localized("title.plays", ["time": time]) }
    switch place {
    case .liveEnd, .past: return time
    case .ownLine: return model.clockFlows ? "▶ \(time)" : "‖ \(time)"
    }
  }
}

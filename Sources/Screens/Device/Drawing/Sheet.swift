import Lifecycle
import TerminalKit
import Texts

/// What an overlay says, and what can be answered.
struct Sheet {
  enum Placement { case top, middle, bottom, all }

  /// What an overlay is drawn as.
  enum Form {
    /// A box with words and answers.
    case box
    case controlCenter, notificationCenter
    /// A call that fills the screen.
    case call
    /// The slider that shuts the device off.
    case slider
  }

  var title = ""
  var lines: [String] = []
  var answers: [(command: Command, words: String)] = []
  var placement = Placement.middle
  var form = Form.box

  /// Where it lies. The last row is left to the states, which are what an overlay changes.
  func area(in rect: Rect) -> Rect {
    let room = rect.height - 1
    let x = { (width: Int) in rect.x + (rect.width - width) / 2 }
    switch form {
    case .slider:
      let width = min(rect.width, 32)
      let y = rect.y + min(2, rect.height / 5)
      return Rect(x: x(width), y: y, width: width, height: 3)
    case .controlCenter:
      let width = min(rect.width, 44)
      let height = min(room, placement == .all ? 16 : 12)
      let left = placement == .all ? rect.maxX - width : x(width)
      let y = placement == .all ? rect.y : rect.y + room - height
      return Rect(x: rect.width < 60 ? x(width) : left, y: y, width: width, height: height)
    case .notificationCenter, .call, .box: break
    }
    let widest = (lines + [title]).map { TextWidth.columns(of: $0) }.max() ?? 0
    let width = min(rect.width, max(18, widest + 6, min(30, rect.width * 2 / 3)))
    let height = min(room, lines.count + 6)
    switch placement {
    case .top:
      let height = form == .notificationCenter ? max(8, room / 2) : height
      return Rect(x: rect.x, y: rect.y, width: rect.width, height: min(room, height))
    case .middle:
      return Rect(x: x(width), y: rect.y + (room - height) / 2, width: width, height: height)
    case .bottom:
      return Rect(x: x(width), y: rect.y + room - height, width: width, height: height)
    case .all: return Rect(x: rect.x, y: rect.y, width: rect.width, height: room)
    }
  }
}

extension Model {
  /// The words on the buttons of what is on the device, which the footer uses as well.
  var acceptVerb: String? { verb(of: .accept) }
  var dismissVerb: String? { verb(of: .dismiss) }

  private func verb(of command: Command) -> String? {
    let situation = device.situation
    var answers: [(command: Command, words: String)] = []
    if let overlay = topOverlay {
      answers = Sheet(self, overlay).answers
    } else if situation.isOn, !situation.isLocked, let banner = situation.banner {
      // In the App Switcher, Esc leaves it.
      if situation.isSwitching, command == .dismiss { return nil }
      answers = Sheet.answers(banner)
    } else if situation.isOn, !situation.isLocked, !situation.isSwitching,
      case .system(let app, _) = situation.front
    {
      answers = Sheet.answers(app)
    }
    return answers.first { $0.command == command }?.words
  }
}

extension Sheet {
  static func answers(_ banner: Banner) -> [(command: Command, words: String)] {
    let isCall = banner == .call
    return [
      (.dismiss, localized(isCall ? "device.answer-decline" : "device.answer-close")),
      (.accept, localized(isCall ? "device.answer-answer" : "device.answer-open")),
    ]
  }

  static func answers(_ app: SystemApp) -> [(command: Command, words: String)] {
    [(.dismiss, localized(app == .phone ? "device.answer-end" : "device.answer-close"))]
  }

  /// The lines of a text.
  static func lines(_ key: String) -> [String] {
    localized(key).split(separator: "|").map(String.init)
  }

  init(_ model: Model, _ overlay: Overlay) {
    let looks = Looks(model)
    switch overlay {
    case .controlCenter:
      self.init(
        title: localized("overlays.title-control-center"),
        answers: [(.dismiss, localized("device.answer-close"))],
        placement: looks.has(.controlCenterPage) ? .all : .bottom, form: .controlCenter)
    case .notificationCenter(let full):
      self.init(
        title: localized("overlays.title-notification-center"),
        lines: Sheet.lines(full ? "device.pulled-all" : "device.pulled-part"),
        answers: [(.dismiss, localized("device.answer-close"))], placement: full ? .all : .top,
        form: .notificationCenter)
    case .systemAlert:
      self.init(
        title: localized("device.title-system-alert"), lines: Sheet.lines("device.alert-text"),
        answers: [
          (.dismiss, localized("device.answer-deny")), (.accept, localized("device.answer-allow")),
        ])
    case .interruption(let interruption): self.init(interruption, looks)
    case .localAlert(let app), .remoteAlert(let app):
      self.init(
        title: model.name(app), lines: Sheet.lines("device.notification-text"),
        answers: [
          (.dismiss, localized("device.answer-close")), (.accept, localized("device.answer-view")),
        ])
    case .call:
      self.init(
        title: localized("device.title-call"), lines: Sheet.lines("device.call-text"),
        answers: [
          (.dismiss, localized("device.answer-decline")),
          (.accept, localized("device.answer-answer")),
        ],
        placement: .all, form: .call)
    case .powerOffer:
      self.init(
        answers: [
          (.dismiss, localized("device.answer-cancel")), (.accept, localized("device.power-off")),
        ], placement: .top, form: .slider)
    }
  }

  private init(_ interruption: Interruption, _ looks: Looks) {
    switch interruption {
    case .permission:
      self.init(
        title: localized("device.title-permission"), lines: Sheet.lines("device.permission-text"),
        answers: [
          (.dismiss, localized("device.answer-deny")), (.accept, localized("device.answer-allow")),
        ])
    case .biometric:
      self.init(
        title: looks.biometrics.title, lines: [looks.biometrics.picture, looks.biometrics.words],
        answers: [
          (.dismiss, localized("device.answer-cancel")),
          (.accept, localized("device.answer-match")),
        ])
    case .siri:
      self.init(
        title: localized("device.title-siri"), lines: Sheet.lines("device.siri-text"),
        answers: [
          (.dismiss, localized("device.answer-close")), (.accept, localized("device.answer-done")),
        ], placement: .bottom)
    case .textMessage:
      self.init(
        title: localized("device.title-text-message"), lines: Sheet.lines("device.message-text"),
        answers: [
          (.dismiss, localized("device.answer-close")), (.accept, localized("device.answer-reply")),
        ])
    case .calendarAlert:
      self.init(
        title: localized("device.title-calendar"), lines: Sheet.lines("device.calendar-text"),
        answers: [
          (.dismiss, localized("device.answer-close")), (.accept, localized("device.answer-view")),
        ])
    }
  }
}

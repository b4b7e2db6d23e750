internal import Conversation

/// What the app has set in its defaults during a message.
@MainActor enum Saved {
  static func report() {
    for (key, value) in Defaults.app.takeChanges() {
      let text = value.map { " " + LineWord.word(DefaultsValue.shown($0)) }
      Host.line.write("saved \(LineWord.word(key))\(text ?? "")")
    }
  }
}

/// What happens to an app without a word to it, as the log says it.
enum SystemWord {
  static func sentence(_ word: String) -> String {
    switch word {
    case "launched": "launched: a new process"
    case "suspended": "suspended; nothing is sent"
    case "resumed": "resumed; nothing is sent"
    case "woken": "woken in the background"
    case "jetsammed": "jetsammed; nothing is sent"
    case "killed": "killed"
    case "sessionStored": "has its scene session stored"
    case "sessionDiscarded": "has its scene session discarded"
    default: word
    }
  }
}

import Foundation

/// A word that texts do not use any more, and what they say instead.
struct OldWord {
  var expression: NSRegularExpression
  var instead: String

  private init(_ pattern: String, _ instead: String) {
    self.expression = OldWord.expression(pattern)
    self.instead = instead
  }

  private static func expression(_ pattern: String) -> NSRegularExpression {
    guard let new = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
      preconditionFailure(pattern)
    }
    return new
  }

  static let all = messages + device + session + spelling

  private static let messages = [
    OldWord(#"\b(is|are|be|being|was|were|been) told\b"#, "receives; is called"),
    OldWord(#"\b(hears?|heard)\b"#, "receives; is called"),
    OldWord(#"\bwithout a word\b"#, "without notice; no method is called"),
    OldWord(#"\bnothing is said to\b"#, "receives no message"),
    OldWord(#"\bfrom nowhere\b"#, "not in the background"),
    OldWord(#"\bwhat to make of\b"#, "what to do in it"),
    OldWord(#"\bwhat (came|comes|becomes) of\b"#, "the result of"),
    OldWord(#"\bledgers?\b"#, "rules"),
    OldWord(#"\bstanding\b"#, "evidence"),
    OldWord(#"\bthose who\b|\bwhoever\b|\bwhatever\b"#, "the name of the person or thing"),
    OldWord(#"\bof the system's\b"#, "a system alert; the system's …"),
    OldWord(#"\bin the other way\b"#, "the name of the way"),
  ]

  private static let device = [
    OldWord(#"(?<![\w.-])cover(s|ed|ing)?(?![\w-]|\.\w)|\buncovered\b"#, "overlay"),
    OldWord(#"\b(lies?|lay|lying) (over|on top)\b"#, "overlay; is on top"),
    OldWord(#"\bshut(s|ting)? (itself |it )?off\b"#, "power off; the power-off slider"),
    OldWord(#"\bswiped up\b(?! in the App Switcher)"#, "force-quit (swipe up in the App Switcher)"),
    OldWord(#"\bsecond screen\b"#, "external display"),
    OldWord(#"\bdevice is turned\b|\bturn the device\b"#, "rotated"),
    OldWord(#"\bsummon"#, "opened by a URL, a quick action, a notification"),
    OldWord(#"\ba (finger|face)\b(?! ID)"#, "Touch ID or Face ID"),
    OldWord(#"\bstarted ahead\b"#, "prewarmed"),
    OldWord(
      #"(?<!(app|presses,|presses and|press and a) )\breleases?\b(?! (notes|build|mode|the |to ))"#,
      "iOS version"),
    OldWord("(?-i:[Cc]ontrol center|control Center)", "Control Center"),
    OldWord("(?-i:[Nn]otification center|notification Center)", "Notification Center"),
    OldWord("(?-i:[Aa]pp switcher|the switcher)", "App Switcher"),
    OldWord("(?-i:[Hh]ome screen|[Ll]ock screen)", "Home Screen, Lock Screen"),
  ]

  private static let session = [
    OldWord(#"\b(falls?|fell|fallen) due\b|\b(is|are|was|next) due\b"#, "is scheduled; next event"),
    OldWord(#"\banew\b"#, "redo; restart; again"),
    OldWord(#"\b(take|takes|taken|took) over\b"#, "continue from here"),
    OldWord(#"\b(leaves?|left|leaving) out\b"#, "removes; omits"),
    OldWord(#"\b(looks|looking) on\b|\bto look on\b"#, "follow; watch live"),
    OldWord(#"\bother moments\b"#, "points in time; timeline"),
    OldWord(#"\bstate of things\b"#, "state"),
    OldWord(#"\bset-up\b(?! (device|os|app|without))"#, "setup"),
    OldWord(#"\bblanks\b"#, "spaces"),
  ]

  private static let spelling = [
    OldWord("colour(?!-blind)", "color"),
    OldWord("behaviour", "behavior"),
    OldWord(#"\b(favour|neighbour|honour)"#, "favor, neighbor, honor"),
    OldWord(
      #"\b\w*(minimis|recognis|initialis|organis|summaris|normalis|synchronis)\w*"#, "-ize"),
    OldWord(#"\bcentre"#, "center"),
    OldWord(#"\blicence"#, "license"),
    OldWord(#"\bgrey"#, "gray"),
    OldWord(#"\b(modell|labell|cancell|travell|signall)(ed|ing)\b"#, "one l"),
  ]

  /// Quoted words, code, and places for values.
  private static let quoted = expression(#"`[^`\n]*`|(?<!\w)'[^'\n]+'(?!\w)|\{[\w.-]+\}"#)

  /// The old words in a text, each with its line, from 1.
  static func found(in text: String) -> [(word: String, line: Int, instead: String)] {
    let all = NSRange(text.startIndex..., in: text)
    let prose =
      quoted.stringByReplacingMatches(in: text, range: all, withTemplate: " ") as NSString
    let range = NSRange(location: 0, length: prose.length)
    return OldWord.all.flatMap { word in
      word.expression.matches(in: prose as String, range: range).map { match in
        let before = prose.substring(to: match.range.location)
        let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        return (prose.substring(with: match.range), line, word.instead)
      }
    }
  }
}

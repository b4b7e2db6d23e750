/// Where words are typed an app may be chosen already, and need not be named. Files name it always.
extension ActionWord {
  /// The word as it may be typed while an app is chosen.
  public var whileAppIsChosen: ActionWord {
    guard appIsOptional else { return self }
    return ActionWord(
      word: word, arguments: [.optionalApp] + arguments.dropFirst(), performer: performer,
      weight: weight, make: make,
      spell: spell)
  }

  /// What may come next behind some words, in the order in which it is likely.
  public func next(after words: [String], among apps: [String]) -> [Argument] {
    if words.isEmpty { return Array(arguments.prefix(appIsOptional ? 2 : 1)) }
    let place = words.count + (omitsApp(before: words[0], among: apps) ? 1 : 0)
    return place < arguments.count ? [arguments[place]] : []
  }

  /// Whether the app is omitted if this is the first word behind, or none is.
  func omitsApp(before next: String?, among apps: [String]) -> Bool {
    guard appIsOptional else { return false }
    guard let next else { return true }
    return !apps.contains(next) && arguments.dropFirst().first?.takes(next) == true
  }

  /// Not where a text follows: a name that is spelled wrongly would be taken for it.
  public var appIsOptional: Bool {
    guard arguments.first == .app else { return false }
    guard arguments.count > 1, case .text = arguments[1] else { return true }
    return false
  }
}

extension ActionWord.Argument {
  /// Whether a word can be nothing else than this argument, once it is no app.
  fileprivate func takes(_ word: String) -> Bool {
    switch self {
    case .choice(let words): words.contains(word)
    case .optional(let flag): word == flag
    case .seconds, .optionalSeconds: Seconds.milliseconds(word.utf8) != nil
    case .megabytes: UInt16(word) != nil
    case .app, .optionalApp, .window, .numberedWindow, .text, .optionalText: false
    }
  }
}

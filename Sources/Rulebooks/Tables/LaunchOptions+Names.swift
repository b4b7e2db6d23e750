import Lifecycle

extension LaunchOptions {
  /// Every option with its word.
  public static let words: [(word: String, options: LaunchOptions)] = [
    ("url", .url), ("activity", .activity), ("quickAction", .quickAction),
    ("remoteNotification", .remoteNotification), ("localNotification", .localNotification),
    ("location", .location), ("storedState", .storedState),
  ]

  /// A single option's word.
  public var word: String { LaunchOptions.words.first { $0.options == self }?.word ?? "" }

  /// Where an app finds them: `launchOptions[.url]`, `connectionOptions.urlContexts`.
  func names(in place: MessageTable.Options) -> [String] {
    LaunchOptions.words.compactMap { contains($0.options) ? $0.options.name(in: place) : nil }
  }

  /// The name of a single option; nil where it is not found there.
  private func name(in place: MessageTable.Options) -> String? {
    switch (place, self) {
    case (.launchOptions, .url): "launchOptions[.url]"
    case (.launchOptions, .activity): "launchOptions[.userActivityDictionary]"
    case (.launchOptions, .quickAction): "launchOptions[.shortcutItem]"
    case (.launchOptions, .remoteNotification): "launchOptions[.remoteNotification]"
    case (.launchOptions, .localNotification): "launchOptions[.localNotification]"
    case (.launchOptions, .location): "launchOptions[.location]"
    case (.connectionOptions, .url): "connectionOptions.urlContexts"
    case (.connectionOptions, .activity): "connectionOptions.userActivities"
    case (.connectionOptions, .quickAction): "connectionOptions.shortcutItem"
    case (.connectionOptions, .remoteNotification), (.connectionOptions, .localNotification):
      "connectionOptions.notificationResponse"
    case (.connectionOptions, .storedState): "stateRestorationActivity"
    default: nil
    }
  }
}

extension ReleaseRules {
  /// What a message's options contain, as its method finds it. Mostly nothing.
  public func options(of message: Message) -> [String] {
    if message.options.isEmpty { return [] }
    return messages.options(of: message.selector).map { message.options.names(in: $0) } ?? []
  }

  /// The rules that passed what a message's options contain, each with its option's name.
  public func passes(
    _ message: Message, to traits: AppTraits, on model: Device.Model
  ) -> [(name: String, rule: Rule)] {
    guard !message.options.isEmpty, let place = messages.options(of: message.selector) else {
      return []
    }
    let trigger = trigger(of: message.rule)
    return rules.flatMap { rule -> [(name: String, rule: Rule)] in
      guard rule.trigger == trigger, rule.unmet(by: traits, on: model, release).isEmpty else {
        return []
      }
      return rule.steps.flatMap { step -> [(name: String, rule: Rule)] in
        guard case .pass(let option) = step, message.options.contains(option) else { return [] }
        return option.names(in: place).map { ($0, rule) }
      }
    }
  }

  /// The method that has not returned when a message is sent. Mostly none.
  public func inside(_ message: Message) -> SelectorID? {
    inside(message.exception) ?? inside(message.rule)
  }
}

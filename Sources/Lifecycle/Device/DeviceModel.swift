extension Device {
  /// What kind of device it is.
  public enum Model: UInt8, CaseIterable, Sendable {
    case iPhone, iPad
  }
}

extension Device.Model {
  /// What the kinds differ in.
  private struct Traits {
    let word: String
    let showsSeveralWindows: Bool
    let startsInLandscape: Bool
  }

  private var traits: Traits {
    switch self {
    case .iPhone: Traits(word: "iPhone", showsSeveralWindows: false, startsInLandscape: false)
    case .iPad: Traits(word: "iPad", showsSeveralWindows: true, startsInLandscape: true)
    }
  }

  /// As Apple writes it, and with it headers, rulebooks, settings and options.
  public var word: String { traits.word }

  public init?(word: some StringProtocol) {
    guard let model = Device.Model.allCases.first(where: { $0.word == word }) else { return nil }
    self = model
  }

  /// Whether windows are side by side on it, and an app may have several.
  public var showsSeveralWindows: Bool { traits.showsSeveralWindows }

  /// Whether it is in landscape before anybody has rotated it.
  var startsInLandscape: Bool { traits.startsInLandscape }

  /// The one after it, and after the last one the first.
  public var next: Device.Model {
    let all = Device.Model.allCases
    return all[(Int(rawValue) + 1) % all.count]
  }
}

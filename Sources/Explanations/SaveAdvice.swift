import Lifecycle
import Rulebooks
import Texts

/// The conclusion of the table of save points for one kind of app: where to save, what that misses,
/// and what nothing helps against. Only calls that no source disputes count.
public struct SaveAdvice: Sendable, Equatable {
  /// A method, and the ways in which an app can end that it is the one to save in for.
  public struct Method: Sendable, Equatable {
    public var name: String
    public var ways: [String]
  }

  public var interface: AppTraits.Interface
  /// The methods to save in, the most useful one first.
  public var methods: [Method] = []
  /// The method of entering the background, where another one was better: before which ends it is
  /// not called.
  public var background: Method?
  /// The same, before which ends its call is disputed.
  public var disputedBackground: Method?
  /// The ways before which no method is called.
  public var hopeless: [String] = []
  /// The ways before which every call is disputed.
  public var uncertain: [String] = []

  /// The advice for some rows, which are of one kind of app on one device and version.
  init(_ interface: AppTraits.Interface, _ rows: [SavePoints.Row]) {
    self.interface = interface
    hopeless = rows.filter { $0.methods.isEmpty }.map(\.way)
    uncertain = rows.filter { !$0.methods.isEmpty && $0.sure.isEmpty }.map(\.way)
    var open = rows.filter { !$0.sure.isEmpty }
    while let best = SaveAdvice.best(of: open) {
      methods.append(Method(name: best, ways: open.filter { $0.sure.contains(best) }.map(\.way)))
      open.removeAll { $0.sure.contains(best) }
    }
    let entering = [
      "applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)",
      "scenePhase(.background)",
    ].first { name in rows.contains { $0.sure.contains(name) } }
    guard let entering, methods.first?.name != entering, let first = methods.first else { return }
    let missed = rows.filter { first.ways.contains($0.way) && !$0.sure.contains(entering) }
    func method(_ rows: [SavePoints.Row]) -> Method? {
      rows.isEmpty ? nil : Method(name: entering, ways: rows.map(\.way))
    }
    background = method(missed.filter { !$0.methods.contains(entering) })
    disputedBackground = method(missed.filter { $0.methods.contains(entering) })
  }

  /// The method that is called in most ways; of several, the last to be called.
  private static func best(of rows: [SavePoints.Row]) -> String? {
    var best: (name: String, count: Int)?
    for row in rows {
      for name in row.sure {
        let count = rows.count { $0.sure.contains(name) }
        let isLater =
          row.sure.firstIndex(of: name) ?? 0 > row.sure.firstIndex(of: best?.name ?? "") ?? -1
        if count > best?.count ?? 0 || count == best?.count && isLater { best = (name, count) }
      }
    }
    return best?.name
  }

  /// The advice in sentences, the conclusion first.
  public var sentences: [String] { paragraphs.map(\.text) }

  /// The same, each with whether it saves edits or loses them.
  public var paragraphs: [Paragraph] {
    var list: [Paragraph] = []
    for (place, method) in methods.enumerated() {
      let text =
        place == 0
        ? localized("ways.save-in", ["method": method.name])
        : localized("ways.also-in", ["method": method.name, "ways": Lists.semicolon(method.ways)])
      list.append(Paragraph("", text, verdict: .good))
    }
    func add(_ key: String, of method: String = "", _ ways: [String], _ verdict: Paragraph.Verdict)
    {
      guard !ways.isEmpty else { return }
      let text = localized(key, ["method": method, "ways": Lists.semicolon(ways)])
      list.append(Paragraph("", text, verdict: verdict))
    }
    if let background { add("ways.misses", of: background.name, background.ways, .bad) }
    if let disputedBackground {
      add("ways.disputes", of: disputedBackground.name, disputedBackground.ways, .disputed)
    }
    add("ways.hopeless", hopeless, .bad)
    add("ways.uncertain", uncertain, .disputed)
    return list
  }
}

extension SavePoints.Row {
  /// The methods that are called whichever source is right.
  fileprivate var sure: [String] { methods.filter { !disputed.contains($0) } }
}

extension SavePoints {
  /// Advice that holds for some devices and versions.
  public struct Conclusion: Sendable {
    public var devices: [Device.Model]
    public var releases: [Release]
    public var advice: SaveAdvice
  }

  /// The conclusions for each kind of app: one for each device and run of versions for which it is
  /// the same.
  public var conclusions: [Conclusion] {
    var list: [Conclusion] = []
    for interface in AppTraits.Interface.allCases {
      let own = rows.filter { $0.interface == interface }
      let perDevice = Device.Model.allCases.map { conclusions(interface, own, on: $0) }
      if perDevice.allSatisfy({ SavePoints.isSame($0, perDevice[0]) }) {
        list += perDevice[0].map { conclusion in
          var both = conclusion
          both.devices = Device.Model.allCases
          return both
        }
      } else {
        list += perDevice.flatMap { $0 }
      }
    }
    return list
  }

  private static func isSame(_ left: [Conclusion], _ right: [Conclusion]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.releases == $1.releases && $0.advice == $1.advice }
  }

  private func conclusions(
    _ interface: AppTraits.Interface, _ rows: [Row], on model: Device.Model
  ) -> [Conclusion] {
    var list: [Conclusion] = []
    let own = rows.filter { $0.devices.contains(model) }
    for release in Set(own.flatMap(\.releases)).sorted() {
      let advice = SaveAdvice(interface, own.filter { $0.releases.contains(release) })
      if list.last?.advice == advice {
        list[list.count - 1].releases.append(release)
      } else {
        list.append(Conclusion(devices: [model], releases: [release], advice: advice))
      }
    }
    return list
  }

  /// The advice for the only kind of app that the rows are about.
  public var advice: SaveAdvice? {
    rows.first.map { SaveAdvice($0.interface, rows) }
  }
}

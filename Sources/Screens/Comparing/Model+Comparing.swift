import Explanations
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts
import Workbench

// The session's actions on another iOS version or device, or with an app told in another way:
// looked through side by side. Nothing of it changes the session.
extension Model {
  /// Everything that the session can be compared with by one key.
  mutating func openVariants() {
    guard hasSomethingToCompare() else { return }
    let setup = simulation.setup
    var items = library.releases.reversed().filter { $0 != setup.release }.map { release in
      let title = (try? library.rules(of: release))?.title ?? "iOS \(release)"
      return Model.row(title, "", Variant(os: "\(release)"))
    }
    let devices = Device.Model.allCases.filter { $0 != setup.model }.map { model in
      Model.row(model.word, localized("comparing.device-about"), Variant(device: model.word))
    }
    items.insert(contentsOf: devices, at: 0)
    if let app = selectedApp {
      let own = setup.apps[Int(app.raw)].traits.interface
      let others = AppTraits.Interface.allCases.filter {
        $0 != own && $0.isPossible(on: simulation.rules)
      }
      items.insert(contentsOf: others.map { row(setup, app, as: $0) }, at: devices.count)
    }
    popup = ItemList(title: localized("comparing.choose"), items: items)
  }

  /// The session with one of its apps written in another way.
  private func row(
    _ setup: Setup, _ app: AppID, as interface: AppTraits.Interface
  ) -> ItemList.Item {
    var draft = SetUpDraft(setup)
    draft.write(Int(app.raw), for: interface)
    let other = draft.apps[Int(app.raw)]
    return Model.row(
      "\(other.name) \(interface.rawValue)", localized("comparing.as-\(interface.rawValue)"),
      Variant(app: other.words))
  }

  private static func row(_ title: String, _ detail: String, _ variant: Variant) -> ItemList.Item {
    ItemList.Item(title: title, detail: detail) { model, _ in
      model.compare(with: variant)
      return []
    }
  }

  /// Does the session's actions on the other device, and shows both.
  mutating func compare(with variant: Variant) {
    guard hasSomethingToCompare() else { return }
    do throws(Diagnostic) {
      popup = try comparison(with: variant)
      goOnComparing()
      // Shows the first difference, if there is one.
      update(ComparingView.self) { view in
        if let first = view.sides.differing.first { view.selected = view.sides.starts[first] }
      }
    } catch {
      say(error.message, .refusal)
    }
  }

  /// The same, by words.
  mutating func compare(with words: String) throws(Diagnostic) {
    let variant = try variant(of: words)
    // What cannot be is said where the words are.
    _ = try variant.simulation(like: simulation.setup, library: library)
    compare(with: variant)
  }

  func variant(of words: String) throws(Diagnostic) -> Variant {
    try VariantWords.parse(
      words, apps: simulation.setup.apps.map(\.name), releases: library.releases)
  }

  private mutating func hasSomethingToCompare() -> Bool {
    if !simulation.timeline.entries.isEmpty { return true }
    say(localized("comparing.nothing"))
    return false
  }

  // MARK: - Slices

  /// Whether there are actions left to be compared.
  var isComparing: Bool { (popup as? ComparingView).map { !$0.sides.isComplete } ?? false }

  /// Compares some more actions, and goes to the difference that was asked for.
  mutating func goOnComparing() {
    guard isComparing else { return }
    update(ComparingView.self) { $0.sides.goOn(by: ComparingView.slice) }
    if (popup as? ComparingView)?.seeksDifference == true { seekDifference(forward: true) }
  }

  // MARK: - Keys

  /// Goes to the next action that does not send the same, or the one before. What has not been
  /// compared yet is waited for.
  mutating func seekDifference(forward: Bool) {
    guard let view = popup as? ComparingView else { return }
    update(ComparingView.self) { $0.seeksDifference = false }
    let line =
      forward
      ? view.difference(after: view.selected) : view.difference(before: view.selected)
    if let line {
      update(ComparingView.self) { $0.selected = line }
    } else if forward, isComparing {
      update(ComparingView.self) { $0.seeksDifference = true }
      say(localized("comparing.seeks"))
    } else {
      say(localized(forward ? "comparing.no-next" : "comparing.no-previous"))
    }
  }

  /// Says why either side has the chosen line: by which rule and source.
  mutating func explainComparedLine() {
    guard let view = popup as? ComparingView, view.sides.lineCount > 0 else { return }
    let place = view.sides.place(ofLine: min(view.selected, view.sides.lineCount - 1))
    var reading = explanation(of: place.act, row: place.row, in: view.sides)
    // After reading why, the user goes on comparing.
    reading.wayBack = { _ in view }
    popup = reading
  }

  func explanation(of act: Int, row: Int?, in sides: SideBySide) -> Reading {
    let row = row.map { sides.act(act).rows[$0] }
    var paragraphs: [Paragraph] = []
    var title = localized("comparing.why-action", ["number": "\(act + 1)"])
    let both = [
      (sides.left, sides.right, "−", row?.left, row?.right),
      (sides.right, sides.left, "+", row?.right, row?.left),
    ]
    // Why one side sends nothing comes first.
    let isRightEmpty = row?.left != nil && row?.right == nil
    for (simulation, other, sign, message, missing) in isRightEmpty ? both.reversed() : both {
      paragraphs.append(.heading("\(sign) \(ComparingView.title(simulation))"))
      if let message, let why = Why(message: message, in: simulation, library) {
        title = localized("panels.why", ["what": why.row.selector])
        paragraphs += why.paragraphs(time: TimeText.clock)
      } else if row == nil || row?.refusal != nil {
        paragraphs += self.paragraphs(
          ActionResult(of: act, in: simulation), of: act, in: simulation)
      } else {
        let reasons = missing.map { message in
          MissingMessage(
            other.timeline.message(at: message), beneath: act, here: simulation, there: other,
            library
          ).reasons
        }
        paragraphs.append(Paragraph("", localized("comparing.not-sent")))
        paragraphs += (reasons ?? []).map { Paragraph("", $0) }
      }
    }
    return Reading(title: title, paragraphs: paragraphs, isOfRow: false)
  }
}

extension SessionView {
  func comparison(with variant: Variant) throws(Diagnostic) -> ComparingView {
    let other = try variant.simulation(like: simulation.setup, library: library)
    return ComparingView(sides: SideBySide(simulation, with: other))
  }
}

extension ComparingView {
  /// A device in a few words.
  static func title(_ simulation: Simulation) -> String {
    Lists.comma([
      simulation.setup.model.word, simulation.rules.title(on: simulation.setup.model),
    ])
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

extension LineWord {
  static let tour = [LineWord("tour") { lines, _ in (lines.toggleTour(), []) }]
}

/// The tour in lines: the same lessons, by the words that are typed in the keys' place.
extension LineInterface {
  /// Begins the tour, or leaves it.
  fileprivate mutating func toggleTour() -> [String] {
    guard tour != nil else { return beginTour() }
    work { $0.leaveTour() }
    return [localized("linear.tour-left")]
  }

  mutating func beginTour() -> [String] {
    do throws(Diagnostic) {
      let steps = try Tour(library.resources).steps.compactMap(\.inWords)
      guard !steps.isEmpty else { return [localized("linear.no-tour")] }
      work { $0.beginTypedTour(steps) }
      return tourStep
    } catch {
      return ["? \(error)"]
    }
  }

  /// `next`, while a tour lasts: behind the last step it ends.
  mutating func goOnWithTour() -> [String] {
    guard let tour else { return [] }
    if tour.index + 1 < tour.steps.count {
      work { $0.goOnWithTour() }
      return tourStep
    }
    work { $0.leaveTour() }
    return [localized("linear.tour-done")]
  }

  /// The next step, where what this one asks for has been done.
  mutating func advanceTour(typed word: String? = nil) -> [String] {
    let before = tour?.index
    work { $0.advanceTour(typed: word) }
    return tour?.index == before ? [] : tourStep
  }

  /// The text of a step: its number, and what to do.
  var tourStep: [String] {
    guard let tour else { return [] }
    let title = localized(
      "linear.tour-step",
      [
        "step": tour.step.title, "number": "\(tour.index + 1)", "count": "\(tour.steps.count)",
      ])
    let apps = simulation.text
    let app = apps.apps.isEmpty ? "" : apps.name(AppID(0))
    return [title, tour.step.text.replacing("{app}", with: app)]
  }
}

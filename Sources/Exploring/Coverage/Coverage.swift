import Lifecycle
import Rulebooks
import Sessions
import TextFiles

/// What some sessions exercise of an iOS version on a device, and what they miss.
public struct Coverage: Sendable {
  /// What keeps a search short: a few seconds, and some tens of megabytes.
  public struct Bounds: Sendable {
    public var mostActions: Int
    public var mostStates: Int

    public init(mostActions: Int = 12, mostStates: Int = 10_000) {
      self.mostActions = mostActions
      self.mostStates = mostStates
    }
  }

  /// An item, and how it is exercised.
  public struct Row: Sendable {
    public var item: CoverageItem
    public var isExercised: Bool
    /// A shortest session, where no session exercises it and one was found: its apps and actions.
    public var apps: [String]
    public var actions: [String]
    /// How many actions were tried without success.
    public var triedActions: Int?
  }

  public let release: Release
  public let model: Device.Model
  private let items: CoverageItems
  private let library: Library
  private var exercised: [Bool]
  public private(set) var sessions = 0

  public init(_ release: Release, on model: Device.Model, library: Library) throws(Diagnostic) {
    self.release = release
    self.model = model
    self.library = library
    items = CoverageItems(try library.rules(of: release), on: model)
    exercised = Array(repeating: false, count: items.count)
  }

  /// Runs a session of this iOS version and device.
  public mutating func add(_ file: SessionFile) throws(Diagnostic) {
    let simulation = try Simulation(file.setup, library: library)
    let meter = CoverageMeter(items, simulation)
    var exercised = exercised
    var log = EventLog()
    log.notesRuns = true
    // The timeline keeps no points of rules, so each action is done once more beside it.
    var kernel = simulation.timeline.kernel
    var run = SessionRun(simulation)
    run.run(file) { done, simulation in
      log.clear()
      guard kernel.pass(done.action.delay, into: &log) else { return }
      if case .act(let action, _) = done.action.step {
        // A refused action has no code, and in the past no entry.
        if done.refusal == nil {
          kernel.send(simulation.timeline.entries[done.place - 1], into: &log)
        } else {
          kernel.send(action, into: &log)
        }
      } else if let arrival = done.arrival {
        kernel.resume(at: arrival)
      }
      meter.each(log) { exercised[$0] = true }
    }
    self.exercised = exercised
    sessions += 1
  }

  /// All that there is, in the order of the rulebook, with a shortest session for what is missing.
  public func rows(_ bounds: Bounds = Bounds()) throws(Diagnostic) -> [Row] {
    let known = items.known
    let missing = zip(known, exercised).map { $0 && !$1 }
    var search = CoverageSearch(items, missing: missing, library: library, bounds: bounds)
    try search.search(exercised: exercised)
    var rows: [Row] = []
    for place in 0..<items.count where known[place] || exercised[place] || search.met[place] {
      let way = search.ways[place]
      rows.append(
        Row(
          item: items[place], isExercised: exercised[place],
          apps: way?.apps.map(\.words) ?? [], actions: way?.actions ?? [],
          triedActions: search.depths[place]))
    }
    let order: [CoverageItem.Kind] = [.rule, .change, .message]
    return order.flatMap { kind in rows.filter { $0.item.kind == kind } }
  }
}

/// One step of what a rule does.
public enum RuleStep: Equatable, Sendable {
  /// A message to one of the app's objects, a notification, or a system word.
  case send(SelectorID, Receiver, Reaction = .none)
  /// A step of the path is walked, with the messages of its own rules.
  case walk(Trigger)
  case effect(BuiltInEffect)
  /// The methods of this trigger that have options receive this in them.
  case pass(LaunchOptions)
  /// The process ends.
  case end
}

/// What an app's own code does in a method: its session says so.
public enum Reaction: UInt8, Sendable {
  case none
  /// It saves what the user has edited.
  case save
  /// It puts what the user has edited back to what it was at first.
  case reset
  /// Nothing; it is a word of the system that is true only when the app's code gets there.
  case waits
}

/// One rule as it concerns one app: what is fixed about the app has been asked already.
public struct RuleInForce: Equatable, Sendable {
  public var id: RuleID
  public var trigger: Trigger
  /// Facts that must hold, and facts that must not.
  public var needs: Facts
  public var forbids: Facts
  public var steps: [RuleStep]
  /// What `UIApplication.applicationState` reads in its messages, where that is not what it is; in
  /// a rule without a step, in those of the next rule.
  public var reads: ApplicationState?

  public init(
    id: RuleID, trigger: Trigger, needs: Facts, forbids: Facts, steps: [RuleStep],
    reads: ApplicationState? = nil
  ) {
    self.reads = reads
    self.id = id
    self.trigger = trigger
    self.needs = needs
    self.forbids = forbids
    self.steps = steps
  }
}

/// An iOS version's rules, folded into flat tables: what the kernel runs. It knows no iOS version
/// number.
public final class Rulebook: Sendable {
  public let features: FeatureSet
  private let limits: [UInt32]
  /// Read for each step of each action: bare memory, since to read an array is to count that it is
  /// being read. It is never written again and lives as long as this.
  nonisolated(unsafe) let instructions: UnsafeBufferPointer<Instruction>
  /// Where each app's rules for each trigger stand among the instructions.
  nonisolated(unsafe) private let bounds: UnsafeBufferPointer<UInt16>
  /// What each app's rules for each trigger ask, all together: no other fact has to be found.
  nonisolated(unsafe) private let questions: UnsafeBufferPointer<UInt64>
  /// How many of them an app has.
  private let triggerCount: Int

  /// Of the values of a limit the last is in force. `apps` has the rules in force for each
  /// installed app, in their order.
  /// `withOptions` are the methods that have options; `namesSession` says by their ids which
  /// messages carry the number of a scene session although their receiver has none.
  public init(
    features: FeatureSet, limits: [(limit: Limit, value: UInt32)], withOptions: [SelectorID],
    namesSession: [Bool], apps: [[RuleInForce]]
  ) {
    self.features = features
    var values = Array(repeating: UInt32.max, count: Limit.allCases.count)
    for (limit, value) in limits { values[Int(limit.rawValue)] = value }
    self.limits = values
    triggerCount = Trigger.allCases.count
    var instructions: [Instruction] = []
    var bounds: [UInt16] = [0]
    var questions: [UInt64] = []
    for rules in apps {
      // Sorted by counting: to take each rule in hand for each trigger is far slower.
      var ends = Array(repeating: 0, count: triggerCount + 1)
      for rule in rules { ends[Int(rule.trigger.rawValue) + 1] += 1 }
      for place in 1...triggerCount { ends[place] += ends[place - 1] }
      var order = Array(repeating: 0, count: rules.count)
      for (index, rule) in rules.enumerated() {
        let trigger = Int(rule.trigger.rawValue)
        order[ends[trigger]] = index
        ends[trigger] += 1
      }
      var start = 0
      for trigger in 0..<triggerCount {
        var asked: Facts = []
        var isRead = false
        for index in order[start..<ends[trigger]] {
          Instruction.append(rules[index], withOptions, to: &instructions)
          // What a rule without a step says of the state holds for the next rule that has one.
          if isRead, !rules[index].steps.isEmpty {
            instructions.append(Instruction(operation: .reads, rule: rules[index].id))
          }
          isRead = rules[index].steps.isEmpty
          asked.formUnion(rules[index].needs.union(rules[index].forbids))
        }
        questions.append(asked.rawValue)
        start = ends[trigger]
        bounds.append(UInt16(instructions.count))
      }
    }
    for index in instructions.indices where instructions[index].operation == .send {
      let selector = Int(instructions[index].selector.raw)
      instructions[index].namesSession = selector < namesSession.count && namesSession[selector]
    }
    self.instructions = Rulebook.memory(of: instructions)
    self.bounds = Rulebook.memory(of: bounds)
    self.questions = Rulebook.memory(of: questions)
  }

  deinit {
    instructions.deallocate()
    bounds.deallocate()
    questions.deallocate()
  }

  private static func memory<Element>(of list: [Element]) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = memory.initialize(from: list)
    return UnsafeBufferPointer(memory)
  }

  func limit(_ limit: Limit) -> UInt32 { limits[Int(limit.rawValue)] }

  @inline(__always)
  func range(_ app: AppID, _ trigger: Trigger) -> Range<Int> {
    let row = app.index * triggerCount + Int(trigger.rawValue)
    return Int(bounds[row])..<Int(bounds[row + 1])
  }

  /// The facts that an app's rules for a trigger ask.
  @inline(__always)
  func asked(_ app: AppID, _ trigger: Trigger) -> Facts {
    Facts(rawValue: questions[app.index * triggerCount + Int(trigger.rawValue)])
  }
}

/// What the kernel's loop reads: a rule's steps, behind a guard where it has one.
struct Instruction {
  enum Operation: UInt8 { case guarded, send, walk, effect, pass, end, reads }

  var operation: Operation
  var reaction: Reaction = .none
  var receiver: Receiver = .system
  var trigger: Trigger = .launch
  var effect: BuiltInEffect = .freeMemory
  var rule: RuleID
  var reads: ApplicationState?
  /// Whether the method that is sent has options.
  var hasOptions = false
  var options: LaunchOptions = []
  var selector = SelectorID(0)
  /// Whether a message to an object without a number carries that of a scene session.
  var namesSession = false
  /// How many instructions a guard that does not hold passes over.
  var skip: UInt16 = 0
  var asked: UInt64 = 0
  var wanted: UInt64 = 0

  static func append(
    _ rule: RuleInForce, _ withOptions: [SelectorID], to list: inout [Instruction]
  ) {
    let asked = rule.needs.union(rule.forbids).rawValue
    if asked != 0 {
      list.append(
        Instruction(
          operation: .guarded, rule: rule.id, skip: UInt16(max(1, rule.steps.count)), asked: asked,
          wanted: rule.needs.rawValue))
    }
    if rule.steps.isEmpty {
      list.append(Instruction(operation: .reads, rule: rule.id, reads: rule.reads))
    }
    for step in rule.steps {
      switch step {
      case .send(let selector, let receiver, let reaction):
        list.append(
          Instruction(
            operation: .send, reaction: reaction, receiver: receiver, rule: rule.id,
            reads: rule.reads, hasOptions: withOptions.contains(selector), selector: selector))
      case .walk(let trigger):
        list.append(Instruction(operation: .walk, trigger: trigger, rule: rule.id))
      case .effect(let effect):
        list.append(Instruction(operation: .effect, effect: effect, rule: rule.id))
      case .pass(let options):
        list.append(Instruction(operation: .pass, rule: rule.id, options: options))
      case .end:
        list.append(Instruction(operation: .end, rule: rule.id))
      }
    }
  }
}

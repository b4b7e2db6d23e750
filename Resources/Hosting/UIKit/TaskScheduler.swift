import Foundation

@preconcurrency @MainActor open class BGTask: NSObject {
  public let identifier: String
  public var expirationHandler: (() -> Void)?
  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
  public func setTaskCompleted(success: Bool) { Host.say("complete-task") }
}
open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}
open class BGContinuedProcessingTask: BGTask {}

@preconcurrency @MainActor open class BGTaskRequest: NSObject {
  public let identifier: String
  public var earliestBeginDate: Date?
  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
  public init(identifier: String) { super.init(identifier) }
}

@preconcurrency @MainActor open class BGTaskScheduler: NSObject {
  public static let shared = BGTaskScheduler()
  private var handlers: [String: @MainActor (BGTask) -> Void] = [:]
  private var submitted: [String: String] = [:]
  private var running: BGTask?

  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @MainActor (BGTask) -> Void
  ) -> Bool {
    handlers[identifier] = launchHandler
    return true
  }
  public func submit(_ request: BGTaskRequest) throws {
    let kind = request is BGProcessingTaskRequest ? "processing" : "refresh"
    submitted[kind] = request.identifier
    Host.say("submit \(kind)")
  }
  public func cancel(taskRequestWithIdentifier identifier: String) {
    submitted = submitted.filter { $0.value != identifier }
  }
  public func cancelAllTaskRequests() { submitted = [:] }

  /// Runs the handler of the submitted request. Without a request, the first handler runs.
  func launch(_ type: String) -> Bool {
    let kind = type.contains("Processing") ? "processing" : "refresh"
    guard let identifier = submitted.removeValue(forKey: kind) ?? handlers.keys.min(),
      let handler = handlers[identifier]
    else { return false }
    let task: BGTask =
      switch type {
      case "BGProcessingTask": BGProcessingTask(identifier)
      case "BGContinuedProcessingTask": BGContinuedProcessingTask(identifier)
      default: BGAppRefreshTask(identifier)
      }
    running = task
    handler(task)
    return true
  }
  func expire() -> Bool {
    guard let handler = running?.expirationHandler else { return false }
    handler()
    return true
  }
}

import Foundation

/// A task that the system runs. As on iOS, any thread may complete it.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  public var expirationHandler: (() -> Void)?
  private var isCompleted = false
  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
  public func setTaskCompleted(success: Bool) {
    if !isCompleted { Host.say("complete-task") }
    isCompleted = true
  }
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  public func updateTitle(_ title: String, subtitle: String) {}
}

open class BGTaskRequest: NSObject {
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

open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Why a request is not taken.
  public struct Error: Swift.Error, Equatable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
  }
  public static let shared = BGTaskScheduler()
  private var handlers: [String: (BGTask) -> Void] = [:]
  private var running: BGTask?
  /// The requests that the system keeps, a killed app's, too: the identifier of each kind.
  private var submitted: [String: String] {
    get { MainActor.assumeIsolated { SystemState.value("tasks") as? [String: String] ?? [:] } }
    set { MainActor.assumeIsolated { SystemState.keep(newValue, "tasks") } }
  }

  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    handlers[identifier] = launchHandler
    return true
  }
  public func submit(_ request: BGTaskRequest) throws {
    let kind = request is BGProcessingTaskRequest ? "processing" : "refresh"
    submitted[kind] = request.identifier
    Host.say("submit \(kind)")
  }
  public func getPendingTaskRequests(
    completionHandler: @escaping ([BGTaskRequest]) -> Void
  ) {
    completionHandler(
      submitted.sorted { $0.key < $1.key }.map { kind, identifier in
        kind == "processing"
          ? BGProcessingTaskRequest(identifier: identifier)
          : BGAppRefreshTaskRequest(identifier: identifier)
      })
  }
  public func cancel(taskRequestWithIdentifier identifier: String) {
    submitted = submitted.filter { $0.value != identifier }
  }
  public func cancelAllTaskRequests() { submitted = [:] }

  /// Runs the handler of the submitted request. Without a request, it is the handler whose
  /// identifier says so, or the only one.
  func launch(_ type: String) -> Bool {
    let kind = type.contains("Processing") ? "processing" : "refresh"
    let named = handlers.keys.filter { $0.lowercased().contains(kind) }.min()
    let only = handlers.count == 1 ? handlers.keys.first : nil
    guard let identifier = submitted.removeValue(forKey: kind) ?? named ?? only,
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

/// The root view controller's view on its own short path, and the presented view controller.
extension Kernel {
  /// Takes a step with a scene's view, and the steps before it that are still to be taken.
  mutating func performViewStep(_ step: Trigger, _ scene: Int, _ log: inout EventLog) {
    let app = device.scenes[scene].id.app
    let view = device.scenes[scene].view
    if step == .loadView {
      guard view == .unloaded else { return }
      run(.loadView, app, scene, &log)
      device.scenes[scene].view = .loaded
    } else if step == .viewWillAppear {
      guard view < .appearing, !device.scenes[scene].isPresenting else { return }
      performViewStep(.loadView, scene, &log)
      run(.viewWillAppear, app, scene, &log)
      device.scenes[scene].view = .appearing
    } else if step == .viewDidAppear {
      guard view < .appeared, !device.scenes[scene].isPresenting else { return }
      performViewStep(.viewWillAppear, scene, &log)
      run(.viewDidAppear, app, scene, &log)
      device.scenes[scene].view = .appeared
    } else if step == .viewDisappears {
      run(.viewDisappears, app, scene, &log)
      if view > .loaded { device.scenes[scene].view = .loaded }
    } else if step == .unloadView {
      guard view == .loaded else { return }
      run(.unloadView, app, scene, &log)
      device.scenes[scene].view = .unloaded
    }
  }

  // MARK: - Actions

  mutating func present(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    guard let scene = windowInFront(of: app) else { return .notInFront(app) }
    // No rule of the app sends anything then: a SwiftUI app's own code has no view controller.
    if rulebook.range(app, .present).isEmpty { return .hasNoViewControllers(app) }
    if device.scenes[scene].isPresenting { return .presents(app) }
    run(.present, app, scene, &log)
    device.scenes[scene].view = .loaded
    device.scenes[scene].isPresenting = true
    return nil
  }

  mutating func dismissView(_ app: AppID, _ log: inout EventLog) -> Refusal? {
    if let refusal = refusalOfCode(of: app) { return refusal }
    guard let scene = windowInFront(of: app) else { return .notInFront(app) }
    if rulebook.range(app, .present).isEmpty { return .hasNoViewControllers(app) }
    guard device.scenes[scene].isPresenting else { return .presentsNothing(app) }
    device.scenes[scene].isPresenting = false
    run(.dismissView, app, scene, &log)
    device.scenes[scene].view = .appeared
    return nil
  }

  /// The latest of an app's windows on the screen.
  private func windowInFront(of app: AppID) -> Int? {
    guard let shown = device.shown, shown.contains(app) else { return nil }
    return device.index(of: windowToOpen(app, in: shown))
  }
}

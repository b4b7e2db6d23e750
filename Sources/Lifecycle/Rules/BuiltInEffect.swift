/// What a rule may have happen beyond the steps of the path. Rulebooks use the names of the cases.
public enum BuiltInEffect: UInt8, CaseIterable, Sendable {
  /// The app's memory goes back to what it began with.
  case freeMemory
  /// The process ends in good order, or is killed where it does not take what it is told.
  case terminate
  /// Whoever registered for the application's activation is told of it.
  case tellObservers
  /// The app ends its background tasks.
  case endTasks
  /// Saved state is given back to the app's view controllers, which loads their views.
  case restore
  /// The views that nobody sees are unloaded.
  case unloadHiddenViews
  /// The scene that is to stand beside this one comes to the screen, and is not yet active.
  case comeBeside
  /// The other scenes on the screen are inactive for a moment.
  case deactivateOthersBriefly
  /// A scene that nobody asked for comes and goes.
  case connectTransientScene
}

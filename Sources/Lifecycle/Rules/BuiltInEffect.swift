/// What a rule may do (`do`) beyond the steps of the path. Rulebooks use the names of the cases;
/// `Documentation/Rulebooks.md` lists them with these meanings.
public enum BuiltInEffect: UInt8, CaseIterable, Sendable {
  /// The app releases the memory that it can make again: its footprint is what it was at launch, or
  /// less.
  case freeMemory
  /// The trigger `terminate` runs, and the process ends. As with `end`, nothing of the rule's own
  /// trigger runs after it.
  case terminate
  /// The trigger `observe` runs for each window whose view has appeared or presents another.
  case tellObservers
  /// The app ends its background tasks.
  case endTasks
  /// The app's window loads its view, and the trigger `restore` runs.
  case restore
  /// The trigger `unloadView` runs for each view that is hidden by a presented view controller.
  case unloadHiddenViews
  /// The window that comes beside this one enters the foreground and stays inactive.
  case comeBeside
  /// The other scenes on the screen resign active, and become active again unless an overlay is on
  /// the screen.
  case deactivateOthersBriefly
  /// A new scene is connected, enters the foreground and the background, and is removed. It is
  /// never active.
  case connectTransientScene
}

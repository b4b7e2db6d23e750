// Written by Scripts/list-resources. Do not edit.
#include "Catalog.h"

static const catalog_file files[] = {
  {"Apps/built-in.apps",
   (const unsigned char[]){
#embed "Apps/built-in.apps" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Apps/built-in.apps" suffix(, )
   0}) - 1},
  {"Completions/interface.bash",
   (const unsigned char[]){
#embed "Completions/interface.bash" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Completions/interface.bash" suffix(, )
   0}) - 1},
  {"Completions/interface.fish",
   (const unsigned char[]){
#embed "Completions/interface.fish" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Completions/interface.fish" suffix(, )
   0}) - 1},
  {"Completions/interface.zsh",
   (const unsigned char[]){
#embed "Completions/interface.zsh" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Completions/interface.zsh" suffix(, )
   0}) - 1},
  {"Gaps/not-modelled.gaps",
   (const unsigned char[]){
#embed "Gaps/not-modelled.gaps" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Gaps/not-modelled.gaps" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/CUIKit.h",
   (const unsigned char[]){
#embed "Hosting/CUIKit/CUIKit.h" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/CUIKit.h" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Calls.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Calls.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Calls.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Chance.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Chance.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Chance.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Clock.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Clock.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Clock.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Confinement.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Confinement.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Confinement.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Files.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Files.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Files.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/InApp.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/InApp.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/InApp.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Internal.h",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Internal.h" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Internal.h" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Processors.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Processors.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Processors.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Symbols.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Symbols.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Symbols.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Threads.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Threads.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Threads.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Timers.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Timers.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Timers.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/Waits.c",
   (const unsigned char[]){
#embed "Hosting/CUIKit/Waits.c" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/Waits.c" suffix(, )
   0}) - 1},
  {"Hosting/CUIKit/module.modulemap",
   (const unsigned char[]){
#embed "Hosting/CUIKit/module.modulemap" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/CUIKit/module.modulemap" suffix(, )
   0}) - 1},
  {"Hosting/Combine/Joining.swift",
   (const unsigned char[]){
#embed "Hosting/Combine/Joining.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Combine/Joining.swift" suffix(, )
   0}) - 1},
  {"Hosting/Combine/Operators.swift",
   (const unsigned char[]){
#embed "Hosting/Combine/Operators.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Combine/Operators.swift" suffix(, )
   0}) - 1},
  {"Hosting/Combine/Published.swift",
   (const unsigned char[]){
#embed "Hosting/Combine/Published.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Combine/Published.swift" suffix(, )
   0}) - 1},
  {"Hosting/Combine/Publisher.swift",
   (const unsigned char[]){
#embed "Hosting/Combine/Publisher.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Combine/Publisher.swift" suffix(, )
   0}) - 1},
  {"Hosting/Combine/Schedulers.swift",
   (const unsigned char[]){
#embed "Hosting/Combine/Schedulers.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Combine/Schedulers.swift" suffix(, )
   0}) - 1},
  {"Hosting/Combine/Sources.swift",
   (const unsigned char[]){
#embed "Hosting/Combine/Sources.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Combine/Sources.swift" suffix(, )
   0}) - 1},
  {"Hosting/Combine/Subjects.swift",
   (const unsigned char[]){
#embed "Hosting/Combine/Subjects.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Combine/Subjects.swift" suffix(, )
   0}) - 1},
  {"Hosting/Conversation/Line.swift",
   (const unsigned char[]){
#embed "Hosting/Conversation/Line.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Conversation/Line.swift" suffix(, )
   0}) - 1},
  {"Hosting/Conversation/LineWord.swift",
   (const unsigned char[]){
#embed "Hosting/Conversation/LineWord.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Conversation/LineWord.swift" suffix(, )
   0}) - 1},
  {"Hosting/Missing/apple.names",
   (const unsigned char[]){
#embed "Hosting/Missing/apple.names" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/Missing/apple.names" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/App.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/App.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/App.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Changed.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Changed.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Changed.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Choices.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Choices.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Choices.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Colors.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Colors.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Colors.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Controls.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Controls.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Controls.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Drawing.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Drawing.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Drawing.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Environment.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Environment.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Environment.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Focus.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Focus.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Focus.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Gestures.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Gestures.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Gestures.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Grids.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Grids.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Grids.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Hosting.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Hosting.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Hosting.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Looks.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Looks.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Looks.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Modifiers.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Modifiers.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Modifiers.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Motion.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Motion.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Motion.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Navigation.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Navigation.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Navigation.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Objects.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Objects.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Objects.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Offsets.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Offsets.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Offsets.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Presentation.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Presentation.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Presentation.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Shapes.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Shapes.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Shapes.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/State.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/State.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/State.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Storage.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Storage.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Storage.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Styles.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Styles.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Styles.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/View.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/View.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/View.swift" suffix(, )
   0}) - 1},
  {"Hosting/SwiftUI/Views.swift",
   (const unsigned char[]){
#embed "Hosting/SwiftUI/Views.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/SwiftUI/Views.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Alerts.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Alerts.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Alerts.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Animations.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Animations.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Animations.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Application.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Application.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Application.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/ApplicationDelegate.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/ApplicationDelegate.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/ApplicationDelegate.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/BackgroundTasks.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/BackgroundTasks.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/BackgroundTasks.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Bars.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Bars.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Bars.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/CollectionLayouts.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/CollectionLayouts.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/CollectionLayouts.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Collections.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Collections.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Collections.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Containers.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Containers.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Containers.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Controls.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Controls.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Controls.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Defaults.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Defaults.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Defaults.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/DefaultsFile.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/DefaultsFile.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/DefaultsFile.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/DefaultsValue.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/DefaultsValue.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/DefaultsValue.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Delivery+Application.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Delivery+Application.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Delivery+Application.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Delivery.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Delivery.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Delivery.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Device.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Device.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Device.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/DeviceClock.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/DeviceClock.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/DeviceClock.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/DiffableData.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/DiffableData.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/DiffableData.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Exports.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Exports.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Exports.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Gestures.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Gestures.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Gestures.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Graphics.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Graphics.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Graphics.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Host.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Host.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Host.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Layout.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Layout.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Layout.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Logger.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Logger.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Logger.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Looks.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Looks.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Looks.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Menus.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Menus.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Menus.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Methods.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Methods.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Methods.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/NotificationCenter.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/NotificationCenter.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/NotificationCenter.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Notifications.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Notifications.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Notifications.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/OldNames.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/OldNames.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/OldNames.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Outlet.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Outlet.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Outlet.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Pickers.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Pickers.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Pickers.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Receiving.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Receiving.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Receiving.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Restoration.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Restoration.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Restoration.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Saved.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Saved.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Saved.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/SavedFiles.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/SavedFiles.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/SavedFiles.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Scene.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Scene.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Scene.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/SceneDelegate.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/SceneDelegate.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/SceneDelegate.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Scenes.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Scenes.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Scenes.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Screen.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Screen.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Screen.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Scrolling.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Scrolling.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Scrolling.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Selector.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Selector.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Selector.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Storyboard.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Storyboard.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Storyboard.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/StoryboardActions.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/StoryboardActions.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/StoryboardActions.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/StoryboardConnections.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/StoryboardConnections.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/StoryboardConnections.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/StoryboardScene.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/StoryboardScene.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/StoryboardScene.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/SwipeActions.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/SwipeActions.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/SwipeActions.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/TableCells.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/TableCells.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/TableCells.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/TableController.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/TableController.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/TableController.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/TableDelegates.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/TableDelegates.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/TableDelegates.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Tables.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Tables.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Tables.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/TaskScheduler.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/TaskScheduler.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/TaskScheduler.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Texts.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Texts.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Texts.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/UserNotifications.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/UserNotifications.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/UserNotifications.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/View.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/View.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/View.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/ViewController.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/ViewController.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/ViewController.swift" suffix(, )
   0}) - 1},
  {"Hosting/UIKit/Window.swift",
   (const unsigned char[]){
#embed "Hosting/UIKit/Window.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Hosting/UIKit/Window.swift" suffix(, )
   0}) - 1},
  {"Letters/block.letters",
   (const unsigned char[]){
#embed "Letters/block.letters" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Letters/block.letters" suffix(, )
   0}) - 1},
  {"Logs/LifecycleLine.swift",
   (const unsigned char[]){
#embed "Logs/LifecycleLine.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Logs/LifecycleLine.swift" suffix(, )
   0}) - 1},
  {"Logs/LifecycleLogger.swift",
   (const unsigned char[]){
#embed "Logs/LifecycleLogger.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Logs/LifecycleLogger.swift" suffix(, )
   0}) - 1},
  {"Logs/LoggedApp.swift",
   (const unsigned char[]){
#embed "Logs/LoggedApp.swift" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Logs/LoggedApp.swift" suffix(, )
   0}) - 1},
  {"Logs/frontmost.lnav.json",
   (const unsigned char[]){
#embed "Logs/frontmost.lnav.json" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Logs/frontmost.lnav.json" suffix(, )
   0}) - 1},
  {"Messages/app-delegate.messages",
   (const unsigned char[]){
#embed "Messages/app-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/app-delegate.messages" suffix(, )
   0}) - 1},
  {"Messages/notifications.messages",
   (const unsigned char[]){
#embed "Messages/notifications.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/notifications.messages" suffix(, )
   0}) - 1},
  {"Messages/objects.messages",
   (const unsigned char[]){
#embed "Messages/objects.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/objects.messages" suffix(, )
   0}) - 1},
  {"Messages/scene-delegate.messages",
   (const unsigned char[]){
#embed "Messages/scene-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/scene-delegate.messages" suffix(, )
   0}) - 1},
  {"Messages/swiftui.messages",
   (const unsigned char[]){
#embed "Messages/swiftui.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/swiftui.messages" suffix(, )
   0}) - 1},
  {"Messages/system.messages",
   (const unsigned char[]){
#embed "Messages/system.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/system.messages" suffix(, )
   0}) - 1},
  {"Messages/tasks.messages",
   (const unsigned char[]){
#embed "Messages/tasks.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/tasks.messages" suffix(, )
   0}) - 1},
  {"Messages/user-notifications.messages",
   (const unsigned char[]){
#embed "Messages/user-notifications.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Messages/user-notifications.messages" suffix(, )
   0}) - 1},
  {"Refusals/1/refusals.texts",
   (const unsigned char[]){
#embed "Refusals/1/refusals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Refusals/1/refusals.texts" suffix(, )
   0}) - 1},
  {"Refusals/2/refusals.texts",
   (const unsigned char[]){
#embed "Refusals/2/refusals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Refusals/2/refusals.texts" suffix(, )
   0}) - 1},
  {"Refusals/3/overlays.texts",
   (const unsigned char[]){
#embed "Refusals/3/overlays.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Refusals/3/overlays.texts" suffix(, )
   0}) - 1},
  {"Refusals/3/refusals.texts",
   (const unsigned char[]){
#embed "Refusals/3/refusals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Refusals/3/refusals.texts" suffix(, )
   0}) - 1},
  {"Refusals/4/refusals.texts",
   (const unsigned char[]){
#embed "Refusals/4/refusals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Refusals/4/refusals.texts" suffix(, )
   0}) - 1},
  {"Revisions/rulebooks.revisions",
   (const unsigned char[]){
#embed "Revisions/rulebooks.revisions" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Revisions/rulebooks.revisions" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-10.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-10.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-10.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-11.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-11.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-11.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-12.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-12.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-12.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-13.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-13.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-13.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-14.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-14.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-14.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-15.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-15.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-15.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-16.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-16.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-16.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-17.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-17.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-17.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-18.4.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-18.4.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-18.4.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-18.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-18.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-18.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-26.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-26.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-26.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-27.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-27.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-27.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-3.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-3.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-3.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-4.3.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-4.3.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-4.3.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-4.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-4.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-4.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-5.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-5.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-5.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-6.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-6.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-6.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-7.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-7.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-7.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-8.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-8.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-8.rules" suffix(, )
   0}) - 1},
  {"Rulebooks/ios-9.rules",
   (const unsigned char[]){
#embed "Rulebooks/ios-9.rules" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Rulebooks/ios-9.rules" suffix(, )
   0}) - 1},
  {"Scenarios/1-first-steps/every-message-at-launch.session",
   (const unsigned char[]){
#embed "Scenarios/1-first-steps/every-message-at-launch.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/1-first-steps/every-message-at-launch.session" suffix(, )
   0}) - 1},
  {"Scenarios/1-first-steps/launch-and-leave.session",
   (const unsigned char[]){
#embed "Scenarios/1-first-steps/launch-and-leave.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/1-first-steps/launch-and-leave.session" suffix(, )
   0}) - 1},
  {"Scenarios/1-first-steps/launch-without-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/1-first-steps/launch-without-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/1-first-steps/launch-without-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/1-first-steps/touch.session",
   (const unsigned char[]){
#embed "Scenarios/1-first-steps/touch.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/1-first-steps/touch.session" suffix(, )
   0}) - 1},
  {"Scenarios/1-first-steps/two-apps.session",
   (const unsigned char[]){
#embed "Scenarios/1-first-steps/two-apps.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/1-first-steps/two-apps.session" suffix(, )
   0}) - 1},
  {"Scenarios/1-first-steps/undo-and-redo.session",
   (const unsigned char[]){
#embed "Scenarios/1-first-steps/undo-and-redo.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/1-first-steps/undo-and-redo.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/01-inactive-on-the-screen.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/01-inactive-on-the-screen.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/01-inactive-on-the-screen.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/02-one-message-in-front.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/02-one-message-in-front.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/02-one-message-in-front.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/03-three-messages-by-one-action.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/03-three-messages-by-one-action.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/03-three-messages-by-one-action.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/04-overlay-without-a-message.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/04-overlay-without-a-message.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/04-overlay-without-a-message.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/05-suspended-never-active.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/05-suspended-never-active.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/05-suspended-never-active.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/06-told-that-it-ends.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/06-told-that-it-ends.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/06-told-that-it-ends.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/07-force-quit-without-notice.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/07-force-quit-without-notice.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/07-force-quit-without-notice.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/08-lost-edits.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/08-lost-edits.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/08-lost-edits.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/09-saved-only-at-the-end.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/09-saved-only-at-the-end.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/09-saved-only-at-the-end.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/10-nothing-lost.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/10-nothing-lost.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/10-nothing-lost.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/11-background-task-overrun.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/11-background-task-overrun.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/11-background-task-overrun.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/12-warning-to-one.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/12-warning-to-one.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/12-warning-to-one.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/13-memory-runs-out.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/13-memory-runs-out.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/13-memory-runs-out.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/14-two-windows.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/14-two-windows.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/14-two-windows.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/15-side-by-side.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/15-side-by-side.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/15-side-by-side.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/16-scene-gone-session-stays.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/16-scene-gone-session-stays.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/16-scene-gone-session-stays.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/17-session-discarded.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/17-session-discarded.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/17-session-discarded.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/18-discarded-while-suspended.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/18-discarded-while-suspended.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/18-discarded-while-suspended.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/19-ios-4-lock.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/19-ios-4-lock.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/19-ios-4-lock.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/20-entering-the-foreground.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/20-entering-the-foreground.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/20-entering-the-foreground.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/21-cold-url.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/21-cold-url.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/21-cold-url.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/22-warm-url.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/22-warm-url.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/22-warm-url.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/23-notification-answered.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/23-notification-answered.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/23-notification-answered.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/24-scene-phases.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/24-scene-phases.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/24-scene-phases.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/25-state-restored.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/25-state-restored.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/25-state-restored.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-exercises/26-active-by-locking.session",
   (const unsigned char[]){
#embed "Scenarios/2-exercises/26-active-by-locking.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-exercises/26-active-by-locking.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/alert-opens-its-app-14.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/alert-opens-its-app-4.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-4.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-4.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/alert-opens-its-app-7.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-7.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-7.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/alert-opens-its-app-8.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-8.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/alert-opens-its-app-8.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/banners.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/banners.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/banners.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/call-answered.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/call-answered.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/call-answered.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/call-fills-the-screen-13.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/call-fills-the-screen-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/call-fills-the-screen-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/call-is-a-banner.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/call-is-a-banner.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/call-is-a-banner.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/lock-with-overlays.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/lock-with-overlays.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/lock-with-overlays.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/notification-center-before-11.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/notification-center-before-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/notification-center-before-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/notification-center-blip-without-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/notification-center-blip-without-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/notification-center-blip-without-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/notification-center-pulled.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/notification-center-pulled.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/notification-center-pulled.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/notification-tapped.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/notification-tapped.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/notification-tapped.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/one-overlay-without-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/one-overlay-without-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/one-overlay-without-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/one-overlay.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/one-overlay.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/one-overlay.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/overlay-in-the-app-switcher.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/overlay-in-the-app-switcher.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/overlay-in-the-app-switcher.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/overlays-stack.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/overlays-stack.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/overlays-stack.session" suffix(, )
   0}) - 1},
  {"Scenarios/2-overlays/split-view-with-overlays.session",
   (const unsigned char[]){
#embed "Scenarios/2-overlays/split-view-with-overlays.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/2-overlays/split-view-with-overlays.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-04.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-09.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-09.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-09.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-15-last-window.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-15-last-window.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-15-last-window.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-15.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-in-the-background.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-in-the-background.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-in-the-background.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-ipad-13.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-ipad-last-window.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-last-window.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-last-window.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-ipad-one-of-two.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-one-of-two.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-one-of-two.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-ipad-one-window.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-one-window.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-ipad-one-window.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-iphone-13.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-iphone-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-iphone-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-iphone.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-iphone.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-iphone.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-not-running-13.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-not-running-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-not-running-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-quickly-16.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-quickly-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-quickly-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-quickly-before-16.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-quickly-before-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-quickly-before-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-suspended-13.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-suspended-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-suspended-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-suspended.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-suspended.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-suspended.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-window-of-a-suspended-app.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-window-of-a-suspended-app.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-window-of-a-suspended-app.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/force-quit-without-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-without-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/force-quit-without-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/in-and-out-without-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/in-and-out-without-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/in-and-out-without-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/3-app-switcher/in-and-out.session",
   (const unsigned char[]){
#embed "Scenarios/3-app-switcher/in-and-out.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/3-app-switcher/in-and-out.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/external-display-04.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/external-display-13.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/external-display-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/external-display-27.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-27.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/external-display-27.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/orientation-waits.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/orientation-waits.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/orientation-waits.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-03.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-07.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-08-iphone.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-08-iphone.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-08-iphone.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-12-ipad.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-12-ipad.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-12-ipad.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-12-iphone.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-12-iphone.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-12-iphone.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-13.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-14.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-displays-and-rotation/rotation-26.session",
   (const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-displays-and-rotation/rotation-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/a-day.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/app-storage.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/app-storage.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/app-storage.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/background-launch.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/background-launch.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/background-launch.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/background-task-14.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/background-task-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/background-task-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/background-task-16.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/background-task-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/background-task-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/delegate-adaptor.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/delegate-adaptor.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/delegate-adaptor.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/linked-before-18.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/linked-before-18.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/linked-before-18.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/no-view-controllers-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/no-view-controllers-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/no-view-controllers-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/notifications-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/notifications-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/notifications-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/quick-action-16.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/quick-action-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/quick-action-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/scene-delegate.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/scene-delegate.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/scene-delegate.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/scene-storage.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/scene-storage.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/scene-storage.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/suspended-and-force-quit.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/suspended-and-force-quit.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/suspended-and-force-quit.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/two-windows-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/two-windows-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/two-windows-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/two-windows-18.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/two-windows-18.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/two-windows-18.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/universal-link-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/universal-link-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/universal-link-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/universal-link-18.4.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/universal-link-18.4.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/universal-link-18.4.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-swiftui/urls-and-activities.session",
   (const unsigned char[]){
#embed "Scenarios/4-swiftui/urls-and-activities.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-swiftui/urls-and-activities.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-03.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-04.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-06.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-06.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-06.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-08.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-08.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-08.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-09.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-09.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-09.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-10.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-10.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-10.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-11.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-12.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-13.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-14.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-26.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/launch-order-27.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/launch-order-27.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/launch-order-27.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/observes-activation-03.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/observes-activation-07.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/observes-activation-08.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-08.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-08.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/observes-activation-10.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-10.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-10.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/observes-activation-11.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/observes-activation-13.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/observes-activation-14.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/observes-activation-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/presented-view-03.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/presented-view-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/presented-view-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/presented-view-05.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/presented-view-05.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/presented-view-05.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/presented-view-06.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/presented-view-06.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/presented-view-06.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/presented-view-13.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/presented-view-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/presented-view-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/presented-view-14.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/presented-view-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/presented-view-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/presented-view-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/presented-view-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/presented-view-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/presented-view-and-exit.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/presented-view-and-exit.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/presented-view-and-exit.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/root-view-controllers-13.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/root-view-controllers-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/root-view-controllers-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/root-view-controllers-14.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/root-view-controllers-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/root-view-controllers-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/root-view-controllers-26.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/root-view-controllers-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/root-view-controllers-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/window-in-code-in-the-background-07.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-in-the-background-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-in-the-background-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/window-in-code-in-the-background.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-in-the-background.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-in-the-background.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/window-in-code-inside-the-launch-12.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-inside-the-launch-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-inside-the-launch-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-views/window-in-code-pushed-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-pushed-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-views/window-in-code-pushed-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/app-state-of-several-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/app-state-of-several-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/app-state-of-several-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/iphone-has-one-window.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/iphone-has-one-window.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/iphone-has-one-window.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/killed-with-two-windows.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/killed-with-two-windows.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/killed-with-two-windows.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/last-window-closed.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/last-window-closed.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/last-window-closed.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/minimize-26.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/minimize-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/minimize-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/new-window-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/new-window-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/new-window-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/new-window.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/new-window.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/new-window.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/overlapping-windows-26.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/overlapping-windows-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/overlapping-windows-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/resize-26.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/resize-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/resize-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/scene-configuration.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/scene-configuration.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/scene-configuration.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/scene-disconnected-and-reconnected.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/scene-disconnected-and-reconnected.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/scene-disconnected-and-reconnected.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/split-view-without-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/split-view-without-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/split-view-without-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/split-view.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/split-view.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/split-view.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/tab-dragged-out-17.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/tab-dragged-out-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/tab-dragged-out-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/windows-13.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/windows-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/windows-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/windows-15.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/windows-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/windows-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/windows-replace-each-other.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/windows-replace-each-other.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/windows-replace-each-other.session" suffix(, )
   0}) - 1},
  {"Scenarios/4-windows/windows-requested-14.session",
   (const unsigned char[]){
#embed "Scenarios/4-windows/windows-requested-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/4-windows/windows-requested-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/after-a-force-quit-07.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/after-a-force-quit-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/after-a-force-quit-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/app-update-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/app-update-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/app-update-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/app-update-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/app-update-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/app-update-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/audio-and-location.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/audio-and-location.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/audio-and-location.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-fetch-11.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-fetch-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-fetch-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-launch-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-launch-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-launch-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-launch-for-location-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-launch-for-location-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-launch-for-location-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-launch-without-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-launch-without-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-launch-without-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-launch.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-launch.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-launch.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-refresh-off-07.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-refresh-off-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-refresh-off-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-task-13.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-task-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-task-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-task-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-task-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-task-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-task-4.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-task-4.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-task-4.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-task-7.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-task-7.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-task-7.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-task-ended-in-time-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-task-ended-in-time-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-task-ended-in-time-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-task-ended-in-time-07.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-task-ended-in-time-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-task-ended-in-time-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/background-task-ended-in-time-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/background-task-ended-in-time-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/background-task-ended-in-time-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/cpu-time-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/cpu-time-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/cpu-time-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/crash.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/crash.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/crash.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/debugger-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/debugger-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/debugger-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/prewarming-before-15.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/prewarming-before-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/prewarming-before-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/prewarming.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/prewarming.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/prewarming.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/privacy-setting-06.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/privacy-setting-06.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/privacy-setting-06.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/privacy-setting-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/privacy-setting-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/privacy-setting-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/privacy-setting-before-6.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/privacy-setting-before-6.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/privacy-setting-before-6.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/session-discarded-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/session-discarded-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/session-discarded-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-background/suspension.session",
   (const unsigned char[]){
#embed "Scenarios/5-background/suspension.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-background/suspension.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/album-12.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/album-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/album-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/power-off-and-edits.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/power-off-and-edits.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/power-off-and-edits.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/reset-12.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/reset-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/reset-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/reset-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/reset-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/reset-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/reset-in-did-become-active-12.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/reset-in-did-become-active-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/reset-in-did-become-active-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/saved-at-termination-03.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/saved-at-termination-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/saved-at-termination-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/saved-only-if-edited.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/saved-only-if-edited.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/saved-only-if-edited.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-edits-and-saving/saved-or-lost.session",
   (const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/saved-or-lost.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-edits-and-saving/saved-or-lost.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/app-too-large-03.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/app-too-large-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/app-too-large-07.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/app-too-large-13.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/app-too-large-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/dropped-for-memory-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/dropped-for-memory-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/dropped-for-memory-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/dropped-for-memory-with-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/dropped-for-memory-with-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/dropped-for-memory-with-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/dropped-for-memory.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/dropped-for-memory.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/dropped-for-memory.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/killed-while-terminating-03.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/killed-while-terminating-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/killed-while-terminating-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/low-memory-ipad-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-ipad-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-ipad-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/low-memory-ipad-07.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-ipad-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-ipad-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/low-memory-iphone-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-iphone-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-iphone-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/low-memory-iphone-07.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-iphone-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-iphone-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/low-memory-iphone-13.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-iphone-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-iphone-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/low-memory-order-04.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-order-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/low-memory-order-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/memory-warning-order.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/memory-warning-order.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/memory-warning-order.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/memory-warning-with-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/memory-warning-with-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/memory-warning-with-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/scene-of-a-background-app.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/scene-of-a-background-app.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/scene-of-a-background-app.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/scene-share-13.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/scene-share-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/scene-share-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-memory/scenes-go-before-processes.session",
   (const unsigned char[]){
#embed "Scenarios/5-memory/scenes-go-before-processes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-memory/scenes-go-before-processes.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/debugger-and-watchdog-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/debugger-and-watchdog-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/debugger-and-watchdog-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/hang-03.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/hang-12.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/hang-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/hang-and-launch-03.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-and-launch-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-and-launch-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/hang-and-recover.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-and-recover.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-and-recover.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/hang-eight-seconds.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-eight-seconds.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/hang-eight-seconds.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/launch-too-slow.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/launch-too-slow.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/launch-too-slow.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/no-touches.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/no-touches.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/no-touches.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/resuming-too-slow.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/resuming-too-slow.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/resuming-too-slow.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/slow-launch.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/slow-launch.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/slow-launch.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/terminates-when-free-03.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/terminates-when-free-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/terminates-when-free-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/terminates-when-free-12.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/terminates-when-free-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/terminates-when-free-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/terminates-when-free-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/terminates-when-free-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/terminates-when-free-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-run-loop/touches-wait.session",
   (const unsigned char[]){
#embed "Scenarios/5-run-loop/touches-wait.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-run-loop/touches-wait.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/after-a-force-quit-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/after-a-force-quit-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/after-a-force-quit-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/background-fetch-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/background-fetch-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/background-fetch-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/background-refresh-off-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/background-refresh-off-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/background-refresh-off-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/continued-26.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/continued-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/continued-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/continued-force-quit-26.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/continued-force-quit-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/continued-force-quit-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/expiration-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/expiration-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/expiration-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/no-handler-15.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/no-handler-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/no-handler-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/processing-while-idle-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/processing-while-idle-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/processing-while-idle-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/registered-late-17.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/registered-late-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/registered-late-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/registered-twice-16.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/registered-twice-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/registered-twice-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/submitted-and-started-14.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/submitted-and-started-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/submitted-and-started-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-scheduled-tasks/without-scenes-13.session",
   (const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/without-scenes-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-scheduled-tasks/without-scenes-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-state-restoration/deleted-by-a-force-quit.session",
   (const unsigned char[]){
#embed "Scenarios/5-state-restoration/deleted-by-a-force-quit.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-state-restoration/deleted-by-a-force-quit.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-state-restoration/interaction-state-15.session",
   (const unsigned char[]){
#embed "Scenarios/5-state-restoration/interaction-state-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-state-restoration/interaction-state-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-state-restoration/saved-and-restored-06.session",
   (const unsigned char[]){
#embed "Scenarios/5-state-restoration/saved-and-restored-06.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-state-restoration/saved-and-restored-06.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-state-restoration/saved-and-restored-07.session",
   (const unsigned char[]){
#embed "Scenarios/5-state-restoration/saved-and-restored-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-state-restoration/saved-and-restored-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-state-restoration/scene-activity-13.session",
   (const unsigned char[]){
#embed "Scenarios/5-state-restoration/scene-activity-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-state-restoration/scene-activity-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-state-restoration/stored-sessions.session",
   (const unsigned char[]){
#embed "Scenarios/5-state-restoration/stored-sessions.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-state-restoration/stored-sessions.session" suffix(, )
   0}) - 1},
  {"Scenarios/5-state-restoration/universal-link-and-notification-11.session",
   (const unsigned char[]){
#embed "Scenarios/5-state-restoration/universal-link-and-notification-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/5-state-restoration/universal-link-and-notification-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/alert-of-another-app.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/alert-of-another-app.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/alert-of-another-app.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/biometric-prompt.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/biometric-prompt.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/biometric-prompt.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/call-without-scenes-12.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/call-without-scenes-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/call-without-scenes-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/call-without-scenes-15.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/call-without-scenes-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/call-without-scenes-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/message-and-calendar-03.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/message-and-calendar-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/message-and-calendar-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/message-and-calendar-04.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/message-and-calendar-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/message-and-calendar-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/message-and-calendar-05.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/message-and-calendar-05.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/message-and-calendar-05.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/overlays-and-banners-with-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/overlays-and-banners-with-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/overlays-and-banners-with-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/permission-prompt.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/permission-prompt.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/permission-prompt.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/siri-before-5.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/siri-before-5.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/siri-before-5.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-interruptions/siri.session",
   (const unsigned char[]){
#embed "Scenarios/6-interruptions/siri.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-interruptions/siri.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/always-on-display-16.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/always-on-display-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/always-on-display-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/always-on-display-17.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/always-on-display-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/always-on-display-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/auto-lock-03.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/auto-lock-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/auto-lock-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/auto-lock-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/auto-lock-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/auto-lock-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/midnight-03.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/midnight-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/midnight-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/midnight.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/midnight.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/midnight.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/prewarmed-while-locked-15.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/prewarmed-while-locked-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/prewarmed-while-locked-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/protected-data-04.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/protected-data-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/protected-data-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/protected-data-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/protected-data-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/protected-data-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/unlock-abandoned-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/unlock-abandoned-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/unlock-abandoned-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/unlock-abandoned-before-11.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/unlock-abandoned-before-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/unlock-abandoned-before-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-lock-and-clock/unlock-abandoned.session",
   (const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/unlock-abandoned.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-lock-and-clock/unlock-abandoned.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/late-notification-delegate-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/late-notification-delegate-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/late-notification-delegate-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/local-notification-in-front-03.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/local-notification-in-front-03.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/local-notification-in-front-03.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/local-notification-in-front-04.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/local-notification-in-front-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/local-notification-in-front-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/local-notification-in-front-12.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/local-notification-in-front-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/local-notification-in-front-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/notification-delegate-12.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/notification-delegate-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/notification-delegate-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/notification-delegate-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/notification-delegate-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/notification-delegate-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/push-07.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/push-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/push-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/push-10.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/push-10.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/push-10.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/push-12.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/push-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/push-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/push-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/push-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/push-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/push-3.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/push-3.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/push-3.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-notifications/push-6.session",
   (const unsigned char[]){
#embed "Scenarios/6-notifications/push-6.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-notifications/push-6.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/low-battery-07.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/low-battery-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/low-battery-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/low-battery-12.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/low-battery-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/low-battery-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/low-battery-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/low-battery-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/low-battery-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/low-power-mode-12.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/low-power-mode-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/low-power-mode-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/low-power-mode-before-9.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/low-power-mode-before-9.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/low-power-mode-before-9.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-12.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-13.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-14.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-3.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-3.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-3.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-4.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-4.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-4.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-6.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-6.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-6.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-7.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-7.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-7.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-8.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-8.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-8.session" suffix(, )
   0}) - 1},
  {"Scenarios/6-power/power-off-from-the-lock-screen.session",
   (const unsigned char[]){
#embed "Scenarios/6-power/power-off-from-the-lock-screen.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/6-power/power-off-from-the-lock-screen.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-03-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-03-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-03-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-03-one-app-at-a-time.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-03-one-app-at-a-time.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-03-one-app-at-a-time.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-04-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-04-app-switcher.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-app-switcher.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-app-switcher.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-04-exits-on-suspend.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-exits-on-suspend.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-exits-on-suspend.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-04-locking.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-locking.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-04-locking.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-05-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-05-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-05-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-05-locking.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-05-locking.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-05-locking.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-06-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-06-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-06-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-06-control-center.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-06-control-center.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-06-control-center.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-07-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-07-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-07-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-07-control-center.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-07-control-center.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-07-control-center.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-07-exits-on-suspend.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-07-exits-on-suspend.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-07-exits-on-suspend.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-08-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-08-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-08-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-09-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-09-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-09-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-10-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-10-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-10-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-11-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-11-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-11-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-12-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-12-exits-on-suspend.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-exits-on-suspend.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-exits-on-suspend.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-12-never-in-the-background.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-never-in-the-background.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-never-in-the-background.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-12-scenes.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-scenes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-12-scenes.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-13-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-13-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-13-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-13-exits-on-suspend-ignored.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-13-exits-on-suspend-ignored.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-13-exits-on-suspend-ignored.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-13-view-is-appearing.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-13-view-is-appearing.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-13-view-is-appearing.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-14-a-day.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-14-a-day.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-14-a-day.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-14-view-is-appearing.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-14-view-is-appearing.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-14-view-is-appearing.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-17-view-is-appearing.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-17-view-is-appearing.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-17-view-is-appearing.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-18.4-scenes-warning.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-18.4-scenes-warning.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-18.4-scenes-warning.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-26-scenes-warning.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-26-scenes-warning.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-26-scenes-warning.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-27-scenes-required.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-27-scenes-required.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-27-scenes-required.session" suffix(, )
   0}) - 1},
  {"Scenarios/7-ios-versions/ios-27-scenes-warning.session",
   (const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-27-scenes-warning.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/7-ios-versions/ios-27-scenes-warning.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/own-url-in-front-10.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/own-url-in-front-10.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/own-url-in-front-10.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/quick-action-11.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/quick-action-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/quick-action-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/quick-action-and-activity-12.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/quick-action-and-activity-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/quick-action-and-activity-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/quick-action-before-9.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/quick-action-before-9.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/quick-action-before-9.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/universal-link-11.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/universal-link-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/universal-link-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-11.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-3.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-3.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-3.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-7.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-7.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-7.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-8.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-8.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-8.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-9.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-9.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-9.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-with-scenes-13.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-scenes-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-scenes-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-with-scenes-14.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-scenes-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-scenes-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-with-scenes-17.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-scenes-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-scenes-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/8-urls-and-quick-actions/url-with-two-windows.session",
   (const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-two-windows.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/8-urls-and-quick-actions/url-with-two-windows.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/app-too-large-14.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/app-too-large-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/app-too-large-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/background-launch-04.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/background-launch-12.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-12.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-12.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/background-launch-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/background-launch-14.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/background-launch-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/background-task-modifier-16.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/background-task-modifier-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/background-task-modifier-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/call-fills-the-screen-14.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/call-fills-the-screen-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/call-fills-the-screen-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/continued-task-force-quit-26.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/continued-task-force-quit-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/continued-task-force-quit-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/continued-task-registered-late-26.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/continued-task-registered-late-26.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/continued-task-registered-late-26.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/dropped-without-notice-04.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/dropped-without-notice-04.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/dropped-without-notice-04.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/dropped-without-notice.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/dropped-without-notice.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/dropped-without-notice.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/external-display-27.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/external-display-27.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/external-display-27.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/fetch-with-identifiers-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/fetch-with-identifiers-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/fetch-with-identifiers-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/first-scene-phase-17.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/first-scene-phase-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/first-scene-phase-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-06.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-06.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-06.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-07.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-07.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-07.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-13-and-disappears.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-13-and-disappears.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-13-and-disappears.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-15.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-15.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-15.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-9.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-9.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-9.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-one-of-two-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-one-of-two-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-one-of-two-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/force-quit-quickly-16.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-quickly-16.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/force-quit-quickly-16.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/foreground-notification-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/foreground-notification-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/foreground-notification-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/own-url-in-front-7.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/own-url-in-front-7.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/own-url-in-front-7.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/own-url-in-front-8.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/own-url-in-front-8.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/own-url-in-front-8.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/own-url-in-front-9.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/own-url-in-front-9.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/own-url-in-front-9.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/power-off-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/power-off-4.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-4.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-4.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/power-off-7.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-7.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-7.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/power-off-8.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-8.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/power-off-8.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/scene-phase-at-force-quit-17.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/scene-phase-at-force-quit-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/scene-phase-at-force-quit-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/snapshots-of-sizes.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/snapshots-of-sizes.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/snapshots-of-sizes.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/snapshots-of-styles.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/snapshots-of-styles.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/snapshots-of-styles.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/universal-link-at-launch-18.4.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/universal-link-at-launch-18.4.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/universal-link-at-launch-18.4.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/universal-link-when-running-18.4.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/universal-link-when-running-18.4.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/universal-link-when-running-18.4.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/url-after-activation-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/url-after-activation-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/url-after-activation-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/url-after-activation.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/url-after-activation.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/url-after-activation.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/url-question-11.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/url-question-11.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/url-question-11.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/view-loads-when-shown-13.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/view-loads-when-shown-13.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/view-loads-when-shown-13.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/view-loads-when-shown-14.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/view-loads-when-shown-14.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/view-loads-when-shown-14.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/view-phase-at-the-lock-17.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/view-phase-at-the-lock-17.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/view-phase-at-the-lock-17.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/window-added-18.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/window-added-18.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/window-added-18.session" suffix(, )
   0}) - 1},
  {"Scenarios/9-disputed/window-closed-18.session",
   (const unsigned char[]){
#embed "Scenarios/9-disputed/window-closed-18.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Scenarios/9-disputed/window-closed-18.session" suffix(, )
   0}) - 1},
  {"Sources/model.sources",
   (const unsigned char[]){
#embed "Sources/model.sources" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Sources/model.sources" suffix(, )
   0}) - 1},
  {"Sources/record.sources",
   (const unsigned char[]){
#embed "Sources/record.sources" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Sources/record.sources" suffix(, )
   0}) - 1},
  {"Sources/seeds.sources",
   (const unsigned char[]){
#embed "Sources/seeds.sources" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Sources/seeds.sources" suffix(, )
   0}) - 1},
  {"Texts/en/actions.texts",
   (const unsigned char[]){
#embed "Texts/en/actions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/actions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/alike.texts",
   (const unsigned char[]){
#embed "Texts/en/alike.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/alike.texts" suffix(, )
   0}) - 1},
  {"Texts/en/apps.texts",
   (const unsigned char[]){
#embed "Texts/en/apps.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/apps.texts" suffix(, )
   0}) - 1},
  {"Texts/en/audit.texts",
   (const unsigned char[]){
#embed "Texts/en/audit.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/audit.texts" suffix(, )
   0}) - 1},
  {"Texts/en/changes.texts",
   (const unsigned char[]){
#embed "Texts/en/changes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/changes.texts" suffix(, )
   0}) - 1},
  {"Texts/en/chapters.texts",
   (const unsigned char[]){
#embed "Texts/en/chapters.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/chapters.texts" suffix(, )
   0}) - 1},
  {"Texts/en/check.texts",
   (const unsigned char[]){
#embed "Texts/en/check.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/check.texts" suffix(, )
   0}) - 1},
  {"Texts/en/command.texts",
   (const unsigned char[]){
#embed "Texts/en/command.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/command.texts" suffix(, )
   0}) - 1},
  {"Texts/en/compare.texts",
   (const unsigned char[]){
#embed "Texts/en/compare.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/compare.texts" suffix(, )
   0}) - 1},
  {"Texts/en/comparing.texts",
   (const unsigned char[]){
#embed "Texts/en/comparing.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/comparing.texts" suffix(, )
   0}) - 1},
  {"Texts/en/conditions.texts",
   (const unsigned char[]){
#embed "Texts/en/conditions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/conditions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/config.texts",
   (const unsigned char[]){
#embed "Texts/en/config.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/config.texts" suffix(, )
   0}) - 1},
  {"Texts/en/course.texts",
   (const unsigned char[]){
#embed "Texts/en/course.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/course.texts" suffix(, )
   0}) - 1},
  {"Texts/en/coverage.texts",
   (const unsigned char[]){
#embed "Texts/en/coverage.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/coverage.texts" suffix(, )
   0}) - 1},
  {"Texts/en/device.texts",
   (const unsigned char[]){
#embed "Texts/en/device.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/device.texts" suffix(, )
   0}) - 1},
  {"Texts/en/effects.texts",
   (const unsigned char[]){
#embed "Texts/en/effects.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/effects.texts" suffix(, )
   0}) - 1},
  {"Texts/en/errors.texts",
   (const unsigned char[]){
#embed "Texts/en/errors.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/errors.texts" suffix(, )
   0}) - 1},
  {"Texts/en/evidence.texts",
   (const unsigned char[]){
#embed "Texts/en/evidence.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/evidence.texts" suffix(, )
   0}) - 1},
  {"Texts/en/exercises.texts",
   (const unsigned char[]){
#embed "Texts/en/exercises.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/exercises.texts" suffix(, )
   0}) - 1},
  {"Texts/en/explain.texts",
   (const unsigned char[]){
#embed "Texts/en/explain.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/explain.texts" suffix(, )
   0}) - 1},
  {"Texts/en/exports.texts",
   (const unsigned char[]){
#embed "Texts/en/exports.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/exports.texts" suffix(, )
   0}) - 1},
  {"Texts/en/facts.texts",
   (const unsigned char[]){
#embed "Texts/en/facts.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/facts.texts" suffix(, )
   0}) - 1},
  {"Texts/en/following.texts",
   (const unsigned char[]){
#embed "Texts/en/following.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/following.texts" suffix(, )
   0}) - 1},
  {"Texts/en/goals.texts",
   (const unsigned char[]){
#embed "Texts/en/goals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/goals.texts" suffix(, )
   0}) - 1},
  {"Texts/en/grade.texts",
   (const unsigned char[]){
#embed "Texts/en/grade.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/grade.texts" suffix(, )
   0}) - 1},
  {"Texts/en/help.texts",
   (const unsigned char[]){
#embed "Texts/en/help.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/help.texts" suffix(, )
   0}) - 1},
  {"Texts/en/hints.texts",
   (const unsigned char[]){
#embed "Texts/en/hints.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/hints.texts" suffix(, )
   0}) - 1},
  {"Texts/en/hosting.texts",
   (const unsigned char[]){
#embed "Texts/en/hosting.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/hosting.texts" suffix(, )
   0}) - 1},
  {"Texts/en/keys.texts",
   (const unsigned char[]){
#embed "Texts/en/keys.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/keys.texts" suffix(, )
   0}) - 1},
  {"Texts/en/knowledge.texts",
   (const unsigned char[]){
#embed "Texts/en/knowledge.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/knowledge.texts" suffix(, )
   0}) - 1},
  {"Texts/en/lanes.texts",
   (const unsigned char[]){
#embed "Texts/en/lanes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/lanes.texts" suffix(, )
   0}) - 1},
  {"Texts/en/linear.texts",
   (const unsigned char[]){
#embed "Texts/en/linear.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/linear.texts" suffix(, )
   0}) - 1},
  {"Texts/en/lists.texts",
   (const unsigned char[]){
#embed "Texts/en/lists.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/lists.texts" suffix(, )
   0}) - 1},
  {"Texts/en/log.texts",
   (const unsigned char[]){
#embed "Texts/en/log.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/log.texts" suffix(, )
   0}) - 1},
  {"Texts/en/misconceptions.texts",
   (const unsigned char[]){
#embed "Texts/en/misconceptions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/misconceptions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/notes.texts",
   (const unsigned char[]){
#embed "Texts/en/notes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/notes.texts" suffix(, )
   0}) - 1},
  {"Texts/en/occasions.texts",
   (const unsigned char[]){
#embed "Texts/en/occasions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/occasions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/overlays.texts",
   (const unsigned char[]){
#embed "Texts/en/overlays.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/overlays.texts" suffix(, )
   0}) - 1},
  {"Texts/en/palette.texts",
   (const unsigned char[]){
#embed "Texts/en/palette.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/palette.texts" suffix(, )
   0}) - 1},
  {"Texts/en/panels.texts",
   (const unsigned char[]){
#embed "Texts/en/panels.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/panels.texts" suffix(, )
   0}) - 1},
  {"Texts/en/path.texts",
   (const unsigned char[]){
#embed "Texts/en/path.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/path.texts" suffix(, )
   0}) - 1},
  {"Texts/en/paths.texts",
   (const unsigned char[]){
#embed "Texts/en/paths.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/paths.texts" suffix(, )
   0}) - 1},
  {"Texts/en/predictions.texts",
   (const unsigned char[]){
#embed "Texts/en/predictions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/predictions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/presenting.texts",
   (const unsigned char[]){
#embed "Texts/en/presenting.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/presenting.texts" suffix(, )
   0}) - 1},
  {"Texts/en/progress.texts",
   (const unsigned char[]){
#embed "Texts/en/progress.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/progress.texts" suffix(, )
   0}) - 1},
  {"Texts/en/questions.texts",
   (const unsigned char[]){
#embed "Texts/en/questions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/questions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/quiz.texts",
   (const unsigned char[]){
#embed "Texts/en/quiz.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/quiz.texts" suffix(, )
   0}) - 1},
  {"Texts/en/reallog.texts",
   (const unsigned char[]){
#embed "Texts/en/reallog.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/reallog.texts" suffix(, )
   0}) - 1},
  {"Texts/en/recording.texts",
   (const unsigned char[]){
#embed "Texts/en/recording.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/recording.texts" suffix(, )
   0}) - 1},
  {"Texts/en/refusals.texts",
   (const unsigned char[]){
#embed "Texts/en/refusals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/refusals.texts" suffix(, )
   0}) - 1},
  {"Texts/en/repair.texts",
   (const unsigned char[]){
#embed "Texts/en/repair.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/repair.texts" suffix(, )
   0}) - 1},
  {"Texts/en/revisions.texts",
   (const unsigned char[]){
#embed "Texts/en/revisions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/revisions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/rulebooks.texts",
   (const unsigned char[]){
#embed "Texts/en/rulebooks.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/rulebooks.texts" suffix(, )
   0}) - 1},
  {"Texts/en/rules.texts",
   (const unsigned char[]){
#embed "Texts/en/rules.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/rules.texts" suffix(, )
   0}) - 1},
  {"Texts/en/runloop.texts",
   (const unsigned char[]){
#embed "Texts/en/runloop.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/runloop.texts" suffix(, )
   0}) - 1},
  {"Texts/en/scenarios.texts",
   (const unsigned char[]){
#embed "Texts/en/scenarios.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/scenarios.texts" suffix(, )
   0}) - 1},
  {"Texts/en/session.texts",
   (const unsigned char[]){
#embed "Texts/en/session.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/session.texts" suffix(, )
   0}) - 1},
  {"Texts/en/settings.texts",
   (const unsigned char[]){
#embed "Texts/en/settings.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/settings.texts" suffix(, )
   0}) - 1},
  {"Texts/en/setup.texts",
   (const unsigned char[]){
#embed "Texts/en/setup.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/setup.texts" suffix(, )
   0}) - 1},
  {"Texts/en/silence.texts",
   (const unsigned char[]){
#embed "Texts/en/silence.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/silence.texts" suffix(, )
   0}) - 1},
  {"Texts/en/situation.texts",
   (const unsigned char[]){
#embed "Texts/en/situation.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/situation.texts" suffix(, )
   0}) - 1},
  {"Texts/en/states.texts",
   (const unsigned char[]){
#embed "Texts/en/states.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/states.texts" suffix(, )
   0}) - 1},
  {"Texts/en/story.texts",
   (const unsigned char[]){
#embed "Texts/en/story.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/story.texts" suffix(, )
   0}) - 1},
  {"Texts/en/terminal.texts",
   (const unsigned char[]){
#embed "Texts/en/terminal.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/terminal.texts" suffix(, )
   0}) - 1},
  {"Texts/en/themes.texts",
   (const unsigned char[]){
#embed "Texts/en/themes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/themes.texts" suffix(, )
   0}) - 1},
  {"Texts/en/title.texts",
   (const unsigned char[]){
#embed "Texts/en/title.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/title.texts" suffix(, )
   0}) - 1},
  {"Texts/en/tour.texts",
   (const unsigned char[]){
#embed "Texts/en/tour.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/tour.texts" suffix(, )
   0}) - 1},
  {"Texts/en/traits.texts",
   (const unsigned char[]){
#embed "Texts/en/traits.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/traits.texts" suffix(, )
   0}) - 1},
  {"Texts/en/travel.texts",
   (const unsigned char[]){
#embed "Texts/en/travel.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/travel.texts" suffix(, )
   0}) - 1},
  {"Texts/en/triggers.texts",
   (const unsigned char[]){
#embed "Texts/en/triggers.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/triggers.texts" suffix(, )
   0}) - 1},
  {"Texts/en/unknown.texts",
   (const unsigned char[]){
#embed "Texts/en/unknown.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/unknown.texts" suffix(, )
   0}) - 1},
  {"Texts/en/versions.texts",
   (const unsigned char[]){
#embed "Texts/en/versions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/versions.texts" suffix(, )
   0}) - 1},
  {"Texts/en/ways.texts",
   (const unsigned char[]){
#embed "Texts/en/ways.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/ways.texts" suffix(, )
   0}) - 1},
  {"Texts/en/why.texts",
   (const unsigned char[]){
#embed "Texts/en/why.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/why.texts" suffix(, )
   0}) - 1},
  {"Texts/en/withheld.texts",
   (const unsigned char[]){
#embed "Texts/en/withheld.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/en/withheld.texts" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/app-delegate.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/app-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/app-delegate.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/notifications.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/notifications.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/notifications.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/objects.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/objects.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/objects.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/scene-delegate.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/scene-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/scene-delegate.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/swiftui.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/swiftui.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/swiftui.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/system.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/system.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/system.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/tasks.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/tasks.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/tasks.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Messages/user-notifications.messages",
   (const unsigned char[]){
#embed "Texts/es/Messages/user-notifications.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Messages/user-notifications.messages" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/01-inactive-on-the-screen.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/01-inactive-on-the-screen.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/01-inactive-on-the-screen.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/02-one-message-in-front.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/02-one-message-in-front.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/02-one-message-in-front.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/03-three-messages-by-one-action.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/03-three-messages-by-one-action.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/03-three-messages-by-one-action.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/04-overlay-without-a-message.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/04-overlay-without-a-message.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/04-overlay-without-a-message.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/05-suspended-never-active.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/05-suspended-never-active.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/05-suspended-never-active.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/06-told-that-it-ends.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/06-told-that-it-ends.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/06-told-that-it-ends.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/07-force-quit-without-notice.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/07-force-quit-without-notice.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/07-force-quit-without-notice.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/08-lost-edits.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/08-lost-edits.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/08-lost-edits.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/09-saved-only-at-the-end.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/09-saved-only-at-the-end.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/09-saved-only-at-the-end.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/10-nothing-lost.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/10-nothing-lost.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/10-nothing-lost.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/11-background-task-overrun.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/11-background-task-overrun.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/11-background-task-overrun.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/12-warning-to-one.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/12-warning-to-one.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/12-warning-to-one.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/13-memory-runs-out.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/13-memory-runs-out.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/13-memory-runs-out.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/14-two-windows.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/14-two-windows.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/14-two-windows.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/15-side-by-side.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/15-side-by-side.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/15-side-by-side.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/16-scene-gone-session-stays.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/16-scene-gone-session-stays.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/16-scene-gone-session-stays.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/17-session-discarded.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/17-session-discarded.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/17-session-discarded.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/18-discarded-while-suspended.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/18-discarded-while-suspended.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/18-discarded-while-suspended.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/19-ios-4-lock.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/19-ios-4-lock.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/19-ios-4-lock.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/20-entering-the-foreground.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/20-entering-the-foreground.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/20-entering-the-foreground.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/21-cold-url.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/21-cold-url.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/21-cold-url.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/22-warm-url.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/22-warm-url.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/22-warm-url.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/23-notification-answered.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/23-notification-answered.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/23-notification-answered.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/24-scene-phases.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/24-scene-phases.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/24-scene-phases.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/25-state-restored.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/25-state-restored.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/25-state-restored.session" suffix(, )
   0}) - 1},
  {"Texts/es/Scenarios/2-exercises/26-active-by-locking.session",
   (const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/26-active-by-locking.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Scenarios/2-exercises/26-active-by-locking.session" suffix(, )
   0}) - 1},
  {"Texts/es/Topics/application.topics",
   (const unsigned char[]){
#embed "Texts/es/Topics/application.topics" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Topics/application.topics" suffix(, )
   0}) - 1},
  {"Texts/es/Topics/concepts.topics",
   (const unsigned char[]){
#embed "Texts/es/Topics/concepts.topics" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Topics/concepts.topics" suffix(, )
   0}) - 1},
  {"Texts/es/Tour/tour.tour",
   (const unsigned char[]){
#embed "Texts/es/Tour/tour.tour" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/Tour/tour.tour" suffix(, )
   0}) - 1},
  {"Texts/es/actions.texts",
   (const unsigned char[]){
#embed "Texts/es/actions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/actions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/alike.texts",
   (const unsigned char[]){
#embed "Texts/es/alike.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/alike.texts" suffix(, )
   0}) - 1},
  {"Texts/es/apps.texts",
   (const unsigned char[]){
#embed "Texts/es/apps.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/apps.texts" suffix(, )
   0}) - 1},
  {"Texts/es/audit.texts",
   (const unsigned char[]){
#embed "Texts/es/audit.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/audit.texts" suffix(, )
   0}) - 1},
  {"Texts/es/because.texts",
   (const unsigned char[]){
#embed "Texts/es/because.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/because.texts" suffix(, )
   0}) - 1},
  {"Texts/es/changes.texts",
   (const unsigned char[]){
#embed "Texts/es/changes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/changes.texts" suffix(, )
   0}) - 1},
  {"Texts/es/chapters.texts",
   (const unsigned char[]){
#embed "Texts/es/chapters.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/chapters.texts" suffix(, )
   0}) - 1},
  {"Texts/es/check.texts",
   (const unsigned char[]){
#embed "Texts/es/check.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/check.texts" suffix(, )
   0}) - 1},
  {"Texts/es/command.texts",
   (const unsigned char[]){
#embed "Texts/es/command.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/command.texts" suffix(, )
   0}) - 1},
  {"Texts/es/compare.texts",
   (const unsigned char[]){
#embed "Texts/es/compare.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/compare.texts" suffix(, )
   0}) - 1},
  {"Texts/es/comparing.texts",
   (const unsigned char[]){
#embed "Texts/es/comparing.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/comparing.texts" suffix(, )
   0}) - 1},
  {"Texts/es/conditions.texts",
   (const unsigned char[]){
#embed "Texts/es/conditions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/conditions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/config.texts",
   (const unsigned char[]){
#embed "Texts/es/config.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/config.texts" suffix(, )
   0}) - 1},
  {"Texts/es/course.texts",
   (const unsigned char[]){
#embed "Texts/es/course.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/course.texts" suffix(, )
   0}) - 1},
  {"Texts/es/coverage.texts",
   (const unsigned char[]){
#embed "Texts/es/coverage.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/coverage.texts" suffix(, )
   0}) - 1},
  {"Texts/es/device.texts",
   (const unsigned char[]){
#embed "Texts/es/device.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/device.texts" suffix(, )
   0}) - 1},
  {"Texts/es/effects.texts",
   (const unsigned char[]){
#embed "Texts/es/effects.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/effects.texts" suffix(, )
   0}) - 1},
  {"Texts/es/errors.texts",
   (const unsigned char[]){
#embed "Texts/es/errors.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/errors.texts" suffix(, )
   0}) - 1},
  {"Texts/es/evidence.texts",
   (const unsigned char[]){
#embed "Texts/es/evidence.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/evidence.texts" suffix(, )
   0}) - 1},
  {"Texts/es/exercises.texts",
   (const unsigned char[]){
#embed "Texts/es/exercises.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/exercises.texts" suffix(, )
   0}) - 1},
  {"Texts/es/explain.texts",
   (const unsigned char[]){
#embed "Texts/es/explain.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/explain.texts" suffix(, )
   0}) - 1},
  {"Texts/es/exports.texts",
   (const unsigned char[]){
#embed "Texts/es/exports.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/exports.texts" suffix(, )
   0}) - 1},
  {"Texts/es/facts.texts",
   (const unsigned char[]){
#embed "Texts/es/facts.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/facts.texts" suffix(, )
   0}) - 1},
  {"Texts/es/following.texts",
   (const unsigned char[]){
#embed "Texts/es/following.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/following.texts" suffix(, )
   0}) - 1},
  {"Texts/es/goals.texts",
   (const unsigned char[]){
#embed "Texts/es/goals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/goals.texts" suffix(, )
   0}) - 1},
  {"Texts/es/grade.texts",
   (const unsigned char[]){
#embed "Texts/es/grade.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/grade.texts" suffix(, )
   0}) - 1},
  {"Texts/es/help.texts",
   (const unsigned char[]){
#embed "Texts/es/help.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/help.texts" suffix(, )
   0}) - 1},
  {"Texts/es/hints.texts",
   (const unsigned char[]){
#embed "Texts/es/hints.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/hints.texts" suffix(, )
   0}) - 1},
  {"Texts/es/hosting.texts",
   (const unsigned char[]){
#embed "Texts/es/hosting.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/hosting.texts" suffix(, )
   0}) - 1},
  {"Texts/es/keys.texts",
   (const unsigned char[]){
#embed "Texts/es/keys.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/keys.texts" suffix(, )
   0}) - 1},
  {"Texts/es/knowledge.texts",
   (const unsigned char[]){
#embed "Texts/es/knowledge.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/knowledge.texts" suffix(, )
   0}) - 1},
  {"Texts/es/lanes.texts",
   (const unsigned char[]){
#embed "Texts/es/lanes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/lanes.texts" suffix(, )
   0}) - 1},
  {"Texts/es/linear.texts",
   (const unsigned char[]){
#embed "Texts/es/linear.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/linear.texts" suffix(, )
   0}) - 1},
  {"Texts/es/lists.texts",
   (const unsigned char[]){
#embed "Texts/es/lists.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/lists.texts" suffix(, )
   0}) - 1},
  {"Texts/es/log.texts",
   (const unsigned char[]){
#embed "Texts/es/log.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/log.texts" suffix(, )
   0}) - 1},
  {"Texts/es/misconceptions.texts",
   (const unsigned char[]){
#embed "Texts/es/misconceptions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/misconceptions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/notes.texts",
   (const unsigned char[]){
#embed "Texts/es/notes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/notes.texts" suffix(, )
   0}) - 1},
  {"Texts/es/occasions.texts",
   (const unsigned char[]){
#embed "Texts/es/occasions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/occasions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/overlays.texts",
   (const unsigned char[]){
#embed "Texts/es/overlays.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/overlays.texts" suffix(, )
   0}) - 1},
  {"Texts/es/palette.texts",
   (const unsigned char[]){
#embed "Texts/es/palette.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/palette.texts" suffix(, )
   0}) - 1},
  {"Texts/es/panels.texts",
   (const unsigned char[]){
#embed "Texts/es/panels.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/panels.texts" suffix(, )
   0}) - 1},
  {"Texts/es/path.texts",
   (const unsigned char[]){
#embed "Texts/es/path.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/path.texts" suffix(, )
   0}) - 1},
  {"Texts/es/paths.texts",
   (const unsigned char[]){
#embed "Texts/es/paths.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/paths.texts" suffix(, )
   0}) - 1},
  {"Texts/es/predictions.texts",
   (const unsigned char[]){
#embed "Texts/es/predictions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/predictions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/presenting.texts",
   (const unsigned char[]){
#embed "Texts/es/presenting.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/presenting.texts" suffix(, )
   0}) - 1},
  {"Texts/es/progress.texts",
   (const unsigned char[]){
#embed "Texts/es/progress.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/progress.texts" suffix(, )
   0}) - 1},
  {"Texts/es/questions.texts",
   (const unsigned char[]){
#embed "Texts/es/questions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/questions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/quiz.texts",
   (const unsigned char[]){
#embed "Texts/es/quiz.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/quiz.texts" suffix(, )
   0}) - 1},
  {"Texts/es/reallog.texts",
   (const unsigned char[]){
#embed "Texts/es/reallog.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/reallog.texts" suffix(, )
   0}) - 1},
  {"Texts/es/recording.texts",
   (const unsigned char[]){
#embed "Texts/es/recording.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/recording.texts" suffix(, )
   0}) - 1},
  {"Texts/es/refusals.texts",
   (const unsigned char[]){
#embed "Texts/es/refusals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/refusals.texts" suffix(, )
   0}) - 1},
  {"Texts/es/repair.texts",
   (const unsigned char[]){
#embed "Texts/es/repair.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/repair.texts" suffix(, )
   0}) - 1},
  {"Texts/es/revisions.texts",
   (const unsigned char[]){
#embed "Texts/es/revisions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/revisions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/rules.texts",
   (const unsigned char[]){
#embed "Texts/es/rules.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/rules.texts" suffix(, )
   0}) - 1},
  {"Texts/es/runloop.texts",
   (const unsigned char[]){
#embed "Texts/es/runloop.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/runloop.texts" suffix(, )
   0}) - 1},
  {"Texts/es/scenarios.texts",
   (const unsigned char[]){
#embed "Texts/es/scenarios.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/scenarios.texts" suffix(, )
   0}) - 1},
  {"Texts/es/session.texts",
   (const unsigned char[]){
#embed "Texts/es/session.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/session.texts" suffix(, )
   0}) - 1},
  {"Texts/es/settings.texts",
   (const unsigned char[]){
#embed "Texts/es/settings.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/settings.texts" suffix(, )
   0}) - 1},
  {"Texts/es/setup.texts",
   (const unsigned char[]){
#embed "Texts/es/setup.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/setup.texts" suffix(, )
   0}) - 1},
  {"Texts/es/silence.texts",
   (const unsigned char[]){
#embed "Texts/es/silence.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/silence.texts" suffix(, )
   0}) - 1},
  {"Texts/es/situation.texts",
   (const unsigned char[]){
#embed "Texts/es/situation.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/situation.texts" suffix(, )
   0}) - 1},
  {"Texts/es/states.texts",
   (const unsigned char[]){
#embed "Texts/es/states.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/states.texts" suffix(, )
   0}) - 1},
  {"Texts/es/story.texts",
   (const unsigned char[]){
#embed "Texts/es/story.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/story.texts" suffix(, )
   0}) - 1},
  {"Texts/es/terminal.texts",
   (const unsigned char[]){
#embed "Texts/es/terminal.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/terminal.texts" suffix(, )
   0}) - 1},
  {"Texts/es/themes.texts",
   (const unsigned char[]){
#embed "Texts/es/themes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/themes.texts" suffix(, )
   0}) - 1},
  {"Texts/es/title.texts",
   (const unsigned char[]){
#embed "Texts/es/title.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/title.texts" suffix(, )
   0}) - 1},
  {"Texts/es/tour.texts",
   (const unsigned char[]){
#embed "Texts/es/tour.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/tour.texts" suffix(, )
   0}) - 1},
  {"Texts/es/traits.texts",
   (const unsigned char[]){
#embed "Texts/es/traits.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/traits.texts" suffix(, )
   0}) - 1},
  {"Texts/es/travel.texts",
   (const unsigned char[]){
#embed "Texts/es/travel.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/travel.texts" suffix(, )
   0}) - 1},
  {"Texts/es/triggers.texts",
   (const unsigned char[]){
#embed "Texts/es/triggers.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/triggers.texts" suffix(, )
   0}) - 1},
  {"Texts/es/unknown.texts",
   (const unsigned char[]){
#embed "Texts/es/unknown.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/unknown.texts" suffix(, )
   0}) - 1},
  {"Texts/es/versions.texts",
   (const unsigned char[]){
#embed "Texts/es/versions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/versions.texts" suffix(, )
   0}) - 1},
  {"Texts/es/ways.texts",
   (const unsigned char[]){
#embed "Texts/es/ways.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/ways.texts" suffix(, )
   0}) - 1},
  {"Texts/es/why.texts",
   (const unsigned char[]){
#embed "Texts/es/why.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/why.texts" suffix(, )
   0}) - 1},
  {"Texts/es/withheld.texts",
   (const unsigned char[]){
#embed "Texts/es/withheld.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/es/withheld.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/app-delegate.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/app-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/app-delegate.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/notifications.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/notifications.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/notifications.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/objects.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/objects.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/objects.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/scene-delegate.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/scene-delegate.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/scene-delegate.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/swiftui.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/swiftui.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/swiftui.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/system.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/system.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/system.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/tasks.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/tasks.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/tasks.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Messages/user-notifications.messages",
   (const unsigned char[]){
#embed "Texts/zh_CN/Messages/user-notifications.messages" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Messages/user-notifications.messages" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/01-inactive-on-the-screen.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/01-inactive-on-the-screen.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/01-inactive-on-the-screen.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/02-one-message-in-front.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/02-one-message-in-front.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/02-one-message-in-front.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/03-three-messages-by-one-action.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/03-three-messages-by-one-action.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/03-three-messages-by-one-action.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/04-overlay-without-a-message.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/04-overlay-without-a-message.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/04-overlay-without-a-message.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/05-suspended-never-active.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/05-suspended-never-active.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/05-suspended-never-active.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/06-told-that-it-ends.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/06-told-that-it-ends.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/06-told-that-it-ends.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/07-force-quit-without-notice.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/07-force-quit-without-notice.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/07-force-quit-without-notice.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/08-lost-edits.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/08-lost-edits.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/08-lost-edits.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/09-saved-only-at-the-end.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/09-saved-only-at-the-end.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/09-saved-only-at-the-end.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/10-nothing-lost.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/10-nothing-lost.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/10-nothing-lost.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/11-background-task-overrun.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/11-background-task-overrun.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/11-background-task-overrun.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/12-warning-to-one.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/12-warning-to-one.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/12-warning-to-one.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/13-memory-runs-out.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/13-memory-runs-out.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/13-memory-runs-out.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/14-two-windows.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/14-two-windows.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/14-two-windows.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/15-side-by-side.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/15-side-by-side.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/15-side-by-side.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/16-scene-gone-session-stays.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/16-scene-gone-session-stays.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/16-scene-gone-session-stays.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/17-session-discarded.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/17-session-discarded.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/17-session-discarded.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/18-discarded-while-suspended.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/18-discarded-while-suspended.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/18-discarded-while-suspended.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/19-ios-4-lock.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/19-ios-4-lock.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/19-ios-4-lock.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/20-entering-the-foreground.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/20-entering-the-foreground.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/20-entering-the-foreground.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/21-cold-url.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/21-cold-url.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/21-cold-url.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/22-warm-url.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/22-warm-url.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/22-warm-url.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/23-notification-answered.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/23-notification-answered.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/23-notification-answered.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/24-scene-phases.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/24-scene-phases.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/24-scene-phases.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/25-state-restored.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/25-state-restored.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/25-state-restored.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Scenarios/2-exercises/26-active-by-locking.session",
   (const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/26-active-by-locking.session" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Scenarios/2-exercises/26-active-by-locking.session" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Topics/application.topics",
   (const unsigned char[]){
#embed "Texts/zh_CN/Topics/application.topics" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Topics/application.topics" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Topics/concepts.topics",
   (const unsigned char[]){
#embed "Texts/zh_CN/Topics/concepts.topics" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Topics/concepts.topics" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/Tour/tour.tour",
   (const unsigned char[]){
#embed "Texts/zh_CN/Tour/tour.tour" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/Tour/tour.tour" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/actions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/actions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/actions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/alike.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/alike.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/alike.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/apps.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/apps.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/apps.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/audit.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/audit.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/audit.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/because.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/because.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/because.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/changes.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/changes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/changes.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/chapters.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/chapters.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/chapters.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/check.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/check.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/check.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/command.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/command.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/command.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/compare.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/compare.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/compare.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/comparing.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/comparing.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/comparing.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/conditions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/conditions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/conditions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/config.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/config.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/config.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/course.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/course.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/course.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/coverage.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/coverage.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/coverage.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/device.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/device.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/device.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/effects.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/effects.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/effects.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/errors.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/errors.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/errors.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/evidence.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/evidence.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/evidence.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/exercises.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/exercises.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/exercises.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/explain.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/explain.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/explain.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/exports.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/exports.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/exports.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/facts.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/facts.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/facts.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/following.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/following.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/following.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/goals.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/goals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/goals.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/grade.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/grade.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/grade.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/help.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/help.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/help.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/hints.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/hints.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/hints.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/hosting.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/hosting.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/hosting.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/keys.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/keys.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/keys.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/knowledge.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/knowledge.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/knowledge.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/lanes.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/lanes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/lanes.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/linear.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/linear.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/linear.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/lists.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/lists.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/lists.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/log.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/log.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/log.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/misconceptions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/misconceptions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/misconceptions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/notes.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/notes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/notes.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/occasions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/occasions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/occasions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/overlays.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/overlays.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/overlays.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/palette.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/palette.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/palette.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/panels.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/panels.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/panels.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/path.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/path.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/path.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/paths.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/paths.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/paths.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/predictions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/predictions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/predictions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/presenting.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/presenting.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/presenting.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/progress.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/progress.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/progress.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/questions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/questions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/questions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/quiz.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/quiz.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/quiz.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/reallog.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/reallog.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/reallog.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/recording.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/recording.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/recording.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/refusals.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/refusals.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/refusals.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/repair.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/repair.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/repair.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/revisions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/revisions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/revisions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/rulebooks.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/rulebooks.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/rulebooks.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/rules.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/rules.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/rules.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/runloop.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/runloop.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/runloop.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/scenarios.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/scenarios.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/scenarios.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/session.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/session.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/session.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/settings.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/settings.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/settings.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/setup.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/setup.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/setup.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/silence.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/silence.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/silence.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/situation.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/situation.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/situation.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/states.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/states.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/states.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/story.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/story.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/story.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/terminal.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/terminal.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/terminal.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/themes.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/themes.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/themes.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/title.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/title.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/title.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/tour.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/tour.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/tour.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/traits.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/traits.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/traits.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/travel.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/travel.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/travel.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/triggers.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/triggers.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/triggers.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/unknown.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/unknown.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/unknown.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/versions.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/versions.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/versions.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/ways.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/ways.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/ways.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/why.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/why.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/why.texts" suffix(, )
   0}) - 1},
  {"Texts/zh_CN/withheld.texts",
   (const unsigned char[]){
#embed "Texts/zh_CN/withheld.texts" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Texts/zh_CN/withheld.texts" suffix(, )
   0}) - 1},
  {"Topics/application.topics",
   (const unsigned char[]){
#embed "Topics/application.topics" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Topics/application.topics" suffix(, )
   0}) - 1},
  {"Topics/concepts.topics",
   (const unsigned char[]){
#embed "Topics/concepts.topics" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Topics/concepts.topics" suffix(, )
   0}) - 1},
  {"Tour/tour.tour",
   (const unsigned char[]){
#embed "Tour/tour.tour" suffix(, )
   0},
   sizeof((const unsigned char[]){
#embed "Tour/tour.tour" suffix(, )
   0}) - 1},
};

unsigned long catalog_count(void) { return sizeof files / sizeof files[0]; }

const catalog_file *catalog_at(unsigned long index) { return &files[index]; }

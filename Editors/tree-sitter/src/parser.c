#include "tree_sitter/parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif

#define LANGUAGE_VERSION 14
#define STATE_COUNT 42
#define LARGE_STATE_COUNT 9
#define SYMBOL_COUNT 162
#define ALIAS_COUNT 0
#define TOKEN_COUNT 143
#define EXTERNAL_TOKEN_COUNT 0
#define FIELD_COUNT 4
#define MAX_ALIAS_SEQUENCE_LENGTH 5
#define PRODUCTION_ID_COUNT 6

enum ts_symbol_identifiers {
  sym_word = 1,
  sym__newline = 2,
  sym__space = 3,
  sym_narration = 4,
  sym_key = 5,
  anon_sym_GT = 6,
  anon_sym_QMARK = 7,
  anon_sym_LT = 8,
  anon_sym_power_DASHon = 9,
  anon_sym_home = 10,
  anon_sym_switcher = 11,
  anon_sym_choose = 12,
  anon_sym_swipe_DASHup = 13,
  anon_sym_lock = 14,
  anon_sym_auto_DASHlock = 15,
  anon_sym_unlock = 16,
  anon_sym_hold_DASHlock = 17,
  anon_sym_control_DASHcenter = 18,
  anon_sym_notification_DASHcenter = 19,
  anon_sym_tap_DASHnotification = 20,
  anon_sym_system_DASHalert = 21,
  anon_sym_permission_DASHprompt = 22,
  anon_sym_biometric_DASHprompt = 23,
  anon_sym_siri = 24,
  anon_sym_text_DASHmessage = 25,
  anon_sym_calendar_DASHalert = 26,
  anon_sym_local_DASHalert = 27,
  anon_sym_call = 28,
  anon_sym_banner = 29,
  anon_sym_accept = 30,
  anon_sym_dismiss = 31,
  anon_sym_open = 32,
  anon_sym_open_DASHurl = 33,
  anon_sym_quick_DASHaction = 34,
  anon_sym_continue_DASHactivity = 35,
  anon_sym_touch = 36,
  anon_sym_touch_DASHright = 37,
  anon_sym_edit = 38,
  anon_sym_save = 39,
  anon_sym_interaction = 40,
  anon_sym_present = 41,
  anon_sym_dismiss_DASHview = 42,
  anon_sym_split = 43,
  anon_sym_resize = 44,
  anon_sym_unsplit = 45,
  anon_sym_new_DASHwindow = 46,
  anon_sym_close_DASHwindow = 47,
  anon_sym_disconnect = 48,
  anon_sym_minimize = 49,
  anon_sym_rotate = 50,
  anon_sym_connect_DASHdisplay = 51,
  anon_sym_disconnect_DASHdisplay = 52,
  anon_sym_time_DASHchange = 53,
  anon_sym_push = 54,
  anon_sym_wake = 55,
  anon_sym_memory_DASHwarning = 56,
  anon_sym_grow = 57,
  anon_sym_reclaim_DASHmemory = 58,
  anon_sym_jetsam = 59,
  anon_sym_kill = 60,
  anon_sym_begin = 61,
  anon_sym_end = 62,
  anon_sym_submit = 63,
  anon_sym_complete_DASHtask = 64,
  anon_sym_expire_DASHtask = 65,
  anon_sym_crash = 66,
  anon_sym_hang = 67,
  anon_sym_debugger = 68,
  anon_sym_prewarm = 69,
  anon_sym_background_DASHrefresh = 70,
  anon_sym_low_DASHbattery = 71,
  anon_sym_low_DASHpower_DASHmode = 72,
  anon_sym_wait = 73,
  anon_sym_next = 74,
  anon_sym_undo = 75,
  anon_sym_redo = 76,
  sym_delay = 77,
  sym_refusal = 78,
  sym_print = 79,
  anon_sym_EQ = 80,
  sym_selector = 81,
  anon_sym_DOT_DOT_DOT = 82,
  anon_sym_appDelegate = 83,
  anon_sym_sceneDelegate = 84,
  anon_sym_viewController = 85,
  anon_sym_presentedViewController = 86,
  anon_sym_application = 87,
  anon_sym_window = 88,
  anon_sym_view = 89,
  anon_sym_notification = 90,
  anon_sym_system = 91,
  anon_sym_app = 92,
  anon_sym_contentView = 93,
  anon_sym_notificationDelegate = 94,
  anon_sym_taskHandler = 95,
  aux_sym_receiver_token1 = 96,
  anon_sym_not_DASHrunning = 97,
  anon_sym_inactive = 98,
  anon_sym_active = 99,
  anon_sym_background = 100,
  anon_sym_suspended = 101,
  anon_sym_unattached = 102,
  anon_sym_foregroundInactive = 103,
  anon_sym_foregroundActive = 104,
  anon_sym_app_DASHdelegate = 105,
  anon_sym_scenes = 106,
  anon_sym_swiftui = 107,
  anon_sym_multiple_DASHwindows = 108,
  anon_sym_exits_DASHon_DASHsuspend = 109,
  anon_sym_will_DASHfinish_DASHlaunching = 110,
  anon_sym_configuration_DASHfor_DASHconnecting = 111,
  anon_sym_state_DASHrestoration = 112,
  anon_sym_protected_DASHdata = 113,
  anon_sym_significant_DASHtime_DASHchange = 114,
  anon_sym_scene_DASHupdates = 115,
  anon_sym_window_DASHin_DASHcode = 116,
  anon_sym_navigation_DASHcontroller = 117,
  anon_sym_tab_DASHbar_DASHcontroller = 118,
  anon_sym_observes_DASHactivation = 119,
  anon_sym_ends_DASHtasks = 120,
  anon_sym_keeps_DASHmemory = 121,
  anon_sym_delegate_DASHadaptor = 122,
  anon_sym_scene_DASHstorage = 123,
  anon_sym_app_DASHstorage = 124,
  anon_sym_notification_DASHdelegate = 125,
  anon_sym_late_DASHnotification_DASHdelegate = 126,
  anon_sym_background_DASHtask_DASHmodifier = 127,
  anon_sym_late_DASHtask_DASHregistration = 128,
  anon_sym_double_DASHtask_DASHregistration = 129,
  anon_sym_no_DASHtask_DASHhandler = 130,
  anon_sym_no_DASHexpiration_DASHhandler = 131,
  anon_sym_idle_DASHtimer_DASHdisabled = 132,
  anon_sym_display_DASHaccessory = 133,
  anon_sym_tasks = 134,
  anon_sym_memory = 135,
  anon_sym_sdk = 136,
  anon_sym_launch_DASHtime = 137,
  anon_sym_saves = 138,
  anon_sym_resets = 139,
  anon_sym_host = 140,
  aux_sym_trait_token1 = 141,
  sym_string = 142,
  sym_session = 143,
  sym__line = 144,
  sym_header = 145,
  sym_action = 146,
  sym_prediction = 147,
  sym_observation = 148,
  sym__what = 149,
  sym_verb = 150,
  sym_condition = 151,
  sym_message = 152,
  sym_unchecked = 153,
  sym_receiver = 154,
  sym_state = 155,
  sym_trait = 156,
  aux_sym_session_repeat1 = 157,
  aux_sym_header_repeat1 = 158,
  aux_sym__what_repeat1 = 159,
  aux_sym_condition_repeat1 = 160,
  aux_sym_message_repeat1 = 161,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [sym_word] = "word",
  [sym__newline] = "_newline",
  [sym__space] = "_space",
  [sym_narration] = "narration",
  [sym_key] = "key",
  [anon_sym_GT] = ">",
  [anon_sym_QMARK] = "\?",
  [anon_sym_LT] = "<",
  [anon_sym_power_DASHon] = "power-on",
  [anon_sym_home] = "home",
  [anon_sym_switcher] = "switcher",
  [anon_sym_choose] = "choose",
  [anon_sym_swipe_DASHup] = "swipe-up",
  [anon_sym_lock] = "lock",
  [anon_sym_auto_DASHlock] = "auto-lock",
  [anon_sym_unlock] = "unlock",
  [anon_sym_hold_DASHlock] = "hold-lock",
  [anon_sym_control_DASHcenter] = "control-center",
  [anon_sym_notification_DASHcenter] = "notification-center",
  [anon_sym_tap_DASHnotification] = "tap-notification",
  [anon_sym_system_DASHalert] = "system-alert",
  [anon_sym_permission_DASHprompt] = "permission-prompt",
  [anon_sym_biometric_DASHprompt] = "biometric-prompt",
  [anon_sym_siri] = "siri",
  [anon_sym_text_DASHmessage] = "text-message",
  [anon_sym_calendar_DASHalert] = "calendar-alert",
  [anon_sym_local_DASHalert] = "local-alert",
  [anon_sym_call] = "call",
  [anon_sym_banner] = "banner",
  [anon_sym_accept] = "accept",
  [anon_sym_dismiss] = "dismiss",
  [anon_sym_open] = "open",
  [anon_sym_open_DASHurl] = "open-url",
  [anon_sym_quick_DASHaction] = "quick-action",
  [anon_sym_continue_DASHactivity] = "continue-activity",
  [anon_sym_touch] = "touch",
  [anon_sym_touch_DASHright] = "touch-right",
  [anon_sym_edit] = "edit",
  [anon_sym_save] = "save",
  [anon_sym_interaction] = "interaction",
  [anon_sym_present] = "present",
  [anon_sym_dismiss_DASHview] = "dismiss-view",
  [anon_sym_split] = "split",
  [anon_sym_resize] = "resize",
  [anon_sym_unsplit] = "unsplit",
  [anon_sym_new_DASHwindow] = "new-window",
  [anon_sym_close_DASHwindow] = "close-window",
  [anon_sym_disconnect] = "disconnect",
  [anon_sym_minimize] = "minimize",
  [anon_sym_rotate] = "rotate",
  [anon_sym_connect_DASHdisplay] = "connect-display",
  [anon_sym_disconnect_DASHdisplay] = "disconnect-display",
  [anon_sym_time_DASHchange] = "time-change",
  [anon_sym_push] = "push",
  [anon_sym_wake] = "wake",
  [anon_sym_memory_DASHwarning] = "memory-warning",
  [anon_sym_grow] = "grow",
  [anon_sym_reclaim_DASHmemory] = "reclaim-memory",
  [anon_sym_jetsam] = "jetsam",
  [anon_sym_kill] = "kill",
  [anon_sym_begin] = "begin",
  [anon_sym_end] = "end",
  [anon_sym_submit] = "submit",
  [anon_sym_complete_DASHtask] = "complete-task",
  [anon_sym_expire_DASHtask] = "expire-task",
  [anon_sym_crash] = "crash",
  [anon_sym_hang] = "hang",
  [anon_sym_debugger] = "debugger",
  [anon_sym_prewarm] = "prewarm",
  [anon_sym_background_DASHrefresh] = "background-refresh",
  [anon_sym_low_DASHbattery] = "low-battery",
  [anon_sym_low_DASHpower_DASHmode] = "low-power-mode",
  [anon_sym_wait] = "wait",
  [anon_sym_next] = "next",
  [anon_sym_undo] = "undo",
  [anon_sym_redo] = "redo",
  [sym_delay] = "delay",
  [sym_refusal] = "refusal",
  [sym_print] = "print",
  [anon_sym_EQ] = "=",
  [sym_selector] = "selector",
  [anon_sym_DOT_DOT_DOT] = "...",
  [anon_sym_appDelegate] = "appDelegate",
  [anon_sym_sceneDelegate] = "sceneDelegate",
  [anon_sym_viewController] = "viewController",
  [anon_sym_presentedViewController] = "presentedViewController",
  [anon_sym_application] = "application",
  [anon_sym_window] = "window",
  [anon_sym_view] = "view",
  [anon_sym_notification] = "notification",
  [anon_sym_system] = "system",
  [anon_sym_app] = "app",
  [anon_sym_contentView] = "contentView",
  [anon_sym_notificationDelegate] = "notificationDelegate",
  [anon_sym_taskHandler] = "taskHandler",
  [aux_sym_receiver_token1] = "receiver_token1",
  [anon_sym_not_DASHrunning] = "not-running",
  [anon_sym_inactive] = "inactive",
  [anon_sym_active] = "active",
  [anon_sym_background] = "background",
  [anon_sym_suspended] = "suspended",
  [anon_sym_unattached] = "unattached",
  [anon_sym_foregroundInactive] = "foregroundInactive",
  [anon_sym_foregroundActive] = "foregroundActive",
  [anon_sym_app_DASHdelegate] = "app-delegate",
  [anon_sym_scenes] = "scenes",
  [anon_sym_swiftui] = "swiftui",
  [anon_sym_multiple_DASHwindows] = "multiple-windows",
  [anon_sym_exits_DASHon_DASHsuspend] = "exits-on-suspend",
  [anon_sym_will_DASHfinish_DASHlaunching] = "will-finish-launching",
  [anon_sym_configuration_DASHfor_DASHconnecting] = "configuration-for-connecting",
  [anon_sym_state_DASHrestoration] = "state-restoration",
  [anon_sym_protected_DASHdata] = "protected-data",
  [anon_sym_significant_DASHtime_DASHchange] = "significant-time-change",
  [anon_sym_scene_DASHupdates] = "scene-updates",
  [anon_sym_window_DASHin_DASHcode] = "window-in-code",
  [anon_sym_navigation_DASHcontroller] = "navigation-controller",
  [anon_sym_tab_DASHbar_DASHcontroller] = "tab-bar-controller",
  [anon_sym_observes_DASHactivation] = "observes-activation",
  [anon_sym_ends_DASHtasks] = "ends-tasks",
  [anon_sym_keeps_DASHmemory] = "keeps-memory",
  [anon_sym_delegate_DASHadaptor] = "delegate-adaptor",
  [anon_sym_scene_DASHstorage] = "scene-storage",
  [anon_sym_app_DASHstorage] = "app-storage",
  [anon_sym_notification_DASHdelegate] = "notification-delegate",
  [anon_sym_late_DASHnotification_DASHdelegate] = "late-notification-delegate",
  [anon_sym_background_DASHtask_DASHmodifier] = "background-task-modifier",
  [anon_sym_late_DASHtask_DASHregistration] = "late-task-registration",
  [anon_sym_double_DASHtask_DASHregistration] = "double-task-registration",
  [anon_sym_no_DASHtask_DASHhandler] = "no-task-handler",
  [anon_sym_no_DASHexpiration_DASHhandler] = "no-expiration-handler",
  [anon_sym_idle_DASHtimer_DASHdisabled] = "idle-timer-disabled",
  [anon_sym_display_DASHaccessory] = "display-accessory",
  [anon_sym_tasks] = "tasks",
  [anon_sym_memory] = "memory",
  [anon_sym_sdk] = "sdk",
  [anon_sym_launch_DASHtime] = "launch-time",
  [anon_sym_saves] = "saves",
  [anon_sym_resets] = "resets",
  [anon_sym_host] = "host",
  [aux_sym_trait_token1] = "trait_token1",
  [sym_string] = "string",
  [sym_session] = "session",
  [sym__line] = "_line",
  [sym_header] = "header",
  [sym_action] = "action",
  [sym_prediction] = "prediction",
  [sym_observation] = "observation",
  [sym__what] = "_what",
  [sym_verb] = "verb",
  [sym_condition] = "condition",
  [sym_message] = "message",
  [sym_unchecked] = "unchecked",
  [sym_receiver] = "receiver",
  [sym_state] = "state",
  [sym_trait] = "trait",
  [aux_sym_session_repeat1] = "session_repeat1",
  [aux_sym_header_repeat1] = "header_repeat1",
  [aux_sym__what_repeat1] = "_what_repeat1",
  [aux_sym_condition_repeat1] = "condition_repeat1",
  [aux_sym_message_repeat1] = "message_repeat1",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [sym_word] = sym_word,
  [sym__newline] = sym__newline,
  [sym__space] = sym__space,
  [sym_narration] = sym_narration,
  [sym_key] = sym_key,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_power_DASHon] = anon_sym_power_DASHon,
  [anon_sym_home] = anon_sym_home,
  [anon_sym_switcher] = anon_sym_switcher,
  [anon_sym_choose] = anon_sym_choose,
  [anon_sym_swipe_DASHup] = anon_sym_swipe_DASHup,
  [anon_sym_lock] = anon_sym_lock,
  [anon_sym_auto_DASHlock] = anon_sym_auto_DASHlock,
  [anon_sym_unlock] = anon_sym_unlock,
  [anon_sym_hold_DASHlock] = anon_sym_hold_DASHlock,
  [anon_sym_control_DASHcenter] = anon_sym_control_DASHcenter,
  [anon_sym_notification_DASHcenter] = anon_sym_notification_DASHcenter,
  [anon_sym_tap_DASHnotification] = anon_sym_tap_DASHnotification,
  [anon_sym_system_DASHalert] = anon_sym_system_DASHalert,
  [anon_sym_permission_DASHprompt] = anon_sym_permission_DASHprompt,
  [anon_sym_biometric_DASHprompt] = anon_sym_biometric_DASHprompt,
  [anon_sym_siri] = anon_sym_siri,
  [anon_sym_text_DASHmessage] = anon_sym_text_DASHmessage,
  [anon_sym_calendar_DASHalert] = anon_sym_calendar_DASHalert,
  [anon_sym_local_DASHalert] = anon_sym_local_DASHalert,
  [anon_sym_call] = anon_sym_call,
  [anon_sym_banner] = anon_sym_banner,
  [anon_sym_accept] = anon_sym_accept,
  [anon_sym_dismiss] = anon_sym_dismiss,
  [anon_sym_open] = anon_sym_open,
  [anon_sym_open_DASHurl] = anon_sym_open_DASHurl,
  [anon_sym_quick_DASHaction] = anon_sym_quick_DASHaction,
  [anon_sym_continue_DASHactivity] = anon_sym_continue_DASHactivity,
  [anon_sym_touch] = anon_sym_touch,
  [anon_sym_touch_DASHright] = anon_sym_touch_DASHright,
  [anon_sym_edit] = anon_sym_edit,
  [anon_sym_save] = anon_sym_save,
  [anon_sym_interaction] = anon_sym_interaction,
  [anon_sym_present] = anon_sym_present,
  [anon_sym_dismiss_DASHview] = anon_sym_dismiss_DASHview,
  [anon_sym_split] = anon_sym_split,
  [anon_sym_resize] = anon_sym_resize,
  [anon_sym_unsplit] = anon_sym_unsplit,
  [anon_sym_new_DASHwindow] = anon_sym_new_DASHwindow,
  [anon_sym_close_DASHwindow] = anon_sym_close_DASHwindow,
  [anon_sym_disconnect] = anon_sym_disconnect,
  [anon_sym_minimize] = anon_sym_minimize,
  [anon_sym_rotate] = anon_sym_rotate,
  [anon_sym_connect_DASHdisplay] = anon_sym_connect_DASHdisplay,
  [anon_sym_disconnect_DASHdisplay] = anon_sym_disconnect_DASHdisplay,
  [anon_sym_time_DASHchange] = anon_sym_time_DASHchange,
  [anon_sym_push] = anon_sym_push,
  [anon_sym_wake] = anon_sym_wake,
  [anon_sym_memory_DASHwarning] = anon_sym_memory_DASHwarning,
  [anon_sym_grow] = anon_sym_grow,
  [anon_sym_reclaim_DASHmemory] = anon_sym_reclaim_DASHmemory,
  [anon_sym_jetsam] = anon_sym_jetsam,
  [anon_sym_kill] = anon_sym_kill,
  [anon_sym_begin] = anon_sym_begin,
  [anon_sym_end] = anon_sym_end,
  [anon_sym_submit] = anon_sym_submit,
  [anon_sym_complete_DASHtask] = anon_sym_complete_DASHtask,
  [anon_sym_expire_DASHtask] = anon_sym_expire_DASHtask,
  [anon_sym_crash] = anon_sym_crash,
  [anon_sym_hang] = anon_sym_hang,
  [anon_sym_debugger] = anon_sym_debugger,
  [anon_sym_prewarm] = anon_sym_prewarm,
  [anon_sym_background_DASHrefresh] = anon_sym_background_DASHrefresh,
  [anon_sym_low_DASHbattery] = anon_sym_low_DASHbattery,
  [anon_sym_low_DASHpower_DASHmode] = anon_sym_low_DASHpower_DASHmode,
  [anon_sym_wait] = anon_sym_wait,
  [anon_sym_next] = anon_sym_next,
  [anon_sym_undo] = anon_sym_undo,
  [anon_sym_redo] = anon_sym_redo,
  [sym_delay] = sym_delay,
  [sym_refusal] = sym_refusal,
  [sym_print] = sym_print,
  [anon_sym_EQ] = anon_sym_EQ,
  [sym_selector] = sym_selector,
  [anon_sym_DOT_DOT_DOT] = anon_sym_DOT_DOT_DOT,
  [anon_sym_appDelegate] = anon_sym_appDelegate,
  [anon_sym_sceneDelegate] = anon_sym_sceneDelegate,
  [anon_sym_viewController] = anon_sym_viewController,
  [anon_sym_presentedViewController] = anon_sym_presentedViewController,
  [anon_sym_application] = anon_sym_application,
  [anon_sym_window] = anon_sym_window,
  [anon_sym_view] = anon_sym_view,
  [anon_sym_notification] = anon_sym_notification,
  [anon_sym_system] = anon_sym_system,
  [anon_sym_app] = anon_sym_app,
  [anon_sym_contentView] = anon_sym_contentView,
  [anon_sym_notificationDelegate] = anon_sym_notificationDelegate,
  [anon_sym_taskHandler] = anon_sym_taskHandler,
  [aux_sym_receiver_token1] = aux_sym_receiver_token1,
  [anon_sym_not_DASHrunning] = anon_sym_not_DASHrunning,
  [anon_sym_inactive] = anon_sym_inactive,
  [anon_sym_active] = anon_sym_active,
  [anon_sym_background] = anon_sym_background,
  [anon_sym_suspended] = anon_sym_suspended,
  [anon_sym_unattached] = anon_sym_unattached,
  [anon_sym_foregroundInactive] = anon_sym_foregroundInactive,
  [anon_sym_foregroundActive] = anon_sym_foregroundActive,
  [anon_sym_app_DASHdelegate] = anon_sym_app_DASHdelegate,
  [anon_sym_scenes] = anon_sym_scenes,
  [anon_sym_swiftui] = anon_sym_swiftui,
  [anon_sym_multiple_DASHwindows] = anon_sym_multiple_DASHwindows,
  [anon_sym_exits_DASHon_DASHsuspend] = anon_sym_exits_DASHon_DASHsuspend,
  [anon_sym_will_DASHfinish_DASHlaunching] = anon_sym_will_DASHfinish_DASHlaunching,
  [anon_sym_configuration_DASHfor_DASHconnecting] = anon_sym_configuration_DASHfor_DASHconnecting,
  [anon_sym_state_DASHrestoration] = anon_sym_state_DASHrestoration,
  [anon_sym_protected_DASHdata] = anon_sym_protected_DASHdata,
  [anon_sym_significant_DASHtime_DASHchange] = anon_sym_significant_DASHtime_DASHchange,
  [anon_sym_scene_DASHupdates] = anon_sym_scene_DASHupdates,
  [anon_sym_window_DASHin_DASHcode] = anon_sym_window_DASHin_DASHcode,
  [anon_sym_navigation_DASHcontroller] = anon_sym_navigation_DASHcontroller,
  [anon_sym_tab_DASHbar_DASHcontroller] = anon_sym_tab_DASHbar_DASHcontroller,
  [anon_sym_observes_DASHactivation] = anon_sym_observes_DASHactivation,
  [anon_sym_ends_DASHtasks] = anon_sym_ends_DASHtasks,
  [anon_sym_keeps_DASHmemory] = anon_sym_keeps_DASHmemory,
  [anon_sym_delegate_DASHadaptor] = anon_sym_delegate_DASHadaptor,
  [anon_sym_scene_DASHstorage] = anon_sym_scene_DASHstorage,
  [anon_sym_app_DASHstorage] = anon_sym_app_DASHstorage,
  [anon_sym_notification_DASHdelegate] = anon_sym_notification_DASHdelegate,
  [anon_sym_late_DASHnotification_DASHdelegate] = anon_sym_late_DASHnotification_DASHdelegate,
  [anon_sym_background_DASHtask_DASHmodifier] = anon_sym_background_DASHtask_DASHmodifier,
  [anon_sym_late_DASHtask_DASHregistration] = anon_sym_late_DASHtask_DASHregistration,
  [anon_sym_double_DASHtask_DASHregistration] = anon_sym_double_DASHtask_DASHregistration,
  [anon_sym_no_DASHtask_DASHhandler] = anon_sym_no_DASHtask_DASHhandler,
  [anon_sym_no_DASHexpiration_DASHhandler] = anon_sym_no_DASHexpiration_DASHhandler,
  [anon_sym_idle_DASHtimer_DASHdisabled] = anon_sym_idle_DASHtimer_DASHdisabled,
  [anon_sym_display_DASHaccessory] = anon_sym_display_DASHaccessory,
  [anon_sym_tasks] = anon_sym_tasks,
  [anon_sym_memory] = anon_sym_memory,
  [anon_sym_sdk] = anon_sym_sdk,
  [anon_sym_launch_DASHtime] = anon_sym_launch_DASHtime,
  [anon_sym_saves] = anon_sym_saves,
  [anon_sym_resets] = anon_sym_resets,
  [anon_sym_host] = anon_sym_host,
  [aux_sym_trait_token1] = aux_sym_trait_token1,
  [sym_string] = sym_string,
  [sym_session] = sym_session,
  [sym__line] = sym__line,
  [sym_header] = sym_header,
  [sym_action] = sym_action,
  [sym_prediction] = sym_prediction,
  [sym_observation] = sym_observation,
  [sym__what] = sym__what,
  [sym_verb] = sym_verb,
  [sym_condition] = sym_condition,
  [sym_message] = sym_message,
  [sym_unchecked] = sym_unchecked,
  [sym_receiver] = sym_receiver,
  [sym_state] = sym_state,
  [sym_trait] = sym_trait,
  [aux_sym_session_repeat1] = aux_sym_session_repeat1,
  [aux_sym_header_repeat1] = aux_sym_header_repeat1,
  [aux_sym__what_repeat1] = aux_sym__what_repeat1,
  [aux_sym_condition_repeat1] = aux_sym_condition_repeat1,
  [aux_sym_message_repeat1] = aux_sym_message_repeat1,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [sym_word] = {
    .visible = true,
    .named = true,
  },
  [sym__newline] = {
    .visible = false,
    .named = true,
  },
  [sym__space] = {
    .visible = false,
    .named = true,
  },
  [sym_narration] = {
    .visible = true,
    .named = true,
  },
  [sym_key] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_power_DASHon] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_home] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_switcher] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_choose] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_swipe_DASHup] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_lock] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_auto_DASHlock] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unlock] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_hold_DASHlock] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_control_DASHcenter] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_notification_DASHcenter] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_tap_DASHnotification] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_system_DASHalert] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_permission_DASHprompt] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_biometric_DASHprompt] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_siri] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_text_DASHmessage] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_calendar_DASHalert] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_local_DASHalert] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_call] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_banner] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_accept] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dismiss] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_open] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_open_DASHurl] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_quick_DASHaction] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_continue_DASHactivity] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_touch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_touch_DASHright] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_edit] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_save] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_interaction] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_present] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dismiss_DASHview] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_split] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_resize] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unsplit] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_new_DASHwindow] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_close_DASHwindow] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_disconnect] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_minimize] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_rotate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_connect_DASHdisplay] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_disconnect_DASHdisplay] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_time_DASHchange] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_push] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_wake] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_memory_DASHwarning] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_grow] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_reclaim_DASHmemory] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_jetsam] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_kill] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_begin] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_end] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_submit] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_complete_DASHtask] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_expire_DASHtask] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_crash] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_hang] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_debugger] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_prewarm] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_background_DASHrefresh] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_low_DASHbattery] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_low_DASHpower_DASHmode] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_wait] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_next] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_undo] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_redo] = {
    .visible = true,
    .named = false,
  },
  [sym_delay] = {
    .visible = true,
    .named = true,
  },
  [sym_refusal] = {
    .visible = true,
    .named = true,
  },
  [sym_print] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_EQ] = {
    .visible = true,
    .named = false,
  },
  [sym_selector] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_DOT_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_appDelegate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sceneDelegate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_viewController] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_presentedViewController] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_application] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_window] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_view] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_notification] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_system] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_app] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_contentView] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_notificationDelegate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_taskHandler] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_receiver_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_not_DASHrunning] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inactive] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_active] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_background] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_suspended] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unattached] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_foregroundInactive] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_foregroundActive] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_app_DASHdelegate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_scenes] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_swiftui] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_multiple_DASHwindows] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_exits_DASHon_DASHsuspend] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_will_DASHfinish_DASHlaunching] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_configuration_DASHfor_DASHconnecting] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_state_DASHrestoration] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_protected_DASHdata] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_significant_DASHtime_DASHchange] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_scene_DASHupdates] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_window_DASHin_DASHcode] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_navigation_DASHcontroller] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_tab_DASHbar_DASHcontroller] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_observes_DASHactivation] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ends_DASHtasks] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keeps_DASHmemory] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_delegate_DASHadaptor] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_scene_DASHstorage] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_app_DASHstorage] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_notification_DASHdelegate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_late_DASHnotification_DASHdelegate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_background_DASHtask_DASHmodifier] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_late_DASHtask_DASHregistration] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_double_DASHtask_DASHregistration] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_no_DASHtask_DASHhandler] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_no_DASHexpiration_DASHhandler] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_idle_DASHtimer_DASHdisabled] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_display_DASHaccessory] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_tasks] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_memory] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_sdk] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_launch_DASHtime] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_saves] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_resets] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_host] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_trait_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_string] = {
    .visible = true,
    .named = true,
  },
  [sym_session] = {
    .visible = true,
    .named = true,
  },
  [sym__line] = {
    .visible = false,
    .named = true,
  },
  [sym_header] = {
    .visible = true,
    .named = true,
  },
  [sym_action] = {
    .visible = true,
    .named = true,
  },
  [sym_prediction] = {
    .visible = true,
    .named = true,
  },
  [sym_observation] = {
    .visible = true,
    .named = true,
  },
  [sym__what] = {
    .visible = false,
    .named = true,
  },
  [sym_verb] = {
    .visible = true,
    .named = true,
  },
  [sym_condition] = {
    .visible = true,
    .named = true,
  },
  [sym_message] = {
    .visible = true,
    .named = true,
  },
  [sym_unchecked] = {
    .visible = true,
    .named = true,
  },
  [sym_receiver] = {
    .visible = true,
    .named = true,
  },
  [sym_state] = {
    .visible = true,
    .named = true,
  },
  [sym_trait] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_session_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_header_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__what_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_condition_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_message_repeat1] = {
    .visible = false,
    .named = false,
  },
};

enum ts_field_identifiers {
  field_app = 1,
  field_key = 2,
  field_receiver = 3,
  field_verb = 4,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_app] = "app",
  [field_key] = "key",
  [field_receiver] = "receiver",
  [field_verb] = "verb",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 1},
  [2] = {.index = 1, .length = 1},
  [3] = {.index = 2, .length = 1},
  [4] = {.index = 3, .length = 1},
  [5] = {.index = 4, .length = 2},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_key, 0},
  [1] =
    {field_verb, 0},
  [2] =
    {field_verb, 1, .inherited = true},
  [3] =
    {field_verb, 1},
  [4] =
    {field_app, 1},
    {field_receiver, 3},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
};

static const uint16_t ts_non_terminal_alias_map[] = {
  0,
};

static const TSStateId ts_primary_state_ids[STATE_COUNT] = {
  [0] = 0,
  [1] = 1,
  [2] = 2,
  [3] = 3,
  [4] = 4,
  [5] = 5,
  [6] = 6,
  [7] = 7,
  [8] = 8,
  [9] = 9,
  [10] = 10,
  [11] = 11,
  [12] = 12,
  [13] = 13,
  [14] = 14,
  [15] = 15,
  [16] = 16,
  [17] = 17,
  [18] = 10,
  [19] = 19,
  [20] = 20,
  [21] = 21,
  [22] = 22,
  [23] = 23,
  [24] = 24,
  [25] = 25,
  [26] = 26,
  [27] = 27,
  [28] = 28,
  [29] = 29,
  [30] = 30,
  [31] = 31,
  [32] = 32,
  [33] = 33,
  [34] = 34,
  [35] = 35,
  [36] = 36,
  [37] = 37,
  [38] = 38,
  [39] = 39,
  [40] = 40,
  [41] = 41,
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(53);
      ADVANCE_MAP(
        '\n', 54,
        '\r', 1,
        '!', 64,
        '"', 2,
        '#', 56,
        '+', 116,
        '.', 72,
        '<', 61,
        '=', 66,
        '>', 59,
        '?', 60,
        'a', 92,
        'd', 81,
        'f', 98,
        'g', 99,
        'h', 87,
        'n', 84,
        'o', 106,
        's', 83,
        'v', 89,
        'w', 75,
        '|', 65,
        '~', 65,
        '\t', 55,
        ' ', 55,
      );
      if (lookahead != 0 &&
          lookahead != ':') ADVANCE(118);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(54);
      END_STATE();
    case 2:
      if (lookahead == '"') ADVANCE(69);
      if (lookahead == '\\') ADVANCE(47);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2);
      END_STATE();
    case 3:
      if (lookahead == '-') ADVANCE(26);
      END_STATE();
    case 4:
      if (lookahead == ':') ADVANCE(57);
      END_STATE();
    case 5:
      if (lookahead == 'a') ADVANCE(4);
      END_STATE();
    case 6:
      if (lookahead == 'a') ADVANCE(42);
      if (lookahead == 'i') ADVANCE(43);
      END_STATE();
    case 7:
      if (lookahead == 'a') ADVANCE(24);
      END_STATE();
    case 8:
      if (lookahead == 'b') ADVANCE(19);
      END_STATE();
    case 9:
      if (lookahead == 'c') ADVANCE(17);
      END_STATE();
    case 10:
      if (lookahead == 'c') ADVANCE(13);
      END_STATE();
    case 11:
      if (lookahead == 'd') ADVANCE(4);
      END_STATE();
    case 12:
      if (lookahead == 'e') ADVANCE(45);
      END_STATE();
    case 13:
      if (lookahead == 'e') ADVANCE(4);
      END_STATE();
    case 14:
      if (lookahead == 'e') ADVANCE(38);
      if (lookahead == 'h') ADVANCE(31);
      END_STATE();
    case 15:
      if (lookahead == 'e') ADVANCE(44);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(35);
      END_STATE();
    case 17:
      if (lookahead == 'h') ADVANCE(4);
      END_STATE();
    case 18:
      if (lookahead == 'i') ADVANCE(28);
      END_STATE();
    case 19:
      if (lookahead == 'i') ADVANCE(11);
      END_STATE();
    case 20:
      if (lookahead == 'i') ADVANCE(5);
      END_STATE();
    case 21:
      if (lookahead == 'i') ADVANCE(10);
      END_STATE();
    case 22:
      if (lookahead == 'i') ADVANCE(32);
      END_STATE();
    case 23:
      if (lookahead == 'l') ADVANCE(25);
      if (lookahead == 'p') ADVANCE(34);
      if (lookahead == 't') ADVANCE(3);
      END_STATE();
    case 24:
      if (lookahead == 'l') ADVANCE(4);
      END_STATE();
    case 25:
      if (lookahead == 'l') ADVANCE(31);
      END_STATE();
    case 26:
      if (lookahead == 'm') ADVANCE(33);
      END_STATE();
    case 27:
      if (lookahead == 'n') ADVANCE(4);
      END_STATE();
    case 28:
      if (lookahead == 'n') ADVANCE(41);
      END_STATE();
    case 29:
      if (lookahead == 'o') ADVANCE(36);
      END_STATE();
    case 30:
      if (lookahead == 'o') ADVANCE(7);
      END_STATE();
    case 31:
      if (lookahead == 'o') ADVANCE(46);
      END_STATE();
    case 32:
      if (lookahead == 'o') ADVANCE(27);
      END_STATE();
    case 33:
      if (lookahead == 'o') ADVANCE(39);
      END_STATE();
    case 34:
      if (lookahead == 'p') ADVANCE(4);
      END_STATE();
    case 35:
      if (lookahead == 'r') ADVANCE(4);
      END_STATE();
    case 36:
      if (lookahead == 'r') ADVANCE(8);
      END_STATE();
    case 37:
      if (lookahead == 's') ADVANCE(4);
      END_STATE();
    case 38:
      if (lookahead == 's') ADVANCE(40);
      END_STATE();
    case 39:
      if (lookahead == 's') ADVANCE(41);
      END_STATE();
    case 40:
      if (lookahead == 's') ADVANCE(22);
      END_STATE();
    case 41:
      if (lookahead == 't') ADVANCE(4);
      END_STATE();
    case 42:
      if (lookahead == 't') ADVANCE(9);
      END_STATE();
    case 43:
      if (lookahead == 't') ADVANCE(17);
      END_STATE();
    case 44:
      if (lookahead == 'v') ADVANCE(16);
      END_STATE();
    case 45:
      if (lookahead == 'v') ADVANCE(21);
      END_STATE();
    case 46:
      if (lookahead == 'w') ADVANCE(4);
      END_STATE();
    case 47:
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2);
      END_STATE();
    case 48:
      if (eof) ADVANCE(53);
      ADVANCE_MAP(
        '\n', 54,
        '\r', 1,
        '!', 64,
        '#', 56,
        '<', 61,
        '=', 66,
        '>', 59,
        '?', 60,
        'a', 23,
        'd', 12,
        'f', 29,
        'g', 30,
        'h', 18,
        'n', 15,
        'o', 37,
        's', 14,
        'v', 20,
        'w', 6,
        '|', 65,
        '~', 65,
        '\t', 55,
        ' ', 55,
      );
      END_STATE();
    case 49:
      if (eof) ADVANCE(53);
      if (lookahead == '\n') ADVANCE(54);
      if (lookahead == '\r') ADVANCE(1);
      if (lookahead == '"') ADVANCE(2);
      if (lookahead == '+') ADVANCE(116);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(55);
      if (lookahead != 0 &&
          (lookahead < ' ' || '#' < lookahead) &&
          lookahead != ':' &&
          (lookahead < '<' || '?' < lookahead) &&
          lookahead != '|' &&
          lookahead != '~') ADVANCE(118);
      END_STATE();
    case 50:
      if (eof) ADVANCE(53);
      if (lookahead == '\n') ADVANCE(54);
      if (lookahead == '\r') ADVANCE(1);
      if (lookahead == '"') ADVANCE(2);
      if (lookahead == '.') ADVANCE(72);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          (lookahead < ' ' || '#' < lookahead) &&
          lookahead != ':' &&
          (lookahead < '<' || '?' < lookahead) &&
          lookahead != '|' &&
          lookahead != '~') ADVANCE(118);
      END_STATE();
    case 51:
      if (eof) ADVANCE(53);
      if (lookahead == '\n') ADVANCE(54);
      if (lookahead == '\r') ADVANCE(1);
      if (lookahead == '"') ADVANCE(2);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(55);
      if (lookahead != 0 &&
          (lookahead < ' ' || '#' < lookahead) &&
          lookahead != ':' &&
          (lookahead < '<' || '?' < lookahead) &&
          lookahead != '|' &&
          lookahead != '~') ADVANCE(118);
      END_STATE();
    case 52:
      if (eof) ADVANCE(53);
      if (lookahead == '\n') ADVANCE(54);
      if (lookahead == '\r') ADVANCE(1);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(55);
      if (lookahead != 0) ADVANCE(67);
      END_STATE();
    case 53:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 54:
      ACCEPT_TOKEN(sym__newline);
      END_STATE();
    case 55:
      ACCEPT_TOKEN(sym__space);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(55);
      END_STATE();
    case 56:
      ACCEPT_TOKEN(sym_narration);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(56);
      END_STATE();
    case 57:
      ACCEPT_TOKEN(sym_key);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(57);
      END_STATE();
    case 58:
      ACCEPT_TOKEN(sym_key);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(57);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 59:
      ACCEPT_TOKEN(anon_sym_GT);
      END_STATE();
    case 60:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 61:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 62:
      ACCEPT_TOKEN(sym_delay);
      if (lookahead == '.') ADVANCE(117);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(62);
      END_STATE();
    case 63:
      ACCEPT_TOKEN(sym_delay);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(63);
      END_STATE();
    case 64:
      ACCEPT_TOKEN(sym_refusal);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(64);
      END_STATE();
    case 65:
      ACCEPT_TOKEN(sym_print);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(65);
      END_STATE();
    case 66:
      ACCEPT_TOKEN(anon_sym_EQ);
      END_STATE();
    case 67:
      ACCEPT_TOKEN(sym_selector);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ') ADVANCE(67);
      END_STATE();
    case 68:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 69:
      ACCEPT_TOKEN(sym_string);
      END_STATE();
    case 70:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == '-') ADVANCE(95);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 71:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == '.') ADVANCE(68);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 72:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == '.') ADVANCE(71);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 73:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == ':') ADVANCE(58);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 74:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'a') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 75:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'a') ADVANCE(111);
      if (lookahead == 'i') ADVANCE(112);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 76:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'a') ADVANCE(93);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 77:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'b') ADVANCE(88);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 78:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'c') ADVANCE(86);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 79:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'c') ADVANCE(82);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 80:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'd') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 81:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'e') ADVANCE(114);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 82:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'e') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 83:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'e') ADVANCE(107);
      if (lookahead == 'h') ADVANCE(100);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 84:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'e') ADVANCE(113);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 85:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'e') ADVANCE(104);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'h') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 87:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'i') ADVANCE(97);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 88:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'i') ADVANCE(80);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 89:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'i') ADVANCE(74);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 90:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'i') ADVANCE(79);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 91:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'i') ADVANCE(101);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 92:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'l') ADVANCE(94);
      if (lookahead == 'p') ADVANCE(103);
      if (lookahead == 't') ADVANCE(70);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 93:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'l') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 94:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'l') ADVANCE(100);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 95:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'm') ADVANCE(102);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 96:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'n') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 97:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'n') ADVANCE(110);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 98:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'o') ADVANCE(105);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 99:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'o') ADVANCE(76);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 100:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'o') ADVANCE(115);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 101:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'o') ADVANCE(96);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 102:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'o') ADVANCE(108);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'p') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 104:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'r') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 105:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'r') ADVANCE(77);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 106:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 's') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 107:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 's') ADVANCE(109);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 108:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 's') ADVANCE(110);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 109:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 's') ADVANCE(91);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 110:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 't') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 111:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 't') ADVANCE(78);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 112:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 't') ADVANCE(86);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 113:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'v') ADVANCE(85);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 114:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'v') ADVANCE(90);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 115:
      ACCEPT_TOKEN(sym_word);
      if (lookahead == 'w') ADVANCE(73);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 116:
      ACCEPT_TOKEN(sym_word);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(62);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 117:
      ACCEPT_TOKEN(sym_word);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(63);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    case 118:
      ACCEPT_TOKEN(sym_word);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(118);
      END_STATE();
    default:
      return false;
  }
}

static bool ts_lex_keywords(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      ADVANCE_MAP(
        'a', 1,
        'b', 2,
        'c', 3,
        'd', 4,
        'e', 5,
        'f', 6,
        'g', 7,
        'h', 8,
        'i', 9,
        'j', 10,
        'k', 11,
        'l', 12,
        'm', 13,
        'n', 14,
        'o', 15,
        'p', 16,
        'q', 17,
        'r', 18,
        's', 19,
        't', 20,
        'u', 21,
        'v', 22,
        'w', 23,
      );
      END_STATE();
    case 1:
      if (lookahead == 'c') ADVANCE(24);
      if (lookahead == 'p') ADVANCE(25);
      if (lookahead == 'u') ADVANCE(26);
      END_STATE();
    case 2:
      if (lookahead == 'a') ADVANCE(27);
      if (lookahead == 'e') ADVANCE(28);
      if (lookahead == 'i') ADVANCE(29);
      END_STATE();
    case 3:
      if (lookahead == 'a') ADVANCE(30);
      if (lookahead == 'h') ADVANCE(31);
      if (lookahead == 'l') ADVANCE(32);
      if (lookahead == 'o') ADVANCE(33);
      if (lookahead == 'r') ADVANCE(34);
      END_STATE();
    case 4:
      if (lookahead == 'e') ADVANCE(35);
      if (lookahead == 'i') ADVANCE(36);
      if (lookahead == 'o') ADVANCE(37);
      END_STATE();
    case 5:
      if (lookahead == 'd') ADVANCE(38);
      if (lookahead == 'n') ADVANCE(39);
      if (lookahead == 'x') ADVANCE(40);
      END_STATE();
    case 6:
      if (lookahead == 'o') ADVANCE(41);
      END_STATE();
    case 7:
      if (lookahead == 'r') ADVANCE(42);
      END_STATE();
    case 8:
      if (lookahead == 'a') ADVANCE(43);
      if (lookahead == 'o') ADVANCE(44);
      END_STATE();
    case 9:
      if (lookahead == 'd') ADVANCE(45);
      if (lookahead == 'n') ADVANCE(46);
      END_STATE();
    case 10:
      if (lookahead == 'e') ADVANCE(47);
      END_STATE();
    case 11:
      if (lookahead == 'e') ADVANCE(48);
      if (lookahead == 'i') ADVANCE(49);
      END_STATE();
    case 12:
      if (lookahead == 'a') ADVANCE(50);
      if (lookahead == 'o') ADVANCE(51);
      END_STATE();
    case 13:
      if (lookahead == 'e') ADVANCE(52);
      if (lookahead == 'i') ADVANCE(53);
      if (lookahead == 'u') ADVANCE(54);
      END_STATE();
    case 14:
      if (lookahead == 'a') ADVANCE(55);
      if (lookahead == 'e') ADVANCE(56);
      if (lookahead == 'o') ADVANCE(57);
      END_STATE();
    case 15:
      if (lookahead == 'b') ADVANCE(58);
      if (lookahead == 'p') ADVANCE(59);
      END_STATE();
    case 16:
      if (lookahead == 'e') ADVANCE(60);
      if (lookahead == 'o') ADVANCE(61);
      if (lookahead == 'r') ADVANCE(62);
      if (lookahead == 'u') ADVANCE(63);
      END_STATE();
    case 17:
      if (lookahead == 'u') ADVANCE(64);
      END_STATE();
    case 18:
      if (lookahead == 'e') ADVANCE(65);
      if (lookahead == 'o') ADVANCE(66);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        'a', 67,
        'c', 68,
        'd', 69,
        'i', 70,
        'p', 71,
        't', 72,
        'u', 73,
        'w', 74,
        'y', 75,
      );
      END_STATE();
    case 20:
      if (lookahead == 'a') ADVANCE(76);
      if (lookahead == 'e') ADVANCE(77);
      if (lookahead == 'i') ADVANCE(78);
      if (lookahead == 'o') ADVANCE(79);
      END_STATE();
    case 21:
      if (lookahead == 'n') ADVANCE(80);
      END_STATE();
    case 22:
      if (lookahead == 'i') ADVANCE(81);
      END_STATE();
    case 23:
      if (lookahead == 'a') ADVANCE(82);
      if (lookahead == 'i') ADVANCE(83);
      END_STATE();
    case 24:
      if (lookahead == 'c') ADVANCE(84);
      if (lookahead == 't') ADVANCE(85);
      END_STATE();
    case 25:
      if (lookahead == 'p') ADVANCE(86);
      END_STATE();
    case 26:
      if (lookahead == 't') ADVANCE(87);
      END_STATE();
    case 27:
      if (lookahead == 'c') ADVANCE(88);
      if (lookahead == 'n') ADVANCE(89);
      END_STATE();
    case 28:
      if (lookahead == 'g') ADVANCE(90);
      END_STATE();
    case 29:
      if (lookahead == 'o') ADVANCE(91);
      END_STATE();
    case 30:
      if (lookahead == 'l') ADVANCE(92);
      END_STATE();
    case 31:
      if (lookahead == 'o') ADVANCE(93);
      END_STATE();
    case 32:
      if (lookahead == 'o') ADVANCE(94);
      END_STATE();
    case 33:
      if (lookahead == 'm') ADVANCE(95);
      if (lookahead == 'n') ADVANCE(96);
      END_STATE();
    case 34:
      if (lookahead == 'a') ADVANCE(97);
      END_STATE();
    case 35:
      if (lookahead == 'b') ADVANCE(98);
      if (lookahead == 'l') ADVANCE(99);
      END_STATE();
    case 36:
      if (lookahead == 's') ADVANCE(100);
      END_STATE();
    case 37:
      if (lookahead == 'u') ADVANCE(101);
      END_STATE();
    case 38:
      if (lookahead == 'i') ADVANCE(102);
      END_STATE();
    case 39:
      if (lookahead == 'd') ADVANCE(103);
      END_STATE();
    case 40:
      if (lookahead == 'i') ADVANCE(104);
      if (lookahead == 'p') ADVANCE(105);
      END_STATE();
    case 41:
      if (lookahead == 'r') ADVANCE(106);
      END_STATE();
    case 42:
      if (lookahead == 'o') ADVANCE(107);
      END_STATE();
    case 43:
      if (lookahead == 'n') ADVANCE(108);
      END_STATE();
    case 44:
      if (lookahead == 'l') ADVANCE(109);
      if (lookahead == 'm') ADVANCE(110);
      if (lookahead == 's') ADVANCE(111);
      END_STATE();
    case 45:
      if (lookahead == 'l') ADVANCE(112);
      END_STATE();
    case 46:
      if (lookahead == 'a') ADVANCE(113);
      if (lookahead == 't') ADVANCE(114);
      END_STATE();
    case 47:
      if (lookahead == 't') ADVANCE(115);
      END_STATE();
    case 48:
      if (lookahead == 'e') ADVANCE(116);
      END_STATE();
    case 49:
      if (lookahead == 'l') ADVANCE(117);
      END_STATE();
    case 50:
      if (lookahead == 't') ADVANCE(118);
      if (lookahead == 'u') ADVANCE(119);
      END_STATE();
    case 51:
      if (lookahead == 'c') ADVANCE(120);
      if (lookahead == 'w') ADVANCE(121);
      END_STATE();
    case 52:
      if (lookahead == 'm') ADVANCE(122);
      END_STATE();
    case 53:
      if (lookahead == 'n') ADVANCE(123);
      END_STATE();
    case 54:
      if (lookahead == 'l') ADVANCE(124);
      END_STATE();
    case 55:
      if (lookahead == 'v') ADVANCE(125);
      END_STATE();
    case 56:
      if (lookahead == 'w') ADVANCE(126);
      if (lookahead == 'x') ADVANCE(127);
      END_STATE();
    case 57:
      if (lookahead == '-') ADVANCE(128);
      if (lookahead == 't') ADVANCE(129);
      END_STATE();
    case 58:
      if (lookahead == 's') ADVANCE(130);
      END_STATE();
    case 59:
      if (lookahead == 'e') ADVANCE(131);
      END_STATE();
    case 60:
      if (lookahead == 'r') ADVANCE(132);
      END_STATE();
    case 61:
      if (lookahead == 'w') ADVANCE(133);
      END_STATE();
    case 62:
      if (lookahead == 'e') ADVANCE(134);
      if (lookahead == 'o') ADVANCE(135);
      END_STATE();
    case 63:
      if (lookahead == 's') ADVANCE(136);
      END_STATE();
    case 64:
      if (lookahead == 'i') ADVANCE(137);
      END_STATE();
    case 65:
      if (lookahead == 'c') ADVANCE(138);
      if (lookahead == 'd') ADVANCE(139);
      if (lookahead == 's') ADVANCE(140);
      END_STATE();
    case 66:
      if (lookahead == 't') ADVANCE(141);
      END_STATE();
    case 67:
      if (lookahead == 'v') ADVANCE(142);
      END_STATE();
    case 68:
      if (lookahead == 'e') ADVANCE(143);
      END_STATE();
    case 69:
      if (lookahead == 'k') ADVANCE(144);
      END_STATE();
    case 70:
      if (lookahead == 'g') ADVANCE(145);
      if (lookahead == 'r') ADVANCE(146);
      END_STATE();
    case 71:
      if (lookahead == 'l') ADVANCE(147);
      END_STATE();
    case 72:
      if (lookahead == 'a') ADVANCE(148);
      END_STATE();
    case 73:
      if (lookahead == 'b') ADVANCE(149);
      if (lookahead == 's') ADVANCE(150);
      END_STATE();
    case 74:
      if (lookahead == 'i') ADVANCE(151);
      END_STATE();
    case 75:
      if (lookahead == 's') ADVANCE(152);
      END_STATE();
    case 76:
      if (lookahead == 'b') ADVANCE(153);
      if (lookahead == 'p') ADVANCE(154);
      if (lookahead == 's') ADVANCE(155);
      END_STATE();
    case 77:
      if (lookahead == 'x') ADVANCE(156);
      END_STATE();
    case 78:
      if (lookahead == 'm') ADVANCE(157);
      END_STATE();
    case 79:
      if (lookahead == 'u') ADVANCE(158);
      END_STATE();
    case 80:
      if (lookahead == 'a') ADVANCE(159);
      if (lookahead == 'd') ADVANCE(160);
      if (lookahead == 'l') ADVANCE(161);
      if (lookahead == 's') ADVANCE(162);
      END_STATE();
    case 81:
      if (lookahead == 'e') ADVANCE(163);
      END_STATE();
    case 82:
      if (lookahead == 'i') ADVANCE(164);
      if (lookahead == 'k') ADVANCE(165);
      END_STATE();
    case 83:
      if (lookahead == 'l') ADVANCE(166);
      if (lookahead == 'n') ADVANCE(167);
      END_STATE();
    case 84:
      if (lookahead == 'e') ADVANCE(168);
      END_STATE();
    case 85:
      if (lookahead == 'i') ADVANCE(169);
      END_STATE();
    case 86:
      ACCEPT_TOKEN(anon_sym_app);
      if (lookahead == '#') ADVANCE(170);
      if (lookahead == '-') ADVANCE(171);
      if (lookahead == 'D') ADVANCE(172);
      if (lookahead == 'l') ADVANCE(173);
      END_STATE();
    case 87:
      if (lookahead == 'o') ADVANCE(174);
      END_STATE();
    case 88:
      if (lookahead == 'k') ADVANCE(175);
      END_STATE();
    case 89:
      if (lookahead == 'n') ADVANCE(176);
      END_STATE();
    case 90:
      if (lookahead == 'i') ADVANCE(177);
      END_STATE();
    case 91:
      if (lookahead == 'm') ADVANCE(178);
      END_STATE();
    case 92:
      if (lookahead == 'e') ADVANCE(179);
      if (lookahead == 'l') ADVANCE(180);
      END_STATE();
    case 93:
      if (lookahead == 'o') ADVANCE(181);
      END_STATE();
    case 94:
      if (lookahead == 's') ADVANCE(182);
      END_STATE();
    case 95:
      if (lookahead == 'p') ADVANCE(183);
      END_STATE();
    case 96:
      if (lookahead == 'f') ADVANCE(184);
      if (lookahead == 'n') ADVANCE(185);
      if (lookahead == 't') ADVANCE(186);
      END_STATE();
    case 97:
      if (lookahead == 's') ADVANCE(187);
      END_STATE();
    case 98:
      if (lookahead == 'u') ADVANCE(188);
      END_STATE();
    case 99:
      if (lookahead == 'e') ADVANCE(189);
      END_STATE();
    case 100:
      if (lookahead == 'c') ADVANCE(190);
      if (lookahead == 'm') ADVANCE(191);
      if (lookahead == 'p') ADVANCE(192);
      END_STATE();
    case 101:
      if (lookahead == 'b') ADVANCE(193);
      END_STATE();
    case 102:
      if (lookahead == 't') ADVANCE(194);
      END_STATE();
    case 103:
      ACCEPT_TOKEN(anon_sym_end);
      if (lookahead == 's') ADVANCE(195);
      END_STATE();
    case 104:
      if (lookahead == 't') ADVANCE(196);
      END_STATE();
    case 105:
      if (lookahead == 'i') ADVANCE(197);
      END_STATE();
    case 106:
      if (lookahead == 'e') ADVANCE(198);
      END_STATE();
    case 107:
      if (lookahead == 'w') ADVANCE(199);
      END_STATE();
    case 108:
      if (lookahead == 'g') ADVANCE(200);
      END_STATE();
    case 109:
      if (lookahead == 'd') ADVANCE(201);
      END_STATE();
    case 110:
      if (lookahead == 'e') ADVANCE(202);
      END_STATE();
    case 111:
      if (lookahead == 't') ADVANCE(203);
      END_STATE();
    case 112:
      if (lookahead == 'e') ADVANCE(204);
      END_STATE();
    case 113:
      if (lookahead == 'c') ADVANCE(205);
      END_STATE();
    case 114:
      if (lookahead == 'e') ADVANCE(206);
      END_STATE();
    case 115:
      if (lookahead == 's') ADVANCE(207);
      END_STATE();
    case 116:
      if (lookahead == 'p') ADVANCE(208);
      END_STATE();
    case 117:
      if (lookahead == 'l') ADVANCE(209);
      END_STATE();
    case 118:
      if (lookahead == 'e') ADVANCE(210);
      END_STATE();
    case 119:
      if (lookahead == 'n') ADVANCE(211);
      END_STATE();
    case 120:
      if (lookahead == 'a') ADVANCE(212);
      if (lookahead == 'k') ADVANCE(213);
      END_STATE();
    case 121:
      if (lookahead == '-') ADVANCE(214);
      END_STATE();
    case 122:
      if (lookahead == 'o') ADVANCE(215);
      END_STATE();
    case 123:
      if (lookahead == 'i') ADVANCE(216);
      END_STATE();
    case 124:
      if (lookahead == 't') ADVANCE(217);
      END_STATE();
    case 125:
      if (lookahead == 'i') ADVANCE(218);
      END_STATE();
    case 126:
      if (lookahead == '-') ADVANCE(219);
      END_STATE();
    case 127:
      if (lookahead == 't') ADVANCE(220);
      END_STATE();
    case 128:
      if (lookahead == 'e') ADVANCE(221);
      if (lookahead == 't') ADVANCE(222);
      END_STATE();
    case 129:
      if (lookahead == '-') ADVANCE(223);
      if (lookahead == 'i') ADVANCE(224);
      END_STATE();
    case 130:
      if (lookahead == 'e') ADVANCE(225);
      END_STATE();
    case 131:
      if (lookahead == 'n') ADVANCE(226);
      END_STATE();
    case 132:
      if (lookahead == 'm') ADVANCE(227);
      END_STATE();
    case 133:
      if (lookahead == 'e') ADVANCE(228);
      END_STATE();
    case 134:
      if (lookahead == 's') ADVANCE(229);
      if (lookahead == 'w') ADVANCE(230);
      END_STATE();
    case 135:
      if (lookahead == 't') ADVANCE(231);
      END_STATE();
    case 136:
      if (lookahead == 'h') ADVANCE(232);
      END_STATE();
    case 137:
      if (lookahead == 'c') ADVANCE(233);
      END_STATE();
    case 138:
      if (lookahead == 'l') ADVANCE(234);
      END_STATE();
    case 139:
      if (lookahead == 'o') ADVANCE(235);
      END_STATE();
    case 140:
      if (lookahead == 'e') ADVANCE(236);
      if (lookahead == 'i') ADVANCE(237);
      END_STATE();
    case 141:
      if (lookahead == 'a') ADVANCE(238);
      END_STATE();
    case 142:
      if (lookahead == 'e') ADVANCE(239);
      END_STATE();
    case 143:
      if (lookahead == 'n') ADVANCE(240);
      END_STATE();
    case 144:
      ACCEPT_TOKEN(anon_sym_sdk);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 145:
      if (lookahead == 'n') ADVANCE(242);
      END_STATE();
    case 146:
      if (lookahead == 'i') ADVANCE(243);
      END_STATE();
    case 147:
      if (lookahead == 'i') ADVANCE(244);
      END_STATE();
    case 148:
      if (lookahead == 't') ADVANCE(245);
      END_STATE();
    case 149:
      if (lookahead == 'm') ADVANCE(246);
      END_STATE();
    case 150:
      if (lookahead == 'p') ADVANCE(247);
      END_STATE();
    case 151:
      if (lookahead == 'f') ADVANCE(248);
      if (lookahead == 'p') ADVANCE(249);
      if (lookahead == 't') ADVANCE(250);
      END_STATE();
    case 152:
      if (lookahead == 't') ADVANCE(251);
      END_STATE();
    case 153:
      if (lookahead == '-') ADVANCE(252);
      END_STATE();
    case 154:
      if (lookahead == '-') ADVANCE(253);
      END_STATE();
    case 155:
      if (lookahead == 'k') ADVANCE(254);
      END_STATE();
    case 156:
      if (lookahead == 't') ADVANCE(255);
      END_STATE();
    case 157:
      if (lookahead == 'e') ADVANCE(256);
      END_STATE();
    case 158:
      if (lookahead == 'c') ADVANCE(257);
      END_STATE();
    case 159:
      if (lookahead == 't') ADVANCE(258);
      END_STATE();
    case 160:
      if (lookahead == 'o') ADVANCE(259);
      END_STATE();
    case 161:
      if (lookahead == 'o') ADVANCE(260);
      END_STATE();
    case 162:
      if (lookahead == 'p') ADVANCE(261);
      END_STATE();
    case 163:
      if (lookahead == 'w') ADVANCE(262);
      END_STATE();
    case 164:
      if (lookahead == 't') ADVANCE(263);
      END_STATE();
    case 165:
      if (lookahead == 'e') ADVANCE(264);
      END_STATE();
    case 166:
      if (lookahead == 'l') ADVANCE(265);
      END_STATE();
    case 167:
      if (lookahead == 'd') ADVANCE(266);
      END_STATE();
    case 168:
      if (lookahead == 'p') ADVANCE(267);
      END_STATE();
    case 169:
      if (lookahead == 'v') ADVANCE(268);
      END_STATE();
    case 170:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(269);
      END_STATE();
    case 171:
      if (lookahead == 'd') ADVANCE(270);
      if (lookahead == 's') ADVANCE(271);
      END_STATE();
    case 172:
      if (lookahead == 'e') ADVANCE(272);
      END_STATE();
    case 173:
      if (lookahead == 'i') ADVANCE(273);
      END_STATE();
    case 174:
      if (lookahead == '-') ADVANCE(274);
      END_STATE();
    case 175:
      if (lookahead == 'g') ADVANCE(275);
      END_STATE();
    case 176:
      if (lookahead == 'e') ADVANCE(276);
      END_STATE();
    case 177:
      if (lookahead == 'n') ADVANCE(277);
      END_STATE();
    case 178:
      if (lookahead == 'e') ADVANCE(278);
      END_STATE();
    case 179:
      if (lookahead == 'n') ADVANCE(279);
      END_STATE();
    case 180:
      ACCEPT_TOKEN(anon_sym_call);
      END_STATE();
    case 181:
      if (lookahead == 's') ADVANCE(280);
      END_STATE();
    case 182:
      if (lookahead == 'e') ADVANCE(281);
      END_STATE();
    case 183:
      if (lookahead == 'l') ADVANCE(282);
      END_STATE();
    case 184:
      if (lookahead == 'i') ADVANCE(283);
      END_STATE();
    case 185:
      if (lookahead == 'e') ADVANCE(284);
      END_STATE();
    case 186:
      if (lookahead == 'e') ADVANCE(285);
      if (lookahead == 'i') ADVANCE(286);
      if (lookahead == 'r') ADVANCE(287);
      END_STATE();
    case 187:
      if (lookahead == 'h') ADVANCE(288);
      END_STATE();
    case 188:
      if (lookahead == 'g') ADVANCE(289);
      END_STATE();
    case 189:
      if (lookahead == 'g') ADVANCE(290);
      END_STATE();
    case 190:
      if (lookahead == 'o') ADVANCE(291);
      END_STATE();
    case 191:
      if (lookahead == 'i') ADVANCE(292);
      END_STATE();
    case 192:
      if (lookahead == 'l') ADVANCE(293);
      END_STATE();
    case 193:
      if (lookahead == 'l') ADVANCE(294);
      END_STATE();
    case 194:
      ACCEPT_TOKEN(anon_sym_edit);
      END_STATE();
    case 195:
      if (lookahead == '-') ADVANCE(295);
      END_STATE();
    case 196:
      if (lookahead == 's') ADVANCE(296);
      END_STATE();
    case 197:
      if (lookahead == 'r') ADVANCE(297);
      END_STATE();
    case 198:
      if (lookahead == 'g') ADVANCE(298);
      END_STATE();
    case 199:
      ACCEPT_TOKEN(anon_sym_grow);
      END_STATE();
    case 200:
      ACCEPT_TOKEN(anon_sym_hang);
      END_STATE();
    case 201:
      if (lookahead == '-') ADVANCE(299);
      END_STATE();
    case 202:
      ACCEPT_TOKEN(anon_sym_home);
      END_STATE();
    case 203:
      ACCEPT_TOKEN(anon_sym_host);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 204:
      if (lookahead == '-') ADVANCE(300);
      END_STATE();
    case 205:
      if (lookahead == 't') ADVANCE(301);
      END_STATE();
    case 206:
      if (lookahead == 'r') ADVANCE(302);
      END_STATE();
    case 207:
      if (lookahead == 'a') ADVANCE(303);
      END_STATE();
    case 208:
      if (lookahead == 's') ADVANCE(304);
      END_STATE();
    case 209:
      ACCEPT_TOKEN(anon_sym_kill);
      END_STATE();
    case 210:
      if (lookahead == '-') ADVANCE(305);
      END_STATE();
    case 211:
      if (lookahead == 'c') ADVANCE(306);
      END_STATE();
    case 212:
      if (lookahead == 'l') ADVANCE(307);
      END_STATE();
    case 213:
      ACCEPT_TOKEN(anon_sym_lock);
      END_STATE();
    case 214:
      if (lookahead == 'b') ADVANCE(308);
      if (lookahead == 'p') ADVANCE(309);
      END_STATE();
    case 215:
      if (lookahead == 'r') ADVANCE(310);
      END_STATE();
    case 216:
      if (lookahead == 'm') ADVANCE(311);
      END_STATE();
    case 217:
      if (lookahead == 'i') ADVANCE(312);
      END_STATE();
    case 218:
      if (lookahead == 'g') ADVANCE(313);
      END_STATE();
    case 219:
      if (lookahead == 'w') ADVANCE(314);
      END_STATE();
    case 220:
      ACCEPT_TOKEN(anon_sym_next);
      END_STATE();
    case 221:
      if (lookahead == 'x') ADVANCE(315);
      END_STATE();
    case 222:
      if (lookahead == 'a') ADVANCE(316);
      END_STATE();
    case 223:
      if (lookahead == 'r') ADVANCE(317);
      END_STATE();
    case 224:
      if (lookahead == 'f') ADVANCE(318);
      END_STATE();
    case 225:
      if (lookahead == 'r') ADVANCE(319);
      END_STATE();
    case 226:
      ACCEPT_TOKEN(anon_sym_open);
      if (lookahead == '-') ADVANCE(320);
      END_STATE();
    case 227:
      if (lookahead == 'i') ADVANCE(321);
      END_STATE();
    case 228:
      if (lookahead == 'r') ADVANCE(322);
      END_STATE();
    case 229:
      if (lookahead == 'e') ADVANCE(323);
      END_STATE();
    case 230:
      if (lookahead == 'a') ADVANCE(324);
      END_STATE();
    case 231:
      if (lookahead == 'e') ADVANCE(325);
      END_STATE();
    case 232:
      ACCEPT_TOKEN(anon_sym_push);
      END_STATE();
    case 233:
      if (lookahead == 'k') ADVANCE(326);
      END_STATE();
    case 234:
      if (lookahead == 'a') ADVANCE(327);
      END_STATE();
    case 235:
      ACCEPT_TOKEN(anon_sym_redo);
      END_STATE();
    case 236:
      if (lookahead == 't') ADVANCE(328);
      END_STATE();
    case 237:
      if (lookahead == 'z') ADVANCE(329);
      END_STATE();
    case 238:
      if (lookahead == 't') ADVANCE(330);
      END_STATE();
    case 239:
      ACCEPT_TOKEN(anon_sym_save);
      if (lookahead == 's') ADVANCE(331);
      END_STATE();
    case 240:
      if (lookahead == 'e') ADVANCE(332);
      END_STATE();
    case 241:
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(333);
      END_STATE();
    case 242:
      if (lookahead == 'i') ADVANCE(334);
      END_STATE();
    case 243:
      ACCEPT_TOKEN(anon_sym_siri);
      END_STATE();
    case 244:
      if (lookahead == 't') ADVANCE(335);
      END_STATE();
    case 245:
      if (lookahead == 'e') ADVANCE(336);
      END_STATE();
    case 246:
      if (lookahead == 'i') ADVANCE(337);
      END_STATE();
    case 247:
      if (lookahead == 'e') ADVANCE(338);
      END_STATE();
    case 248:
      if (lookahead == 't') ADVANCE(339);
      END_STATE();
    case 249:
      if (lookahead == 'e') ADVANCE(340);
      END_STATE();
    case 250:
      if (lookahead == 'c') ADVANCE(341);
      END_STATE();
    case 251:
      if (lookahead == 'e') ADVANCE(342);
      END_STATE();
    case 252:
      if (lookahead == 'b') ADVANCE(343);
      END_STATE();
    case 253:
      if (lookahead == 'n') ADVANCE(344);
      END_STATE();
    case 254:
      if (lookahead == 'H') ADVANCE(345);
      if (lookahead == 's') ADVANCE(346);
      END_STATE();
    case 255:
      if (lookahead == '-') ADVANCE(347);
      END_STATE();
    case 256:
      if (lookahead == '-') ADVANCE(348);
      END_STATE();
    case 257:
      if (lookahead == 'h') ADVANCE(349);
      END_STATE();
    case 258:
      if (lookahead == 't') ADVANCE(350);
      END_STATE();
    case 259:
      ACCEPT_TOKEN(anon_sym_undo);
      END_STATE();
    case 260:
      if (lookahead == 'c') ADVANCE(351);
      END_STATE();
    case 261:
      if (lookahead == 'l') ADVANCE(352);
      END_STATE();
    case 262:
      ACCEPT_TOKEN(anon_sym_view);
      if (lookahead == '#') ADVANCE(170);
      if (lookahead == 'C') ADVANCE(353);
      END_STATE();
    case 263:
      ACCEPT_TOKEN(anon_sym_wait);
      END_STATE();
    case 264:
      ACCEPT_TOKEN(anon_sym_wake);
      END_STATE();
    case 265:
      if (lookahead == '-') ADVANCE(354);
      END_STATE();
    case 266:
      if (lookahead == 'o') ADVANCE(355);
      END_STATE();
    case 267:
      if (lookahead == 't') ADVANCE(356);
      END_STATE();
    case 268:
      if (lookahead == 'e') ADVANCE(357);
      END_STATE();
    case 269:
      ACCEPT_TOKEN(aux_sym_receiver_token1);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(269);
      END_STATE();
    case 270:
      if (lookahead == 'e') ADVANCE(358);
      END_STATE();
    case 271:
      if (lookahead == 't') ADVANCE(359);
      END_STATE();
    case 272:
      if (lookahead == 'l') ADVANCE(360);
      END_STATE();
    case 273:
      if (lookahead == 'c') ADVANCE(361);
      END_STATE();
    case 274:
      if (lookahead == 'l') ADVANCE(362);
      END_STATE();
    case 275:
      if (lookahead == 'r') ADVANCE(363);
      END_STATE();
    case 276:
      if (lookahead == 'r') ADVANCE(364);
      END_STATE();
    case 277:
      ACCEPT_TOKEN(anon_sym_begin);
      END_STATE();
    case 278:
      if (lookahead == 't') ADVANCE(365);
      END_STATE();
    case 279:
      if (lookahead == 'd') ADVANCE(366);
      END_STATE();
    case 280:
      if (lookahead == 'e') ADVANCE(367);
      END_STATE();
    case 281:
      if (lookahead == '-') ADVANCE(368);
      END_STATE();
    case 282:
      if (lookahead == 'e') ADVANCE(369);
      END_STATE();
    case 283:
      if (lookahead == 'g') ADVANCE(370);
      END_STATE();
    case 284:
      if (lookahead == 'c') ADVANCE(371);
      END_STATE();
    case 285:
      if (lookahead == 'n') ADVANCE(372);
      END_STATE();
    case 286:
      if (lookahead == 'n') ADVANCE(373);
      END_STATE();
    case 287:
      if (lookahead == 'o') ADVANCE(374);
      END_STATE();
    case 288:
      ACCEPT_TOKEN(anon_sym_crash);
      END_STATE();
    case 289:
      if (lookahead == 'g') ADVANCE(375);
      END_STATE();
    case 290:
      if (lookahead == 'a') ADVANCE(376);
      END_STATE();
    case 291:
      if (lookahead == 'n') ADVANCE(377);
      END_STATE();
    case 292:
      if (lookahead == 's') ADVANCE(378);
      END_STATE();
    case 293:
      if (lookahead == 'a') ADVANCE(379);
      END_STATE();
    case 294:
      if (lookahead == 'e') ADVANCE(380);
      END_STATE();
    case 295:
      if (lookahead == 't') ADVANCE(381);
      END_STATE();
    case 296:
      if (lookahead == '-') ADVANCE(382);
      END_STATE();
    case 297:
      if (lookahead == 'e') ADVANCE(383);
      END_STATE();
    case 298:
      if (lookahead == 'r') ADVANCE(384);
      END_STATE();
    case 299:
      if (lookahead == 'l') ADVANCE(385);
      END_STATE();
    case 300:
      if (lookahead == 't') ADVANCE(386);
      END_STATE();
    case 301:
      if (lookahead == 'i') ADVANCE(387);
      END_STATE();
    case 302:
      if (lookahead == 'a') ADVANCE(388);
      END_STATE();
    case 303:
      if (lookahead == 'm') ADVANCE(389);
      END_STATE();
    case 304:
      if (lookahead == '-') ADVANCE(390);
      END_STATE();
    case 305:
      if (lookahead == 'n') ADVANCE(391);
      if (lookahead == 't') ADVANCE(392);
      END_STATE();
    case 306:
      if (lookahead == 'h') ADVANCE(393);
      END_STATE();
    case 307:
      if (lookahead == '-') ADVANCE(394);
      END_STATE();
    case 308:
      if (lookahead == 'a') ADVANCE(395);
      END_STATE();
    case 309:
      if (lookahead == 'o') ADVANCE(396);
      END_STATE();
    case 310:
      if (lookahead == 'y') ADVANCE(397);
      END_STATE();
    case 311:
      if (lookahead == 'i') ADVANCE(398);
      END_STATE();
    case 312:
      if (lookahead == 'p') ADVANCE(399);
      END_STATE();
    case 313:
      if (lookahead == 'a') ADVANCE(400);
      END_STATE();
    case 314:
      if (lookahead == 'i') ADVANCE(401);
      END_STATE();
    case 315:
      if (lookahead == 'p') ADVANCE(402);
      END_STATE();
    case 316:
      if (lookahead == 's') ADVANCE(403);
      END_STATE();
    case 317:
      if (lookahead == 'u') ADVANCE(404);
      END_STATE();
    case 318:
      if (lookahead == 'i') ADVANCE(405);
      END_STATE();
    case 319:
      if (lookahead == 'v') ADVANCE(406);
      END_STATE();
    case 320:
      if (lookahead == 'u') ADVANCE(407);
      END_STATE();
    case 321:
      if (lookahead == 's') ADVANCE(408);
      END_STATE();
    case 322:
      if (lookahead == '-') ADVANCE(409);
      END_STATE();
    case 323:
      if (lookahead == 'n') ADVANCE(410);
      END_STATE();
    case 324:
      if (lookahead == 'r') ADVANCE(411);
      END_STATE();
    case 325:
      if (lookahead == 'c') ADVANCE(412);
      END_STATE();
    case 326:
      if (lookahead == '-') ADVANCE(413);
      END_STATE();
    case 327:
      if (lookahead == 'i') ADVANCE(414);
      END_STATE();
    case 328:
      if (lookahead == 's') ADVANCE(415);
      END_STATE();
    case 329:
      if (lookahead == 'e') ADVANCE(416);
      END_STATE();
    case 330:
      if (lookahead == 'e') ADVANCE(417);
      END_STATE();
    case 331:
      ACCEPT_TOKEN(anon_sym_saves);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 332:
      if (lookahead == '-') ADVANCE(418);
      if (lookahead == 'D') ADVANCE(419);
      if (lookahead == 's') ADVANCE(420);
      END_STATE();
    case 333:
      ACCEPT_TOKEN(aux_sym_trait_token1);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ' &&
          lookahead != '"') ADVANCE(333);
      END_STATE();
    case 334:
      if (lookahead == 'f') ADVANCE(421);
      END_STATE();
    case 335:
      ACCEPT_TOKEN(anon_sym_split);
      END_STATE();
    case 336:
      if (lookahead == '-') ADVANCE(422);
      END_STATE();
    case 337:
      if (lookahead == 't') ADVANCE(423);
      END_STATE();
    case 338:
      if (lookahead == 'n') ADVANCE(424);
      END_STATE();
    case 339:
      if (lookahead == 'u') ADVANCE(425);
      END_STATE();
    case 340:
      if (lookahead == '-') ADVANCE(426);
      END_STATE();
    case 341:
      if (lookahead == 'h') ADVANCE(427);
      END_STATE();
    case 342:
      if (lookahead == 'm') ADVANCE(428);
      END_STATE();
    case 343:
      if (lookahead == 'a') ADVANCE(429);
      END_STATE();
    case 344:
      if (lookahead == 'o') ADVANCE(430);
      END_STATE();
    case 345:
      if (lookahead == 'a') ADVANCE(431);
      END_STATE();
    case 346:
      ACCEPT_TOKEN(anon_sym_tasks);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 347:
      if (lookahead == 'm') ADVANCE(432);
      END_STATE();
    case 348:
      if (lookahead == 'c') ADVANCE(433);
      END_STATE();
    case 349:
      ACCEPT_TOKEN(anon_sym_touch);
      if (lookahead == '-') ADVANCE(434);
      END_STATE();
    case 350:
      if (lookahead == 'a') ADVANCE(435);
      END_STATE();
    case 351:
      if (lookahead == 'k') ADVANCE(436);
      END_STATE();
    case 352:
      if (lookahead == 'i') ADVANCE(437);
      END_STATE();
    case 353:
      if (lookahead == 'o') ADVANCE(438);
      END_STATE();
    case 354:
      if (lookahead == 'f') ADVANCE(439);
      END_STATE();
    case 355:
      if (lookahead == 'w') ADVANCE(440);
      END_STATE();
    case 356:
      ACCEPT_TOKEN(anon_sym_accept);
      END_STATE();
    case 357:
      ACCEPT_TOKEN(anon_sym_active);
      END_STATE();
    case 358:
      if (lookahead == 'l') ADVANCE(441);
      END_STATE();
    case 359:
      if (lookahead == 'o') ADVANCE(442);
      END_STATE();
    case 360:
      if (lookahead == 'e') ADVANCE(443);
      END_STATE();
    case 361:
      if (lookahead == 'a') ADVANCE(444);
      END_STATE();
    case 362:
      if (lookahead == 'o') ADVANCE(445);
      END_STATE();
    case 363:
      if (lookahead == 'o') ADVANCE(446);
      END_STATE();
    case 364:
      ACCEPT_TOKEN(anon_sym_banner);
      END_STATE();
    case 365:
      if (lookahead == 'r') ADVANCE(447);
      END_STATE();
    case 366:
      if (lookahead == 'a') ADVANCE(448);
      END_STATE();
    case 367:
      ACCEPT_TOKEN(anon_sym_choose);
      END_STATE();
    case 368:
      if (lookahead == 'w') ADVANCE(449);
      END_STATE();
    case 369:
      if (lookahead == 't') ADVANCE(450);
      END_STATE();
    case 370:
      if (lookahead == 'u') ADVANCE(451);
      END_STATE();
    case 371:
      if (lookahead == 't') ADVANCE(452);
      END_STATE();
    case 372:
      if (lookahead == 't') ADVANCE(453);
      END_STATE();
    case 373:
      if (lookahead == 'u') ADVANCE(454);
      END_STATE();
    case 374:
      if (lookahead == 'l') ADVANCE(455);
      END_STATE();
    case 375:
      if (lookahead == 'e') ADVANCE(456);
      END_STATE();
    case 376:
      if (lookahead == 't') ADVANCE(457);
      END_STATE();
    case 377:
      if (lookahead == 'n') ADVANCE(458);
      END_STATE();
    case 378:
      if (lookahead == 's') ADVANCE(459);
      END_STATE();
    case 379:
      if (lookahead == 'y') ADVANCE(460);
      END_STATE();
    case 380:
      if (lookahead == '-') ADVANCE(461);
      END_STATE();
    case 381:
      if (lookahead == 'a') ADVANCE(462);
      END_STATE();
    case 382:
      if (lookahead == 'o') ADVANCE(463);
      END_STATE();
    case 383:
      if (lookahead == '-') ADVANCE(464);
      END_STATE();
    case 384:
      if (lookahead == 'o') ADVANCE(465);
      END_STATE();
    case 385:
      if (lookahead == 'o') ADVANCE(466);
      END_STATE();
    case 386:
      if (lookahead == 'i') ADVANCE(467);
      END_STATE();
    case 387:
      if (lookahead == 'v') ADVANCE(468);
      END_STATE();
    case 388:
      if (lookahead == 'c') ADVANCE(469);
      END_STATE();
    case 389:
      ACCEPT_TOKEN(anon_sym_jetsam);
      END_STATE();
    case 390:
      if (lookahead == 'm') ADVANCE(470);
      END_STATE();
    case 391:
      if (lookahead == 'o') ADVANCE(471);
      END_STATE();
    case 392:
      if (lookahead == 'a') ADVANCE(472);
      END_STATE();
    case 393:
      if (lookahead == '-') ADVANCE(473);
      END_STATE();
    case 394:
      if (lookahead == 'a') ADVANCE(474);
      END_STATE();
    case 395:
      if (lookahead == 't') ADVANCE(475);
      END_STATE();
    case 396:
      if (lookahead == 'w') ADVANCE(476);
      END_STATE();
    case 397:
      ACCEPT_TOKEN(anon_sym_memory);
      if (lookahead == '-') ADVANCE(477);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 398:
      if (lookahead == 'z') ADVANCE(478);
      END_STATE();
    case 399:
      if (lookahead == 'l') ADVANCE(479);
      END_STATE();
    case 400:
      if (lookahead == 't') ADVANCE(480);
      END_STATE();
    case 401:
      if (lookahead == 'n') ADVANCE(481);
      END_STATE();
    case 402:
      if (lookahead == 'i') ADVANCE(482);
      END_STATE();
    case 403:
      if (lookahead == 'k') ADVANCE(483);
      END_STATE();
    case 404:
      if (lookahead == 'n') ADVANCE(484);
      END_STATE();
    case 405:
      if (lookahead == 'c') ADVANCE(485);
      END_STATE();
    case 406:
      if (lookahead == 'e') ADVANCE(486);
      END_STATE();
    case 407:
      if (lookahead == 'r') ADVANCE(487);
      END_STATE();
    case 408:
      if (lookahead == 's') ADVANCE(488);
      END_STATE();
    case 409:
      if (lookahead == 'o') ADVANCE(489);
      END_STATE();
    case 410:
      if (lookahead == 't') ADVANCE(490);
      END_STATE();
    case 411:
      if (lookahead == 'm') ADVANCE(491);
      END_STATE();
    case 412:
      if (lookahead == 't') ADVANCE(492);
      END_STATE();
    case 413:
      if (lookahead == 'a') ADVANCE(493);
      END_STATE();
    case 414:
      if (lookahead == 'm') ADVANCE(494);
      END_STATE();
    case 415:
      ACCEPT_TOKEN(anon_sym_resets);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 416:
      ACCEPT_TOKEN(anon_sym_resize);
      END_STATE();
    case 417:
      ACCEPT_TOKEN(anon_sym_rotate);
      END_STATE();
    case 418:
      if (lookahead == 's') ADVANCE(495);
      if (lookahead == 'u') ADVANCE(496);
      END_STATE();
    case 419:
      if (lookahead == 'e') ADVANCE(497);
      END_STATE();
    case 420:
      ACCEPT_TOKEN(anon_sym_scenes);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 421:
      if (lookahead == 'i') ADVANCE(498);
      END_STATE();
    case 422:
      if (lookahead == 'r') ADVANCE(499);
      END_STATE();
    case 423:
      ACCEPT_TOKEN(anon_sym_submit);
      END_STATE();
    case 424:
      if (lookahead == 'd') ADVANCE(500);
      END_STATE();
    case 425:
      if (lookahead == 'i') ADVANCE(501);
      END_STATE();
    case 426:
      if (lookahead == 'u') ADVANCE(502);
      END_STATE();
    case 427:
      if (lookahead == 'e') ADVANCE(503);
      END_STATE();
    case 428:
      ACCEPT_TOKEN(anon_sym_system);
      if (lookahead == '#') ADVANCE(170);
      if (lookahead == '-') ADVANCE(504);
      END_STATE();
    case 429:
      if (lookahead == 'r') ADVANCE(505);
      END_STATE();
    case 430:
      if (lookahead == 't') ADVANCE(506);
      END_STATE();
    case 431:
      if (lookahead == 'n') ADVANCE(507);
      END_STATE();
    case 432:
      if (lookahead == 'e') ADVANCE(508);
      END_STATE();
    case 433:
      if (lookahead == 'h') ADVANCE(509);
      END_STATE();
    case 434:
      if (lookahead == 'r') ADVANCE(510);
      END_STATE();
    case 435:
      if (lookahead == 'c') ADVANCE(511);
      END_STATE();
    case 436:
      ACCEPT_TOKEN(anon_sym_unlock);
      END_STATE();
    case 437:
      if (lookahead == 't') ADVANCE(512);
      END_STATE();
    case 438:
      if (lookahead == 'n') ADVANCE(513);
      END_STATE();
    case 439:
      if (lookahead == 'i') ADVANCE(514);
      END_STATE();
    case 440:
      ACCEPT_TOKEN(anon_sym_window);
      if (lookahead == '#') ADVANCE(170);
      if (lookahead == '-') ADVANCE(515);
      END_STATE();
    case 441:
      if (lookahead == 'e') ADVANCE(516);
      END_STATE();
    case 442:
      if (lookahead == 'r') ADVANCE(517);
      END_STATE();
    case 443:
      if (lookahead == 'g') ADVANCE(518);
      END_STATE();
    case 444:
      if (lookahead == 't') ADVANCE(519);
      END_STATE();
    case 445:
      if (lookahead == 'c') ADVANCE(520);
      END_STATE();
    case 446:
      if (lookahead == 'u') ADVANCE(521);
      END_STATE();
    case 447:
      if (lookahead == 'i') ADVANCE(522);
      END_STATE();
    case 448:
      if (lookahead == 'r') ADVANCE(523);
      END_STATE();
    case 449:
      if (lookahead == 'i') ADVANCE(524);
      END_STATE();
    case 450:
      if (lookahead == 'e') ADVANCE(525);
      END_STATE();
    case 451:
      if (lookahead == 'r') ADVANCE(526);
      END_STATE();
    case 452:
      if (lookahead == '-') ADVANCE(527);
      END_STATE();
    case 453:
      if (lookahead == 'V') ADVANCE(528);
      END_STATE();
    case 454:
      if (lookahead == 'e') ADVANCE(529);
      END_STATE();
    case 455:
      if (lookahead == '-') ADVANCE(530);
      END_STATE();
    case 456:
      if (lookahead == 'r') ADVANCE(531);
      END_STATE();
    case 457:
      if (lookahead == 'e') ADVANCE(532);
      END_STATE();
    case 458:
      if (lookahead == 'e') ADVANCE(533);
      END_STATE();
    case 459:
      ACCEPT_TOKEN(anon_sym_dismiss);
      if (lookahead == '-') ADVANCE(534);
      END_STATE();
    case 460:
      if (lookahead == '-') ADVANCE(535);
      END_STATE();
    case 461:
      if (lookahead == 't') ADVANCE(536);
      END_STATE();
    case 462:
      if (lookahead == 's') ADVANCE(537);
      END_STATE();
    case 463:
      if (lookahead == 'n') ADVANCE(538);
      END_STATE();
    case 464:
      if (lookahead == 't') ADVANCE(539);
      END_STATE();
    case 465:
      if (lookahead == 'u') ADVANCE(540);
      END_STATE();
    case 466:
      if (lookahead == 'c') ADVANCE(541);
      END_STATE();
    case 467:
      if (lookahead == 'm') ADVANCE(542);
      END_STATE();
    case 468:
      if (lookahead == 'e') ADVANCE(543);
      END_STATE();
    case 469:
      if (lookahead == 't') ADVANCE(544);
      END_STATE();
    case 470:
      if (lookahead == 'e') ADVANCE(545);
      END_STATE();
    case 471:
      if (lookahead == 't') ADVANCE(546);
      END_STATE();
    case 472:
      if (lookahead == 's') ADVANCE(547);
      END_STATE();
    case 473:
      if (lookahead == 't') ADVANCE(548);
      END_STATE();
    case 474:
      if (lookahead == 'l') ADVANCE(549);
      END_STATE();
    case 475:
      if (lookahead == 't') ADVANCE(550);
      END_STATE();
    case 476:
      if (lookahead == 'e') ADVANCE(551);
      END_STATE();
    case 477:
      if (lookahead == 'w') ADVANCE(552);
      END_STATE();
    case 478:
      if (lookahead == 'e') ADVANCE(553);
      END_STATE();
    case 479:
      if (lookahead == 'e') ADVANCE(554);
      END_STATE();
    case 480:
      if (lookahead == 'i') ADVANCE(555);
      END_STATE();
    case 481:
      if (lookahead == 'd') ADVANCE(556);
      END_STATE();
    case 482:
      if (lookahead == 'r') ADVANCE(557);
      END_STATE();
    case 483:
      if (lookahead == '-') ADVANCE(558);
      END_STATE();
    case 484:
      if (lookahead == 'n') ADVANCE(559);
      END_STATE();
    case 485:
      if (lookahead == 'a') ADVANCE(560);
      END_STATE();
    case 486:
      if (lookahead == 's') ADVANCE(561);
      END_STATE();
    case 487:
      if (lookahead == 'l') ADVANCE(562);
      END_STATE();
    case 488:
      if (lookahead == 'i') ADVANCE(563);
      END_STATE();
    case 489:
      if (lookahead == 'n') ADVANCE(564);
      END_STATE();
    case 490:
      ACCEPT_TOKEN(anon_sym_present);
      if (lookahead == 'e') ADVANCE(565);
      END_STATE();
    case 491:
      ACCEPT_TOKEN(anon_sym_prewarm);
      END_STATE();
    case 492:
      if (lookahead == 'e') ADVANCE(566);
      END_STATE();
    case 493:
      if (lookahead == 'c') ADVANCE(567);
      END_STATE();
    case 494:
      if (lookahead == '-') ADVANCE(568);
      END_STATE();
    case 495:
      if (lookahead == 't') ADVANCE(569);
      END_STATE();
    case 496:
      if (lookahead == 'p') ADVANCE(570);
      END_STATE();
    case 497:
      if (lookahead == 'l') ADVANCE(571);
      END_STATE();
    case 498:
      if (lookahead == 'c') ADVANCE(572);
      END_STATE();
    case 499:
      if (lookahead == 'e') ADVANCE(573);
      END_STATE();
    case 500:
      if (lookahead == 'e') ADVANCE(574);
      END_STATE();
    case 501:
      ACCEPT_TOKEN(anon_sym_swiftui);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 502:
      if (lookahead == 'p') ADVANCE(575);
      END_STATE();
    case 503:
      if (lookahead == 'r') ADVANCE(576);
      END_STATE();
    case 504:
      if (lookahead == 'a') ADVANCE(577);
      END_STATE();
    case 505:
      if (lookahead == '-') ADVANCE(578);
      END_STATE();
    case 506:
      if (lookahead == 'i') ADVANCE(579);
      END_STATE();
    case 507:
      if (lookahead == 'd') ADVANCE(580);
      END_STATE();
    case 508:
      if (lookahead == 's') ADVANCE(581);
      END_STATE();
    case 509:
      if (lookahead == 'a') ADVANCE(582);
      END_STATE();
    case 510:
      if (lookahead == 'i') ADVANCE(583);
      END_STATE();
    case 511:
      if (lookahead == 'h') ADVANCE(584);
      END_STATE();
    case 512:
      ACCEPT_TOKEN(anon_sym_unsplit);
      END_STATE();
    case 513:
      if (lookahead == 't') ADVANCE(585);
      END_STATE();
    case 514:
      if (lookahead == 'n') ADVANCE(586);
      END_STATE();
    case 515:
      if (lookahead == 'i') ADVANCE(587);
      END_STATE();
    case 516:
      if (lookahead == 'g') ADVANCE(588);
      END_STATE();
    case 517:
      if (lookahead == 'a') ADVANCE(589);
      END_STATE();
    case 518:
      if (lookahead == 'a') ADVANCE(590);
      END_STATE();
    case 519:
      if (lookahead == 'i') ADVANCE(591);
      END_STATE();
    case 520:
      if (lookahead == 'k') ADVANCE(592);
      END_STATE();
    case 521:
      if (lookahead == 'n') ADVANCE(593);
      END_STATE();
    case 522:
      if (lookahead == 'c') ADVANCE(594);
      END_STATE();
    case 523:
      if (lookahead == '-') ADVANCE(595);
      END_STATE();
    case 524:
      if (lookahead == 'n') ADVANCE(596);
      END_STATE();
    case 525:
      if (lookahead == '-') ADVANCE(597);
      END_STATE();
    case 526:
      if (lookahead == 'a') ADVANCE(598);
      END_STATE();
    case 527:
      if (lookahead == 'd') ADVANCE(599);
      END_STATE();
    case 528:
      if (lookahead == 'i') ADVANCE(600);
      END_STATE();
    case 529:
      if (lookahead == '-') ADVANCE(601);
      END_STATE();
    case 530:
      if (lookahead == 'c') ADVANCE(602);
      END_STATE();
    case 531:
      ACCEPT_TOKEN(anon_sym_debugger);
      END_STATE();
    case 532:
      if (lookahead == '-') ADVANCE(603);
      END_STATE();
    case 533:
      if (lookahead == 'c') ADVANCE(604);
      END_STATE();
    case 534:
      if (lookahead == 'v') ADVANCE(605);
      END_STATE();
    case 535:
      if (lookahead == 'a') ADVANCE(606);
      END_STATE();
    case 536:
      if (lookahead == 'a') ADVANCE(607);
      END_STATE();
    case 537:
      if (lookahead == 'k') ADVANCE(608);
      END_STATE();
    case 538:
      if (lookahead == '-') ADVANCE(609);
      END_STATE();
    case 539:
      if (lookahead == 'a') ADVANCE(610);
      END_STATE();
    case 540:
      if (lookahead == 'n') ADVANCE(611);
      END_STATE();
    case 541:
      if (lookahead == 'k') ADVANCE(612);
      END_STATE();
    case 542:
      if (lookahead == 'e') ADVANCE(613);
      END_STATE();
    case 543:
      ACCEPT_TOKEN(anon_sym_inactive);
      END_STATE();
    case 544:
      if (lookahead == 'i') ADVANCE(614);
      END_STATE();
    case 545:
      if (lookahead == 'm') ADVANCE(615);
      END_STATE();
    case 546:
      if (lookahead == 'i') ADVANCE(616);
      END_STATE();
    case 547:
      if (lookahead == 'k') ADVANCE(617);
      END_STATE();
    case 548:
      if (lookahead == 'i') ADVANCE(618);
      END_STATE();
    case 549:
      if (lookahead == 'e') ADVANCE(619);
      END_STATE();
    case 550:
      if (lookahead == 'e') ADVANCE(620);
      END_STATE();
    case 551:
      if (lookahead == 'r') ADVANCE(621);
      END_STATE();
    case 552:
      if (lookahead == 'a') ADVANCE(622);
      END_STATE();
    case 553:
      ACCEPT_TOKEN(anon_sym_minimize);
      END_STATE();
    case 554:
      if (lookahead == '-') ADVANCE(623);
      END_STATE();
    case 555:
      if (lookahead == 'o') ADVANCE(624);
      END_STATE();
    case 556:
      if (lookahead == 'o') ADVANCE(625);
      END_STATE();
    case 557:
      if (lookahead == 'a') ADVANCE(626);
      END_STATE();
    case 558:
      if (lookahead == 'h') ADVANCE(627);
      END_STATE();
    case 559:
      if (lookahead == 'i') ADVANCE(628);
      END_STATE();
    case 560:
      if (lookahead == 't') ADVANCE(629);
      END_STATE();
    case 561:
      if (lookahead == '-') ADVANCE(630);
      END_STATE();
    case 562:
      ACCEPT_TOKEN(anon_sym_open_DASHurl);
      END_STATE();
    case 563:
      if (lookahead == 'o') ADVANCE(631);
      END_STATE();
    case 564:
      ACCEPT_TOKEN(anon_sym_power_DASHon);
      END_STATE();
    case 565:
      if (lookahead == 'd') ADVANCE(632);
      END_STATE();
    case 566:
      if (lookahead == 'd') ADVANCE(633);
      END_STATE();
    case 567:
      if (lookahead == 't') ADVANCE(634);
      END_STATE();
    case 568:
      if (lookahead == 'm') ADVANCE(635);
      END_STATE();
    case 569:
      if (lookahead == 'o') ADVANCE(636);
      END_STATE();
    case 570:
      if (lookahead == 'd') ADVANCE(637);
      END_STATE();
    case 571:
      if (lookahead == 'e') ADVANCE(638);
      END_STATE();
    case 572:
      if (lookahead == 'a') ADVANCE(639);
      END_STATE();
    case 573:
      if (lookahead == 's') ADVANCE(640);
      END_STATE();
    case 574:
      if (lookahead == 'd') ADVANCE(641);
      END_STATE();
    case 575:
      ACCEPT_TOKEN(anon_sym_swipe_DASHup);
      END_STATE();
    case 576:
      ACCEPT_TOKEN(anon_sym_switcher);
      END_STATE();
    case 577:
      if (lookahead == 'l') ADVANCE(642);
      END_STATE();
    case 578:
      if (lookahead == 'c') ADVANCE(643);
      END_STATE();
    case 579:
      if (lookahead == 'f') ADVANCE(644);
      END_STATE();
    case 580:
      if (lookahead == 'l') ADVANCE(645);
      END_STATE();
    case 581:
      if (lookahead == 's') ADVANCE(646);
      END_STATE();
    case 582:
      if (lookahead == 'n') ADVANCE(647);
      END_STATE();
    case 583:
      if (lookahead == 'g') ADVANCE(648);
      END_STATE();
    case 584:
      if (lookahead == 'e') ADVANCE(649);
      END_STATE();
    case 585:
      if (lookahead == 'r') ADVANCE(650);
      END_STATE();
    case 586:
      if (lookahead == 'i') ADVANCE(651);
      END_STATE();
    case 587:
      if (lookahead == 'n') ADVANCE(652);
      END_STATE();
    case 588:
      if (lookahead == 'a') ADVANCE(653);
      END_STATE();
    case 589:
      if (lookahead == 'g') ADVANCE(654);
      END_STATE();
    case 590:
      if (lookahead == 't') ADVANCE(655);
      END_STATE();
    case 591:
      if (lookahead == 'o') ADVANCE(656);
      END_STATE();
    case 592:
      ACCEPT_TOKEN(anon_sym_auto_DASHlock);
      END_STATE();
    case 593:
      if (lookahead == 'd') ADVANCE(657);
      END_STATE();
    case 594:
      if (lookahead == '-') ADVANCE(658);
      END_STATE();
    case 595:
      if (lookahead == 'a') ADVANCE(659);
      END_STATE();
    case 596:
      if (lookahead == 'd') ADVANCE(660);
      END_STATE();
    case 597:
      if (lookahead == 't') ADVANCE(661);
      END_STATE();
    case 598:
      if (lookahead == 't') ADVANCE(662);
      END_STATE();
    case 599:
      if (lookahead == 'i') ADVANCE(663);
      END_STATE();
    case 600:
      if (lookahead == 'e') ADVANCE(664);
      END_STATE();
    case 601:
      if (lookahead == 'a') ADVANCE(665);
      END_STATE();
    case 602:
      if (lookahead == 'e') ADVANCE(666);
      END_STATE();
    case 603:
      if (lookahead == 'a') ADVANCE(667);
      END_STATE();
    case 604:
      if (lookahead == 't') ADVANCE(668);
      END_STATE();
    case 605:
      if (lookahead == 'i') ADVANCE(669);
      END_STATE();
    case 606:
      if (lookahead == 'c') ADVANCE(670);
      END_STATE();
    case 607:
      if (lookahead == 's') ADVANCE(671);
      END_STATE();
    case 608:
      if (lookahead == 's') ADVANCE(672);
      END_STATE();
    case 609:
      if (lookahead == 's') ADVANCE(673);
      END_STATE();
    case 610:
      if (lookahead == 's') ADVANCE(674);
      END_STATE();
    case 611:
      if (lookahead == 'd') ADVANCE(675);
      END_STATE();
    case 612:
      ACCEPT_TOKEN(anon_sym_hold_DASHlock);
      END_STATE();
    case 613:
      if (lookahead == 'r') ADVANCE(676);
      END_STATE();
    case 614:
      if (lookahead == 'o') ADVANCE(677);
      END_STATE();
    case 615:
      if (lookahead == 'o') ADVANCE(678);
      END_STATE();
    case 616:
      if (lookahead == 'f') ADVANCE(679);
      END_STATE();
    case 617:
      if (lookahead == '-') ADVANCE(680);
      END_STATE();
    case 618:
      if (lookahead == 'm') ADVANCE(681);
      END_STATE();
    case 619:
      if (lookahead == 'r') ADVANCE(682);
      END_STATE();
    case 620:
      if (lookahead == 'r') ADVANCE(683);
      END_STATE();
    case 621:
      if (lookahead == '-') ADVANCE(684);
      END_STATE();
    case 622:
      if (lookahead == 'r') ADVANCE(685);
      END_STATE();
    case 623:
      if (lookahead == 'w') ADVANCE(686);
      END_STATE();
    case 624:
      if (lookahead == 'n') ADVANCE(687);
      END_STATE();
    case 625:
      if (lookahead == 'w') ADVANCE(688);
      END_STATE();
    case 626:
      if (lookahead == 't') ADVANCE(689);
      END_STATE();
    case 627:
      if (lookahead == 'a') ADVANCE(690);
      END_STATE();
    case 628:
      if (lookahead == 'n') ADVANCE(691);
      END_STATE();
    case 629:
      if (lookahead == 'i') ADVANCE(692);
      END_STATE();
    case 630:
      if (lookahead == 'a') ADVANCE(693);
      END_STATE();
    case 631:
      if (lookahead == 'n') ADVANCE(694);
      END_STATE();
    case 632:
      if (lookahead == 'V') ADVANCE(695);
      END_STATE();
    case 633:
      if (lookahead == '-') ADVANCE(696);
      END_STATE();
    case 634:
      if (lookahead == 'i') ADVANCE(697);
      END_STATE();
    case 635:
      if (lookahead == 'e') ADVANCE(698);
      END_STATE();
    case 636:
      if (lookahead == 'r') ADVANCE(699);
      END_STATE();
    case 637:
      if (lookahead == 'a') ADVANCE(700);
      END_STATE();
    case 638:
      if (lookahead == 'g') ADVANCE(701);
      END_STATE();
    case 639:
      if (lookahead == 'n') ADVANCE(702);
      END_STATE();
    case 640:
      if (lookahead == 't') ADVANCE(703);
      END_STATE();
    case 641:
      ACCEPT_TOKEN(anon_sym_suspended);
      END_STATE();
    case 642:
      if (lookahead == 'e') ADVANCE(704);
      END_STATE();
    case 643:
      if (lookahead == 'o') ADVANCE(705);
      END_STATE();
    case 644:
      if (lookahead == 'i') ADVANCE(706);
      END_STATE();
    case 645:
      if (lookahead == 'e') ADVANCE(707);
      END_STATE();
    case 646:
      if (lookahead == 'a') ADVANCE(708);
      END_STATE();
    case 647:
      if (lookahead == 'g') ADVANCE(709);
      END_STATE();
    case 648:
      if (lookahead == 'h') ADVANCE(710);
      END_STATE();
    case 649:
      if (lookahead == 'd') ADVANCE(711);
      END_STATE();
    case 650:
      if (lookahead == 'o') ADVANCE(712);
      END_STATE();
    case 651:
      if (lookahead == 's') ADVANCE(713);
      END_STATE();
    case 652:
      if (lookahead == '-') ADVANCE(714);
      END_STATE();
    case 653:
      if (lookahead == 't') ADVANCE(715);
      END_STATE();
    case 654:
      if (lookahead == 'e') ADVANCE(716);
      END_STATE();
    case 655:
      if (lookahead == 'e') ADVANCE(717);
      END_STATE();
    case 656:
      if (lookahead == 'n') ADVANCE(718);
      END_STATE();
    case 657:
      ACCEPT_TOKEN(anon_sym_background);
      if (lookahead == '-') ADVANCE(719);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 658:
      if (lookahead == 'p') ADVANCE(720);
      END_STATE();
    case 659:
      if (lookahead == 'l') ADVANCE(721);
      END_STATE();
    case 660:
      if (lookahead == 'o') ADVANCE(722);
      END_STATE();
    case 661:
      if (lookahead == 'a') ADVANCE(723);
      END_STATE();
    case 662:
      if (lookahead == 'i') ADVANCE(724);
      END_STATE();
    case 663:
      if (lookahead == 's') ADVANCE(725);
      END_STATE();
    case 664:
      if (lookahead == 'w') ADVANCE(726);
      END_STATE();
    case 665:
      if (lookahead == 'c') ADVANCE(727);
      END_STATE();
    case 666:
      if (lookahead == 'n') ADVANCE(728);
      END_STATE();
    case 667:
      if (lookahead == 'd') ADVANCE(729);
      END_STATE();
    case 668:
      ACCEPT_TOKEN(anon_sym_disconnect);
      if (lookahead == '-') ADVANCE(730);
      END_STATE();
    case 669:
      if (lookahead == 'e') ADVANCE(731);
      END_STATE();
    case 670:
      if (lookahead == 'c') ADVANCE(732);
      END_STATE();
    case 671:
      if (lookahead == 'k') ADVANCE(733);
      END_STATE();
    case 672:
      ACCEPT_TOKEN(anon_sym_ends_DASHtasks);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 673:
      if (lookahead == 'u') ADVANCE(734);
      END_STATE();
    case 674:
      if (lookahead == 'k') ADVANCE(735);
      END_STATE();
    case 675:
      if (lookahead == 'A') ADVANCE(736);
      if (lookahead == 'I') ADVANCE(737);
      END_STATE();
    case 676:
      if (lookahead == '-') ADVANCE(738);
      END_STATE();
    case 677:
      if (lookahead == 'n') ADVANCE(739);
      END_STATE();
    case 678:
      if (lookahead == 'r') ADVANCE(740);
      END_STATE();
    case 679:
      if (lookahead == 'i') ADVANCE(741);
      END_STATE();
    case 680:
      if (lookahead == 'r') ADVANCE(742);
      END_STATE();
    case 681:
      if (lookahead == 'e') ADVANCE(743);
      END_STATE();
    case 682:
      if (lookahead == 't') ADVANCE(744);
      END_STATE();
    case 683:
      if (lookahead == 'y') ADVANCE(745);
      END_STATE();
    case 684:
      if (lookahead == 'm') ADVANCE(746);
      END_STATE();
    case 685:
      if (lookahead == 'n') ADVANCE(747);
      END_STATE();
    case 686:
      if (lookahead == 'i') ADVANCE(748);
      END_STATE();
    case 687:
      if (lookahead == '-') ADVANCE(749);
      END_STATE();
    case 688:
      ACCEPT_TOKEN(anon_sym_new_DASHwindow);
      END_STATE();
    case 689:
      if (lookahead == 'i') ADVANCE(750);
      END_STATE();
    case 690:
      if (lookahead == 'n') ADVANCE(751);
      END_STATE();
    case 691:
      if (lookahead == 'g') ADVANCE(752);
      END_STATE();
    case 692:
      if (lookahead == 'o') ADVANCE(753);
      END_STATE();
    case 693:
      if (lookahead == 'c') ADVANCE(754);
      END_STATE();
    case 694:
      if (lookahead == '-') ADVANCE(755);
      END_STATE();
    case 695:
      if (lookahead == 'i') ADVANCE(756);
      END_STATE();
    case 696:
      if (lookahead == 'd') ADVANCE(757);
      END_STATE();
    case 697:
      if (lookahead == 'o') ADVANCE(758);
      END_STATE();
    case 698:
      if (lookahead == 'm') ADVANCE(759);
      END_STATE();
    case 699:
      if (lookahead == 'a') ADVANCE(760);
      END_STATE();
    case 700:
      if (lookahead == 't') ADVANCE(761);
      END_STATE();
    case 701:
      if (lookahead == 'a') ADVANCE(762);
      END_STATE();
    case 702:
      if (lookahead == 't') ADVANCE(763);
      END_STATE();
    case 703:
      if (lookahead == 'o') ADVANCE(764);
      END_STATE();
    case 704:
      if (lookahead == 'r') ADVANCE(765);
      END_STATE();
    case 705:
      if (lookahead == 'n') ADVANCE(766);
      END_STATE();
    case 706:
      if (lookahead == 'c') ADVANCE(767);
      END_STATE();
    case 707:
      if (lookahead == 'r') ADVANCE(768);
      END_STATE();
    case 708:
      if (lookahead == 'g') ADVANCE(769);
      END_STATE();
    case 709:
      if (lookahead == 'e') ADVANCE(770);
      END_STATE();
    case 710:
      if (lookahead == 't') ADVANCE(771);
      END_STATE();
    case 711:
      ACCEPT_TOKEN(anon_sym_unattached);
      END_STATE();
    case 712:
      if (lookahead == 'l') ADVANCE(772);
      END_STATE();
    case 713:
      if (lookahead == 'h') ADVANCE(773);
      END_STATE();
    case 714:
      if (lookahead == 'c') ADVANCE(774);
      END_STATE();
    case 715:
      if (lookahead == 'e') ADVANCE(775);
      END_STATE();
    case 716:
      ACCEPT_TOKEN(anon_sym_app_DASHstorage);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 717:
      ACCEPT_TOKEN(anon_sym_appDelegate);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 718:
      ACCEPT_TOKEN(anon_sym_application);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 719:
      if (lookahead == 'r') ADVANCE(776);
      if (lookahead == 't') ADVANCE(777);
      END_STATE();
    case 720:
      if (lookahead == 'r') ADVANCE(778);
      END_STATE();
    case 721:
      if (lookahead == 'e') ADVANCE(779);
      END_STATE();
    case 722:
      if (lookahead == 'w') ADVANCE(780);
      END_STATE();
    case 723:
      if (lookahead == 's') ADVANCE(781);
      END_STATE();
    case 724:
      if (lookahead == 'o') ADVANCE(782);
      END_STATE();
    case 725:
      if (lookahead == 'p') ADVANCE(783);
      END_STATE();
    case 726:
      ACCEPT_TOKEN(anon_sym_contentView);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 727:
      if (lookahead == 't') ADVANCE(784);
      END_STATE();
    case 728:
      if (lookahead == 't') ADVANCE(785);
      END_STATE();
    case 729:
      if (lookahead == 'a') ADVANCE(786);
      END_STATE();
    case 730:
      if (lookahead == 'd') ADVANCE(787);
      END_STATE();
    case 731:
      if (lookahead == 'w') ADVANCE(788);
      END_STATE();
    case 732:
      if (lookahead == 'e') ADVANCE(789);
      END_STATE();
    case 733:
      if (lookahead == '-') ADVANCE(790);
      END_STATE();
    case 734:
      if (lookahead == 's') ADVANCE(791);
      END_STATE();
    case 735:
      ACCEPT_TOKEN(anon_sym_expire_DASHtask);
      END_STATE();
    case 736:
      if (lookahead == 'c') ADVANCE(792);
      END_STATE();
    case 737:
      if (lookahead == 'n') ADVANCE(793);
      END_STATE();
    case 738:
      if (lookahead == 'd') ADVANCE(794);
      END_STATE();
    case 739:
      ACCEPT_TOKEN(anon_sym_interaction);
      END_STATE();
    case 740:
      if (lookahead == 'y') ADVANCE(795);
      END_STATE();
    case 741:
      if (lookahead == 'c') ADVANCE(796);
      END_STATE();
    case 742:
      if (lookahead == 'e') ADVANCE(797);
      END_STATE();
    case 743:
      ACCEPT_TOKEN(anon_sym_launch_DASHtime);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 744:
      ACCEPT_TOKEN(anon_sym_local_DASHalert);
      END_STATE();
    case 745:
      ACCEPT_TOKEN(anon_sym_low_DASHbattery);
      END_STATE();
    case 746:
      if (lookahead == 'o') ADVANCE(798);
      END_STATE();
    case 747:
      if (lookahead == 'i') ADVANCE(799);
      END_STATE();
    case 748:
      if (lookahead == 'n') ADVANCE(800);
      END_STATE();
    case 749:
      if (lookahead == 'c') ADVANCE(801);
      END_STATE();
    case 750:
      if (lookahead == 'o') ADVANCE(802);
      END_STATE();
    case 751:
      if (lookahead == 'd') ADVANCE(803);
      END_STATE();
    case 752:
      ACCEPT_TOKEN(anon_sym_not_DASHrunning);
      END_STATE();
    case 753:
      if (lookahead == 'n') ADVANCE(804);
      END_STATE();
    case 754:
      if (lookahead == 't') ADVANCE(805);
      END_STATE();
    case 755:
      if (lookahead == 'p') ADVANCE(806);
      END_STATE();
    case 756:
      if (lookahead == 'e') ADVANCE(807);
      END_STATE();
    case 757:
      if (lookahead == 'a') ADVANCE(808);
      END_STATE();
    case 758:
      if (lookahead == 'n') ADVANCE(809);
      END_STATE();
    case 759:
      if (lookahead == 'o') ADVANCE(810);
      END_STATE();
    case 760:
      if (lookahead == 'g') ADVANCE(811);
      END_STATE();
    case 761:
      if (lookahead == 'e') ADVANCE(812);
      END_STATE();
    case 762:
      if (lookahead == 't') ADVANCE(813);
      END_STATE();
    case 763:
      if (lookahead == '-') ADVANCE(814);
      END_STATE();
    case 764:
      if (lookahead == 'r') ADVANCE(815);
      END_STATE();
    case 765:
      if (lookahead == 't') ADVANCE(816);
      END_STATE();
    case 766:
      if (lookahead == 't') ADVANCE(817);
      END_STATE();
    case 767:
      if (lookahead == 'a') ADVANCE(818);
      END_STATE();
    case 768:
      ACCEPT_TOKEN(anon_sym_taskHandler);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 769:
      if (lookahead == 'e') ADVANCE(819);
      END_STATE();
    case 770:
      ACCEPT_TOKEN(anon_sym_time_DASHchange);
      END_STATE();
    case 771:
      ACCEPT_TOKEN(anon_sym_touch_DASHright);
      END_STATE();
    case 772:
      if (lookahead == 'l') ADVANCE(820);
      END_STATE();
    case 773:
      if (lookahead == '-') ADVANCE(821);
      END_STATE();
    case 774:
      if (lookahead == 'o') ADVANCE(822);
      END_STATE();
    case 775:
      ACCEPT_TOKEN(anon_sym_app_DASHdelegate);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 776:
      if (lookahead == 'e') ADVANCE(823);
      END_STATE();
    case 777:
      if (lookahead == 'a') ADVANCE(824);
      END_STATE();
    case 778:
      if (lookahead == 'o') ADVANCE(825);
      END_STATE();
    case 779:
      if (lookahead == 'r') ADVANCE(826);
      END_STATE();
    case 780:
      ACCEPT_TOKEN(anon_sym_close_DASHwindow);
      END_STATE();
    case 781:
      if (lookahead == 'k') ADVANCE(827);
      END_STATE();
    case 782:
      if (lookahead == 'n') ADVANCE(828);
      END_STATE();
    case 783:
      if (lookahead == 'l') ADVANCE(829);
      END_STATE();
    case 784:
      if (lookahead == 'i') ADVANCE(830);
      END_STATE();
    case 785:
      if (lookahead == 'e') ADVANCE(831);
      END_STATE();
    case 786:
      if (lookahead == 'p') ADVANCE(832);
      END_STATE();
    case 787:
      if (lookahead == 'i') ADVANCE(833);
      END_STATE();
    case 788:
      ACCEPT_TOKEN(anon_sym_dismiss_DASHview);
      END_STATE();
    case 789:
      if (lookahead == 's') ADVANCE(834);
      END_STATE();
    case 790:
      if (lookahead == 'r') ADVANCE(835);
      END_STATE();
    case 791:
      if (lookahead == 'p') ADVANCE(836);
      END_STATE();
    case 792:
      if (lookahead == 't') ADVANCE(837);
      END_STATE();
    case 793:
      if (lookahead == 'a') ADVANCE(838);
      END_STATE();
    case 794:
      if (lookahead == 'i') ADVANCE(839);
      END_STATE();
    case 795:
      ACCEPT_TOKEN(anon_sym_keeps_DASHmemory);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 796:
      if (lookahead == 'a') ADVANCE(840);
      END_STATE();
    case 797:
      if (lookahead == 'g') ADVANCE(841);
      END_STATE();
    case 798:
      if (lookahead == 'd') ADVANCE(842);
      END_STATE();
    case 799:
      if (lookahead == 'n') ADVANCE(843);
      END_STATE();
    case 800:
      if (lookahead == 'd') ADVANCE(844);
      END_STATE();
    case 801:
      if (lookahead == 'o') ADVANCE(845);
      END_STATE();
    case 802:
      if (lookahead == 'n') ADVANCE(846);
      END_STATE();
    case 803:
      if (lookahead == 'l') ADVANCE(847);
      END_STATE();
    case 804:
      ACCEPT_TOKEN(anon_sym_notification);
      if (lookahead == '#') ADVANCE(170);
      if (lookahead == '-') ADVANCE(848);
      if (lookahead == 'D') ADVANCE(849);
      END_STATE();
    case 805:
      if (lookahead == 'i') ADVANCE(850);
      END_STATE();
    case 806:
      if (lookahead == 'r') ADVANCE(851);
      END_STATE();
    case 807:
      if (lookahead == 'w') ADVANCE(852);
      END_STATE();
    case 808:
      if (lookahead == 't') ADVANCE(853);
      END_STATE();
    case 809:
      ACCEPT_TOKEN(anon_sym_quick_DASHaction);
      END_STATE();
    case 810:
      if (lookahead == 'r') ADVANCE(854);
      END_STATE();
    case 811:
      if (lookahead == 'e') ADVANCE(855);
      END_STATE();
    case 812:
      if (lookahead == 's') ADVANCE(856);
      END_STATE();
    case 813:
      if (lookahead == 'e') ADVANCE(857);
      END_STATE();
    case 814:
      if (lookahead == 't') ADVANCE(858);
      END_STATE();
    case 815:
      if (lookahead == 'a') ADVANCE(859);
      END_STATE();
    case 816:
      ACCEPT_TOKEN(anon_sym_system_DASHalert);
      END_STATE();
    case 817:
      if (lookahead == 'r') ADVANCE(860);
      END_STATE();
    case 818:
      if (lookahead == 't') ADVANCE(861);
      END_STATE();
    case 819:
      ACCEPT_TOKEN(anon_sym_text_DASHmessage);
      END_STATE();
    case 820:
      if (lookahead == 'e') ADVANCE(862);
      END_STATE();
    case 821:
      if (lookahead == 'l') ADVANCE(863);
      END_STATE();
    case 822:
      if (lookahead == 'd') ADVANCE(864);
      END_STATE();
    case 823:
      if (lookahead == 'f') ADVANCE(865);
      END_STATE();
    case 824:
      if (lookahead == 's') ADVANCE(866);
      END_STATE();
    case 825:
      if (lookahead == 'm') ADVANCE(867);
      END_STATE();
    case 826:
      if (lookahead == 't') ADVANCE(868);
      END_STATE();
    case 827:
      ACCEPT_TOKEN(anon_sym_complete_DASHtask);
      END_STATE();
    case 828:
      if (lookahead == '-') ADVANCE(869);
      END_STATE();
    case 829:
      if (lookahead == 'a') ADVANCE(870);
      END_STATE();
    case 830:
      if (lookahead == 'v') ADVANCE(871);
      END_STATE();
    case 831:
      if (lookahead == 'r') ADVANCE(872);
      END_STATE();
    case 832:
      if (lookahead == 't') ADVANCE(873);
      END_STATE();
    case 833:
      if (lookahead == 's') ADVANCE(874);
      END_STATE();
    case 834:
      if (lookahead == 's') ADVANCE(875);
      END_STATE();
    case 835:
      if (lookahead == 'e') ADVANCE(876);
      END_STATE();
    case 836:
      if (lookahead == 'e') ADVANCE(877);
      END_STATE();
    case 837:
      if (lookahead == 'i') ADVANCE(878);
      END_STATE();
    case 838:
      if (lookahead == 'c') ADVANCE(879);
      END_STATE();
    case 839:
      if (lookahead == 's') ADVANCE(880);
      END_STATE();
    case 840:
      if (lookahead == 't') ADVANCE(881);
      END_STATE();
    case 841:
      if (lookahead == 'i') ADVANCE(882);
      END_STATE();
    case 842:
      if (lookahead == 'e') ADVANCE(883);
      END_STATE();
    case 843:
      if (lookahead == 'g') ADVANCE(884);
      END_STATE();
    case 844:
      if (lookahead == 'o') ADVANCE(885);
      END_STATE();
    case 845:
      if (lookahead == 'n') ADVANCE(886);
      END_STATE();
    case 846:
      if (lookahead == '-') ADVANCE(887);
      END_STATE();
    case 847:
      if (lookahead == 'e') ADVANCE(888);
      END_STATE();
    case 848:
      if (lookahead == 'c') ADVANCE(889);
      if (lookahead == 'd') ADVANCE(890);
      END_STATE();
    case 849:
      if (lookahead == 'e') ADVANCE(891);
      END_STATE();
    case 850:
      if (lookahead == 'v') ADVANCE(892);
      END_STATE();
    case 851:
      if (lookahead == 'o') ADVANCE(893);
      END_STATE();
    case 852:
      if (lookahead == 'C') ADVANCE(894);
      END_STATE();
    case 853:
      if (lookahead == 'a') ADVANCE(895);
      END_STATE();
    case 854:
      if (lookahead == 'y') ADVANCE(896);
      END_STATE();
    case 855:
      ACCEPT_TOKEN(anon_sym_scene_DASHstorage);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 856:
      ACCEPT_TOKEN(anon_sym_scene_DASHupdates);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 857:
      ACCEPT_TOKEN(anon_sym_sceneDelegate);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 858:
      if (lookahead == 'i') ADVANCE(897);
      END_STATE();
    case 859:
      if (lookahead == 't') ADVANCE(898);
      END_STATE();
    case 860:
      if (lookahead == 'o') ADVANCE(899);
      END_STATE();
    case 861:
      if (lookahead == 'i') ADVANCE(900);
      END_STATE();
    case 862:
      if (lookahead == 'r') ADVANCE(901);
      END_STATE();
    case 863:
      if (lookahead == 'a') ADVANCE(902);
      END_STATE();
    case 864:
      if (lookahead == 'e') ADVANCE(903);
      END_STATE();
    case 865:
      if (lookahead == 'r') ADVANCE(904);
      END_STATE();
    case 866:
      if (lookahead == 'k') ADVANCE(905);
      END_STATE();
    case 867:
      if (lookahead == 'p') ADVANCE(906);
      END_STATE();
    case 868:
      ACCEPT_TOKEN(anon_sym_calendar_DASHalert);
      END_STATE();
    case 869:
      if (lookahead == 'f') ADVANCE(907);
      END_STATE();
    case 870:
      if (lookahead == 'y') ADVANCE(908);
      END_STATE();
    case 871:
      if (lookahead == 'i') ADVANCE(909);
      END_STATE();
    case 872:
      ACCEPT_TOKEN(anon_sym_control_DASHcenter);
      END_STATE();
    case 873:
      if (lookahead == 'o') ADVANCE(910);
      END_STATE();
    case 874:
      if (lookahead == 'p') ADVANCE(911);
      END_STATE();
    case 875:
      if (lookahead == 'o') ADVANCE(912);
      END_STATE();
    case 876:
      if (lookahead == 'g') ADVANCE(913);
      END_STATE();
    case 877:
      if (lookahead == 'n') ADVANCE(914);
      END_STATE();
    case 878:
      if (lookahead == 'v') ADVANCE(915);
      END_STATE();
    case 879:
      if (lookahead == 't') ADVANCE(916);
      END_STATE();
    case 880:
      if (lookahead == 'a') ADVANCE(917);
      END_STATE();
    case 881:
      if (lookahead == 'i') ADVANCE(918);
      END_STATE();
    case 882:
      if (lookahead == 's') ADVANCE(919);
      END_STATE();
    case 883:
      ACCEPT_TOKEN(anon_sym_low_DASHpower_DASHmode);
      END_STATE();
    case 884:
      ACCEPT_TOKEN(anon_sym_memory_DASHwarning);
      END_STATE();
    case 885:
      if (lookahead == 'w') ADVANCE(920);
      END_STATE();
    case 886:
      if (lookahead == 't') ADVANCE(921);
      END_STATE();
    case 887:
      if (lookahead == 'h') ADVANCE(922);
      END_STATE();
    case 888:
      if (lookahead == 'r') ADVANCE(923);
      END_STATE();
    case 889:
      if (lookahead == 'e') ADVANCE(924);
      END_STATE();
    case 890:
      if (lookahead == 'e') ADVANCE(925);
      END_STATE();
    case 891:
      if (lookahead == 'l') ADVANCE(926);
      END_STATE();
    case 892:
      if (lookahead == 'a') ADVANCE(927);
      END_STATE();
    case 893:
      if (lookahead == 'm') ADVANCE(928);
      END_STATE();
    case 894:
      if (lookahead == 'o') ADVANCE(929);
      END_STATE();
    case 895:
      ACCEPT_TOKEN(anon_sym_protected_DASHdata);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 896:
      ACCEPT_TOKEN(anon_sym_reclaim_DASHmemory);
      END_STATE();
    case 897:
      if (lookahead == 'm') ADVANCE(930);
      END_STATE();
    case 898:
      if (lookahead == 'i') ADVANCE(931);
      END_STATE();
    case 899:
      if (lookahead == 'l') ADVANCE(932);
      END_STATE();
    case 900:
      if (lookahead == 'o') ADVANCE(933);
      END_STATE();
    case 901:
      ACCEPT_TOKEN(anon_sym_viewController);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 902:
      if (lookahead == 'u') ADVANCE(934);
      END_STATE();
    case 903:
      ACCEPT_TOKEN(anon_sym_window_DASHin_DASHcode);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 904:
      if (lookahead == 'e') ADVANCE(935);
      END_STATE();
    case 905:
      if (lookahead == '-') ADVANCE(936);
      END_STATE();
    case 906:
      if (lookahead == 't') ADVANCE(937);
      END_STATE();
    case 907:
      if (lookahead == 'o') ADVANCE(938);
      END_STATE();
    case 908:
      ACCEPT_TOKEN(anon_sym_connect_DASHdisplay);
      END_STATE();
    case 909:
      if (lookahead == 't') ADVANCE(939);
      END_STATE();
    case 910:
      if (lookahead == 'r') ADVANCE(940);
      END_STATE();
    case 911:
      if (lookahead == 'l') ADVANCE(941);
      END_STATE();
    case 912:
      if (lookahead == 'r') ADVANCE(942);
      END_STATE();
    case 913:
      if (lookahead == 'i') ADVANCE(943);
      END_STATE();
    case 914:
      if (lookahead == 'd') ADVANCE(944);
      END_STATE();
    case 915:
      if (lookahead == 'e') ADVANCE(945);
      END_STATE();
    case 916:
      if (lookahead == 'i') ADVANCE(946);
      END_STATE();
    case 917:
      if (lookahead == 'b') ADVANCE(947);
      END_STATE();
    case 918:
      if (lookahead == 'o') ADVANCE(948);
      END_STATE();
    case 919:
      if (lookahead == 't') ADVANCE(949);
      END_STATE();
    case 920:
      if (lookahead == 's') ADVANCE(950);
      END_STATE();
    case 921:
      if (lookahead == 'r') ADVANCE(951);
      END_STATE();
    case 922:
      if (lookahead == 'a') ADVANCE(952);
      END_STATE();
    case 923:
      ACCEPT_TOKEN(anon_sym_no_DASHtask_DASHhandler);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 924:
      if (lookahead == 'n') ADVANCE(953);
      END_STATE();
    case 925:
      if (lookahead == 'l') ADVANCE(954);
      END_STATE();
    case 926:
      if (lookahead == 'e') ADVANCE(955);
      END_STATE();
    case 927:
      if (lookahead == 't') ADVANCE(956);
      END_STATE();
    case 928:
      if (lookahead == 'p') ADVANCE(957);
      END_STATE();
    case 929:
      if (lookahead == 'n') ADVANCE(958);
      END_STATE();
    case 930:
      if (lookahead == 'e') ADVANCE(959);
      END_STATE();
    case 931:
      if (lookahead == 'o') ADVANCE(960);
      END_STATE();
    case 932:
      if (lookahead == 'l') ADVANCE(961);
      END_STATE();
    case 933:
      if (lookahead == 'n') ADVANCE(962);
      END_STATE();
    case 934:
      if (lookahead == 'n') ADVANCE(963);
      END_STATE();
    case 935:
      if (lookahead == 's') ADVANCE(964);
      END_STATE();
    case 936:
      if (lookahead == 'm') ADVANCE(965);
      END_STATE();
    case 937:
      ACCEPT_TOKEN(anon_sym_biometric_DASHprompt);
      END_STATE();
    case 938:
      if (lookahead == 'r') ADVANCE(966);
      END_STATE();
    case 939:
      if (lookahead == 'y') ADVANCE(967);
      END_STATE();
    case 940:
      ACCEPT_TOKEN(anon_sym_delegate_DASHadaptor);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 941:
      if (lookahead == 'a') ADVANCE(968);
      END_STATE();
    case 942:
      if (lookahead == 'y') ADVANCE(969);
      END_STATE();
    case 943:
      if (lookahead == 's') ADVANCE(970);
      END_STATE();
    case 944:
      ACCEPT_TOKEN(anon_sym_exits_DASHon_DASHsuspend);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 945:
      ACCEPT_TOKEN(anon_sym_foregroundActive);
      END_STATE();
    case 946:
      if (lookahead == 'v') ADVANCE(971);
      END_STATE();
    case 947:
      if (lookahead == 'l') ADVANCE(972);
      END_STATE();
    case 948:
      if (lookahead == 'n') ADVANCE(973);
      END_STATE();
    case 949:
      if (lookahead == 'r') ADVANCE(974);
      END_STATE();
    case 950:
      ACCEPT_TOKEN(anon_sym_multiple_DASHwindows);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 951:
      if (lookahead == 'o') ADVANCE(975);
      END_STATE();
    case 952:
      if (lookahead == 'n') ADVANCE(976);
      END_STATE();
    case 953:
      if (lookahead == 't') ADVANCE(977);
      END_STATE();
    case 954:
      if (lookahead == 'e') ADVANCE(978);
      END_STATE();
    case 955:
      if (lookahead == 'g') ADVANCE(979);
      END_STATE();
    case 956:
      if (lookahead == 'i') ADVANCE(980);
      END_STATE();
    case 957:
      if (lookahead == 't') ADVANCE(981);
      END_STATE();
    case 958:
      if (lookahead == 't') ADVANCE(982);
      END_STATE();
    case 959:
      if (lookahead == '-') ADVANCE(983);
      END_STATE();
    case 960:
      if (lookahead == 'n') ADVANCE(984);
      END_STATE();
    case 961:
      if (lookahead == 'e') ADVANCE(985);
      END_STATE();
    case 962:
      ACCEPT_TOKEN(anon_sym_tap_DASHnotification);
      END_STATE();
    case 963:
      if (lookahead == 'c') ADVANCE(986);
      END_STATE();
    case 964:
      if (lookahead == 'h') ADVANCE(987);
      END_STATE();
    case 965:
      if (lookahead == 'o') ADVANCE(988);
      END_STATE();
    case 966:
      if (lookahead == '-') ADVANCE(989);
      END_STATE();
    case 967:
      ACCEPT_TOKEN(anon_sym_continue_DASHactivity);
      END_STATE();
    case 968:
      if (lookahead == 'y') ADVANCE(990);
      END_STATE();
    case 969:
      ACCEPT_TOKEN(anon_sym_display_DASHaccessory);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 970:
      if (lookahead == 't') ADVANCE(991);
      END_STATE();
    case 971:
      if (lookahead == 'e') ADVANCE(992);
      END_STATE();
    case 972:
      if (lookahead == 'e') ADVANCE(993);
      END_STATE();
    case 973:
      if (lookahead == '-') ADVANCE(994);
      END_STATE();
    case 974:
      if (lookahead == 'a') ADVANCE(995);
      END_STATE();
    case 975:
      if (lookahead == 'l') ADVANCE(996);
      END_STATE();
    case 976:
      if (lookahead == 'd') ADVANCE(997);
      END_STATE();
    case 977:
      if (lookahead == 'e') ADVANCE(998);
      END_STATE();
    case 978:
      if (lookahead == 'g') ADVANCE(999);
      END_STATE();
    case 979:
      if (lookahead == 'a') ADVANCE(1000);
      END_STATE();
    case 980:
      if (lookahead == 'o') ADVANCE(1001);
      END_STATE();
    case 981:
      ACCEPT_TOKEN(anon_sym_permission_DASHprompt);
      END_STATE();
    case 982:
      if (lookahead == 'r') ADVANCE(1002);
      END_STATE();
    case 983:
      if (lookahead == 'c') ADVANCE(1003);
      END_STATE();
    case 984:
      ACCEPT_TOKEN(anon_sym_state_DASHrestoration);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 985:
      if (lookahead == 'r') ADVANCE(1004);
      END_STATE();
    case 986:
      if (lookahead == 'h') ADVANCE(1005);
      END_STATE();
    case 987:
      ACCEPT_TOKEN(anon_sym_background_DASHrefresh);
      END_STATE();
    case 988:
      if (lookahead == 'd') ADVANCE(1006);
      END_STATE();
    case 989:
      if (lookahead == 'c') ADVANCE(1007);
      END_STATE();
    case 990:
      ACCEPT_TOKEN(anon_sym_disconnect_DASHdisplay);
      END_STATE();
    case 991:
      if (lookahead == 'r') ADVANCE(1008);
      END_STATE();
    case 992:
      ACCEPT_TOKEN(anon_sym_foregroundInactive);
      END_STATE();
    case 993:
      if (lookahead == 'd') ADVANCE(1009);
      END_STATE();
    case 994:
      if (lookahead == 'd') ADVANCE(1010);
      END_STATE();
    case 995:
      if (lookahead == 't') ADVANCE(1011);
      END_STATE();
    case 996:
      if (lookahead == 'l') ADVANCE(1012);
      END_STATE();
    case 997:
      if (lookahead == 'l') ADVANCE(1013);
      END_STATE();
    case 998:
      if (lookahead == 'r') ADVANCE(1014);
      END_STATE();
    case 999:
      if (lookahead == 'a') ADVANCE(1015);
      END_STATE();
    case 1000:
      if (lookahead == 't') ADVANCE(1016);
      END_STATE();
    case 1001:
      if (lookahead == 'n') ADVANCE(1017);
      END_STATE();
    case 1002:
      if (lookahead == 'o') ADVANCE(1018);
      END_STATE();
    case 1003:
      if (lookahead == 'h') ADVANCE(1019);
      END_STATE();
    case 1004:
      ACCEPT_TOKEN(anon_sym_tab_DASHbar_DASHcontroller);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1005:
      if (lookahead == 'i') ADVANCE(1020);
      END_STATE();
    case 1006:
      if (lookahead == 'i') ADVANCE(1021);
      END_STATE();
    case 1007:
      if (lookahead == 'o') ADVANCE(1022);
      END_STATE();
    case 1008:
      if (lookahead == 'a') ADVANCE(1023);
      END_STATE();
    case 1009:
      ACCEPT_TOKEN(anon_sym_idle_DASHtimer_DASHdisabled);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1010:
      if (lookahead == 'e') ADVANCE(1024);
      END_STATE();
    case 1011:
      if (lookahead == 'i') ADVANCE(1025);
      END_STATE();
    case 1012:
      if (lookahead == 'e') ADVANCE(1026);
      END_STATE();
    case 1013:
      if (lookahead == 'e') ADVANCE(1027);
      END_STATE();
    case 1014:
      ACCEPT_TOKEN(anon_sym_notification_DASHcenter);
      END_STATE();
    case 1015:
      if (lookahead == 't') ADVANCE(1028);
      END_STATE();
    case 1016:
      if (lookahead == 'e') ADVANCE(1029);
      END_STATE();
    case 1017:
      ACCEPT_TOKEN(anon_sym_observes_DASHactivation);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1018:
      if (lookahead == 'l') ADVANCE(1030);
      END_STATE();
    case 1019:
      if (lookahead == 'a') ADVANCE(1031);
      END_STATE();
    case 1020:
      if (lookahead == 'n') ADVANCE(1032);
      END_STATE();
    case 1021:
      if (lookahead == 'f') ADVANCE(1033);
      END_STATE();
    case 1022:
      if (lookahead == 'n') ADVANCE(1034);
      END_STATE();
    case 1023:
      if (lookahead == 't') ADVANCE(1035);
      END_STATE();
    case 1024:
      if (lookahead == 'l') ADVANCE(1036);
      END_STATE();
    case 1025:
      if (lookahead == 'o') ADVANCE(1037);
      END_STATE();
    case 1026:
      if (lookahead == 'r') ADVANCE(1038);
      END_STATE();
    case 1027:
      if (lookahead == 'r') ADVANCE(1039);
      END_STATE();
    case 1028:
      if (lookahead == 'e') ADVANCE(1040);
      END_STATE();
    case 1029:
      ACCEPT_TOKEN(anon_sym_notificationDelegate);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 1030:
      if (lookahead == 'l') ADVANCE(1041);
      END_STATE();
    case 1031:
      if (lookahead == 'n') ADVANCE(1042);
      END_STATE();
    case 1032:
      if (lookahead == 'g') ADVANCE(1043);
      END_STATE();
    case 1033:
      if (lookahead == 'i') ADVANCE(1044);
      END_STATE();
    case 1034:
      if (lookahead == 'n') ADVANCE(1045);
      END_STATE();
    case 1035:
      if (lookahead == 'i') ADVANCE(1046);
      END_STATE();
    case 1036:
      if (lookahead == 'e') ADVANCE(1047);
      END_STATE();
    case 1037:
      if (lookahead == 'n') ADVANCE(1048);
      END_STATE();
    case 1038:
      ACCEPT_TOKEN(anon_sym_navigation_DASHcontroller);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1039:
      ACCEPT_TOKEN(anon_sym_no_DASHexpiration_DASHhandler);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1040:
      ACCEPT_TOKEN(anon_sym_notification_DASHdelegate);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1041:
      if (lookahead == 'e') ADVANCE(1049);
      END_STATE();
    case 1042:
      if (lookahead == 'g') ADVANCE(1050);
      END_STATE();
    case 1043:
      ACCEPT_TOKEN(anon_sym_will_DASHfinish_DASHlaunching);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1044:
      if (lookahead == 'e') ADVANCE(1051);
      END_STATE();
    case 1045:
      if (lookahead == 'e') ADVANCE(1052);
      END_STATE();
    case 1046:
      if (lookahead == 'o') ADVANCE(1053);
      END_STATE();
    case 1047:
      if (lookahead == 'g') ADVANCE(1054);
      END_STATE();
    case 1048:
      ACCEPT_TOKEN(anon_sym_late_DASHtask_DASHregistration);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1049:
      if (lookahead == 'r') ADVANCE(1055);
      END_STATE();
    case 1050:
      if (lookahead == 'e') ADVANCE(1056);
      END_STATE();
    case 1051:
      if (lookahead == 'r') ADVANCE(1057);
      END_STATE();
    case 1052:
      if (lookahead == 'c') ADVANCE(1058);
      END_STATE();
    case 1053:
      if (lookahead == 'n') ADVANCE(1059);
      END_STATE();
    case 1054:
      if (lookahead == 'a') ADVANCE(1060);
      END_STATE();
    case 1055:
      ACCEPT_TOKEN(anon_sym_presentedViewController);
      if (lookahead == '#') ADVANCE(170);
      END_STATE();
    case 1056:
      ACCEPT_TOKEN(anon_sym_significant_DASHtime_DASHchange);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1057:
      ACCEPT_TOKEN(anon_sym_background_DASHtask_DASHmodifier);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1058:
      if (lookahead == 't') ADVANCE(1061);
      END_STATE();
    case 1059:
      ACCEPT_TOKEN(anon_sym_double_DASHtask_DASHregistration);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1060:
      if (lookahead == 't') ADVANCE(1062);
      END_STATE();
    case 1061:
      if (lookahead == 'i') ADVANCE(1063);
      END_STATE();
    case 1062:
      if (lookahead == 'e') ADVANCE(1064);
      END_STATE();
    case 1063:
      if (lookahead == 'n') ADVANCE(1065);
      END_STATE();
    case 1064:
      ACCEPT_TOKEN(anon_sym_late_DASHnotification_DASHdelegate);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    case 1065:
      if (lookahead == 'g') ADVANCE(1066);
      END_STATE();
    case 1066:
      ACCEPT_TOKEN(anon_sym_configuration_DASHfor_DASHconnecting);
      if (lookahead == ':') ADVANCE(241);
      END_STATE();
    default:
      return false;
  }
}

static const TSLexMode ts_lex_modes[STATE_COUNT] = {
  [0] = {.lex_state = 0},
  [1] = {.lex_state = 48},
  [2] = {.lex_state = 51},
  [3] = {.lex_state = 51},
  [4] = {.lex_state = 51},
  [5] = {.lex_state = 51},
  [6] = {.lex_state = 51},
  [7] = {.lex_state = 51},
  [8] = {.lex_state = 51},
  [9] = {.lex_state = 51},
  [10] = {.lex_state = 51},
  [11] = {.lex_state = 51},
  [12] = {.lex_state = 48},
  [13] = {.lex_state = 48},
  [14] = {.lex_state = 51},
  [15] = {.lex_state = 51},
  [16] = {.lex_state = 51},
  [17] = {.lex_state = 51},
  [18] = {.lex_state = 51},
  [19] = {.lex_state = 48},
  [20] = {.lex_state = 49},
  [21] = {.lex_state = 49},
  [22] = {.lex_state = 49},
  [23] = {.lex_state = 49},
  [24] = {.lex_state = 49},
  [25] = {.lex_state = 49},
  [26] = {.lex_state = 50},
  [27] = {.lex_state = 52},
  [28] = {.lex_state = 0},
  [29] = {.lex_state = 0},
  [30] = {.lex_state = 0},
  [31] = {.lex_state = 0},
  [32] = {.lex_state = 0},
  [33] = {.lex_state = 0},
  [34] = {.lex_state = 0},
  [35] = {.lex_state = 0},
  [36] = {.lex_state = 0},
  [37] = {.lex_state = 0},
  [38] = {.lex_state = 0},
  [39] = {.lex_state = 0},
  [40] = {.lex_state = 0},
  [41] = {.lex_state = 0},
};

static const uint16_t ts_parse_table[LARGE_STATE_COUNT][SYMBOL_COUNT] = {
  [0] = {
    [ts_builtin_sym_end] = ACTIONS(1),
    [sym_word] = ACTIONS(1),
    [sym__newline] = ACTIONS(1),
    [sym__space] = ACTIONS(1),
    [sym_narration] = ACTIONS(1),
    [sym_key] = ACTIONS(1),
    [anon_sym_GT] = ACTIONS(1),
    [anon_sym_QMARK] = ACTIONS(1),
    [anon_sym_LT] = ACTIONS(1),
    [anon_sym_power_DASHon] = ACTIONS(1),
    [anon_sym_home] = ACTIONS(1),
    [anon_sym_switcher] = ACTIONS(1),
    [anon_sym_choose] = ACTIONS(1),
    [anon_sym_swipe_DASHup] = ACTIONS(1),
    [anon_sym_lock] = ACTIONS(1),
    [anon_sym_auto_DASHlock] = ACTIONS(1),
    [anon_sym_unlock] = ACTIONS(1),
    [anon_sym_hold_DASHlock] = ACTIONS(1),
    [anon_sym_control_DASHcenter] = ACTIONS(1),
    [anon_sym_notification_DASHcenter] = ACTIONS(1),
    [anon_sym_tap_DASHnotification] = ACTIONS(1),
    [anon_sym_system_DASHalert] = ACTIONS(1),
    [anon_sym_permission_DASHprompt] = ACTIONS(1),
    [anon_sym_biometric_DASHprompt] = ACTIONS(1),
    [anon_sym_siri] = ACTIONS(1),
    [anon_sym_text_DASHmessage] = ACTIONS(1),
    [anon_sym_calendar_DASHalert] = ACTIONS(1),
    [anon_sym_local_DASHalert] = ACTIONS(1),
    [anon_sym_call] = ACTIONS(1),
    [anon_sym_banner] = ACTIONS(1),
    [anon_sym_accept] = ACTIONS(1),
    [anon_sym_dismiss] = ACTIONS(1),
    [anon_sym_open] = ACTIONS(1),
    [anon_sym_open_DASHurl] = ACTIONS(1),
    [anon_sym_quick_DASHaction] = ACTIONS(1),
    [anon_sym_continue_DASHactivity] = ACTIONS(1),
    [anon_sym_touch] = ACTIONS(1),
    [anon_sym_touch_DASHright] = ACTIONS(1),
    [anon_sym_edit] = ACTIONS(1),
    [anon_sym_save] = ACTIONS(1),
    [anon_sym_interaction] = ACTIONS(1),
    [anon_sym_present] = ACTIONS(1),
    [anon_sym_dismiss_DASHview] = ACTIONS(1),
    [anon_sym_split] = ACTIONS(1),
    [anon_sym_resize] = ACTIONS(1),
    [anon_sym_unsplit] = ACTIONS(1),
    [anon_sym_new_DASHwindow] = ACTIONS(1),
    [anon_sym_close_DASHwindow] = ACTIONS(1),
    [anon_sym_disconnect] = ACTIONS(1),
    [anon_sym_minimize] = ACTIONS(1),
    [anon_sym_rotate] = ACTIONS(1),
    [anon_sym_connect_DASHdisplay] = ACTIONS(1),
    [anon_sym_disconnect_DASHdisplay] = ACTIONS(1),
    [anon_sym_time_DASHchange] = ACTIONS(1),
    [anon_sym_push] = ACTIONS(1),
    [anon_sym_wake] = ACTIONS(1),
    [anon_sym_memory_DASHwarning] = ACTIONS(1),
    [anon_sym_grow] = ACTIONS(1),
    [anon_sym_reclaim_DASHmemory] = ACTIONS(1),
    [anon_sym_jetsam] = ACTIONS(1),
    [anon_sym_kill] = ACTIONS(1),
    [anon_sym_begin] = ACTIONS(1),
    [anon_sym_end] = ACTIONS(1),
    [anon_sym_submit] = ACTIONS(1),
    [anon_sym_complete_DASHtask] = ACTIONS(1),
    [anon_sym_expire_DASHtask] = ACTIONS(1),
    [anon_sym_crash] = ACTIONS(1),
    [anon_sym_hang] = ACTIONS(1),
    [anon_sym_debugger] = ACTIONS(1),
    [anon_sym_prewarm] = ACTIONS(1),
    [anon_sym_background_DASHrefresh] = ACTIONS(1),
    [anon_sym_low_DASHbattery] = ACTIONS(1),
    [anon_sym_low_DASHpower_DASHmode] = ACTIONS(1),
    [anon_sym_wait] = ACTIONS(1),
    [anon_sym_next] = ACTIONS(1),
    [anon_sym_undo] = ACTIONS(1),
    [anon_sym_redo] = ACTIONS(1),
    [sym_delay] = ACTIONS(1),
    [sym_refusal] = ACTIONS(1),
    [sym_print] = ACTIONS(1),
    [anon_sym_EQ] = ACTIONS(1),
    [anon_sym_DOT_DOT_DOT] = ACTIONS(1),
    [anon_sym_appDelegate] = ACTIONS(1),
    [anon_sym_sceneDelegate] = ACTIONS(1),
    [anon_sym_viewController] = ACTIONS(1),
    [anon_sym_presentedViewController] = ACTIONS(1),
    [anon_sym_application] = ACTIONS(1),
    [anon_sym_window] = ACTIONS(1),
    [anon_sym_view] = ACTIONS(1),
    [anon_sym_notification] = ACTIONS(1),
    [anon_sym_system] = ACTIONS(1),
    [anon_sym_app] = ACTIONS(1),
    [anon_sym_contentView] = ACTIONS(1),
    [anon_sym_notificationDelegate] = ACTIONS(1),
    [anon_sym_taskHandler] = ACTIONS(1),
    [aux_sym_receiver_token1] = ACTIONS(1),
    [anon_sym_not_DASHrunning] = ACTIONS(1),
    [anon_sym_inactive] = ACTIONS(1),
    [anon_sym_active] = ACTIONS(1),
    [anon_sym_background] = ACTIONS(1),
    [anon_sym_suspended] = ACTIONS(1),
    [anon_sym_unattached] = ACTIONS(1),
    [anon_sym_foregroundInactive] = ACTIONS(1),
    [anon_sym_foregroundActive] = ACTIONS(1),
    [anon_sym_app_DASHdelegate] = ACTIONS(1),
    [anon_sym_scenes] = ACTIONS(1),
    [anon_sym_swiftui] = ACTIONS(1),
    [anon_sym_multiple_DASHwindows] = ACTIONS(1),
    [anon_sym_exits_DASHon_DASHsuspend] = ACTIONS(1),
    [anon_sym_will_DASHfinish_DASHlaunching] = ACTIONS(1),
    [anon_sym_configuration_DASHfor_DASHconnecting] = ACTIONS(1),
    [anon_sym_state_DASHrestoration] = ACTIONS(1),
    [anon_sym_protected_DASHdata] = ACTIONS(1),
    [anon_sym_significant_DASHtime_DASHchange] = ACTIONS(1),
    [anon_sym_scene_DASHupdates] = ACTIONS(1),
    [anon_sym_window_DASHin_DASHcode] = ACTIONS(1),
    [anon_sym_navigation_DASHcontroller] = ACTIONS(1),
    [anon_sym_tab_DASHbar_DASHcontroller] = ACTIONS(1),
    [anon_sym_observes_DASHactivation] = ACTIONS(1),
    [anon_sym_ends_DASHtasks] = ACTIONS(1),
    [anon_sym_keeps_DASHmemory] = ACTIONS(1),
    [anon_sym_delegate_DASHadaptor] = ACTIONS(1),
    [anon_sym_scene_DASHstorage] = ACTIONS(1),
    [anon_sym_app_DASHstorage] = ACTIONS(1),
    [anon_sym_notification_DASHdelegate] = ACTIONS(1),
    [anon_sym_late_DASHnotification_DASHdelegate] = ACTIONS(1),
    [anon_sym_background_DASHtask_DASHmodifier] = ACTIONS(1),
    [anon_sym_late_DASHtask_DASHregistration] = ACTIONS(1),
    [anon_sym_double_DASHtask_DASHregistration] = ACTIONS(1),
    [anon_sym_no_DASHtask_DASHhandler] = ACTIONS(1),
    [anon_sym_no_DASHexpiration_DASHhandler] = ACTIONS(1),
    [anon_sym_idle_DASHtimer_DASHdisabled] = ACTIONS(1),
    [anon_sym_display_DASHaccessory] = ACTIONS(1),
    [anon_sym_tasks] = ACTIONS(1),
    [anon_sym_memory] = ACTIONS(1),
    [anon_sym_sdk] = ACTIONS(1),
    [anon_sym_launch_DASHtime] = ACTIONS(1),
    [anon_sym_saves] = ACTIONS(1),
    [anon_sym_resets] = ACTIONS(1),
    [anon_sym_host] = ACTIONS(1),
    [aux_sym_trait_token1] = ACTIONS(1),
    [sym_string] = ACTIONS(1),
  },
  [1] = {
    [sym_session] = STATE(39),
    [sym__line] = STATE(33),
    [sym_header] = STATE(33),
    [sym_action] = STATE(33),
    [sym_prediction] = STATE(33),
    [sym_observation] = STATE(33),
    [sym_condition] = STATE(33),
    [sym_message] = STATE(33),
    [sym_unchecked] = STATE(33),
    [aux_sym_session_repeat1] = STATE(12),
    [ts_builtin_sym_end] = ACTIONS(3),
    [sym__newline] = ACTIONS(5),
    [sym__space] = ACTIONS(7),
    [sym_narration] = ACTIONS(9),
    [sym_key] = ACTIONS(11),
    [anon_sym_GT] = ACTIONS(13),
    [anon_sym_QMARK] = ACTIONS(15),
    [anon_sym_LT] = ACTIONS(17),
    [sym_refusal] = ACTIONS(9),
    [sym_print] = ACTIONS(9),
    [anon_sym_EQ] = ACTIONS(19),
  },
  [2] = {
    [sym__what] = STATE(32),
    [sym_verb] = STATE(23),
    [sym_word] = ACTIONS(21),
    [sym__space] = ACTIONS(23),
    [anon_sym_power_DASHon] = ACTIONS(25),
    [anon_sym_home] = ACTIONS(25),
    [anon_sym_switcher] = ACTIONS(25),
    [anon_sym_choose] = ACTIONS(25),
    [anon_sym_swipe_DASHup] = ACTIONS(25),
    [anon_sym_lock] = ACTIONS(25),
    [anon_sym_auto_DASHlock] = ACTIONS(25),
    [anon_sym_unlock] = ACTIONS(25),
    [anon_sym_hold_DASHlock] = ACTIONS(25),
    [anon_sym_control_DASHcenter] = ACTIONS(25),
    [anon_sym_notification_DASHcenter] = ACTIONS(25),
    [anon_sym_tap_DASHnotification] = ACTIONS(25),
    [anon_sym_system_DASHalert] = ACTIONS(25),
    [anon_sym_permission_DASHprompt] = ACTIONS(25),
    [anon_sym_biometric_DASHprompt] = ACTIONS(25),
    [anon_sym_siri] = ACTIONS(25),
    [anon_sym_text_DASHmessage] = ACTIONS(25),
    [anon_sym_calendar_DASHalert] = ACTIONS(25),
    [anon_sym_local_DASHalert] = ACTIONS(25),
    [anon_sym_call] = ACTIONS(25),
    [anon_sym_banner] = ACTIONS(25),
    [anon_sym_accept] = ACTIONS(25),
    [anon_sym_dismiss] = ACTIONS(25),
    [anon_sym_open] = ACTIONS(25),
    [anon_sym_open_DASHurl] = ACTIONS(25),
    [anon_sym_quick_DASHaction] = ACTIONS(25),
    [anon_sym_continue_DASHactivity] = ACTIONS(25),
    [anon_sym_touch] = ACTIONS(25),
    [anon_sym_touch_DASHright] = ACTIONS(25),
    [anon_sym_edit] = ACTIONS(25),
    [anon_sym_save] = ACTIONS(25),
    [anon_sym_interaction] = ACTIONS(25),
    [anon_sym_present] = ACTIONS(25),
    [anon_sym_dismiss_DASHview] = ACTIONS(25),
    [anon_sym_split] = ACTIONS(25),
    [anon_sym_resize] = ACTIONS(25),
    [anon_sym_unsplit] = ACTIONS(25),
    [anon_sym_new_DASHwindow] = ACTIONS(25),
    [anon_sym_close_DASHwindow] = ACTIONS(25),
    [anon_sym_disconnect] = ACTIONS(25),
    [anon_sym_minimize] = ACTIONS(25),
    [anon_sym_rotate] = ACTIONS(25),
    [anon_sym_connect_DASHdisplay] = ACTIONS(25),
    [anon_sym_disconnect_DASHdisplay] = ACTIONS(25),
    [anon_sym_time_DASHchange] = ACTIONS(25),
    [anon_sym_push] = ACTIONS(25),
    [anon_sym_wake] = ACTIONS(25),
    [anon_sym_memory_DASHwarning] = ACTIONS(25),
    [anon_sym_grow] = ACTIONS(25),
    [anon_sym_reclaim_DASHmemory] = ACTIONS(25),
    [anon_sym_jetsam] = ACTIONS(25),
    [anon_sym_kill] = ACTIONS(25),
    [anon_sym_begin] = ACTIONS(25),
    [anon_sym_end] = ACTIONS(25),
    [anon_sym_submit] = ACTIONS(25),
    [anon_sym_complete_DASHtask] = ACTIONS(25),
    [anon_sym_expire_DASHtask] = ACTIONS(25),
    [anon_sym_crash] = ACTIONS(25),
    [anon_sym_hang] = ACTIONS(25),
    [anon_sym_debugger] = ACTIONS(25),
    [anon_sym_prewarm] = ACTIONS(25),
    [anon_sym_background_DASHrefresh] = ACTIONS(25),
    [anon_sym_low_DASHbattery] = ACTIONS(25),
    [anon_sym_low_DASHpower_DASHmode] = ACTIONS(25),
    [anon_sym_wait] = ACTIONS(25),
    [anon_sym_next] = ACTIONS(25),
    [anon_sym_undo] = ACTIONS(25),
    [anon_sym_redo] = ACTIONS(25),
  },
  [3] = {
    [sym__what] = STATE(38),
    [sym_verb] = STATE(23),
    [sym_word] = ACTIONS(21),
    [sym__space] = ACTIONS(23),
    [anon_sym_power_DASHon] = ACTIONS(25),
    [anon_sym_home] = ACTIONS(25),
    [anon_sym_switcher] = ACTIONS(25),
    [anon_sym_choose] = ACTIONS(25),
    [anon_sym_swipe_DASHup] = ACTIONS(25),
    [anon_sym_lock] = ACTIONS(25),
    [anon_sym_auto_DASHlock] = ACTIONS(25),
    [anon_sym_unlock] = ACTIONS(25),
    [anon_sym_hold_DASHlock] = ACTIONS(25),
    [anon_sym_control_DASHcenter] = ACTIONS(25),
    [anon_sym_notification_DASHcenter] = ACTIONS(25),
    [anon_sym_tap_DASHnotification] = ACTIONS(25),
    [anon_sym_system_DASHalert] = ACTIONS(25),
    [anon_sym_permission_DASHprompt] = ACTIONS(25),
    [anon_sym_biometric_DASHprompt] = ACTIONS(25),
    [anon_sym_siri] = ACTIONS(25),
    [anon_sym_text_DASHmessage] = ACTIONS(25),
    [anon_sym_calendar_DASHalert] = ACTIONS(25),
    [anon_sym_local_DASHalert] = ACTIONS(25),
    [anon_sym_call] = ACTIONS(25),
    [anon_sym_banner] = ACTIONS(25),
    [anon_sym_accept] = ACTIONS(25),
    [anon_sym_dismiss] = ACTIONS(25),
    [anon_sym_open] = ACTIONS(25),
    [anon_sym_open_DASHurl] = ACTIONS(25),
    [anon_sym_quick_DASHaction] = ACTIONS(25),
    [anon_sym_continue_DASHactivity] = ACTIONS(25),
    [anon_sym_touch] = ACTIONS(25),
    [anon_sym_touch_DASHright] = ACTIONS(25),
    [anon_sym_edit] = ACTIONS(25),
    [anon_sym_save] = ACTIONS(25),
    [anon_sym_interaction] = ACTIONS(25),
    [anon_sym_present] = ACTIONS(25),
    [anon_sym_dismiss_DASHview] = ACTIONS(25),
    [anon_sym_split] = ACTIONS(25),
    [anon_sym_resize] = ACTIONS(25),
    [anon_sym_unsplit] = ACTIONS(25),
    [anon_sym_new_DASHwindow] = ACTIONS(25),
    [anon_sym_close_DASHwindow] = ACTIONS(25),
    [anon_sym_disconnect] = ACTIONS(25),
    [anon_sym_minimize] = ACTIONS(25),
    [anon_sym_rotate] = ACTIONS(25),
    [anon_sym_connect_DASHdisplay] = ACTIONS(25),
    [anon_sym_disconnect_DASHdisplay] = ACTIONS(25),
    [anon_sym_time_DASHchange] = ACTIONS(25),
    [anon_sym_push] = ACTIONS(25),
    [anon_sym_wake] = ACTIONS(25),
    [anon_sym_memory_DASHwarning] = ACTIONS(25),
    [anon_sym_grow] = ACTIONS(25),
    [anon_sym_reclaim_DASHmemory] = ACTIONS(25),
    [anon_sym_jetsam] = ACTIONS(25),
    [anon_sym_kill] = ACTIONS(25),
    [anon_sym_begin] = ACTIONS(25),
    [anon_sym_end] = ACTIONS(25),
    [anon_sym_submit] = ACTIONS(25),
    [anon_sym_complete_DASHtask] = ACTIONS(25),
    [anon_sym_expire_DASHtask] = ACTIONS(25),
    [anon_sym_crash] = ACTIONS(25),
    [anon_sym_hang] = ACTIONS(25),
    [anon_sym_debugger] = ACTIONS(25),
    [anon_sym_prewarm] = ACTIONS(25),
    [anon_sym_background_DASHrefresh] = ACTIONS(25),
    [anon_sym_low_DASHbattery] = ACTIONS(25),
    [anon_sym_low_DASHpower_DASHmode] = ACTIONS(25),
    [anon_sym_wait] = ACTIONS(25),
    [anon_sym_next] = ACTIONS(25),
    [anon_sym_undo] = ACTIONS(25),
    [anon_sym_redo] = ACTIONS(25),
  },
  [4] = {
    [sym__what] = STATE(36),
    [sym_verb] = STATE(23),
    [sym_word] = ACTIONS(21),
    [sym__space] = ACTIONS(23),
    [anon_sym_power_DASHon] = ACTIONS(25),
    [anon_sym_home] = ACTIONS(25),
    [anon_sym_switcher] = ACTIONS(25),
    [anon_sym_choose] = ACTIONS(25),
    [anon_sym_swipe_DASHup] = ACTIONS(25),
    [anon_sym_lock] = ACTIONS(25),
    [anon_sym_auto_DASHlock] = ACTIONS(25),
    [anon_sym_unlock] = ACTIONS(25),
    [anon_sym_hold_DASHlock] = ACTIONS(25),
    [anon_sym_control_DASHcenter] = ACTIONS(25),
    [anon_sym_notification_DASHcenter] = ACTIONS(25),
    [anon_sym_tap_DASHnotification] = ACTIONS(25),
    [anon_sym_system_DASHalert] = ACTIONS(25),
    [anon_sym_permission_DASHprompt] = ACTIONS(25),
    [anon_sym_biometric_DASHprompt] = ACTIONS(25),
    [anon_sym_siri] = ACTIONS(25),
    [anon_sym_text_DASHmessage] = ACTIONS(25),
    [anon_sym_calendar_DASHalert] = ACTIONS(25),
    [anon_sym_local_DASHalert] = ACTIONS(25),
    [anon_sym_call] = ACTIONS(25),
    [anon_sym_banner] = ACTIONS(25),
    [anon_sym_accept] = ACTIONS(25),
    [anon_sym_dismiss] = ACTIONS(25),
    [anon_sym_open] = ACTIONS(25),
    [anon_sym_open_DASHurl] = ACTIONS(25),
    [anon_sym_quick_DASHaction] = ACTIONS(25),
    [anon_sym_continue_DASHactivity] = ACTIONS(25),
    [anon_sym_touch] = ACTIONS(25),
    [anon_sym_touch_DASHright] = ACTIONS(25),
    [anon_sym_edit] = ACTIONS(25),
    [anon_sym_save] = ACTIONS(25),
    [anon_sym_interaction] = ACTIONS(25),
    [anon_sym_present] = ACTIONS(25),
    [anon_sym_dismiss_DASHview] = ACTIONS(25),
    [anon_sym_split] = ACTIONS(25),
    [anon_sym_resize] = ACTIONS(25),
    [anon_sym_unsplit] = ACTIONS(25),
    [anon_sym_new_DASHwindow] = ACTIONS(25),
    [anon_sym_close_DASHwindow] = ACTIONS(25),
    [anon_sym_disconnect] = ACTIONS(25),
    [anon_sym_minimize] = ACTIONS(25),
    [anon_sym_rotate] = ACTIONS(25),
    [anon_sym_connect_DASHdisplay] = ACTIONS(25),
    [anon_sym_disconnect_DASHdisplay] = ACTIONS(25),
    [anon_sym_time_DASHchange] = ACTIONS(25),
    [anon_sym_push] = ACTIONS(25),
    [anon_sym_wake] = ACTIONS(25),
    [anon_sym_memory_DASHwarning] = ACTIONS(25),
    [anon_sym_grow] = ACTIONS(25),
    [anon_sym_reclaim_DASHmemory] = ACTIONS(25),
    [anon_sym_jetsam] = ACTIONS(25),
    [anon_sym_kill] = ACTIONS(25),
    [anon_sym_begin] = ACTIONS(25),
    [anon_sym_end] = ACTIONS(25),
    [anon_sym_submit] = ACTIONS(25),
    [anon_sym_complete_DASHtask] = ACTIONS(25),
    [anon_sym_expire_DASHtask] = ACTIONS(25),
    [anon_sym_crash] = ACTIONS(25),
    [anon_sym_hang] = ACTIONS(25),
    [anon_sym_debugger] = ACTIONS(25),
    [anon_sym_prewarm] = ACTIONS(25),
    [anon_sym_background_DASHrefresh] = ACTIONS(25),
    [anon_sym_low_DASHbattery] = ACTIONS(25),
    [anon_sym_low_DASHpower_DASHmode] = ACTIONS(25),
    [anon_sym_wait] = ACTIONS(25),
    [anon_sym_next] = ACTIONS(25),
    [anon_sym_undo] = ACTIONS(25),
    [anon_sym_redo] = ACTIONS(25),
  },
  [5] = {
    [sym_verb] = STATE(21),
    [sym_word] = ACTIONS(27),
    [anon_sym_power_DASHon] = ACTIONS(25),
    [anon_sym_home] = ACTIONS(25),
    [anon_sym_switcher] = ACTIONS(25),
    [anon_sym_choose] = ACTIONS(25),
    [anon_sym_swipe_DASHup] = ACTIONS(25),
    [anon_sym_lock] = ACTIONS(25),
    [anon_sym_auto_DASHlock] = ACTIONS(25),
    [anon_sym_unlock] = ACTIONS(25),
    [anon_sym_hold_DASHlock] = ACTIONS(25),
    [anon_sym_control_DASHcenter] = ACTIONS(25),
    [anon_sym_notification_DASHcenter] = ACTIONS(25),
    [anon_sym_tap_DASHnotification] = ACTIONS(25),
    [anon_sym_system_DASHalert] = ACTIONS(25),
    [anon_sym_permission_DASHprompt] = ACTIONS(25),
    [anon_sym_biometric_DASHprompt] = ACTIONS(25),
    [anon_sym_siri] = ACTIONS(25),
    [anon_sym_text_DASHmessage] = ACTIONS(25),
    [anon_sym_calendar_DASHalert] = ACTIONS(25),
    [anon_sym_local_DASHalert] = ACTIONS(25),
    [anon_sym_call] = ACTIONS(25),
    [anon_sym_banner] = ACTIONS(25),
    [anon_sym_accept] = ACTIONS(25),
    [anon_sym_dismiss] = ACTIONS(25),
    [anon_sym_open] = ACTIONS(25),
    [anon_sym_open_DASHurl] = ACTIONS(25),
    [anon_sym_quick_DASHaction] = ACTIONS(25),
    [anon_sym_continue_DASHactivity] = ACTIONS(25),
    [anon_sym_touch] = ACTIONS(25),
    [anon_sym_touch_DASHright] = ACTIONS(25),
    [anon_sym_edit] = ACTIONS(25),
    [anon_sym_save] = ACTIONS(25),
    [anon_sym_interaction] = ACTIONS(25),
    [anon_sym_present] = ACTIONS(25),
    [anon_sym_dismiss_DASHview] = ACTIONS(25),
    [anon_sym_split] = ACTIONS(25),
    [anon_sym_resize] = ACTIONS(25),
    [anon_sym_unsplit] = ACTIONS(25),
    [anon_sym_new_DASHwindow] = ACTIONS(25),
    [anon_sym_close_DASHwindow] = ACTIONS(25),
    [anon_sym_disconnect] = ACTIONS(25),
    [anon_sym_minimize] = ACTIONS(25),
    [anon_sym_rotate] = ACTIONS(25),
    [anon_sym_connect_DASHdisplay] = ACTIONS(25),
    [anon_sym_disconnect_DASHdisplay] = ACTIONS(25),
    [anon_sym_time_DASHchange] = ACTIONS(25),
    [anon_sym_push] = ACTIONS(25),
    [anon_sym_wake] = ACTIONS(25),
    [anon_sym_memory_DASHwarning] = ACTIONS(25),
    [anon_sym_grow] = ACTIONS(25),
    [anon_sym_reclaim_DASHmemory] = ACTIONS(25),
    [anon_sym_jetsam] = ACTIONS(25),
    [anon_sym_kill] = ACTIONS(25),
    [anon_sym_begin] = ACTIONS(25),
    [anon_sym_end] = ACTIONS(25),
    [anon_sym_submit] = ACTIONS(25),
    [anon_sym_complete_DASHtask] = ACTIONS(25),
    [anon_sym_expire_DASHtask] = ACTIONS(25),
    [anon_sym_crash] = ACTIONS(25),
    [anon_sym_hang] = ACTIONS(25),
    [anon_sym_debugger] = ACTIONS(25),
    [anon_sym_prewarm] = ACTIONS(25),
    [anon_sym_background_DASHrefresh] = ACTIONS(25),
    [anon_sym_low_DASHbattery] = ACTIONS(25),
    [anon_sym_low_DASHpower_DASHmode] = ACTIONS(25),
    [anon_sym_wait] = ACTIONS(25),
    [anon_sym_next] = ACTIONS(25),
    [anon_sym_undo] = ACTIONS(25),
    [anon_sym_redo] = ACTIONS(25),
  },
  [6] = {
    [sym_receiver] = STATE(7),
    [sym_state] = STATE(7),
    [sym_trait] = STATE(7),
    [aux_sym_header_repeat1] = STATE(7),
    [ts_builtin_sym_end] = ACTIONS(29),
    [sym_word] = ACTIONS(31),
    [sym__newline] = ACTIONS(29),
    [sym__space] = ACTIONS(33),
    [anon_sym_appDelegate] = ACTIONS(35),
    [anon_sym_sceneDelegate] = ACTIONS(35),
    [anon_sym_viewController] = ACTIONS(35),
    [anon_sym_presentedViewController] = ACTIONS(35),
    [anon_sym_application] = ACTIONS(35),
    [anon_sym_window] = ACTIONS(35),
    [anon_sym_view] = ACTIONS(35),
    [anon_sym_notification] = ACTIONS(35),
    [anon_sym_system] = ACTIONS(35),
    [anon_sym_app] = ACTIONS(35),
    [anon_sym_contentView] = ACTIONS(35),
    [anon_sym_notificationDelegate] = ACTIONS(35),
    [anon_sym_taskHandler] = ACTIONS(35),
    [aux_sym_receiver_token1] = ACTIONS(37),
    [anon_sym_not_DASHrunning] = ACTIONS(39),
    [anon_sym_inactive] = ACTIONS(39),
    [anon_sym_active] = ACTIONS(39),
    [anon_sym_background] = ACTIONS(39),
    [anon_sym_suspended] = ACTIONS(39),
    [anon_sym_unattached] = ACTIONS(39),
    [anon_sym_foregroundInactive] = ACTIONS(39),
    [anon_sym_foregroundActive] = ACTIONS(39),
    [anon_sym_app_DASHdelegate] = ACTIONS(41),
    [anon_sym_scenes] = ACTIONS(41),
    [anon_sym_swiftui] = ACTIONS(41),
    [anon_sym_multiple_DASHwindows] = ACTIONS(41),
    [anon_sym_exits_DASHon_DASHsuspend] = ACTIONS(41),
    [anon_sym_will_DASHfinish_DASHlaunching] = ACTIONS(41),
    [anon_sym_configuration_DASHfor_DASHconnecting] = ACTIONS(41),
    [anon_sym_state_DASHrestoration] = ACTIONS(41),
    [anon_sym_protected_DASHdata] = ACTIONS(41),
    [anon_sym_significant_DASHtime_DASHchange] = ACTIONS(41),
    [anon_sym_scene_DASHupdates] = ACTIONS(41),
    [anon_sym_window_DASHin_DASHcode] = ACTIONS(41),
    [anon_sym_navigation_DASHcontroller] = ACTIONS(41),
    [anon_sym_tab_DASHbar_DASHcontroller] = ACTIONS(41),
    [anon_sym_observes_DASHactivation] = ACTIONS(41),
    [anon_sym_ends_DASHtasks] = ACTIONS(41),
    [anon_sym_keeps_DASHmemory] = ACTIONS(41),
    [anon_sym_delegate_DASHadaptor] = ACTIONS(41),
    [anon_sym_scene_DASHstorage] = ACTIONS(41),
    [anon_sym_app_DASHstorage] = ACTIONS(41),
    [anon_sym_notification_DASHdelegate] = ACTIONS(41),
    [anon_sym_late_DASHnotification_DASHdelegate] = ACTIONS(41),
    [anon_sym_background_DASHtask_DASHmodifier] = ACTIONS(41),
    [anon_sym_late_DASHtask_DASHregistration] = ACTIONS(41),
    [anon_sym_double_DASHtask_DASHregistration] = ACTIONS(41),
    [anon_sym_no_DASHtask_DASHhandler] = ACTIONS(41),
    [anon_sym_no_DASHexpiration_DASHhandler] = ACTIONS(41),
    [anon_sym_idle_DASHtimer_DASHdisabled] = ACTIONS(41),
    [anon_sym_display_DASHaccessory] = ACTIONS(41),
    [anon_sym_tasks] = ACTIONS(41),
    [anon_sym_memory] = ACTIONS(41),
    [anon_sym_sdk] = ACTIONS(41),
    [anon_sym_launch_DASHtime] = ACTIONS(41),
    [anon_sym_saves] = ACTIONS(41),
    [anon_sym_resets] = ACTIONS(41),
    [anon_sym_host] = ACTIONS(41),
    [aux_sym_trait_token1] = ACTIONS(43),
    [sym_string] = ACTIONS(33),
  },
  [7] = {
    [sym_receiver] = STATE(8),
    [sym_state] = STATE(8),
    [sym_trait] = STATE(8),
    [aux_sym_header_repeat1] = STATE(8),
    [ts_builtin_sym_end] = ACTIONS(45),
    [sym_word] = ACTIONS(47),
    [sym__newline] = ACTIONS(45),
    [sym__space] = ACTIONS(49),
    [anon_sym_appDelegate] = ACTIONS(35),
    [anon_sym_sceneDelegate] = ACTIONS(35),
    [anon_sym_viewController] = ACTIONS(35),
    [anon_sym_presentedViewController] = ACTIONS(35),
    [anon_sym_application] = ACTIONS(35),
    [anon_sym_window] = ACTIONS(35),
    [anon_sym_view] = ACTIONS(35),
    [anon_sym_notification] = ACTIONS(35),
    [anon_sym_system] = ACTIONS(35),
    [anon_sym_app] = ACTIONS(35),
    [anon_sym_contentView] = ACTIONS(35),
    [anon_sym_notificationDelegate] = ACTIONS(35),
    [anon_sym_taskHandler] = ACTIONS(35),
    [aux_sym_receiver_token1] = ACTIONS(37),
    [anon_sym_not_DASHrunning] = ACTIONS(39),
    [anon_sym_inactive] = ACTIONS(39),
    [anon_sym_active] = ACTIONS(39),
    [anon_sym_background] = ACTIONS(39),
    [anon_sym_suspended] = ACTIONS(39),
    [anon_sym_unattached] = ACTIONS(39),
    [anon_sym_foregroundInactive] = ACTIONS(39),
    [anon_sym_foregroundActive] = ACTIONS(39),
    [anon_sym_app_DASHdelegate] = ACTIONS(41),
    [anon_sym_scenes] = ACTIONS(41),
    [anon_sym_swiftui] = ACTIONS(41),
    [anon_sym_multiple_DASHwindows] = ACTIONS(41),
    [anon_sym_exits_DASHon_DASHsuspend] = ACTIONS(41),
    [anon_sym_will_DASHfinish_DASHlaunching] = ACTIONS(41),
    [anon_sym_configuration_DASHfor_DASHconnecting] = ACTIONS(41),
    [anon_sym_state_DASHrestoration] = ACTIONS(41),
    [anon_sym_protected_DASHdata] = ACTIONS(41),
    [anon_sym_significant_DASHtime_DASHchange] = ACTIONS(41),
    [anon_sym_scene_DASHupdates] = ACTIONS(41),
    [anon_sym_window_DASHin_DASHcode] = ACTIONS(41),
    [anon_sym_navigation_DASHcontroller] = ACTIONS(41),
    [anon_sym_tab_DASHbar_DASHcontroller] = ACTIONS(41),
    [anon_sym_observes_DASHactivation] = ACTIONS(41),
    [anon_sym_ends_DASHtasks] = ACTIONS(41),
    [anon_sym_keeps_DASHmemory] = ACTIONS(41),
    [anon_sym_delegate_DASHadaptor] = ACTIONS(41),
    [anon_sym_scene_DASHstorage] = ACTIONS(41),
    [anon_sym_app_DASHstorage] = ACTIONS(41),
    [anon_sym_notification_DASHdelegate] = ACTIONS(41),
    [anon_sym_late_DASHnotification_DASHdelegate] = ACTIONS(41),
    [anon_sym_background_DASHtask_DASHmodifier] = ACTIONS(41),
    [anon_sym_late_DASHtask_DASHregistration] = ACTIONS(41),
    [anon_sym_double_DASHtask_DASHregistration] = ACTIONS(41),
    [anon_sym_no_DASHtask_DASHhandler] = ACTIONS(41),
    [anon_sym_no_DASHexpiration_DASHhandler] = ACTIONS(41),
    [anon_sym_idle_DASHtimer_DASHdisabled] = ACTIONS(41),
    [anon_sym_display_DASHaccessory] = ACTIONS(41),
    [anon_sym_tasks] = ACTIONS(41),
    [anon_sym_memory] = ACTIONS(41),
    [anon_sym_sdk] = ACTIONS(41),
    [anon_sym_launch_DASHtime] = ACTIONS(41),
    [anon_sym_saves] = ACTIONS(41),
    [anon_sym_resets] = ACTIONS(41),
    [anon_sym_host] = ACTIONS(41),
    [aux_sym_trait_token1] = ACTIONS(43),
    [sym_string] = ACTIONS(49),
  },
  [8] = {
    [sym_receiver] = STATE(8),
    [sym_state] = STATE(8),
    [sym_trait] = STATE(8),
    [aux_sym_header_repeat1] = STATE(8),
    [ts_builtin_sym_end] = ACTIONS(51),
    [sym_word] = ACTIONS(53),
    [sym__newline] = ACTIONS(51),
    [sym__space] = ACTIONS(56),
    [anon_sym_appDelegate] = ACTIONS(59),
    [anon_sym_sceneDelegate] = ACTIONS(59),
    [anon_sym_viewController] = ACTIONS(59),
    [anon_sym_presentedViewController] = ACTIONS(59),
    [anon_sym_application] = ACTIONS(59),
    [anon_sym_window] = ACTIONS(59),
    [anon_sym_view] = ACTIONS(59),
    [anon_sym_notification] = ACTIONS(59),
    [anon_sym_system] = ACTIONS(59),
    [anon_sym_app] = ACTIONS(59),
    [anon_sym_contentView] = ACTIONS(59),
    [anon_sym_notificationDelegate] = ACTIONS(59),
    [anon_sym_taskHandler] = ACTIONS(59),
    [aux_sym_receiver_token1] = ACTIONS(62),
    [anon_sym_not_DASHrunning] = ACTIONS(65),
    [anon_sym_inactive] = ACTIONS(65),
    [anon_sym_active] = ACTIONS(65),
    [anon_sym_background] = ACTIONS(65),
    [anon_sym_suspended] = ACTIONS(65),
    [anon_sym_unattached] = ACTIONS(65),
    [anon_sym_foregroundInactive] = ACTIONS(65),
    [anon_sym_foregroundActive] = ACTIONS(65),
    [anon_sym_app_DASHdelegate] = ACTIONS(68),
    [anon_sym_scenes] = ACTIONS(68),
    [anon_sym_swiftui] = ACTIONS(68),
    [anon_sym_multiple_DASHwindows] = ACTIONS(68),
    [anon_sym_exits_DASHon_DASHsuspend] = ACTIONS(68),
    [anon_sym_will_DASHfinish_DASHlaunching] = ACTIONS(68),
    [anon_sym_configuration_DASHfor_DASHconnecting] = ACTIONS(68),
    [anon_sym_state_DASHrestoration] = ACTIONS(68),
    [anon_sym_protected_DASHdata] = ACTIONS(68),
    [anon_sym_significant_DASHtime_DASHchange] = ACTIONS(68),
    [anon_sym_scene_DASHupdates] = ACTIONS(68),
    [anon_sym_window_DASHin_DASHcode] = ACTIONS(68),
    [anon_sym_navigation_DASHcontroller] = ACTIONS(68),
    [anon_sym_tab_DASHbar_DASHcontroller] = ACTIONS(68),
    [anon_sym_observes_DASHactivation] = ACTIONS(68),
    [anon_sym_ends_DASHtasks] = ACTIONS(68),
    [anon_sym_keeps_DASHmemory] = ACTIONS(68),
    [anon_sym_delegate_DASHadaptor] = ACTIONS(68),
    [anon_sym_scene_DASHstorage] = ACTIONS(68),
    [anon_sym_app_DASHstorage] = ACTIONS(68),
    [anon_sym_notification_DASHdelegate] = ACTIONS(68),
    [anon_sym_late_DASHnotification_DASHdelegate] = ACTIONS(68),
    [anon_sym_background_DASHtask_DASHmodifier] = ACTIONS(68),
    [anon_sym_late_DASHtask_DASHregistration] = ACTIONS(68),
    [anon_sym_double_DASHtask_DASHregistration] = ACTIONS(68),
    [anon_sym_no_DASHtask_DASHhandler] = ACTIONS(68),
    [anon_sym_no_DASHexpiration_DASHhandler] = ACTIONS(68),
    [anon_sym_idle_DASHtimer_DASHdisabled] = ACTIONS(68),
    [anon_sym_display_DASHaccessory] = ACTIONS(68),
    [anon_sym_tasks] = ACTIONS(68),
    [anon_sym_memory] = ACTIONS(68),
    [anon_sym_sdk] = ACTIONS(68),
    [anon_sym_launch_DASHtime] = ACTIONS(68),
    [anon_sym_saves] = ACTIONS(68),
    [anon_sym_resets] = ACTIONS(68),
    [anon_sym_host] = ACTIONS(68),
    [aux_sym_trait_token1] = ACTIONS(71),
    [sym_string] = ACTIONS(56),
  },
};

static const uint16_t ts_small_parse_table[] = {
  [0] = 2,
    ACTIONS(74), 6,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
      aux_sym_receiver_token1,
      aux_sym_trait_token1,
      sym_string,
    ACTIONS(76), 58,
      anon_sym_appDelegate,
      anon_sym_sceneDelegate,
      anon_sym_viewController,
      anon_sym_presentedViewController,
      anon_sym_application,
      anon_sym_window,
      anon_sym_view,
      anon_sym_notification,
      anon_sym_system,
      anon_sym_app,
      anon_sym_contentView,
      anon_sym_notificationDelegate,
      anon_sym_taskHandler,
      anon_sym_not_DASHrunning,
      anon_sym_inactive,
      anon_sym_active,
      anon_sym_background,
      anon_sym_suspended,
      anon_sym_unattached,
      anon_sym_foregroundInactive,
      anon_sym_foregroundActive,
      anon_sym_app_DASHdelegate,
      anon_sym_scenes,
      anon_sym_swiftui,
      anon_sym_multiple_DASHwindows,
      anon_sym_exits_DASHon_DASHsuspend,
      anon_sym_will_DASHfinish_DASHlaunching,
      anon_sym_configuration_DASHfor_DASHconnecting,
      anon_sym_state_DASHrestoration,
      anon_sym_protected_DASHdata,
      anon_sym_significant_DASHtime_DASHchange,
      anon_sym_scene_DASHupdates,
      anon_sym_window_DASHin_DASHcode,
      anon_sym_navigation_DASHcontroller,
      anon_sym_tab_DASHbar_DASHcontroller,
      anon_sym_observes_DASHactivation,
      anon_sym_ends_DASHtasks,
      anon_sym_keeps_DASHmemory,
      anon_sym_delegate_DASHadaptor,
      anon_sym_scene_DASHstorage,
      anon_sym_app_DASHstorage,
      anon_sym_notification_DASHdelegate,
      anon_sym_late_DASHnotification_DASHdelegate,
      anon_sym_background_DASHtask_DASHmodifier,
      anon_sym_late_DASHtask_DASHregistration,
      anon_sym_double_DASHtask_DASHregistration,
      anon_sym_no_DASHtask_DASHhandler,
      anon_sym_no_DASHexpiration_DASHhandler,
      anon_sym_idle_DASHtimer_DASHdisabled,
      anon_sym_display_DASHaccessory,
      anon_sym_tasks,
      anon_sym_memory,
      anon_sym_sdk,
      anon_sym_launch_DASHtime,
      anon_sym_saves,
      anon_sym_resets,
      anon_sym_host,
      sym_word,
  [69] = 2,
    ACTIONS(78), 6,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
      aux_sym_receiver_token1,
      aux_sym_trait_token1,
      sym_string,
    ACTIONS(80), 58,
      anon_sym_appDelegate,
      anon_sym_sceneDelegate,
      anon_sym_viewController,
      anon_sym_presentedViewController,
      anon_sym_application,
      anon_sym_window,
      anon_sym_view,
      anon_sym_notification,
      anon_sym_system,
      anon_sym_app,
      anon_sym_contentView,
      anon_sym_notificationDelegate,
      anon_sym_taskHandler,
      anon_sym_not_DASHrunning,
      anon_sym_inactive,
      anon_sym_active,
      anon_sym_background,
      anon_sym_suspended,
      anon_sym_unattached,
      anon_sym_foregroundInactive,
      anon_sym_foregroundActive,
      anon_sym_app_DASHdelegate,
      anon_sym_scenes,
      anon_sym_swiftui,
      anon_sym_multiple_DASHwindows,
      anon_sym_exits_DASHon_DASHsuspend,
      anon_sym_will_DASHfinish_DASHlaunching,
      anon_sym_configuration_DASHfor_DASHconnecting,
      anon_sym_state_DASHrestoration,
      anon_sym_protected_DASHdata,
      anon_sym_significant_DASHtime_DASHchange,
      anon_sym_scene_DASHupdates,
      anon_sym_window_DASHin_DASHcode,
      anon_sym_navigation_DASHcontroller,
      anon_sym_tab_DASHbar_DASHcontroller,
      anon_sym_observes_DASHactivation,
      anon_sym_ends_DASHtasks,
      anon_sym_keeps_DASHmemory,
      anon_sym_delegate_DASHadaptor,
      anon_sym_scene_DASHstorage,
      anon_sym_app_DASHstorage,
      anon_sym_notification_DASHdelegate,
      anon_sym_late_DASHnotification_DASHdelegate,
      anon_sym_background_DASHtask_DASHmodifier,
      anon_sym_late_DASHtask_DASHregistration,
      anon_sym_double_DASHtask_DASHregistration,
      anon_sym_no_DASHtask_DASHhandler,
      anon_sym_no_DASHexpiration_DASHhandler,
      anon_sym_idle_DASHtimer_DASHdisabled,
      anon_sym_display_DASHaccessory,
      anon_sym_tasks,
      anon_sym_memory,
      anon_sym_sdk,
      anon_sym_launch_DASHtime,
      anon_sym_saves,
      anon_sym_resets,
      anon_sym_host,
      sym_word,
  [138] = 2,
    ACTIONS(82), 6,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
      aux_sym_receiver_token1,
      aux_sym_trait_token1,
      sym_string,
    ACTIONS(84), 58,
      anon_sym_appDelegate,
      anon_sym_sceneDelegate,
      anon_sym_viewController,
      anon_sym_presentedViewController,
      anon_sym_application,
      anon_sym_window,
      anon_sym_view,
      anon_sym_notification,
      anon_sym_system,
      anon_sym_app,
      anon_sym_contentView,
      anon_sym_notificationDelegate,
      anon_sym_taskHandler,
      anon_sym_not_DASHrunning,
      anon_sym_inactive,
      anon_sym_active,
      anon_sym_background,
      anon_sym_suspended,
      anon_sym_unattached,
      anon_sym_foregroundInactive,
      anon_sym_foregroundActive,
      anon_sym_app_DASHdelegate,
      anon_sym_scenes,
      anon_sym_swiftui,
      anon_sym_multiple_DASHwindows,
      anon_sym_exits_DASHon_DASHsuspend,
      anon_sym_will_DASHfinish_DASHlaunching,
      anon_sym_configuration_DASHfor_DASHconnecting,
      anon_sym_state_DASHrestoration,
      anon_sym_protected_DASHdata,
      anon_sym_significant_DASHtime_DASHchange,
      anon_sym_scene_DASHupdates,
      anon_sym_window_DASHin_DASHcode,
      anon_sym_navigation_DASHcontroller,
      anon_sym_tab_DASHbar_DASHcontroller,
      anon_sym_observes_DASHactivation,
      anon_sym_ends_DASHtasks,
      anon_sym_keeps_DASHmemory,
      anon_sym_delegate_DASHadaptor,
      anon_sym_scene_DASHstorage,
      anon_sym_app_DASHstorage,
      anon_sym_notification_DASHdelegate,
      anon_sym_late_DASHnotification_DASHdelegate,
      anon_sym_background_DASHtask_DASHmodifier,
      anon_sym_late_DASHtask_DASHregistration,
      anon_sym_double_DASHtask_DASHregistration,
      anon_sym_no_DASHtask_DASHhandler,
      anon_sym_no_DASHexpiration_DASHhandler,
      anon_sym_idle_DASHtimer_DASHdisabled,
      anon_sym_display_DASHaccessory,
      anon_sym_tasks,
      anon_sym_memory,
      anon_sym_sdk,
      anon_sym_launch_DASHtime,
      anon_sym_saves,
      anon_sym_resets,
      anon_sym_host,
      sym_word,
  [207] = 11,
    ACTIONS(7), 1,
      sym__space,
    ACTIONS(11), 1,
      sym_key,
    ACTIONS(13), 1,
      anon_sym_GT,
    ACTIONS(15), 1,
      anon_sym_QMARK,
    ACTIONS(17), 1,
      anon_sym_LT,
    ACTIONS(19), 1,
      anon_sym_EQ,
    ACTIONS(86), 1,
      ts_builtin_sym_end,
    ACTIONS(88), 1,
      sym__newline,
    STATE(13), 1,
      aux_sym_session_repeat1,
    ACTIONS(90), 3,
      sym_narration,
      sym_refusal,
      sym_print,
    STATE(34), 8,
      sym__line,
      sym_header,
      sym_action,
      sym_prediction,
      sym_observation,
      sym_condition,
      sym_message,
      sym_unchecked,
  [250] = 11,
    ACTIONS(92), 1,
      ts_builtin_sym_end,
    ACTIONS(94), 1,
      sym__newline,
    ACTIONS(97), 1,
      sym__space,
    ACTIONS(103), 1,
      sym_key,
    ACTIONS(106), 1,
      anon_sym_GT,
    ACTIONS(109), 1,
      anon_sym_QMARK,
    ACTIONS(112), 1,
      anon_sym_LT,
    ACTIONS(115), 1,
      anon_sym_EQ,
    STATE(13), 1,
      aux_sym_session_repeat1,
    ACTIONS(100), 3,
      sym_narration,
      sym_refusal,
      sym_print,
    STATE(41), 8,
      sym__line,
      sym_header,
      sym_action,
      sym_prediction,
      sym_observation,
      sym_condition,
      sym_message,
      sym_unchecked,
  [293] = 4,
    ACTIONS(37), 1,
      aux_sym_receiver_token1,
    ACTIONS(118), 1,
      sym_word,
    STATE(37), 1,
      sym_receiver,
    ACTIONS(35), 13,
      anon_sym_appDelegate,
      anon_sym_sceneDelegate,
      anon_sym_viewController,
      anon_sym_presentedViewController,
      anon_sym_application,
      anon_sym_window,
      anon_sym_view,
      anon_sym_notification,
      anon_sym_system,
      anon_sym_app,
      anon_sym_contentView,
      anon_sym_notificationDelegate,
      anon_sym_taskHandler,
  [318] = 5,
    ACTIONS(122), 1,
      sym_word,
    ACTIONS(120), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(124), 2,
      sym__space,
      sym_string,
    STATE(16), 2,
      sym_state,
      aux_sym_condition_repeat1,
    ACTIONS(126), 8,
      anon_sym_not_DASHrunning,
      anon_sym_inactive,
      anon_sym_active,
      anon_sym_background,
      anon_sym_suspended,
      anon_sym_unattached,
      anon_sym_foregroundInactive,
      anon_sym_foregroundActive,
  [344] = 5,
    ACTIONS(130), 1,
      sym_word,
    ACTIONS(128), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(132), 2,
      sym__space,
      sym_string,
    STATE(17), 2,
      sym_state,
      aux_sym_condition_repeat1,
    ACTIONS(126), 8,
      anon_sym_not_DASHrunning,
      anon_sym_inactive,
      anon_sym_active,
      anon_sym_background,
      anon_sym_suspended,
      anon_sym_unattached,
      anon_sym_foregroundInactive,
      anon_sym_foregroundActive,
  [370] = 5,
    ACTIONS(136), 1,
      sym_word,
    ACTIONS(134), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(139), 2,
      sym__space,
      sym_string,
    STATE(17), 2,
      sym_state,
      aux_sym_condition_repeat1,
    ACTIONS(142), 8,
      anon_sym_not_DASHrunning,
      anon_sym_inactive,
      anon_sym_active,
      anon_sym_background,
      anon_sym_suspended,
      anon_sym_unattached,
      anon_sym_foregroundInactive,
      anon_sym_foregroundActive,
  [396] = 2,
    ACTIONS(78), 4,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
      sym_string,
    ACTIONS(80), 9,
      anon_sym_not_DASHrunning,
      anon_sym_inactive,
      anon_sym_active,
      anon_sym_background,
      anon_sym_suspended,
      anon_sym_unattached,
      anon_sym_foregroundInactive,
      anon_sym_foregroundActive,
      sym_word,
  [414] = 1,
    ACTIONS(92), 11,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
      sym_narration,
      sym_key,
      anon_sym_GT,
      anon_sym_QMARK,
      anon_sym_LT,
      sym_refusal,
      sym_print,
      anon_sym_EQ,
  [428] = 4,
    ACTIONS(147), 1,
      sym_word,
    STATE(24), 1,
      aux_sym__what_repeat1,
    ACTIONS(145), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(149), 3,
      sym__space,
      sym_delay,
      sym_string,
  [444] = 4,
    ACTIONS(153), 1,
      sym_word,
    STATE(20), 1,
      aux_sym__what_repeat1,
    ACTIONS(151), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(155), 3,
      sym__space,
      sym_delay,
      sym_string,
  [460] = 4,
    ACTIONS(147), 1,
      sym_word,
    STATE(24), 1,
      aux_sym__what_repeat1,
    ACTIONS(157), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(149), 3,
      sym__space,
      sym_delay,
      sym_string,
  [476] = 4,
    ACTIONS(161), 1,
      sym_word,
    STATE(22), 1,
      aux_sym__what_repeat1,
    ACTIONS(159), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(163), 3,
      sym__space,
      sym_delay,
      sym_string,
  [492] = 4,
    ACTIONS(167), 1,
      sym_word,
    STATE(24), 1,
      aux_sym__what_repeat1,
    ACTIONS(165), 2,
      ts_builtin_sym_end,
      sym__newline,
    ACTIONS(170), 3,
      sym__space,
      sym_delay,
      sym_string,
  [508] = 2,
    ACTIONS(175), 1,
      sym_word,
    ACTIONS(173), 5,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
      sym_delay,
      sym_string,
  [519] = 4,
    ACTIONS(179), 1,
      sym_word,
    ACTIONS(181), 1,
      anon_sym_DOT_DOT_DOT,
    ACTIONS(183), 1,
      sym_string,
    ACTIONS(177), 2,
      ts_builtin_sym_end,
      sym__newline,
  [533] = 2,
    ACTIONS(187), 1,
      sym_selector,
    ACTIONS(185), 3,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
  [542] = 3,
    ACTIONS(191), 1,
      sym__space,
    STATE(29), 1,
      aux_sym_message_repeat1,
    ACTIONS(189), 2,
      ts_builtin_sym_end,
      sym__newline,
  [553] = 3,
    ACTIONS(195), 1,
      sym__space,
    STATE(29), 1,
      aux_sym_message_repeat1,
    ACTIONS(193), 2,
      ts_builtin_sym_end,
      sym__newline,
  [564] = 2,
    ACTIONS(200), 1,
      sym__space,
    ACTIONS(198), 2,
      ts_builtin_sym_end,
      sym__newline,
  [572] = 1,
    ACTIONS(193), 3,
      ts_builtin_sym_end,
      sym__newline,
      sym__space,
  [578] = 1,
    ACTIONS(202), 2,
      ts_builtin_sym_end,
      sym__newline,
  [583] = 2,
    ACTIONS(86), 1,
      ts_builtin_sym_end,
    ACTIONS(204), 1,
      sym__newline,
  [590] = 2,
    ACTIONS(204), 1,
      sym__newline,
    ACTIONS(206), 1,
      ts_builtin_sym_end,
  [597] = 1,
    ACTIONS(208), 2,
      ts_builtin_sym_end,
      sym__newline,
  [602] = 1,
    ACTIONS(210), 2,
      ts_builtin_sym_end,
      sym__newline,
  [607] = 2,
    ACTIONS(191), 1,
      sym__space,
    STATE(28), 1,
      aux_sym_message_repeat1,
  [614] = 1,
    ACTIONS(212), 2,
      ts_builtin_sym_end,
      sym__newline,
  [619] = 1,
    ACTIONS(214), 1,
      ts_builtin_sym_end,
  [623] = 1,
    ACTIONS(216), 1,
      sym__space,
  [627] = 1,
    ACTIONS(204), 1,
      sym__newline,
};

static const uint32_t ts_small_parse_table_map[] = {
  [SMALL_STATE(9)] = 0,
  [SMALL_STATE(10)] = 69,
  [SMALL_STATE(11)] = 138,
  [SMALL_STATE(12)] = 207,
  [SMALL_STATE(13)] = 250,
  [SMALL_STATE(14)] = 293,
  [SMALL_STATE(15)] = 318,
  [SMALL_STATE(16)] = 344,
  [SMALL_STATE(17)] = 370,
  [SMALL_STATE(18)] = 396,
  [SMALL_STATE(19)] = 414,
  [SMALL_STATE(20)] = 428,
  [SMALL_STATE(21)] = 444,
  [SMALL_STATE(22)] = 460,
  [SMALL_STATE(23)] = 476,
  [SMALL_STATE(24)] = 492,
  [SMALL_STATE(25)] = 508,
  [SMALL_STATE(26)] = 519,
  [SMALL_STATE(27)] = 533,
  [SMALL_STATE(28)] = 542,
  [SMALL_STATE(29)] = 553,
  [SMALL_STATE(30)] = 564,
  [SMALL_STATE(31)] = 572,
  [SMALL_STATE(32)] = 578,
  [SMALL_STATE(33)] = 583,
  [SMALL_STATE(34)] = 590,
  [SMALL_STATE(35)] = 597,
  [SMALL_STATE(36)] = 602,
  [SMALL_STATE(37)] = 607,
  [SMALL_STATE(38)] = 614,
  [SMALL_STATE(39)] = 619,
  [SMALL_STATE(40)] = 623,
  [SMALL_STATE(41)] = 627,
};

static const TSParseActionEntry ts_parse_actions[] = {
  [0] = {.entry = {.count = 0, .reusable = false}},
  [1] = {.entry = {.count = 1, .reusable = false}}, RECOVER(),
  [3] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_session, 0, 0, 0),
  [5] = {.entry = {.count = 1, .reusable = true}}, SHIFT(12),
  [7] = {.entry = {.count = 1, .reusable = true}}, SHIFT(26),
  [9] = {.entry = {.count = 1, .reusable = true}}, SHIFT(33),
  [11] = {.entry = {.count = 1, .reusable = true}}, SHIFT(6),
  [13] = {.entry = {.count = 1, .reusable = true}}, SHIFT(3),
  [15] = {.entry = {.count = 1, .reusable = true}}, SHIFT(2),
  [17] = {.entry = {.count = 1, .reusable = true}}, SHIFT(4),
  [19] = {.entry = {.count = 1, .reusable = true}}, SHIFT(15),
  [21] = {.entry = {.count = 1, .reusable = false}}, SHIFT(23),
  [23] = {.entry = {.count = 1, .reusable = true}}, SHIFT(5),
  [25] = {.entry = {.count = 1, .reusable = false}}, SHIFT(25),
  [27] = {.entry = {.count = 1, .reusable = false}}, SHIFT(21),
  [29] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_header, 1, 0, 1),
  [31] = {.entry = {.count = 1, .reusable = false}}, SHIFT(7),
  [33] = {.entry = {.count = 1, .reusable = true}}, SHIFT(7),
  [35] = {.entry = {.count = 1, .reusable = false}}, SHIFT(9),
  [37] = {.entry = {.count = 1, .reusable = true}}, SHIFT(9),
  [39] = {.entry = {.count = 1, .reusable = false}}, SHIFT(10),
  [41] = {.entry = {.count = 1, .reusable = false}}, SHIFT(11),
  [43] = {.entry = {.count = 1, .reusable = true}}, SHIFT(11),
  [45] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_header, 2, 0, 1),
  [47] = {.entry = {.count = 1, .reusable = false}}, SHIFT(8),
  [49] = {.entry = {.count = 1, .reusable = true}}, SHIFT(8),
  [51] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0),
  [53] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0), SHIFT_REPEAT(8),
  [56] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0), SHIFT_REPEAT(8),
  [59] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0), SHIFT_REPEAT(9),
  [62] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0), SHIFT_REPEAT(9),
  [65] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0), SHIFT_REPEAT(10),
  [68] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0), SHIFT_REPEAT(11),
  [71] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_header_repeat1, 2, 0, 0), SHIFT_REPEAT(11),
  [74] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_receiver, 1, 0, 0),
  [76] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_receiver, 1, 0, 0),
  [78] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_state, 1, 0, 0),
  [80] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_state, 1, 0, 0),
  [82] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_trait, 1, 0, 0),
  [84] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_trait, 1, 0, 0),
  [86] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_session, 1, 0, 0),
  [88] = {.entry = {.count = 1, .reusable = true}}, SHIFT(13),
  [90] = {.entry = {.count = 1, .reusable = true}}, SHIFT(34),
  [92] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0),
  [94] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(13),
  [97] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(26),
  [100] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(41),
  [103] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(6),
  [106] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(3),
  [109] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(2),
  [112] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(4),
  [115] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_session_repeat1, 2, 0, 0), SHIFT_REPEAT(15),
  [118] = {.entry = {.count = 1, .reusable = false}}, SHIFT(37),
  [120] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_condition, 1, 0, 0),
  [122] = {.entry = {.count = 1, .reusable = false}}, SHIFT(16),
  [124] = {.entry = {.count = 1, .reusable = true}}, SHIFT(16),
  [126] = {.entry = {.count = 1, .reusable = false}}, SHIFT(18),
  [128] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_condition, 2, 0, 0),
  [130] = {.entry = {.count = 1, .reusable = false}}, SHIFT(17),
  [132] = {.entry = {.count = 1, .reusable = true}}, SHIFT(17),
  [134] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_condition_repeat1, 2, 0, 0),
  [136] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_condition_repeat1, 2, 0, 0), SHIFT_REPEAT(17),
  [139] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_condition_repeat1, 2, 0, 0), SHIFT_REPEAT(17),
  [142] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym_condition_repeat1, 2, 0, 0), SHIFT_REPEAT(18),
  [145] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__what, 3, 0, 4),
  [147] = {.entry = {.count = 1, .reusable = false}}, SHIFT(24),
  [149] = {.entry = {.count = 1, .reusable = true}}, SHIFT(24),
  [151] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__what, 2, 0, 4),
  [153] = {.entry = {.count = 1, .reusable = false}}, SHIFT(20),
  [155] = {.entry = {.count = 1, .reusable = true}}, SHIFT(20),
  [157] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__what, 2, 0, 2),
  [159] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__what, 1, 0, 2),
  [161] = {.entry = {.count = 1, .reusable = false}}, SHIFT(22),
  [163] = {.entry = {.count = 1, .reusable = true}}, SHIFT(22),
  [165] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym__what_repeat1, 2, 0, 0),
  [167] = {.entry = {.count = 2, .reusable = false}}, REDUCE(aux_sym__what_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [170] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym__what_repeat1, 2, 0, 0), SHIFT_REPEAT(24),
  [173] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_verb, 1, 0, 0),
  [175] = {.entry = {.count = 1, .reusable = false}}, REDUCE(sym_verb, 1, 0, 0),
  [177] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym__line, 1, 0, 0),
  [179] = {.entry = {.count = 1, .reusable = false}}, SHIFT(40),
  [181] = {.entry = {.count = 1, .reusable = false}}, SHIFT(30),
  [183] = {.entry = {.count = 1, .reusable = true}}, SHIFT(40),
  [185] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_message_repeat1, 1, 0, 0),
  [187] = {.entry = {.count = 1, .reusable = true}}, SHIFT(31),
  [189] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_message, 5, 0, 5),
  [191] = {.entry = {.count = 1, .reusable = true}}, SHIFT(27),
  [193] = {.entry = {.count = 1, .reusable = true}}, REDUCE(aux_sym_message_repeat1, 2, 0, 0),
  [195] = {.entry = {.count = 2, .reusable = true}}, REDUCE(aux_sym_message_repeat1, 2, 0, 0), SHIFT_REPEAT(27),
  [198] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unchecked, 2, 0, 0),
  [200] = {.entry = {.count = 1, .reusable = true}}, SHIFT(35),
  [202] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_prediction, 2, 0, 3),
  [204] = {.entry = {.count = 1, .reusable = true}}, SHIFT(19),
  [206] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_session, 2, 0, 0),
  [208] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_unchecked, 3, 0, 0),
  [210] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_observation, 2, 0, 3),
  [212] = {.entry = {.count = 1, .reusable = true}}, REDUCE(sym_action, 2, 0, 3),
  [214] = {.entry = {.count = 1, .reusable = true}},  ACCEPT_INPUT(),
  [216] = {.entry = {.count = 1, .reusable = true}}, SHIFT(14),
};

#ifdef __cplusplus
extern "C" {
#endif
#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_frontmost(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .parse_table = &ts_parse_table[0][0],
    .small_parse_table = ts_small_parse_table,
    .small_parse_table_map = ts_small_parse_table_map,
    .parse_actions = ts_parse_actions,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_modes = ts_lex_modes,
    .lex_fn = ts_lex,
    .keyword_lex_fn = ts_lex_keywords,
    .keyword_capture_token = sym_word,
    .primary_state_ids = ts_primary_state_ids,
  };
  return &language;
}
#ifdef __cplusplus
}
#endif

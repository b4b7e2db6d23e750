// Sessions of Frontmost. Written by Scripts/list-editor-words. Do not edit.
// One thing stands on a line, so lines and spaces are tokens of their own.
const keys = [
  'session', 'device', 'os', 'app', 'show', 'watch', 'with', 'goal', 'via', 'never', 'at-most',
  'allow', 'forbid', 'hint'
]
const actions = [
  'power-on', 'home', 'switcher', 'choose', 'swipe-up', 'lock', 'auto-lock', 'unlock',
  'hold-lock', 'control-center', 'notification-center', 'tap-notification', 'system-alert',
  'permission-prompt', 'biometric-prompt', 'siri', 'text-message', 'calendar-alert',
  'local-alert', 'call', 'banner', 'accept', 'dismiss', 'open', 'open-url', 'quick-action',
  'continue-activity', 'touch', 'touch-right', 'edit', 'save', 'interaction', 'present',
  'dismiss-view', 'split', 'resize', 'unsplit', 'new-window', 'close-window', 'disconnect',
  'minimize', 'rotate', 'connect-display', 'disconnect-display', 'time-change', 'push', 'wake',
  'memory-warning', 'grow', 'reclaim-memory', 'jetsam', 'kill', 'begin', 'end', 'submit',
  'complete-task', 'expire-task', 'crash', 'hang', 'debugger', 'prewarm', 'background-refresh',
  'low-battery', 'low-power-mode', 'wait', 'next', 'undo', 'redo'
]
const receivers = [
  'appDelegate', 'sceneDelegate', 'viewController', 'presentedViewController', 'application',
  'window', 'view', 'notification', 'system', 'app', 'contentView', 'notificationDelegate',
  'taskHandler'
]
const states = [
  'not-running', 'inactive', 'active', 'background', 'suspended', 'unattached',
  'foregroundInactive', 'foregroundActive'
]
const traits = [
  'app-delegate', 'scenes', 'swiftui', 'multiple-windows', 'exits-on-suspend',
  'will-finish-launching', 'configuration-for-connecting', 'state-restoration', 'protected-data',
  'significant-time-change', 'scene-updates', 'window-in-code', 'navigation-controller',
  'tab-bar-controller', 'observes-activation', 'ends-tasks', 'keeps-memory', 'delegate-adaptor',
  'scene-storage', 'app-storage', 'notification-delegate', 'late-notification-delegate',
  'background-task-modifier', 'late-task-registration', 'double-task-registration',
  'no-task-handler', 'no-expiration-handler', 'idle-timer-disabled', 'display-accessory',
  'background', 'tasks', 'memory', 'sdk', 'launch-time', 'saves', 'resets', 'host'
]

module.exports = grammar({
  name: 'frontmost',
  extras: _ => [],
  word: $ => $.word,
  rules: {
    session: $ => seq(repeat(seq(optional($._line), $._newline)), optional($._line)),
    _line: $ => choice(
      $._space, $.narration, $.header, $.action, $.prediction, $.observation, $.refusal,
      $.print, $.condition, $.message, $.unchecked),
    _newline: _ => /\r?\n/,
    _space: _ => /[ \t]+/,

    narration: _ => /#[^\r\n]*/,
    header: $ => seq(field('key', $.key), repeat(choice(
      $._space, $.string, $.trait, $.receiver, $.state, $.word))),
    // With the spaces after it, or without any: it ends where its value begins.
    key: _ => token(seq(choice(...keys), /:[ \t]*/)),

    action: $ => seq('>', $._what),
    prediction: $ => seq('?', $._what),
    observation: $ => seq('<', $._what),
    _what: $ => seq(optional($._space), field('verb', choice($.verb, $.word)), repeat(choice(
      $._space, $.string, $.delay, $.word))),
    verb: _ => choice(...actions),
    delay: _ => token(prec(1, /\+[0-9]+(\.[0-9]+)?/)),

    refusal: _ => /![^\r\n]*/,
    // What an app printed, and what somebody predicted: a line of its own.
    print: _ => /[|~][^\r\n]*/,
    condition: $ => seq('=', repeat(choice($._space, $.string, $.state, $.word))),

    message: $ => seq($._space, field('app', choice($.string, $.word)),
      $._space, field('receiver', choice($.receiver, $.word)),
      repeat1(seq($._space, optional($.selector)))),
    selector: _ => /[^ \t\r\n]+/,
    unchecked: $ => seq($._space, '...', optional($._space)),

    receiver: _ => choice(...receivers, token(prec(1, seq(choice(...receivers), /#[0-9]+/)))),
    state: _ => choice(...states),
    trait: _ => choice(
      ...traits.filter(word => !states.includes(word)),
      token(prec(1, seq(choice(...traits), /:[^ \t\r\n"]+/)))),
    string: _ => /"([^"\\\r\n]|\\[^\r\n])*"/,
    word: _ => /[^ \t\r\n":#>?<!|=~][^ \t\r\n"]*/,
  },
})

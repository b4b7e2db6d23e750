" Sessions of Frontmost. Written by Scripts/list-editor-words. Do not edit.
if exists('b:current_syntax') | finish | endif

syntax match frontmostNarration /^#.*/
syntax match frontmostKey /^\(with\|watch\|via\|show\|session\|os\|never\|hint\|goal\|forbid\|device\|at-most\|app\|allow\)\ze:/ nextgroup=frontmostColon
syntax match frontmostColon /:/ contained nextgroup=frontmostValue
syntax match frontmostValue /.*/ contained contains=frontmostTrait,frontmostState,frontmostReceiver,frontmostString
syntax match frontmostTrait /\<\(window-in-code\|will-finish-launching\|tasks\|tab-bar-controller\|swiftui\|state-restoration\|significant-time-change\|sdk\|scenes\|scene-updates\|scene-storage\|saves\|resets\|protected-data\|observes-activation\|notification-delegate\|no-task-handler\|no-expiration-handler\|navigation-controller\|multiple-windows\|memory\|launch-time\|late-task-registration\|late-notification-delegate\|keeps-memory\|idle-timer-disabled\|host\|exits-on-suspend\|ends-tasks\|double-task-registration\|display-accessory\|delegate-adaptor\|configuration-for-connecting\|background-task-modifier\|background\|app-storage\|app-delegate\)\(:\S*\)\?\ze\(\s\|$\)/ contained
syntax match frontmostMark /^[>?<]/ nextgroup=frontmostAction skipwhite
syntax match frontmostAction /\(wake\|wait\|unsplit\|unlock\|undo\|touch-right\|touch\|time-change\|text-message\|tap-notification\|system-alert\|switcher\|swipe-up\|submit\|split\|siri\|save\|rotate\|resize\|redo\|reclaim-memory\|quick-action\|push\|prewarm\|present\|power-on\|permission-prompt\|open-url\|open\|notification-center\|next\|new-window\|minimize\|memory-warning\|low-power-mode\|low-battery\|lock\|local-alert\|kill\|jetsam\|interaction\|home\|hold-lock\|hang\|grow\|expire-task\|end\|edit\|dismiss-view\|dismiss\|disconnect-display\|disconnect\|debugger\|crash\|control-center\|continue-activity\|connect-display\|complete-task\|close-window\|choose\|call\|calendar-alert\|biometric-prompt\|begin\|banner\|background-refresh\|auto-lock\|accept\)\ze\(\s\|$\)/ contained
syntax match frontmostDelay /\s\zs+\d\+\(\.\d\+\)\?\ze\s*$/
syntax match frontmostRefusal /^!.*/
syntax match frontmostPrint /^|.*/
syntax match frontmostPrediction /^\~.*/ contains=frontmostReceiver,frontmostState
syntax match frontmostStateLine /^=.*/ contains=frontmostState
syntax match frontmostState /\s\zs\(unattached\|suspended\|not-running\|inactive\|foregroundInactive\|foregroundActive\|background\|active\)\ze\s*$/ contained
syntax match frontmostMessage /^\s.*/ contains=frontmostReceiver,frontmostSelector,frontmostUnchecked
syntax match frontmostReceiver /\<\(window\|viewController\|view\|taskHandler\|system\|sceneDelegate\|presentedViewController\|notificationDelegate\|notification\|contentView\|application\|appDelegate\|app\)\(#\d\+\)\?\ze\(\s\|$\)/ contained nextgroup=frontmostSelector skipwhite
syntax match frontmostSelector /\S\+\ze\s*$/ contained
syntax match frontmostUnchecked /^\s*\.\.\.\ze\s*$/ contained
syntax region frontmostString start=/"/ skip=/\\./ end=/"/ oneline

highlight default link frontmostNarration Comment
highlight default link frontmostKey Keyword
highlight default link frontmostTrait Type
highlight default link frontmostMark Operator
highlight default link frontmostAction Statement
highlight default link frontmostDelay Number
highlight default link frontmostRefusal Error
highlight default link frontmostPrint String
highlight default link frontmostPrediction Type
highlight default link frontmostStateLine Special
highlight default link frontmostState Constant
highlight default link frontmostReceiver Identifier
highlight default link frontmostSelector Function
highlight default link frontmostUnchecked Comment
highlight default link frontmostString String

let b:current_syntax = 'frontmost'

; Sessions of Frontmost. A word that Frontmost does not know stays without a color.

(narration) @comment
(key) @keyword
(trait) @type
(receiver) @variable.builtin
(state) @constant.builtin
(string) @string
(delay) @constant.numeric

(action ">" @operator)
(prediction "?" @operator)
(observation "<" @operator)
(condition "=" @operator)
(verb) @keyword.control

(selector) @function
(unchecked) @comment
(refusal) @diagnostic.error
(print) @string.special

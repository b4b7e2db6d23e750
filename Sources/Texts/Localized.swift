/// What the current language says for a key; what it does not say, in English; and where English
/// has no such key, the key, so that nothing is ever blank.
public func localized(_ key: String) -> String {
  let language = Language.current
  if let text = language[key] { return text }
  return Language.english[key] ?? key
}

/// A text with values in the places that it names in braces.
public func localized(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
  Template.filled(localized(key), values)
}

/// A text with a number in the place `{count}`. For one thing there may be a key of its own with
/// `.one` at its end.
public func localized(
  _ key: String, count: Int, _ values: KeyValuePairs<String, String> = [:]
) -> String {
  var text = localized(key)
  if count == 1 {
    let one = key + ".one"
    // A language that says it alike of one and of many is not helped out in English.
    let isEnglish = Language.current[key] == nil
    text = Language.current[one] ?? (isEnglish ? Language.english[one] : nil) ?? text
  }
  return Template.filled(text, values, count: count)
}

/// The text of a key in the current language, or else in English. A key without a text stands for
/// itself, so that nothing is ever blank.
public func localized(_ key: String) -> String {
  let language = Language.current
  if let text = language[key] { return text }
  return Language.english[key] ?? key
}

/// A text with values in the places that it names in braces.
public func localized(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
  Template.filled(localized(key), values)
}

/// A second text of a key, as `off.remedy` is of `off`; nil where there is none. It is in the
/// language that the first text is in.
public func localized(
  _ part: String, of key: String, _ values: KeyValuePairs<String, String>
) -> String? {
  secondText(part, of: key).map { Template.filled($0, values) }
}

private func secondText(_ part: String, of key: String) -> String? {
  let language = Language.current[key] == nil ? Language.english : Language.current
  return language["\(key).\(part)"]
}

/// A text with a number in the place `{count}`. For one thing there may be a key of its own with
/// `.one` at its end.
public func localized(
  _ key: String, count: Int, _ values: KeyValuePairs<String, String> = [:]
) -> String {
  // A language in which one and many are worded alike has no text for one.
  let one = count == 1 ? secondText("one", of: key) : nil
  return Template.filled(one ?? localized(key), values, count: count)
}

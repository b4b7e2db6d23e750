import Practice

extension MessageToken {
  /// The method in few columns, still told from all others: the name without parameters, or for a
  /// method that many objects have, such as `application(_:open:options:)`, its labels.
  var shortName: String {
    let parts = selector.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix(")") else { return selector }
    let general = ["application", "scene", "windowScene", "userNotificationCenter"]
    guard general.contains(String(parts[0])) else {
      // What has a value instead of labels is known by it.
      return parts[1].contains(":") || parts[1] == ")" ? String(parts[0]) : selector
    }
    var labels = parts[1].dropLast().split(separator: ":").filter { $0 != "_" }.map(String.init)
    guard let first = labels.first else { return String(parts[0]) }
    if first.count <= 12 { return "\(parts[0]) " + labels.joined(separator: " ") }
    labels.removeAll { ["options", "completionHandler"].contains($0) }
    return labels.joined(separator: " ")
  }
}

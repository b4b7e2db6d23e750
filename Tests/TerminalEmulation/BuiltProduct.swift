import CLibrary
import CPseudoTerminal

/// The path of an executable that was built together with the tests, or nil if it was not.
public func builtProduct(_ name: String) -> String? {
  // On Linux the tests are a file beside it; on macOS they are some folders deeper.
  var folder = Substring(String(cString: test_bundle_path()))
  for _ in 0..<5 {
    guard let slash = folder.lastIndex(of: "/") else { return nil }
    folder = folder[..<slash]
    let path = "\(folder)/\(name)"
    if access(path, X_OK) == 0 { return path }
  }
  return nil
}

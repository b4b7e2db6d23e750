import FuzzLaws

/// Looks for bytes for which a law does not hold: `Fuzz sessions CORPUS… [-max_total_time=S]`. All
/// behind the law's name are libFuzzer's own arguments.
@main struct Fuzz {
  nonisolated(unsafe) private static var law = FuzzLaw.sessions

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first, let law = FuzzLaw(rawValue: name)
    else {
      print("usage: Fuzz \(FuzzLaw.allCases.map(\.rawValue).joined(separator: "|")) ARGUMENTS…")
      return
    }
    Fuzz.law = law
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      CommandLine.unsafeArgv + 1
    _ = LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      do throws(FuzzLaw.Broken) {
        try Fuzz.law.hold(for: Array(UnsafeBufferPointer(start: bytes, count: count)))
      } catch {
        fatalError(error.description)
      }
      return 0
    }
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func LLVMFuzzerRunDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

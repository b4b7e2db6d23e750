import CLibrary
import FuzzLaws

/// Looks for bytes for which a law does not hold, the one that `FUZZ_LAW` names: libFuzzer hands
/// its arguments on to further processes, and no others.
@main struct Fuzz {
  nonisolated(unsafe) private static var law = FuzzLaw.sessions

  static func main() {
    guard let name = getenv("FUZZ_LAW"), let law = FuzzLaw(rawValue: String(cString: name)) else {
      print("FUZZ_LAW=\(FuzzLaw.allCases.map(\.rawValue).joined(separator: "|")) Fuzz ARGUMENTS…")
      return
    }
    Fuzz.law = law
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = runDriver(&count, &arguments) { bytes, count in
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
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

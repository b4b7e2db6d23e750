import Lifecycle
import Screens
import Sessions

// Apps' own code in plain text: a line is answered when the code is done.
extension LinearLoop {
  mutating func build(rebuilding app: AppID?) {
    let host = code ?? CodeHost(hasThread: false)
    code = host
    host.build(
      CodeHost.Order(
        setup: lineInterface.setup, folder: lineInterface.sourceFolder, app: app, session: nil,
        library: lineInterface.library))
    takeReports()
  }

  mutating func runCode() {
    guard let job = lineInterface.takeCodeJob() else { return }
    code?.run(job)
    takeReports()
  }

  private mutating func takeReports() {
    for report in code?.takeReports() ?? [] {
      let answer = lineInterface.codeReported(report)
      tell(answer.lines, answer.effects)
    }
  }
}

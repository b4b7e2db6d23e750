import Testing

/// What apps' own code did and printed, in exports.
@Suite struct CodeExportTests {
  private static let code = """
    os: 14
    app: Notes scenes
    > open Notes
      Notes appDelegate application(_:didFinishLaunchingWithOptions:)
    | `<b>` loaded
      Notes sceneDelegate#1 scene(_:willConnectTo:options:)
    > home +1
      Notes sceneDelegate#1 sceneWillResignActive(_:)
    < begin Notes task
    | =1+1
    > wait 1
    < end Notes task

    """

  /// What apps' own code did and printed stands beneath its message, wherever messages stand.
  @Test(arguments: [
    (
      "html",
      [
        #"didFinishLaunchingWithOptions:)</code></summary>"#,
        "<pre class=\"code\">| `&lt;b&gt;` loaded</pre></li>",
        "<pre class=\"code\">| =1+1\n&lt; begin Notes task</pre></li>",
        "▸ wait 1</h3>\n<pre class=\"code\">&lt; end Notes task</pre>",
      ]
    ),
    (
      "markdown",
      [
        "`application(_:didFinishLaunchingWithOptions:)` [^2]\n  - `` | `<b>` loaded ``\n- ",
        "`sceneWillResignActive(_:)` [^6]\n  - `| =1+1`\n  - `< begin Notes task`\n- ",
        "## 3. wait 1 (00:01.0)\n\n- `< end Notes task`\n",
      ]
    ),
    (
      "mermaid",
      [
        "didFinishLaunchingWithOptions:)\n  Note over p1: | `#60;b#62;` loaded\n",
        "sceneWillResignActive(_:)\n  Note over p2: | =1+1\n  Note over p2: #60; begin Notes task\n",
        "user->>device: wait 1\n  Note over device: #60; end Notes task\n",
      ]
    ),
    (
      "jsonl",
      [
        #"{"kind":"print","time":0,"action":"open Notes","app":"Notes","print":"`<b>` loaded","#,
        #"{"kind":"code","time":1000,"action":"home","app":"Notes","code":"begin Notes task","#,
        #"{"kind":"code","time":2000,"action":"wait 1","app":"Notes","code":"end Notes task","#,
      ]
    ),
    (
      "csv",
      [
        "print,0,open Notes,Notes,,,,,,,,,,,,,`<b>` loaded\r\n",
        "code,1000,home,Notes,,,,,,,,,,,,begin Notes task,\r\n",
        // No spreadsheet computes what an app prints.
        "print,1000,home,Notes,,,,,,,,,,,,,'=1+1\r\n",
      ]
    ),
  ])
  func whatCodeDidStandsBeneathItsMessage(_ format: String, _ parts: [String]) throws {
    let run = try Command(["export", "-", "--to", format], input: CodeExportTests.code)
    #expect(run.status == 0)
    for part in parts { #expect(run.output.contains(part), "\(part)\n\(run.output)") }
  }

  /// A sheet for students has no answers, and so none of what code did in them.
  @Test func sheetsDoNotHaveTheCode() throws {
    for format in ["html", "markdown"] {
      let run = try Command(
        ["export", "-", "--to", format, "--without-answers"], input: CodeExportTests.code)
      #expect(run.status == 0 && !run.output.contains("begin Notes task"))
    }
  }
}

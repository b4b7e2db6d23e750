import Sessions
import Texts

/// A session as one page: readable as it is, and stepped through with the arrow keys where scripts
/// run. It does not use the network.
struct HTMLPage {
  let export: SessionExport

  init(_ export: SessionExport) { self.export = export }

  var text: String {
    let title = Markup.escaped(export.title)
    let acts = (export.acts.map(section) + closing).joined(separator: "\n")
    return Markup.page(
      title: title, program: export.program, style: HTMLPage.style,
      """
      <h1>\(title)</h1>
      <p class="origin">\(Markup.escaped(export.originLine))</p>
      <p class="hint">\(Markup.escaped(localized("exports.hint")))</p>
      <main>
      \(acts)
      </main>
      \(legend)
      \(pictures)
      <script>\n\(HTMLPage.script)\n</script>
      """)
  }

  /// The narration at the end, which is a step like an action.
  private var closing: [String] {
    let lines = export.closing.filter { !$0.isEmpty }
    return lines.isEmpty ? [] : ["<section id=\"end\">"] + narration(lines) + ["</section>"]
  }

  private func narration(_ lines: [String]) -> [String] {
    lines.map { "<p class=\"narration\">\(Markup.escaped($0))</p>" }
  }

  /// The whole session at once. It has the answers to all questions.
  private var pictures: String {
    if export.hidesAnswers { return "" }
    let diagrams = StateTransitions(export).lanes.map { lane in
      "<figure class=\"states\">\n\(StatesPicture(lane).text)</figure>"
    }
    let pictures = """
      <h2>\(Markup.escaped(localized("exports.lanes")))</h2>
      <figure>
      \(LanesPicture(export).text)</figure>
      <h2>\(Markup.escaped(localized("exports.states")))</h2>
      \(diagrams.joined(separator: "\n"))
      """
    return export.hasQuestions
      ? closed(pictures, localized("exports.show-pictures")) : pictures
  }

  /// What is visible once it is unfolded.
  private func closed(_ text: String, _ summary: String) -> String {
    "<details class=\"answer\"><summary>\(Markup.escaped(summary))</summary>\n\(text)\n</details>"
  }

  /// What the mark of disputed messages means.
  private var legend: String {
    guard export.hasDisputed else { return "" }
    return "<p class=\"hint\">\(Markup.escaped(DisputedMark.legend))</p>"
  }

  private func section(_ act: SessionExport.Act) -> String {
    var lines = ["<section id=\"a\(act.number)\">"]
    lines += narration(act.narration.filter { !$0.isEmpty })
    let mark = act.isQuestion ? "?" : "▸"
    lines.append(
      "<h3><span class=\"time\">\(act.time)</span> \(mark) \(Markup.escaped(act.words))</h3>")
    let result = self.result(of: act)
    if !act.isQuestion {
      lines += result
    } else {
      lines.append("<p class=\"ask\">\(Markup.escaped(localized("exports.ask")))</p>")
      lines.append(
        export.hidesAnswers
          ? "<p class=\"write\"></p>"
          : closed(result.joined(separator: "\n"), localized("exports.show-answer")))
    }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  /// What an action sends, or why it was refused.
  private func result(of act: SessionExport.Act) -> [String] {
    var lines: [String] = []
    if !act.predicted.isEmpty {
      lines.append("<p class=\"ask\">\(Markup.escaped(localized("exports.predicted")))</p>")
      lines += ["<ul>"] + act.predicted.map { "<li><code>\(Markup.escaped($0))</code></li>" }
      lines.append("</ul>")
    }
    if let refusal = act.refusal {
      let text = localized("exports.refused", ["reason": refusal])
      lines.append("<p class=\"refused\">✗ \(Markup.escaped(text))</p>")
    } else if act.messages.isEmpty, act.code.isEmpty {
      lines.append("<p class=\"silent\">\(Markup.escaped(localized("exports.nothing-sent")))</p>")
    }
    if !act.code.isEmpty { lines.append(code(act.code)) }
    if !act.messages.isEmpty { lines += ["<ol>"] + act.messages.map(item) + ["</ol>"] }
    return lines
  }

  private func item(_ message: SessionExport.Line) -> String {
    let who =
      message.isSilent
      ? "<b>\(Markup.escaped(message.app))</b>"
      : "<b>\(Markup.escaped(message.app))</b> \(Markup.escaped(message.receiver))"
    let what =
      message.isSilent
      ? "<i>\(Markup.escaped(message.selector))</i>"
      : "<code>\(Markup.escaped(message.selector))</code>"
    let options =
      message.options.isEmpty
      ? "" : " <small>\(Markup.escaped(Lists.comma(message.options)))</small>"
    let mark = message.isDisputed ? Markup.disputed : ""
    return
      "<li\(message.isInside ? " class=\"inside\"" : "")>"
      + "<details><summary>\(who) \(what)\(options)\(mark)</summary>"
      + "<p>\(Markup.escaped(message.reason)) "
      + "<small>\(Markup.escaped(message.rule))</small></p></details>"
      + "\(message.code.isEmpty ? "" : code(message.code))</li>"
  }

  /// What apps' own code did and printed.
  private func code(_ lines: [String]) -> String {
    "<pre class=\"code\">\(lines.map(Markup.escaped).joined(separator: "\n"))</pre>"
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto;
      padding: 0 1rem; color: #111; background: #fff; }
    .origin, .hint, .time, small { color: #555; }
    section { border-left: 4px solid #ddd; margin: 1rem 0; padding: 0.1rem 1rem; }
    section.now { border-color: #00606b; background: #eef7f8; }
    .later { display: none; }
    h3 { margin: 0.4rem 0; font-size: 1rem; }
    .narration { font-style: italic; }
    .refused { color: #a00000; }
    .ask { margin: 0.2rem 0; }
    .answer > summary { cursor: pointer; color: #00606b; }
    .write { height: 8rem; border: 1px dashed #888; }
    .silent, li i { color: #555; }
    ol { margin: 0.2rem 0; }
    li.inside { margin-left: 2rem; }
    code, pre { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
    pre.code { margin: 0.1rem 0 0.1rem 1.5rem; white-space: pre-wrap; color: #555; }
    figure { margin: 0; overflow-x: auto; }
    .states svg { max-width: 100%; height: auto; }
    @media (prefers-color-scheme: dark) {
      body { color: #e6e6e6; background: #141414; }
      .origin, .hint, .time, small, .silent, li i, pre.code { color: #a8a8a8; }
      section { border-color: #444; }
      section.now { border-color: #5fc9d4; background: #12282b; }
      .refused { color: #ff8a8a; }
    }
    """

  /// Steps through the actions: later ones are hidden, in the pictures too.
  private static let script = """
    const acts = [...document.querySelectorAll("section")];
    const drawn = [...document.querySelectorAll("[data-step]")];
    const diagrams = [...document.querySelectorAll("[data-states]")];
    let now = -1;
    function show(next) {
      now = Math.max(-1, Math.min(acts.length - 1, next));
      const isLater = (step) => now >= 0 && step > now + 1;
      acts.forEach((act, place) => {
        act.classList.toggle("now", place === now);
        act.classList.toggle("later", isLater(place + 1));
      });
      drawn.forEach((part) => part.classList.toggle("later", isLater(Number(part.dataset.step))));
      diagrams.forEach((diagram) => {
        const states = diagram.dataset.states.split(" ");
        const state = states[now < 0 ? states.length - 1 : Math.min(now + 1, states.length - 1)];
        diagram.querySelectorAll("[data-state]").forEach((box) => {
          const isState = box.dataset.state === state;
          box.setAttribute("stroke-width", isState ? 3 : 1);
          box.nextElementSibling.setAttribute("font-weight", isState ? "bold" : "normal");
        });
      });
      if (now >= 0) acts[now].scrollIntoView({ block: "nearest" });
    }
    addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step) { show(now + step); event.preventDefault(); }
      if (event.key === "Home") { show(0); event.preventDefault(); }
      if (event.key === "End") { show(acts.length - 1); event.preventDefault(); }
      if (event.key === "Escape") show(-1);
    });
    """
}

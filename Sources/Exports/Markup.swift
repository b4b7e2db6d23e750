import Sessions
import Texts

/// Text in HTML, SVG and XML.
public enum Markup {
  /// A whole page, with its origin. `title` and `body` are markup already.
  static func page(title: String, program: String, style: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="\(escaped(Language.current.tag))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="generator" content="\(escaped(program))">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>\n\(style)\n</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  /// The mark behind what sources disagree about; its meaning is a tooltip.
  static var disputed: String {
    " <abbr title=\"\(escaped(DisputedMark.legend))\">(?)</abbr>"
  }

  /// The beginning of a picture in SVG. Its background is white, so that its colors are the same on
  /// a dark page.
  static func picture(
    title: String, width: Int, height: Int, data: (name: String, value: String)? = nil
  ) -> String {
    let data = data.map { #" data-\#($0.name)="\#(escaped($0.value))""# } ?? ""
    return #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
      + #"width="\#(width)" height="\#(height)" font-family="ui-monospace, Menlo, Consolas, "#
      + #"'DejaVu Sans Mono', monospace" font-size="13" role="img"\#(data)>"#
      + "\n<title>\(escaped(title))</title>\n"
      + ##"<rect width="100%" height="100%" fill="#ffffff"/>"##
  }

  /// What is drawn for an action, by its number from 1: a page that is stepped through hides it
  /// until then.
  static func step(_ number: Int, _ parts: String) -> String {
    "<g data-step=\"\(number)\">\n\(parts)\n</g>"
  }

  /// A line of text in a picture, that begins at `x` or has its middle there.
  static func label(
    _ text: String, x: Int, y: Int, fill: String = "#111111", isBold: Bool = false,
    isCentered: Bool = false, isItalic: Bool = false
  ) -> String {
    let weight =
      (isBold ? #" font-weight="bold""# : "") + (isItalic ? #" font-style="italic""# : "")
    let place = isCentered ? #" text-anchor="middle""# : ""
    return #"<text x="\#(x)" y="\#(y)" fill="\#(fill)"\#(weight)\#(place) xml:space="preserve">"#
      + escaped(text) + "</text>"
  }

  /// A text with its markup escaped.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ControlCharacters.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // These two are no characters in XML.
      case "\u{FFFE}", "\u{FFFF}": result += ControlCharacters.spelled(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

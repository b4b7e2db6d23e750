import Texts

/// Text in HTML, SVG and XML.
public enum Markup {
  /// A page of its own, by whom it was made. `title` and `body` are markup already.
  static func page(title: String, program: String, style: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="\(escaped(Language.current.name))">
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

  /// A text whose marks of markup are none.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        if scalar.value >= 32 || scalar == "\n" { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}

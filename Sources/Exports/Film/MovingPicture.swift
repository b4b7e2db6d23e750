import TextFiles

/// The session as an animated picture in SVG that shows scene after scene, and repeats.
struct MovingPicture {
  let film: Film

  /// How much longer the last scene stays before the film repeats.
  private static let end = 2_000

  func write(drew: () -> Void, _ write: (String) -> Void) throws(Diagnostic) {
    var rows = PictureRows(film.look.theme)
    var scenes: [(screen: String, stays: Int)] = []
    try film.show { scene in
      drew()
      let screen = rows.screen(scene.grid)
      // Equal pictures are one scene.
      if let last = scenes.indices.last, scenes[last].screen == screen {
        scenes[last].stays += scene.stays
      } else {
        scenes.append((screen, scene.stays))
      }
    }
    scenes[scenes.count - 1].stays += MovingPicture.end
    write(rows.head(film))
    write("<style>\n\(style(scenes.map(\.stays)))</style>\n<defs>\n\(rows.definitions)</defs>\n")
    for (place, scene) in scenes.enumerated() {
      write("<g class=\"s\" id=\"s\(place)\">\n\(scene.screen)</g>\n")
    }
    write("</svg>\n")
  }

  /// One scene after the other; only the last for users who prefer reduced motion.
  private func style(_ stays: [Int]) -> String {
    let all = stays.reduce(0, +)
    var text = ".s{visibility:hidden;animation:\(all)ms step-end infinite}\n"
    var start = 0
    for (place, stay) in stays.enumerated() {
      let from = MovingPicture.percent(start, of: all)
      start += stay
      let to = MovingPicture.percent(start, of: all)
      let before = place == 0 ? "" : "0%{visibility:hidden}"
      text += "#s\(place){animation-name:a\(place)}"
      text +=
        "@keyframes a\(place){\(before)\(from)%{visibility:visible}\(to)%{visibility:hidden}}\n"
    }
    return text + "@media(prefers-reduced-motion:reduce){.s{animation:none}"
      + "#s\(stays.count - 1){visibility:visible}}\n"
  }

  /// A hundredth of a percent is shorter than a frame of the screen.
  private static func percent(_ part: Int, of all: Int) -> String {
    let hundredths = part * 10_000 / all
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

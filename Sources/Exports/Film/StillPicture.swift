import TextFiles

/// The interface at the session's end, as a picture in SVG.
struct StillPicture {
  let film: Film

  func write(_ write: (String) -> Void) throws(Diagnostic) {
    var rows = PictureRows(film.look.theme)
    let screen = rows.screen(try film.last())
    write(rows.head(film))
    write("<defs>\n\(rows.definitions)</defs>\n\(screen)</svg>\n")
  }
}

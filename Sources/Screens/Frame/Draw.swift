import Lifecycle
import TerminalKit
import Texts

/// The picture of a model on a terminal of that size. Pure: the same model gives the same picture.
public func draw(_ model: Model, _ size: Size) -> Picture {
  var canvas = Canvas(size, keys: model.keys)
  let room = model.room(in: size)
  let layout = Layout(model, room)
  if layout.footer == nil {
    canvas.drawLine(model)
  } else {
    if let rect = layout.title { canvas.drawTitle(model, in: rect) }
    if let rect = layout.device { canvas.drawDevice(model, in: rect) }
    if let rect = layout.display { canvas.drawDisplay(model, in: rect) }
    if let rect = layout.apps { canvas.drawApps(model, in: rect) }
    if let rect = layout.path {
      canvas.drawStatePath(model, in: rect, hasReason: layout.reason == nil)
    }
    if let rect = layout.reason { canvas.drawNewestReason(model, in: rect) }
    if let rect = layout.log { canvas.drawLog(model, in: rect, reasonRows: layout.reasonRows) }
    if let rect = layout.side { model.sidePanel?.draw(on: &canvas, model, in: rect) }
    if model.device.hasDisplay, layout.display == nil { canvas.sayThatDisplayIsHidden(layout) }
    if let rect = layout.scrub { canvas.drawScrub(model, in: rect) }
    canvas.drawFooter(model, layout)
  }
  canvas.drawPopup(model, layout)
  if room.rows < size.rows {
    let rect = Rect(x: 0, y: room.rows, width: size.columns, height: size.rows - room.rows)
    if let tour = model.tour {
      canvas.drawTour(model, tour, in: rect)
    } else if let practice = model.practice {
      canvas.drawExercise(model, practice, in: rect)
    } else if let lesson = model.travel.lesson {
      canvas.drawCaption(model, lesson, in: rect)
    }
  }
  let screen = Screen(
    grid: canvas.grid, cursor: canvas.cursor,
    title: ControlCharacters.escaped("Frontmost: \(model.situationText)"))
  return Picture(screen: screen, hits: canvas.hits)
}

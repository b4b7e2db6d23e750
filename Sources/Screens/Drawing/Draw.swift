import Lifecycle

/// The picture of a model on a terminal of that size. Pure: the same model gives the same picture.
public func draw(_ model: Model, _ size: Size) -> Picture {
  var canvas = Canvas(size, keys: model.keys)
  let layout = Layout(model, size)
  if layout.footer == nil {
    canvas.drawLine(model)
  } else {
    if let rect = layout.title { canvas.drawTitle(model, in: rect) }
    if let rect = layout.device { canvas.drawDevice(model, in: rect) }
    if let rect = layout.apps { canvas.drawApps(model, in: rect) }
    if let rect = layout.log { canvas.drawLog(model, in: rect) }
    if let rect = layout.states { canvas.drawStates(model, in: rect) }
    canvas.drawFooter(model, layout)
  }
  canvas.drawOverlay(model, layout)
  let screen = Screen(
    grid: canvas.grid, cursor: canvas.cursor, title: "Frontmost: \(model.situationText)")
  return Picture(screen: screen, hits: canvas.hits)
}

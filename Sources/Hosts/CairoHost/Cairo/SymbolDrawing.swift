// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionContracts
import MullionDisplayTree

/// The drawing of a symbol: its lines or letters, the enclosing shape, a slash, and a badge in the corner.
///
/// Everything is drawn in a unit square that is scaled to the requested pixels.
struct SymbolDrawing {
  private let symbol: SymbolPicture
  private let isMirrored: Bool
  private var line: Double

  init(_ symbol: SymbolPicture, isMirrored: Bool) {
    self.symbol = symbol
    self.isMirrored = isMirrored
    line = SymbolShape.lineWidth(symbol.weight)
  }

  /// Returns the symbol centred in `size` pixels.
  ///
  /// - Throws: `ImageDecodingError` when there is not enough memory.
  func pixels(of size: CGSize) throws -> PixelBuffer {
    let width = Int(max(1, min(size.width, 16_384)))
    let height = Int(max(1, min(size.height, 16_384)))
    guard let surface = CairoSurface(width: width, height: height) else {
      throw ImageDecodingError(
        "The symbol \(symbol.name.text) can't be drawn at \(width) by \(height) pixels.")
    }
    let side = Double(min(width, height))
    surface.draw { cairo in
      cairo_translate(
        cairo, (Double(width) - side) / 2, (Double(height) - side) / 2)
      cairo_scale(cairo, side, side)
      if isMirrored {
        cairo_translate(cairo, 1, 0)
        cairo_scale(cairo, -1, 1)
      }
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      draw(on: cairo)
    }
    guard let start = cairo_image_surface_get_data(surface.pointer) else {
      throw ImageDecodingError("The symbol \(symbol.name.text) has no pixels.")
    }
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: surface.byteCount))
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private func draw(on cairo: OpaquePointer) {
    let name = symbol.name
    cairo_push_group(cairo)
    if let enclosure = name.enclosure {
      outline(enclosure, on: cairo)
      if name.isFilled {
        ink(1, on: cairo)
        cairo_fill(cairo)
        if symbol.inks.count < 2 { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
        inset(0.25, on: cairo) { $0.glyph(isFilled: false, on: cairo) }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      } else {
        ink(1, on: cairo)
        stroke(on: cairo)
        inset(0.27, on: cairo) { $0.glyph(isFilled: false, on: cairo) }
      }
    } else {
      glyph(isFilled: name.isFilled, on: cairo)
    }
    if name.isSlashed { slash(on: cairo) }
    if let badge = name.badge { mark(badge, on: cairo) }
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }

  // MARK: Parts

  private func outline(_ enclosure: SymbolName.Enclosure, on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    // A filled shape is as large as a stroked one including its stroke.
    let edge = symbol.name.isFilled ? line / 2 : 0
    switch enclosure {
    case .circle: cairo_arc(cairo, 0.5, 0.5, 0.42 + edge, 0, 2 * Double.pi)
    case .square:
      rounded(
        CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84).insetBy(dx: -edge, dy: -edge),
        on: cairo)
    case .rectangle:
      rounded(
        CGRect(x: 0.04, y: 0.2, width: 0.92, height: 0.6).insetBy(dx: -edge, dy: -edge),
        on: cairo)
    }
  }

  private func rounded(_ rect: CGRect, on cairo: OpaquePointer) {
    let radius = min(0.14, min(rect.width, rect.height) * 0.22)
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, rect.maxX - radius, rect.minY + radius, radius, -quarter, 0)
    cairo_arc(cairo, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
    cairo_arc(cairo, rect.minX + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
    cairo_arc(cairo, rect.minX + radius, rect.minY + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }

  private func glyph(isFilled: Bool, on cairo: OpaquePointer) {
    ink(0, on: cairo)
    if let shape = SymbolShape(symbol.name.base) {
      draw(shape, isFilled: isFilled, on: cairo)
    } else if let text = SymbolLetters.text(symbol.name.base) {
      write(text, on: cairo)
    } else {
      Diagnostics.reportOnce(
        "There is no drawing of the symbol \"\(symbol.name.text)\"; it is drawn as a dashed box. Use a symbol"
          + " that has one, or a picture of your own.")
      cairo_new_path(cairo)
      rounded(CGRect(x: 0.14, y: 0.14, width: 0.72, height: 0.72), on: cairo)
      // Dashed, to distinguish it from the symbol of a square.
      let dashes = SymbolShape.placeholderDashes
      cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
      stroke(on: cairo)
      cairo_set_dash(cairo, nil, 0, 0)
    }
  }

  private func draw(_ shape: SymbolShape, isFilled: Bool, on cairo: OpaquePointer) {
    add(shape.areas, to: cairo)
    let hasTwoInks = isFilled && symbol.inks.count > 1 && !shape.details.isEmpty
    if isFilled {
      if hasTwoInks { ink(1, on: cairo) }
      append(shape.fills, to: cairo)
      cairo_fill_preserve(cairo)
    }
    stroke(on: cairo)
    if hasTwoInks { ink(0, on: cairo) }
    add(shape.details, to: cairo)
    let operation = cairo_get_operator(cairo)
    if isFilled, !hasTwoInks { cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT) }
    stroke(on: cairo)
    cairo_set_operator(cairo, operation)
    add(shape.lines, to: cairo)
    stroke(on: cairo)
    add(shape.solids, to: cairo)
    cairo_fill_preserve(cairo)
    // Dots grow by as much as lines widen.
    let excess = SymbolShape.excess(line)
    if excess > 0 {
      cairo_set_line_width(cairo, excess)
      cairo_stroke(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Replaces the current path with `path`.
  private func add(_ path: SymbolPath, to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    append(path, to: cairo)
  }

  private func append(_ path: SymbolPath, to cairo: OpaquePointer) {
    for step in path.steps {
      switch step {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let one, let two, let point):
        cairo_curve_to(cairo, one.x, one.y, two.x, two.y, point.x, point.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  /// Draws letters as large as possible, with their capitals vertically centred.
  private func write(_ text: String, on cairo: OpaquePointer) {
    guard let painter = try? CairoPainter(), let measurer = try? PangoTextMeasurer() else { return }
    // Fonts require sizes above one point.
    let unit = 100.0
    let font = FontDescription(size: unit, weight: line > 0.11 ? 0.4 : 0.23)
    let layout = measurer.layout(TextRequest(text: text, font: font, width: .infinity))
    let capital = measurer.metrics(of: font).capHeight
    guard layout.size.width > 0, capital > 0, let first = layout.lines.first else { return }
    let scale = min(0.8 / Double(capital), 0.94 / Double(layout.size.width))
    let baseline = 0.5 + Double(capital) * scale / 2
    cairo_save(cairo)
    cairo_translate(
      cairo, 0.5 - Double(layout.size.width) * scale / 2,
      baseline - Double(first.origin.y) * scale)
    cairo_scale(cairo, scale, scale)
    let ink = symbol.inks.first ?? DisplayColor(red: 0, green: 0, blue: 0)
    painter.text(layout, at: .zero, ink, on: cairo)
    cairo_restore(cairo)
  }

  /// Draws a slash from corner to corner, with a gap beside it.
  private func slash(on cairo: OpaquePointer) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    slashLine(width: line * 3, on: cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    ink(0, on: cairo)
    slashLine(width: line, on: cairo)
  }

  private func slashLine(width: Double, on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    cairo_move_to(cairo, 0.1, 0.1)
    cairo_line_to(cairo, 0.9, 0.9)
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }

  /// Draws a small disc in the lower right corner with `badge` cut out of it.
  private func mark(_ badge: String, on cairo: OpaquePointer) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    disc(radius: 0.28, on: cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    ink(symbol.inks.count > 1 ? 1 : 0, on: cairo)
    disc(radius: 0.23, on: cairo)
    guard let shape = SymbolShape(badge) else { return }
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_save(cairo)
    cairo_translate(cairo, 0.75 - 0.13, 0.75 - 0.13)
    cairo_scale(cairo, 0.26, 0.26)
    draw(shape, isFilled: false, on: cairo)
    cairo_restore(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func disc(radius: Double, on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    cairo_arc(cairo, 0.75, 0.75, radius, 0, 2 * Double.pi)
    cairo_fill(cairo)
  }

  // MARK: Pens

  private func ink(_ part: Int, on cairo: OpaquePointer) {
    guard let color = symbol.inks.isEmpty ? nil : symbol.inks[min(part, symbol.inks.count - 1)]
    else {
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      return
    }
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  private func stroke(on cairo: OpaquePointer) {
    cairo_set_line_width(cairo, line)
    cairo_stroke(cairo)
  }

  /// Runs `body` in a smaller square, with nearly the same line width.
  private func inset(
    _ share: Double, on cairo: OpaquePointer, _ body: (SymbolDrawing) -> Void
  ) {
    cairo_save(cairo)
    cairo_translate(cairo, share, share)
    cairo_scale(cairo, 1 - 2 * share, 1 - 2 * share)
    var inner = self
    inner.line = line * 0.85 / (1 - 2 * share)
    body(inner)
    cairo_restore(cairo)
  }
}

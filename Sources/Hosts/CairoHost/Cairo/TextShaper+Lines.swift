// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import MullionDisplayTree

extension TextShaper {
  /// Returns the glyphs of `line`, from the cache if possible.
  func shaped(_ line: TextLayout.Line, of text: TextLayout) -> ShapedLine {
    let key = ShapedLine.Key(
      text: line.text, width: line.width, font: text.font, alignment: text.alignment)
    if let known = shapedLines.value(for: key) { return known }
    load(line.text, font: text.font)
    // Not zero if another measurer laid out the text, or if the line is justified.
    let missing = line.width - width(of: pango_layout_get_line_readonly(layout, 0))
    var start = 0.0
    switch text.alignment {
    case .left: break
    case .center: start = missing / 2
    case .right: start = missing
    case .justified: if missing > 0.5 { stretch(to: line.width) }
    }
    let made = ShapedLine(owning: handOverLayout(), start: start, text: line.text)
    keep(made, for: key)
    return made
  }

  /// Draws `line` of `text` with the left end of its baseline at the context's origin, composed from cached
  /// glyphs; returns `false` without drawing if that is not possible.
  ///
  /// A point has to be a pixel, and the origin on a boundary between rows of pixels.
  func showKept(_ line: TextLayout.Line, of text: TextLayout, on cairo: OpaquePointer) -> Bool {
    let shaped = shaped(line, of: text)
    guard !shaped.mayHaveColor, let shown = pango_layout_get_line_readonly(shaped.layout, 0) else {
      return false
    }
    var map = cairo_matrix_t()
    cairo_get_matrix(cairo, &map)
    let x = map.x0 + shaped.start
    let pixel = x.rounded(.down)
    let phase = x - pixel
    guard map.xx == 1, map.yy == 1, abs(x) < 1e6, abs(map.y0) < 1e6 else { return false }
    if shaped.painted?.phase != phase {
      shaped.painted = letters.mask(of: shown, phase: phase).map { (phase, $0) }
    }
    guard let painted = shaped.painted, painted.phase == phase else { return false }
    painted.mask.paint(atPixel: Int(pixel), Int(map.y0.rounded()), on: cairo)
    return true
  }

  /// Caches the current layout with `line`, its whole text, because text is likely to be drawn after it was
  /// measured.
  func keepLine(_ line: TextLayout.Line, of text: TextLayout) {
    let key = ShapedLine.Key(
      text: line.text, width: line.width, font: text.font, alignment: text.alignment)
    keep(ShapedLine(owning: handOverLayout(), start: 0, text: line.text), for: key)
  }

  private func keep(_ line: ShapedLine, for key: ShapedLine.Key) {
    shapedLines.insert(line, for: key, cost: 1 + key.text.utf8.count / 256)
  }

  private func stretch(to width: Double) {
    pango_layout_set_width(layout, Int32(clamping: Int(width * Self.unitsPerPoint) + 1))
    pango_layout_set_justify(layout, 1)
    pango_layout_set_justify_last_line(layout, 1)
  }
}

// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

extension CairoPainter {
  func text(
    _ layout: TextLayout, at origin: CGPoint, _ color: DisplayColor, on cairo: OpaquePointer
  ) {
    guard color.alpha > 0, origin.x.isFinite, origin.y.isFinite else { return }
    let grid = DeviceGrid(of: cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    // A generous margin: glyphs may extend above and below their line.
    let margin = 2 * Double(layout.font.size)
    // On screens with higher density the difference is invisible, and large outlines are slow.
    let asOutlines = grid.pixelsPerPoint.height < 1.75 && layout.font.size <= 64
    let isKept = keepsLetters && asOutlines && grid.isUnscaled && layout.outlineWidth == 0
    set(color, on: cairo)
    for line in layout.lines where !line.text.isEmpty {
      let baseline = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
      guard baseline.y > top - margin, baseline.y < bottom + margin, baseline.x < right + margin,
        baseline.x.isFinite
      else { continue }
      cairo_save(cairo)
      let place = grid.onPixelRow(baseline)
      cairo_translate(cairo, place.x, place.y)
      fonts.ask { shaper in
        if isKept, shaper.showKept(line, of: layout, on: cairo) { return }
        shaper.show(line, of: layout, asOutlines: asOutlines, on: cairo)
      }
      cairo_restore(cairo)
    }
  }
}
